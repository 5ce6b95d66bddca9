import Foundation
import QuoinCore
import QuoinGeometry
import QuoinViews
import Testing

/// The call shapes of inputs in real sources, one of each. This file verifies that they compile.
private struct InputCallShapes: View {
  enum Field: Hashable { case name, mail }
  enum Flavor: String, CaseIterable, Identifiable {
    case mint, lemon
    var id: String { rawValue }
  }

  @State private var text = ""
  @State private var number = 1
  @State private var maybe: Double?
  @State private var date = Date()
  @State private var days: Set<DateComponents> = []
  @State private var color = Color.red
  @State private var flavor = Flavor.mint
  @State private var choice: String?
  @State private var selection: TextSelection?
  @State private var rich = AttributedString("a")
  @FocusState private var isFocused: Bool
  @FocusState private var field: Field?
  private let title = "Name"

  var body: some View {
    VStack {
      fields
      editors
      pickers
      dates
      told
    }
  }

  @ViewBuilder private var fields: some View {
    TextField("a", text: $text)
    TextField(title, text: $text)
    TextField("a", text: $text, onEditingChanged: { _ in })
    TextField("a", text: $text, onEditingChanged: { _ in }, onCommit: {})
    TextField("a", text: $text, onCommit: {})
    TextField("a", text: $text) { _ in }
    TextField("a", text: $text) { _ in
    } onCommit: {
    }
    TextField("a", text: $text) {}
    TextField("a", text: $text, axis: .vertical).lineLimit(2...4)
    TextField("a", text: $text, prompt: Text("b"))
    TextField("a", text: $text, prompt: Text("b"), axis: .vertical)
    TextField("a", text: $text, selection: $selection)
    TextField("a", value: $number, format: .number)
    TextField("a", value: $maybe, format: .number)
    TextField("a", value: $number, formatter: NumberFormatter())
    TextField(title, value: $maybe, format: .percent, prompt: Text("b"))
    TextField(text: $text) { Text("a") }
    TextField(text: $text, prompt: Text("b")) { Label("a", systemImage: "star") }
    SecureField("a", text: $text)
    SecureField(title, text: $text, prompt: Text("b"))
    SecureField("a", text: $text) {}
    SecureField(text: $text) { Text("a") }
  }

  @ViewBuilder private var editors: some View {
    TextEditor(text: $text).textEditorStyle(.plain)
    TextEditor(text: $text, selection: $selection)
    TextEditor(text: $rich).frame(height: 10)
    TextField("a", text: $text).textFieldStyle(RoundedBorderTextFieldStyle())
    TextField("a", text: $text).textFieldStyle(PlainTextFieldStyle())
    TextField("a", text: $text).textFieldStyle(.roundedBorder).textFieldStyle(.automatic)
  }

  @ViewBuilder private var pickers: some View {
    Picker("a", selection: $flavor) {
      ForEach(Flavor.allCases) { flavor in Text(flavor.rawValue).tag(flavor) }
    }
    Picker(title, selection: $choice) {
      Text("none").tag(String?.none)
      Text("a").tag("a" as String?)
    }
    Picker(selection: $number, label: Text("a")) { ForEach(0..<3) { Text("\($0)") } }
    Picker(selection: $number, label: Text("a"), content: { Text("a").tag(1) })
    Picker(selection: $number, label: EmptyView()) { Text("a").tag(1) }
    Picker(selection: $number) {
      Text("a").tag(1)
    } label: {
      Text("b")
    }
    Picker(selection: $number, content: { Text("a").tag(1) }, label: { Text("b") })
    Picker("a", selection: $number, content: { Text("a").tag(1) })
    Picker("a", systemImage: "star", selection: $number, content: { Text("a").tag(1) })
    Picker("a", selection: $number) { Text("a").tag(1) }.pickerStyle(SegmentedPickerStyle())
    Picker("a", selection: $number) { Text("a").tag(1) }.pickerStyle(.navigationLink)
    Picker("a", selection: $number) { Text("a").tag(1) }.pickerStyle(WheelPickerStyle())
    ColorPicker("a", selection: $color)
    ColorPicker(title, selection: $color, supportsOpacity: false)
    ColorPicker(selection: $color, supportsOpacity: true) { Text("a") }
  }

