import Foundation
import QuoinCore
import QuoinGeometry
import QuoinViews
import Testing

/// The call shapes of controls in real sources, one of each. This file verifies that they compile.
private struct ControlCallShapes: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.redactionReasons) private var reasons
  @State private var isOn = false
  @State private var value = 0.5
  @State private var small: Float = 0.5
  @State private var count = 1
  private let name = "Ada"
  private let link = URL(filePath: "/")
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  private func act() {}
  private func changed(_ isEditing: Bool) {}

  var body: some View {
    VStack {
      buttons
      roles
      styles
      toggles
      sliders
      steppers
      progress
      others
      modifiers
    }
  }

  @ViewBuilder private var buttons: some View {
    Button("a") {}
    Button("a", action: act)
    Button("a \(count)") { count += 1 }
    Button(name) { act() }
    Button(isOn ? "on" : "off") { isOn.toggle() }
    Button(action: act) { Text("a") }
    Button(action: { act() }, label: { Text("a") })
    Button {
      act()
    } label: {
      Image(systemName: "star")
      Text("a")
    }
    Button {
      act()
    } label: {
      Text("a")
    }
    Button(action: act, label: label)
    Button("a", systemImage: "star") {}
    Button("a", systemImage: "star", action: act)
    Button(name, systemImage: "star", role: .destructive) {}
  }

  private func label() -> some View { Text("a") }

  @ViewBuilder private var roles: some View {
    Button("a", role: .destructive) {}
    Button("a", role: .cancel, action: act)
    Button("a", role: .none) {}
    Button("a", role: isOn ? .destructive : nil) {}
    Button(role: .destructive) {
      act()
    } label: {
      Label("a", systemImage: "trash")
    }
    Button(role: .destructive, action: act) { Text("a") }
    Button(role: .cancel, action: { act() }, label: { Text("a") })
    Button(role: .confirm, action: act)
    Button(role: .close) { act() }
  }

  @ViewBuilder private var styles: some View {
    Button("a") {}.buttonStyle(.automatic).buttonStyle(.plain).buttonStyle(.borderless)
    Button("a") {}.buttonStyle(.bordered).buttonStyle(.borderedProminent).buttonStyle(.link)
    Button("a") {}.buttonStyle(.glass).buttonStyle(.glassProminent)
    Button("a") {}.buttonStyle(.accessoryBar).buttonStyle(.accessoryBarAction)
    Button("a") {}.buttonStyle(PlainButtonStyle()).buttonStyle(BorderlessButtonStyle())
    Button("a") {}.buttonStyle(BorderedButtonStyle()).buttonStyle(DefaultButtonStyle())
    Button("a") {}.buttonStyle(BorderedProminentButtonStyle()).buttonStyle(Pressable(scale: 2))
    Button("a") {}.buttonStyle(.pressable).buttonStyle(Long())
    Button("a") {}.buttonBorderShape(.capsule).buttonBorderShape(.circle)
    Button("a") {}.buttonBorderShape(.roundedRectangle(radius: 3)).buttonBorderShape(.automatic)
    Button("a") {}.keyboardShortcut(.defaultAction).keyboardShortcut("k", modifiers: .command)
    Button("a") {}.keyboardShortcut("k", modifiers: [.command, .shift]).keyboardShortcut("k")
    Button("a") {}.keyboardShortcut(.space, modifiers: []).buttonRepeatBehavior(.enabled)
  }

  @ViewBuilder private var toggles: some View {
    Toggle("a", isOn: $isOn)
    Toggle(name, isOn: $isOn)
    Toggle(isOn: $isOn) { Text("a") }
    Toggle(isOn: $isOn, label: { Text("a") })
    Toggle(isOn: .constant(true)) { Label("a", systemImage: "star") }
    Toggle("a", systemImage: "star", isOn: $isOn)
    Toggle("", isOn: $isOn).labelsHidden().toggleStyle(.switch).toggleStyle(.button)
    Toggle("a", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red)).toggleStyle(Ticked())
    Toggle("a", isOn: $isOn).toggleStyle(.checkbox).toggleStyle(SwitchToggleStyle())
  }

  @ViewBuilder private var sliders: some View {
    Slider(value: $value)
    Slider(value: $small, in: 0...10)
    Slider(value: $value, in: 0...10, step: 1)
    Slider(value: $value, in: 0...10, step: 1) { Text("a") }
    Slider(value: $value, in: 0...10, step: 1) { isEditing in changed(isEditing) }
    Slider(value: $value, in: 0...10, onEditingChanged: changed)
    Slider(value: $value, in: 0...10, step: 1, onEditingChanged: { _ in })
    Slider(value: $value, in: 0...10) {
      Text("a")
    } onEditingChanged: { isEditing in
      changed(isEditing)
    }
    Slider(value: $value, in: 0...10) {
      Text("a")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    Slider(value: $value, in: 0...10, step: 2) {
      Text("a")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    } onEditingChanged: { _ in
    }
    Slider(value: $value, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")) {
      Text("a")
    }
    Slider(
      value: $value, in: 0...10, step: 1, minimumValueLabel: Text("0"),
      maximumValueLabel: Text("1"), label: { Text("a") })
  }

  @ViewBuilder private var steppers: some View {
    Stepper("a", value: $count)
    Stepper("a \(count)", value: $count, in: 0...3)
    Stepper(name, value: $value, in: 0...3, step: 0.5)
    Stepper("a", value: $count, step: 2)
    Stepper(value: $count, in: 0...3) { Text("a") }
    Stepper(value: $count) { Text("a") }
    Stepper(value: $count, in: 0...3, step: 1, label: { Text("a") })
    Stepper("a", value: $value, in: 0...3, step: 0.5, format: .number)
    Stepper("a", onIncrement: act, onDecrement: act)
    Stepper(onIncrement: act, onDecrement: act) { Text("a") }
    Stepper(onIncrement: { act() }, onDecrement: nil, label: { Text("a") })
    Stepper {
      Text("a")
    } onIncrement: {
      act()
    } onDecrement: {
      act()
    }
  }

  @ViewBuilder private var progress: some View {
    ProgressView()
    ProgressView("a")
    ProgressView(name)
    ProgressView { Text("a") }
    ProgressView(value: value)
    ProgressView(value: small, total: 10)
    ProgressView("a", value: value)
    ProgressView(name, value: value, total: 10)
    ProgressView(value: value) { Text("a") }
    ProgressView(value: value, label: { Text("a") })
    ProgressView(value: value, label: { Text("a") }, currentValueLabel: { Text("1") })
    ProgressView(timerInterval: start...start.addingTimeInterval(9), countsDown: false)
    ProgressView(timerInterval: start...start) { Text("a") }
    ProgressView().progressViewStyle(.circular).progressViewStyle(.linear)
    ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white)).tint(.red)
    ProgressView().progressViewStyle(LinearProgressViewStyle()).scaleEffect(2)
    Gauge(value: value) { Text("a") }
    Gauge(value: value, in: 0...10, label: { Text("a") })
    Gauge(value: value) {
      Text("a")
    } currentValueLabel: {
      Text("1")
    }
    Gauge(value: small, in: 0...10) {
      Text("a")
    } currentValueLabel: {
      Text("1")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("9")
    }
    .gaugeStyle(.accessoryCircular)
    .gaugeStyle(.accessoryLinear)
    .gaugeStyle(.accessoryCircularCapacity)
    .gaugeStyle(.accessoryLinearCapacity)
    .gaugeStyle(.linearCapacity)
  }

  @ViewBuilder private var others: some View {
    Menu("a") { Button("b") {} }
    Menu("a", systemImage: "star") { Button("b") {} }
    Menu {
      Button("b") {}
      Divider()
    } label: {
      Label("a", systemImage: "star")
    }
    Menu(content: { Text("b") }, label: { Text("a") })
    // swift-format-ignore: OnlyOneTrailingClosureArgument
    Menu(content: { Text("b") }) { Text("a") }
    Menu {
      Text("b")
    } label: {
      Text("a")
    } primaryAction: {
      act()
    }
    .menuStyle(.borderlessButton).menuStyle(.button).menuIndicator(.hidden).menuOrder(.fixed)
    ControlGroup { Button("a") {} }
    ControlGroup("a") { Button("a") {} }
    ControlGroup {
      Button("a") {}
    } label: {
      Text("b")
    }
    .controlGroupStyle(.navigation)
    Link("a", destination: link)
    Link(name, destination: link)
    Link(destination: link) { Text("a") }
    Link(destination: link, label: { Text("a") })
    ShareLink(item: link)
    ShareLink(item: name) { Label("a", systemImage: "star") }
    ShareLink(item: link, preview: SharePreview("a"))
    ShareLink(item: link, preview: SharePreview("a", image: Image(systemName: "star")))
    ShareLink("a", item: link)
    ShareLink("a", items: [name])
    ShareLink(item: link, subject: Text("a"), message: Text("b"))
    EditButton()
    RenameButton()
    HelpLink(action: act)
  }

  @ViewBuilder private var modifiers: some View {
    Text("a").redacted(reason: .placeholder).redacted(reason: isOn ? .privacy : [])
    Text("a").unredacted().privacySensitive().privacySensitive(isOn)
    Text("a").sensoryFeedback(.success, trigger: count).sensoryFeedback(.impact, trigger: isOn)
    Text("a").sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: count)
    Text("a").sensoryFeedback(.impact(flexibility: .soft), trigger: count) { old, new in old < new }
    Text("a").sensoryFeedback(trigger: count) { _, new in new > 1 ? .increase : nil }
    Text("a").hoverEffect().hoverEffect(.lift).hoverEffect(.highlight, isEnabled: isOn)
    Text("a").contentTransition(.numericText()).contentTransition(.numericText(value: value))
    Text("a").contentTransition(.interpolate).contentTransition(.numericText(countsDown: true))
    Image(systemName: "star").contentTransition(.symbolEffect(.replace))
      .contentTransition(.symbolEffect(.replace.downUp)).contentTransition(.symbolEffect)
    Image(systemName: "star").symbolEffect(.bounce, value: count)
      .symbolEffect(.pulse).symbolEffect(.variableColor.iterative.reversing, isActive: isOn)
      .symbolEffect(.bounce.up, options: .repeat(2).speed(2), value: isOn)
      .symbolEffect(.pulse, options: .repeating).symbolEffect(.rotate, isActive: isOn)
    Label("a", systemImage: "star").labelStyle(.iconOnly).labelStyle(IconOnlyLabelStyle())
  }
}

private struct Pressable: ButtonStyle {
  var scale: CGFloat = 0.9
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(configuration.role == .destructive ? Color.red : Color.blue)
      .opacity(isEnabled ? 1 : 0.5)
      .scaleEffect(configuration.isPressed ? scale : 1)
  }
}

extension ButtonStyle where Self == Pressable {
  fileprivate static var pressable: Pressable { Pressable() }
}

private struct Long: PrimitiveButtonStyle {
  func makeBody(configuration: PrimitiveButtonStyle.Configuration) -> some View {
    Button(role: configuration.role) {
      configuration.trigger()
    } label: {
      configuration.label
    }
  }
}

private struct Ticked: ToggleStyle {
  func makeBody(configuration: Self.Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        configuration.label
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
      }
    }
    .buttonStyle(.plain)
    Toggle("again", isOn: configuration.$isOn)
  }
}

@MainActor
struct ControlCallShapesTests {
  /// All of them are drawn, on both platforms.
  @Test(arguments: [Platform.iOS, .macOS])
  func everyShapeIsDrawn(platform: Platform) throws {
    let rendering = try Rendering(ControlCallShapes(), 400, nil, platform: platform)
    #expect(rendering.glyphs.count > 100)
    #expect(rendering.size.width == 400)
  }
}
