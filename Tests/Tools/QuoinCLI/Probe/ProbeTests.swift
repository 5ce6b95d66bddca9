import Foundation
import Testing

/// `quoin probe` for hierarchies and modifiers.
@Suite("probe") struct ProbeTests {
  @Test("--tree names the deciding child and its line")
  func tree() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(
      """
      import SwiftUI
      #Preview {
        HStack {
          Text("A")
          Color.red
        }
      }
      """, to: "Row.swift")
    let outcome = try place.quoin("probe", "Row.swift", "--tree")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    #expect(
      outcome.output.contains(
        /HStack +h-neu → exp by Color, v-neu → exp by Color +\(Row\.swift:3\)/),
      "\(outcome.output)")
    let json = try place.quoin("probe", "Row.swift", "--tree", "--json")
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let previews = try #require(object?["previews"] as? [[String: Any]])
    let nodes = (previews[0]["tree"] as? [String: Any])?["nodes"] as? [[String: Any]]
    #expect(nodes?.first?["name"] as? String == "HStack")
  }

  @Test("--modifier reports how a modifier is sized, with its exact curve")
  func modifiers() throws {
    let place = try Workplace()
    defer { place.close() }
    let outcome = try place.quoin(
      "probe", "--modifier", ".frame(minWidth: 100, maxWidth: 200)", "--modifier",
      ".padding(\"\"=={\"\"}() ? 4 : 5)")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    let output = outcome.output
    #expect(
      output.hasPrefix(
        """
        .frame(minWidth: 100, maxWidth: 200): h-hug, v-neu (composed)
          hugging horizontally, neutral vertically: it hugs if all of its content hugs, and expands otherwise
          width   min 100, ideal 100, max 200; 0→100 100→100 200→200 1000→200

        """), "\(output)")
    #expect(output.contains(": h-neu, v-neu (composed)") && output.contains("0→8 8→8 1000→1000"))
    // The command leaves no files in its working directory.
    #expect(try place.files().isEmpty)
  }

  @Test("a modifier that doesn't compile is reported with the compiler's message")
  func wrongModifiers() throws {
    let place = try Workplace()
    defer { place.close() }
    let wrong = try place.quoin("probe", "--modifier", ".padding()", "--modifier", ".paddin()")
    #expect(wrong.status == 1)
    #expect(
      wrong.diagnostics.contains(
        "--modifier '.paddin()': it does not compile: value of type 'ProbeChild' has no member 'paddin'"
      ),
      "\(wrong.diagnostics)")
    let plain = try place.quoin("probe", "--modifier", "padding()")
    #expect(
      plain.status == 2 && plain.diagnostics.contains("a modifier begins with a dot"),
      "\(plain.diagnostics)")
    let both = try place.quoin("probe", "--builtin", "--modifier", ".padding()")
    #expect(both.status == 2, "\(both.diagnostics)")
  }

  private static let views = """
    import SwiftUI

    /// Sizing: h-hug, v-hug (free text).
    struct Wide: View { var body: some View { Color.red.frame(height: 20) } }
    struct Named: View {
      let title: String
      var body: some View { HStack { Text(title); Spacer() } }
    }
    struct Unseen: View {
      let title: String
      var body: some View { Text(title) }
    }
    struct Tag<Label: View>: View {
      @ViewBuilder let label: () -> Label
      var body: some View { label().padding(3) }
    }
    #Preview { VStack { Named(title: "x"); Text("y") } }

    """

  @Test("--annotate proposes a line for each view, --check finds wrong ones, --write fixes them")
  func annotate() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Self.views, to: "Views.swift")
    let proposed = try place.quoin("probe", "Views.swift", "--annotate")
    #expect(
      proposed.output == """
        Views.swift:4: Wide: /// Sizing: h-exp, v-hug, the line says h-hug, v-hug
        Views.swift:5: Named: /// Sizing: h-exp, v-hug
        Views.swift:9: Unseen can't be probed: missing argument for parameter 'title' in call; no preview shows it as one view
        Views.swift:13: Tag: /// Sizing: h-neu, v-neu

        """, "\(proposed.output) \(proposed.diagnostics)")
    #expect(try String(contentsOf: place.url("Views.swift"), encoding: .utf8) == Self.views)
    let checked = try place.quoin("probe", "Views.swift", "--check")
    #expect(checked.status == 3, "\(checked.diagnostics)")
    #expect(
      checked.output
        == "Views.swift:4: Wide: at 300 × 200 it is 300 wide: h-exp, the line says h-hug\n")
    #expect(try place.quoin("probe", "Views.swift", "--annotate", "--write").status == 0)
    let expected = Self.views.replacing("h-hug, v-hug (free", with: "h-exp, v-hug (free")
      .replacing("struct Named", with: "/// Sizing: h-exp, v-hug\nstruct Named")
      .replacing("struct Tag", with: "/// Sizing: h-neu, v-neu\nstruct Tag")
    #expect(try String(contentsOf: place.url("Views.swift"), encoding: .utf8) == expected)
    let again = try place.quoin("probe", "Views.swift", "--check")
    #expect(again.status == 0 && again.output.isEmpty, "\(again.output) \(again.diagnostics)")
    #expect(try place.files() == ["Views.swift"])
  }

  @Test("--annotate processes a folder, and reports files without views")
  func annotateFolder() throws {
    let place = try Workplace()
    defer { place.close() }
    try FileManager.default.createDirectory(
      at: place.url("App"), withIntermediateDirectories: true)
    try place.write(Self.views, to: "App/Views.swift")
    try place.write(
      "import SwiftUI\nstruct Other: View { var body: some View { Text(\"a\") } }\n",
      to: "App/Other.swift")
    let outcome = try place.quoin("probe", "App", "--annotate", "--json")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let views = try #require(object?["views"] as? [[String: Any]])
    let found = views.map { "\($0["view"] ?? "") \($0["sizing"] ?? "-")" }
    #expect(
      Set(found) == [
        "Wide h-exp, v-hug", "Named h-exp, v-hug", "Unseen -", "Tag h-neu, v-neu",
        "Other h-hug, v-hug",
      ])
    try place.write("import SwiftUI\nlet a = 1\n", to: "None.swift")
    let none = try place.quoin("probe", "None.swift", "--annotate")
    #expect(none.status == 1, "\(none.output)")
    let misuse = try place.quoin("probe", "App", "--write")
    #expect(misuse.status == 2)
  }
}