  @ViewBuilder private var dates: some View {
    DatePicker("a", selection: $date)
    DatePicker(title, selection: $date, displayedComponents: [.date])
    DatePicker("a", selection: $date, in: Date()..., displayedComponents: .date)
    DatePicker("a", selection: $date, in: ...Date(), displayedComponents: .hourAndMinute)
    DatePicker("a", selection: $date, in: Date.distantPast...Date.distantFuture)
    DatePicker(selection: $date, label: { Text("a") })
    DatePicker(selection: $date, displayedComponents: .date) { Text("a") }
    DatePicker(selection: $date, in: ...Date(), displayedComponents: .date) { Text("a") }
    DatePicker(selection: $date) { Text("a") }.datePickerStyle(GraphicalDatePickerStyle())
    DatePicker("a", selection: $date).datePickerStyle(.compact).datePickerStyle(.wheel)
    MultiDatePicker("a", selection: $days)
    MultiDatePicker("a", selection: $days, in: Date()...)
    MultiDatePicker(selection: $days) { Text("a") }
    AsyncImage(url: nil)
    AsyncImage(url: nil, scale: 2)
    AsyncImage(url: nil) { image in
      image.resizable()
    } placeholder: {
      Color.gray
    }
    AsyncImage(url: nil, scale: 2) {
      $0
    } placeholder: {
      EmptyView()
    }
    AsyncImage(url: nil, content: { $0 }, placeholder: { Text("a") })
    AsyncImage(url: nil) { phase in phase.image }
    AsyncImage(url: nil, transaction: Transaction()) { phase in
      if let image = phase.image { image } else { Text(verbatim: "\(phase.error as Any)") }
    }
    TimelineView(.animation) { context in Text(context.date, style: .time) }
    TimelineView(.periodic(from: .now, by: 1)) { Text($0.date, style: .time) }
    TimelineView(.everyMinute) { _ in Text("a") }
  }

  @ViewBuilder private var told: some View {
    Text("a").keyboardType(.numberPad).textContentType(.oneTimeCode).submitLabel(.done)
    Text("a").autocapitalization(.none).textInputAutocapitalization(.never)
    Text("a").disableAutocorrection(true).autocorrectionDisabled().autocorrectionDisabled(false)
    Text("a").onSubmit {}.onSubmit(of: .search) {}.onSubmit(of: [.text, .search]) {}
    Text("a").focused($isFocused).focused($field, equals: .name).focusable().focusable(false)
    Text("a").defaultFocus($field, .mail).focusEffectDisabled().focusSection()
    Text("a").onHover { _ in }.onContinuousHover { _ in }.draggable("a")
    Text("a").dropDestination(for: String.self) { _, _ in
      true
    } isTargeted: { _ in
    }
    Text("a").dropDestination(for: String.self) { _, _ in true }
    Text("a").contextMenu { Text("b") }.contextMenu(menuItems: { Text("b") })
    Text("a").contextMenu {
      Text("b")
    } preview: {
      Text("c")
    }
    Text("a").contextMenu(forSelectionType: Int.self) { _ in
      Text("b")
    } primaryAction: { _ in
    }
    Text("a").contextMenu(ContextMenu { Text("b") }).onOpenURL { _ in }
    Text("a").onKeyPress(.return) { .handled }.onKeyPress { _ in .ignored }
    Text("a").onKeyPress(characters: .alphanumerics) { press in
      press.key == "a" && press.modifiers.isEmpty ? .handled : .ignored
    }
    FocusReader(isFocused: $isFocused, field: $field)
  }
}

private struct FocusReader: View {
  @FocusState.Binding var isFocused: Bool
  var field: FocusState<InputCallShapes.Field?>.Binding
  @Environment(\.isFocused) private var environmentIsFocused
  @FocusedValue(\.text) private var text: String?

  var body: some View {
    Text(verbatim: "\(isFocused) \(field.wrappedValue as Any) \(environmentIsFocused)")
      .focused(field, equals: nil)
      .focusedValue(\.text, text)
  }
}

private struct TextKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
  fileprivate var text: String? {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }
}

@MainActor
struct InputCallShapesTests {
  @Test func inputControlsAreLaidOut() throws {
    for platform in [Platform.iOS, .macOS] {
      let rendering = try Rendering(InputCallShapes(), 390, platform: platform)
      #expect(rendering.size.width == 390)
      #expect(rendering.size.height > 1000)
    }
  }

  @Test func hintsDontChangeTheLayout() throws {
    let plain = try Rendering(Text("a").padding())
    let told = try Rendering(
      Text("a").keyboardType(.emailAddress).onSubmit {}.onHover { _ in }.contextMenu { Text("b") }
        .focusable().padding())
    #expect(plain.items == told.items)
  }

  @Test func nothingHasTheFocusAtFirst() {
    let isFocused = FocusState<Bool>()
    let field = FocusState<Int?>()
    #expect(!isFocused.wrappedValue && field.wrappedValue == nil)
    // Without a live view, writes have no effect.
    field.projectedValue.wrappedValue = 3
    #expect(field.wrappedValue == nil)
  }
}
