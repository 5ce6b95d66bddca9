import QuoinSources
import Testing

/// Tests views of a file and their lines about sizing.
@Suite("View declarations") struct ViewDeclarationTests {
  private let source = """
    import SwiftUI

    /// A card.
    ///
    /// Sizing: h-hug, v-hug (wide cards are rare); see there.
    struct Card: View { var body: some View { Text("struct Fake: View { \\"}\\" }") } }

    // struct Commented: View {}
    /* /// Sizing: h-exp, v-exp */
    @MainActor
    @available(iOS 17, *)
    public struct Plain: View { let x = [1: { 2 }] }
      struct Tag<Label: View>: View where Label: Equatable {}
    struct NoView<Label: View>: Equatable {}
    enum Space { /** Intrinsic sizing behavior: h-exp, v-exp */ struct Nested: View {} }
    #if os(macOS)
    struct Twice: View {}
    #else
    struct Twice: View {}
    #endif
    struct Later {}
    extension Later: View {}
    func f() { struct Local: View {} }
    class Model { class func make() {} }
    struct Box<T> { struct Inner: View {} }
    """

  @Test("finds views among generics, nested types, comments, strings and conditions")
  func list() {
    let views = ViewDeclaration.list(in: source)
    #expect(
      views.map { "\($0.line) \($0.name)" } == [
        "6 Card", "12 Plain", "13 Tag", "15 Nested", "17 Twice", "19 Twice", "21 Later", "23 Local",
        "25 Inner",
      ])
    #expect(
      views.map(\.sizing?.phrase) == ["h-hug, v-hug", nil, nil, "h-exp, v-exp"]
        + Array(repeating: nil, count: 5))
    #expect(views[2].isGeneric && !views[0].isGeneric)
    #expect(views[7].obstacle == "it is declared inside a function")
    #expect(views[8].obstacle == "it is declared inside Box, which is generic")
  }

  @Test("writes the line before attributes, with the indentation, and keeps free text")
  func writing() throws {
    let views = ViewDeclaration.list(in: source)
    func written(_ index: Int, _ sizing: String) throws -> String {
      String(
        decoding: try #require(views[index].writing(sizing, into: Array(source.utf8))),
        as: UTF8.self)
    }
    #expect(
      try written(0, "h-exp, v-hug")
        == source.replacing("h-hug, v-hug (wide", with: "h-exp, v-hug (wide"))
    #expect(
      try written(1, "h-hug, v-hug")
        == source.replacing("@MainActor", with: "/// Sizing: h-hug, v-hug\n@MainActor"))
    #expect(
      try written(2, "h-neu, v-neu")
        == source.replacing("  struct Tag", with: "  /// Sizing: h-neu, v-neu\n  struct Tag"))
    #expect(
      try written(3, "h-hug, v-hug")
        == source.replacing("behavior: h-exp, v-exp", with: "behavior: h-hug, v-hug"))
    // The local view follows other code on its line.
    #expect(views[7].writing("h-hug, v-hug", into: Array(source.utf8)) == nil)
  }

  @Test("line endings and a byte order mark are kept; truncated files don't trap")
  func bytes() throws {
    let windows = "import SwiftUI\r\nstruct A: View {\r\n}\r\n"
    let view = try #require(ViewDeclaration.list(in: windows).first)
    #expect(
      try #require(view.writing("h-exp, v-exp", into: Array(windows.utf8)))
        == Array("import SwiftUI\r\n/// Sizing: h-exp, v-exp\r\nstruct A: View {\r\n}\r\n".utf8))
    let marked = "\u{FEFF}struct A: View {}"
    let first = try #require(ViewDeclaration.list(in: marked).first)
    #expect(
      try #require(first.writing("h-exp, v-exp", into: Array(marked.utf8)))
        == Array("\u{FEFF}/// Sizing: h-exp, v-exp\nstruct A: View {}".utf8))
    for end in 0..<source.utf8.count {
      _ = ViewDeclaration.list(in: String(decoding: Array(source.utf8)[..<end], as: UTF8.self))
    }
  }

  @Test("a sample of each possible view, on the line of its brace")
  func samples() {
    let prepass = SourcePrepass(platform: .iOS) { _ in true }
    let plain = prepass.prepare(source)
    let sampled = prepass.sampling(butOn: [6]).prepare(source)
    #expect(plain.samples.isEmpty)
    #expect(sampled.samples.map(\.name) == ["Plain", "Tag", "Nested", "Twice", "Twice", "Later"])
    #expect(
      sampled.text.split(separator: "\n", omittingEmptySubsequences: false).count
        == source.split(separator: "\n", omittingEmptySubsequences: false).count)
    #expect(
      sampled.text.contains("{ Tag { SwiftUI.ProbeChild() } }")
        && sampled.text.contains("{ Nested() }"))
  }
}
