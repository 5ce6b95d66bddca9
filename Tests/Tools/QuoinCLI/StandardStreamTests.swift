import Foundation
import Testing

@testable import QuoinCLI

/// The file name `-` as input and as output.
@Suite("Standard input and output")
struct StandardStreamTests {
  @Test("a file is read from standard input, and an image is written to standard output")
  func pipe() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.card, to: "Card.swift")
    let svg = try place.shell("$QUOIN render - -o - --format svg < Card.swift")
    #expect(svg.status == 0 && svg.output.hasPrefix("<svg "), "\(svg.diagnostics)")
    #expect(svg.output.contains("width=\"50\" height=\"40\""))
    #if Graphics
      let png = try place.shell("$QUOIN render Card.swift -o - | head -c 4 | od -c")
      #expect(png.output.contains("211   P   N   G"), "\(png.diagnostics)")
      let pdf = try place.shell(
        "$QUOIN render - --paper A5 --format pdf -o - < Card.swift | head -c 5")
      #expect(pdf.output == "%PDF-", "\(pdf.diagnostics)")
    #endif
    #expect(try place.files() == ["Card.swift"])
  }

  @Test("list, explain and lint read standard input, and call it stdin.swift")
  func commands() throws {
    let place = try Workplace()
    defer { place.close() }
    let source = "import SwiftUI\n#Preview { Color.red.frame(width: 7, height: 7) }\n"
    try place.write(source, to: "Card.swift")
    let list = try place.shell("$QUOIN list - < Card.swift")
    #expect(list.output == "stdin.swift:2: stdin\n", "\(list.diagnostics)")
    let tree = try place.shell("$QUOIN explain - < Card.swift")
    #expect(tree.output.contains("7 × 7"), "\(tree.diagnostics)")
    try place.write(
      "import SwiftUI\n#Preview { Text(\"too long\").frame(width: 9, height: 9) }\n",
      to: "Text.swift")
    let lint = try place.shell("$QUOIN lint - --dynamic-type large < Text.swift")
    #expect(lint.output.contains("stdin.swift:2:"), "\(lint.diagnostics)")
    let silent = try place.shell(
      "(cat Text.swift; echo '// quoin:disable-file fixed-frame-cuts-text truncated-text') "
        + "| $QUOIN lint - --dynamic-type large")
    #expect(silent.output.isEmpty && silent.status == 0, "\(silent.output)\(silent.diagnostics)")
  }

  @Test(
    "what can't be written to standard output or read from standard input",
    arguments: [
      ("render Three.swift -o - --format svg", 2, "has 3 previews, but standard output takes one"),
      ("render Three.swift -o - -o a.svg", 2, "takes one image"),
      ("render Three.swift -o - --format svg --format pdf", 2, "takes one image"),
      ("render - -o a.svg --watch < Three.swift", 2, "--watch needs a file"),
      ("preview - < Three.swift", 2, "preview can't read its file from standard input"),
      ("snapshot - < Three.swift", 2, "snapshot can't read its file from standard input"),
      ("probe - --annotate < Three.swift", 2, "can't read its file from standard input"),
      ("batch - --view A --data - -o {line}.svg < Three.swift", 2, "contains the rows"),
      ("list - < /dev/null", 1, "stdin.swift: the file has no previews"),
      ("list - < $QUOIN", 1, "standard input: it is"),
      ("script", 2, "standard output is a terminal"),
    ])
  func refused(_ command: String, _ status: Int32, _ says: String) throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.three, to: "Three.swift")
    // `script` runs a command in a terminal.
    let outcome =
      command == "script"
      ? try place.shell("script -qec \"$QUOIN render Three.swift -o -\" /dev/null")
      : try place.shell("$QUOIN \(command)")
    #expect(outcome.status == status, "\(outcome.diagnostics)")
    #expect((outcome.output + outcome.diagnostics).contains(says), "\(outcome.diagnostics)")
    #expect(try place.files() == ["Three.swift"])
  }

  @Test("a missing folder is created, and removed again after a failure")
  func folders() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.card, to: "Card.swift")
    let outcome = try place.quoin("render", "Card.swift", "-o", "a/b/card.svg")
    #expect(outcome.status == 0 && outcome.output == "a/b/card.svg\n", "\(outcome.diagnostics)")
    #expect(FileManager.default.fileExists(atPath: place.url("a/b/card.svg").path))
    try place.write(Sample.previews("EmptyView()"), to: "Nothing.swift")
    #expect(try place.quoin("render", "Nothing.swift", "-o", "c/d.svg").status == 1)
    #expect(try place.files() == ["Card.swift", "Nothing.swift", "a"])
  }
}
