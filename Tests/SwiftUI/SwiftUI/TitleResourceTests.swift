import QuoinDrawing
import SwiftUI
import Testing

/// Titles that are resources, as the symbols that Xcode generates for string catalogs.
@MainActor
struct TitleResourceTests {
  private static let title = LocalizedStringResource("Title")

  private struct Titles: View {
    @State private var isOn = false
    @State private var number = 0
    @State private var text = ""
    @State private var date = Date()
    @State private var color = Color.red

    var body: some View {
      let title = TitleResourceTests.title
      List {
        Section(title) {
          Button(title) {}
          Button(title, systemImage: "plus") {}
          Button(title, role: .cancel) {}
          Label(title, systemImage: "plus")
          Toggle(title, isOn: $isOn)
          Picker(title, selection: $number) { Text("0").tag(0) }
          Menu(title) {}
        }
        Group {
          TextField(title, text: $text)
          SecureField(title, text: $text)
          Stepper(title, value: $number)
          DatePicker(title, selection: $date)
          ColorPicker(title, selection: $color)
          ProgressView(title)
          LabeledContent(title, value: "1")
          DisclosureGroup(title) {}
          GroupBox(title) {}
          ContentUnavailableView(title, systemImage: "plus")
          NavigationLink(title) { Text("x") }
          ShareLink(title, item: "x")
        }
      }
      .navigationTitle(title).help(title).accessibilityLabel(title).badge(title)
      .alert(title, isPresented: .constant(false)) {}
      .confirmationDialog(title, isPresented: .constant(false)) {}
    }
  }

  @Test func controlsHaveTitlesOfResources() throws {
    let host = ViewHost(Titles(), size: ProposedViewSize(width: 400, height: 3000))
    try host.update()
    let texts = host.displayList().items.filter {
      if case .glyphs(let run, _, _) = $0 { run.text == "Title" } else { false }
    }
    #expect(texts.count >= 12)
  }

  @Test func literalsAreKeys() {
    #expect(type(of: Toggle("x", isOn: .constant(true))) == Toggle<Text>.self)
    #expect(type(of: Button("\(1) items") {}) == Button<Text>.self)
    #expect(type(of: Text(Self.title)) == Text.self)
  }
}
