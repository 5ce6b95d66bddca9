import Testing

@testable import QuoinSources

@Suite("The changed lines of a file")
struct SourceDiffTests {
  private func text(_ old: String, _ new: String, upTo limit: Int = 12) -> String {
    SourceDiff(from: Array(old.utf8), to: Array(new.utf8)).text(upTo: limit)
  }

  @Test("a changed line has its old and new text")
  func replacement() {
    #expect(text("a\n  b\nc\n", "a\n  d\nc\n") == "- 2    b\n+ 2    d")
    #expect(text("a", "b") == "- 1  a\n+ 1  b")
    #expect(text("a\r\nb\r\n", "a\r\nc\r\n") == "- 2  b\n+ 2  c")
  }

  @Test("added and removed lines have the numbers of their versions")
  func insertion() {
    #expect(text("a\nb\n", "a\nc\nb\n") == "+ 2  c")
    #expect(text("a\nb\nc\n", "a\nc\n") == "- 2  b")
    #expect(text("a\nb\nc\nd\n", "x\nb\nc\nd\ny\n") == "- 1  a\n+ 1  x\n+ 5  y")
    #expect(text("a\nb\nc\nd\ne\n", "b\nc\nx\nd\ne\ny\n") == "- 1  a\n+ 3  x\n+ 6  y")
  }

  @Test("a line of the old version has a number in the new one")
  func newLines() {
    func numbers(_ old: String, _ new: String) -> [Int] {
      let diff = SourceDiff(from: Array(old.utf8), to: Array(new.utf8))
      return (1...old.split(separator: "\n").count).map { diff.newLine($0) }
    }
    #expect(numbers("a\nb\nc\n", "a\nx\nb\nc\n") == [1, 3, 4])
    #expect(numbers("a\nb\nc\n", "a\nc\n") == [1, 1, 2])
    #expect(numbers("a\nb\nc\n", "a\nx\nc\n") == [1, 2, 3])
    #expect(numbers("a\nb\nc\nd\n", "a\nx\ny\nd\n") == [1, 2, 3, 4])
    #expect(numbers("a\nb\nc\n", "S {\n  a\n  b\n}\nc\n") == [2, 3, 5])
    #expect(numbers("  a()\nb\n}\n", "b\n}\n.overlay { a() }\n") == [3, 1, 2])
  }

  @Test("equal files have no changed lines; long changes are shortened")
  func limits() {
    #expect(SourceDiff(from: [97, 10], to: [97, 10]).lines.isEmpty)
    let lines = (1...20).map { "\($0)\n" }.joined()
    #expect(text("", lines, upTo: 2) == "+ 1  1\n+ 2  2\n  … and 18 more lines")
    let long = SourceDiff(from: Array(lines.utf8), to: Array(String(lines.reversed()).utf8))
    #expect(long.lines.count { $0.isAdded } > 0)
  }
}
