import Foundation
import Testing

@Suite("quoin explain tells lines, and why")
struct ExplainWhyTests {
  /// Custom modifiers and containers, a branch, data items, and a style.
  private static let screen = """
    import SwiftUI
    struct Screen: View {
      let names = ["a", "b"]
      var isNew = true
      var body: some View {
        VStack {
          Card {
            Text("inside").accessibilityIdentifier("inside")
          }
          if isNew {
            Text("new")
              .padding(3)
              .modifier(Framed())
          }
          ForEach(names, id: \\.self) { name in
            Text(name)
          }
          badge
        }
      }
      private var badge: some View {
        Circle().frame(width: 10, height: 10)
      }
    }
    struct Card<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        content
          .padding(7)
      }
    }
    struct Framed: ViewModifier {
      func body(content: Content) -> some View {
        content
          .frame(width: 90)
      }
    }
    #Preview { Screen() }
    """

  @Test("each view and modifier has the line where its author wrote it")
  func lines() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Self.screen, to: "Screen.swift")
    let outcome = try place.quoin("explain", "Screen.swift", "--json")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let previews = (json as? [String: Any])?["previews"] as? [[String: Any]]
    let report = try #require(previews?.first?["report"] as? [String: Any])
    let nodes = try #require(report["nodes"] as? [[String: Any]])
    let lines = nodes.map { node in
      let source = node["source"] as? [String: Any]
      return "\(node["name"] ?? "") \(source?["file"] ?? "") \(source?["line"] ?? 0)"
    }
    #expect(
      lines == [
        "VStack Screen.swift 6", "padding Screen.swift 29", "Text(\"inside\") Screen.swift 8",
        "frame Screen.swift 35", "padding Screen.swift 12", "Text(\"new\") Screen.swift 11",
        "Text(\"a\") Screen.swift 16", "Text(\"b\") Screen.swift 16", "frame Screen.swift 22",
        "Circle Screen.swift 22",
      ])
    #expect(nodes.map { $0["view"] as? String ?? "" }[2] == "Card")
  }

  @Test("answers as quoin why does, with lines, or as JSON; an unknown view is an error")
  func why() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Self.screen, to: "Screen.swift")
    let answer = try place.quoin("explain", "Screen.swift", "--why", "inside.x")
    #expect(answer.status == 0, "\(answer.diagnostics)")
    #expect(answer.output.lowercased().hasPrefix("inside "), "\(answer.output)")
    #expect(answer.output.contains(".padding(7) (line 29) adds 7"), "\(answer.output)")
    let same = try place.quoin("why", "Screen.swift", "inside.x", "--size", "300x300")
    let sized = try place.quoin(
      "explain", "Screen.swift", "--why", "inside.x", "--size", "300x300")
    #expect(same.status == 0 && same.output == sized.output, "\(same.output)\(sized.output)")
    let data = try place.quoin("explain", "Screen.swift", "--why", "new.width", "--json")
    #expect(data.output.contains("\"seen\""), "\(data.output)")
    let missing = try place.quoin("explain", "Screen.swift", "--why", "subtitle.width")
    #expect(missing.status == 1)
    #expect(missing.diagnostics.contains("there is no view named “subtitle”"))
    let open = try place.quoin("explain", "Screen.swift", "--why", "\"inside")
    #expect(open.status == 2)
    #expect(open.diagnostics.contains("has no counterpart"), "\(open.diagnostics)")
    let both = try place.quoin("explain", "Screen.swift", "--why", "inside", "--steps")
    #expect(both.status == 2)
    #expect(both.diagnostics.contains("--steps and --why can't be combined"))
  }

  /// The layout of the gallery is the same with and without location marks: the same nodes, frames
  /// and reasons.
  @Test("location markers don't change the gallery")
  func gallery() throws {
    let place = try Workplace()
    defer { place.close() }
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../..").standardizedFileURL
    let gallery = root.appendingPathComponent("Examples/Gallery").path
    func nodes(_ flags: String...) throws -> [[String: Any]] {
      let outcome = try place.quoin(["explain", gallery, "--json"] + flags)
      #expect(outcome.status == 0, "\(outcome.diagnostics)")
      let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      let previews = (json as? [String: Any])?["previews"] as? [[String: Any]]
      return (previews ?? []).flatMap { preview in
        (preview["report"] as? [String: Any])?["nodes"] as? [[String: Any]] ?? []
      }
    }
    let (marked, plain) = (try nodes(), try nodes("--without-lines"))
    #expect(plain.count > 1000)
    #expect(plain.allSatisfy { $0["source"] == nil })
    let known = marked.filter { $0["source"] != nil }.count
    #expect(Double(known) > 0.9 * Double(marked.count), "\(known) of \(marked.count) have a line")
    let same = marked.map { $0.filter { !["source", "isCall"].contains($0.key) } as NSDictionary }
    #expect(same == plain.map { $0 as NSDictionary })
  }
}
