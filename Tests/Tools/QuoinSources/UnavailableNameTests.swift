import Testing

@testable import QuoinSources

@Suite("Names that SwiftUI doesn't have on a platform")
struct UnavailableNameTests {
  /// Returns `line:column name` of each finding in the body of a view, which begins in line 4.
  private func names(_ body: String, on platform: SourcePlatform = .tvOS) -> [String] {
    found("struct Card: View {\n  var body: some View {\n\(body)\n  }\n}", on: platform)
  }

  private func found(
    _ text: String, and others: [String] = [], on platform: SourcePlatform = .tvOS
  ) -> [String] {
    UnavailableName.find(in: ["import SwiftUI\n\(text)"] + others, on: platform)[0]
      .map { "\($0.line):\($0.column) \($0.name)" }
  }

  @Test("types, modifiers, values and styles")
  func kinds() {
    #expect(names("    Slider(value: $x)") == ["4:5 Slider"])
    #expect(names("    SwiftUI.Slider(value: $x)") == ["4:13 Slider"])
    #expect(
      names("    Text(\"a\")\n      .padding()\n      .controlSize(.large)")
        == ["6:8 controlSize"])
    #expect(names("    List { Row() }.swipeActions { Text(\"a\") }") == ["4:20 swipeActions"])
    #expect(found("@Environment(\\.controlSize) var size") == ["2:16 controlSize"])
    #expect(
      names("    Picker(\"a\", selection: $x) {}.pickerStyle(.wheel)")
        == ["4:48 pickerStyle(.wheel)"])
    #expect(names("    Toggle(\"a\", isOn: $x).toggleStyle(CheckboxToggleStyle())").count == 1)
    #expect(found("struct Bar: UIViewRepresentable {}", on: .macOS) == ["2:13 UIViewRepresentable"])
    #expect(names("    Slider(value: $x)", on: .iOS) == [])
  }

  @Test("the message, and what the platform has instead")
  func message() throws {
    let text = "import SwiftUI\nlet a = Picker(b) {}.pickerStyle(.segmented)"
    let name = try #require(UnavailableName.find(in: [text], on: .watchOS)[0].first)
    #expect(name.message == "pickerStyle(.segmented) isn't available on watchOS")
    #expect(name.hint == "Use .automatic, .inline, .navigationLink or .wheel")
    let slider = UnavailableName.find(in: ["import SwiftUI\nlet a = Slider()"], on: .tvOS)[0].first
    #expect(slider?.message == "Slider isn't available on tvOS")
    #expect(slider.map { $0.hint == nil } == true)
  }

  @Test(
    "names in branches that the platform doesn't compile are skipped",
    arguments: [
      ("#if os(iOS)\nlet a = Slider()\n#endif", 0),
      ("#if !os(tvOS)\nlet a = Slider()\n#endif", 0),
      ("#if os(tvOS)\n#else\nlet a = Slider()\n#endif", 0),
      ("#if os(tvOS) || os(watchOS)\n#elseif DEBUG\nlet a = Slider()\n#endif", 0),
      ("#if os(iOS) && DEBUG\nlet a = Slider()\n#endif", 0),
      ("#if DEBUG && !(os(tvOS) || os(watchOS))\nlet a = Slider()\n#endif", 0),
      ("#if os(iOS)\n#if DEBUG\nlet a = Slider()\n#endif\n#endif", 0),
      ("@available(tvOS, unavailable)\nstruct A: View { let a = Slider() }", 0),
      ("#if os(iOS)\n#else\nlet a = Slider()\n#endif", 1),
      ("#if os(iOS) || os(tvOS)\nlet a = Slider()\n#endif", 1),
      ("#if DEBUG\n#else\nlet a = Slider()\n#endif", 1),
      ("#if swift(>=6.0)\nlet a = Slider()\n#endif", 1),
      ("#if os(iOS)\n#endif\nlet a = Slider()", 1),
      ("@available(watchOS, unavailable)\nstruct A: View { let a = Slider() }", 1),
    ])
  func conditions(text: String, count: Int) {
    #expect(found(text).count == count)
  }

  @Test("names that the sources declare are skipped, in every file")
  func declared() {
    #expect(found("let a = Slider()", and: ["struct Slider {}"]) == [])
    #expect(found("struct Box<Slider: View> { var a: Slider }") == [])
    let modifier = "extension View { func controlSize(_ x: Int) {} }"
    #expect(found("let a = Text(b).controlSize(1)", and: [modifier]) == [])
    let key = "extension EnvironmentValues { var controlSize: Int { 1 } }"
    #expect(found("@Environment(\\.controlSize) var a", and: [key]) == [])
    #expect(found("@Environment(\\.controlSize) var controlSize") == ["2:16 controlSize"])
  }

  @Test(
    "members of other values, labels and other texts are skipped",
    arguments: [
      "center.badge(3)", "UNUserNotificationCenter.current().badge(3)", "NSMenu().popover(a)",
      "Shop.Slider()", "// Slider()", "\"Slider()\"", "rows.map(\\.controlSize)",
      "[1].map { $0.badge(3) }", "item.controlSize", "call(Slider: 1)", ".controlSize(.large)",
    ])
  func others(text: String) {
    #expect(names("    _ = \(text)") == [])
  }

  @Test("modifiers of contents and of the file's own views are found")
  func members() {
    #expect(names("    content.badge(3)") == ["4:13 badge"])
    #expect(names("    configuration.label.badge(3)") == ["4:25 badge"])
    #expect(names("    row.badge(3)\n  }\n  var row: some View {\n    Text(b)") == ["4:9 badge"])
    let function = "    row(1).badge(3)\n  }\n  func row(_ a: Int) -> some View {\n  "
    #expect(names(function) == ["4:12 badge"])
  }

  @Test("a file without SwiftUI has none")
  func imports() {
    #expect(UnavailableName.find(in: ["import Foundation\nlet a = Slider()"], on: .tvOS) == [[]])
  }

  @Test("every line of the table has a kind, a name and platforms")
  func table() {
    #expect(PlatformNames.entry("type Slider tvOS")?.platforms == [.tvOS])
    #expect(PlatformNames.entry("# type") == nil && PlatformNames.entry("type A toaster") == nil)
    #expect(PlatformNames.missing("Table", .type) == [.tvOS, .watchOS])
    #expect(PlatformNames.missing("Text", .type) == [])
    #expect(PlatformNames.styles(like: "SidebarListStyle", on: .watchOS).contains("carousel"))
    #expect(!PlatformNames.styles(like: "CardButtonStyle", on: .iOS).contains("borderedButton"))
  }
}
