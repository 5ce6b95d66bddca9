import Testing

@testable import QuoinSources

@Suite("Changes of calls in a source file")
struct SourceEditorTests {
  private static let cases =
    ModifierCases.append + ModifierCases.prepend + ModifierCases.replace + ModifierCases.remove
    + ModifierCases.move + ArgumentCases.set + ArgumentCases.remove + ArgumentCases.relabel
    + ArgumentCases.unwrap + ArgumentCases.wrap + MoveCases.after + MoveCases.into
    + GridItemCases.all

  @Test("a change writes what an author would write", arguments: cases)
  func change(_ example: EditCase) throws {
    guard let after = example.after else {
      #expect(throws: SourceEditError.self) {
        try SourceEditor.applying([example.change], to: example.text, file: "View.swift")
      }
      return
    }
    let result = try SourceEditor.applying(
      [example.change], to: example.text, file: "View.swift")
    #expect(result == after)
  }

  private static let chain = """
    VStack {
      Text("padding()") // padding()
        .padding(8)
        .frame(width: 3, height: 4)
      Divider()
    }

    """

  private func change(
    _ name: String, _ line: Int, _ column: Int, _ action: CallChange.Action
  ) -> CallChange {
    CallChange(name, at: CallLocation(file: "View.swift", line: line, column: column), action)
  }

  private func applied(_ changes: CallChange...) throws -> String {
    try SourceEditor.applying(changes, to: Self.chain, file: "View.swift")
  }

  @Test("several changes of a file apply at once, in any order")
  func severalChanges() throws {
    let changes = [
      change("VStack", 1, 1, .setArgument("spacing", to: "0")),
      change("padding", 3, 6, .remove), change("frame", 4, 6, .setArgument("width", to: "5")),
      change("frame", 4, 6, .append(".clipped()")), change("frame", 4, 6, .append(".bold()")),
      change("Divider", 5, 3, .wrap("HStack")),
    ]
    let expected = """
      VStack(spacing: 0) {
        Text("padding()") // padding()
          .frame(width: 5, height: 4)
          .clipped()
          .bold()
        HStack {
          Divider()
        }
      }

      """
    #expect(
      try SourceEditor.applying(changes, to: Self.chain, file: "View.swift") == expected)
    let turned = [5, 2, 1, 3, 4, 0].map { changes[$0] }
    #expect(try SourceEditor.applying(turned, to: Self.chain, file: "View.swift") == expected)
  }

  @Test("two arguments of one call")
  func severalArguments() throws {
    let result = try SourceEditor.applying(
      [
        change("fixedSize", 1, 3, .setArgument("vertical", to: "true")),
        change("fixedSize", 1, 3, .setArgument("horizontal", to: "false")),
      ], to: "a.fixedSize()", file: "View.swift")
    #expect(result == "a.fixedSize(horizontal: false, vertical: true)")
  }

  @Test("a moved call takes its own changes along")
  func movedChanges() throws {
    let target = CallLocation(file: "View.swift", line: 3, column: 6)
    let result = try applied(
      change("frame", 4, 6, .moveBefore(target)), change("frame", 4, 6, .removeArgument("width")))
    #expect(result.contains("// padding()\n    .frame(height: 4)\n    .padding(8)\n  Divider()"))
  }

  @Test("calls that move to the same call keep their order")
  func severalMoves() throws {
    let target = CallLocation(file: "View.swift", line: 1, column: 5)
    let titles = try SourceEditor.applying(
      [change("b", 1, 11, .moveAfter(target)), change("c", 1, 15, .moveAfter(target))],
      to: "N { A() }.b().c()", file: "View.swift")
    #expect(titles == "N { A().b().c() }")
    let views = try SourceEditor.applying(
      [
        change("B", 1, 10, .moveInto(".overlay", after: target)),
        change("C", 1, 15, .moveInto(".overlay", after: target)),
      ], to: "N { A(); B(); C() }", file: "View.swift")
    #expect(views == "N { A().overlay { B() }.overlay { C() } }")
  }

  @Test("a grid whose items are in another file")
  func itemsElsewhere() {
    let error = #expect(throws: SourceEditError.self) {
      try SourceEditor.applying(
        [change("GridItem", 1, 1, .setArgument("spacing", to: "0"))],
        to: "LazyVGrid(columns: Layout.columns) { a }", file: "Views/View.swift")
    }
    #expect(error?.message == "the GridItems of the LazyVGrid aren't in View.swift")
  }

  @Test("changes of removed code are an error")
  func conflicts() {
    let target = CallLocation(file: "View.swift", line: 3, column: 6)
    let conflicts: [[CallChange]] = [
      [change("padding", 3, 6, .remove), change("padding", 3, 6, .append(".clipped()"))],
      [change("padding", 3, 6, .remove), change("frame", 4, 6, .moveBefore(target))],
      [change("VStack", 1, 1, .replace("A()")), change("padding", 3, 6, .remove)],
      [change("padding", 3, 6, .remove), change("frame", 4, 6, .moveAfter(target))],
      [change("Divider", 5, 3, .remove), change("Divider", 5, 3, .moveInto(".a", after: target))],
      [change("frame", 4, 6, .remove), change("frame", 4, 6, .remove)],
      [change("VStack", 1, 1, .unwrap), change("VStack", 1, 1, .setArgument("spacing", to: "0"))],
    ]
    for changes in conflicts {
      #expect(throws: SourceEditError.self) {
        try SourceEditor.applying(changes, to: Self.chain, file: "View.swift")
      }
    }
  }

  @Test(
    "a call that isn't at its place",
    arguments: [
      ("padding", 2, 9), ("padding", 2, 24), ("padding", 3, 5), ("frame", 3, 6), ("padding", 9, 1),
      ("padding", 0, 1), ("padding", 3, 0), ("padding", 3, 600), ("VStack", 1, 2),
    ])
  func missing(_ name: String, _ line: Int, _ column: Int) throws {
    let error = #expect(throws: SourceEditError.self) {
      try applied(change(name, line, column, .remove))
    }
    #expect(error?.line == line)
    #expect(error?.message.hasSuffix("View.swift changed since it was compiled") == true)
  }

  @Test("a name in a folder is short in the message")
  func folders() throws {
    let error = #expect(throws: SourceEditError.self) {
      try SourceEditor.applying(
        [change("a", 1, 1, .remove)], to: "b", file: "Views/Card.swift")
    }
    #expect(error?.message.contains("; Card.swift changed since") == true)
    #expect(error?.place == "Views/Card.swift:1")
  }

  @Test("bytes that aren't UTF-8, and a byte order mark, stay")
  func foreignBytes() throws {
    let bytes: [UInt8] =
      [0xEF, 0xBB, 0xBF, 0x0A] + Array("a.b(\"".utf8) + [0xFF] + Array("\")".utf8)
    let changed = try SourceEditor.applying(
      [change("b", 2, 3, .append(".c()"))], to: bytes, file: "View.swift")
    #expect(changed == bytes + Array(".c()".utf8))
  }

  @Test("a file with unbalanced brackets is an error")
  func unbalanced() {
    #expect(throws: SourceEditError.self) {
      try SourceEditor.applying(
        [change("b", 1, 3, .append(".c()"))], to: "a.b()\n}", file: "View.swift")
    }
  }

  @Test("modifiers' code splits into its links")
  func snippets() throws {
    let snippet = try Snippet(".a(.b).c { .d() }.e[0].f", isModifier: true)
    #expect(snippet.links == [".a(.b)", ".c { .d() }", ".e[0]", ".f"])
    #expect(try Snippet(".a()\n  .b()", isModifier: true).links == [".a()", ".b()"])
  }
}
