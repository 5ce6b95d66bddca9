import Foundation
import QuoinMarkdown
import Testing

@Suite(.enabled(if: Markdown.isAvailable, "needs the Graphics trait"))
struct MarkdownTests {
  private func inline(_ source: String) -> [MarkdownRun]? {
    Markdown.runs(of: source, syntax: .inlineOnlyPreservingWhitespace)
  }

  @Test(arguments: [
    ("**b**", MarkdownRun.Intent.stronglyEmphasized), ("__b__", .stronglyEmphasized),
    ("*b*", .emphasized), ("_b_", .emphasized), ("~~b~~", .strikethrough), ("~b~", .strikethrough),
    ("`b`", .code), ("***b***", MarkdownRun.Intent([.emphasized, .stronglyEmphasized])),
  ])
  func markup(source: String, intent: MarkdownRun.Intent) {
    #expect(inline(source) == [MarkdownRun("b", intent)])
    #expect(
      inline("a \(source) c") == [MarkdownRun("a "), MarkdownRun("b", intent), MarkdownRun(" c")])
  }

  @Test(arguments: [
    "snake_case_name", "2 * 3 * 4", "**unclosed", "a  b\nc", "  a\n\n\n  b  ", "# a", "- a\n- b",
    "1. a", "> a", "    a", "a\n===", "a  \nb", "\n", "***", "\ta", "", "a\r\nb",
    "\u{301}a\n\u{301}b",
  ])
  func plainTextIsKept(source: String) {
    #expect(inline(source)?.map(\.text).joined() == source)
    #expect(
      inline(source)?.allSatisfy { $0.link == nil && $0.intent.isDisjoint(with: .emphasized) }
        == true)
  }

  @Test(arguments: [
    ("*b*", true), ("a **b c** d", true), ("_b_", true), ("~b~", true), ("`b`", true),
    ("[a](https://b.c)", true), ("https://b.c", true), ("www.b.c", true), ("a@b.c", true),
    ("a&amp;b", true), ("<b>a", true), (#"\*a"#, true),
    ("Letterpress & layout", false), ("R&D", false), ("2 * 3 * 4", false),
    ("snake_case_name", false), ("a < b", false), ("a // b", false), ("@home", false),
    ("[a] (b)", false), ("awwww", false),
    (#"C:\temp"#, false), ("5 ~ 6 ~ 7", false), ("**unclosed", false),
  ])
  func markupIsSeenWithoutAParser(source: String, hasMarkup: Bool) {
    #expect(Markdown.hasMarkup(source) == hasMarkup)
    #expect((inline(source) != [MarkdownRun(source)]) == hasMarkup)
  }

  @Test func markupInsideWordsAndLines() {
    #expect(inline("a*b*c") == [MarkdownRun("a"), MarkdownRun("b", .emphasized), MarkdownRun("c")])
    #expect(inline("a\n_b_") == [MarkdownRun("a\n"), MarkdownRun("b", .emphasized)])
    #expect(inline("_a\nb_") == [MarkdownRun("a\nb", .emphasized)])
    #expect(inline(#"\*a\*"#) == [MarkdownRun("*a*")])
    #expect(inline("a&amp;b") == [MarkdownRun("a&b")])
    #expect(inline("<b>a") == [MarkdownRun("<b>", .inlineHTML), MarkdownRun("a")])
  }

  @Test func markupInsideMarkup() {
    #expect(
      inline("**a _b ~c~ d_ e** f") == [
        MarkdownRun("a ", .stronglyEmphasized),
        MarkdownRun("b ", [.stronglyEmphasized, .emphasized]),
        MarkdownRun("c", [.stronglyEmphasized, .emphasized, .strikethrough]),
        MarkdownRun(" d", [.stronglyEmphasized, .emphasized]),
        MarkdownRun(" e", .stronglyEmphasized), MarkdownRun(" f"),
      ])
  }

  /// Returns the processor time of `body` in seconds, the minimum of three runs. It counts only
  /// this thread, so other threads don't affect it.
  private func work(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
    return (0..<3).map { _ in
      let start = now()
      body()
      return now() - start
    }.min() ?? 0
  }

  /// Each level takes constant time; if each copied the enclosing markup, four times as many levels
  /// would take sixteen times as long.
  @Test(.timeLimit(.minutes(40)), arguments: [("![", "](x)"), ("*a ", " b*")])
  func deepMarkup(opening: String, closing: String) {
    func parse(_ depth: Int) {
      let source =
        String(repeating: opening, count: depth) + "c" + String(repeating: closing, count: depth)
      #expect(inline(source)?.contains { $0.text.contains("c") } == true)
    }
    let (few, many) = (work { parse(5000) }, work { parse(20_000) })
    #expect(many < few * 10, "\(few), \(many)")
  }

  @Test func linksAndImages() {
    #expect(
      inline("[a **b**](https://c.d)") == [
        MarkdownRun("a ", link: "https://c.d"),
        MarkdownRun("b", .stronglyEmphasized, link: "https://c.d"),
      ])
    #expect(inline("![a](b.png)") == [MarkdownRun("a", image: "b.png")])
    #expect(
      inline("see https://a.bc\nx") == [
        MarkdownRun("see "), MarkdownRun("https://a.bc", link: "https://a.bc"), MarkdownRun("\nx"),
      ])
    #expect(inline("me@a.bc")?.first?.link == "mailto:me@a.bc")
    #expect(inline("www.a.bc")?.first?.link == "http://www.a.bc")
  }

  @Test func anEscapedLineEndIsALineEnd() {
    #expect(inline("a\\\nb") == [MarkdownRun("a\nb")])
    #expect(inline("a\\\\\nb") == [MarkdownRun("a\\\nb")])
    #expect(inline("`a\\\nb`") == [MarkdownRun("a\\\nb", .code)])
  }

  @Test func documentsAndJoinedLines() {
    #expect(
      Markdown.runs(of: "# a\n\nb\nc", syntax: .full)
        == [MarkdownRun("ab"), MarkdownRun(" ", .softBreak), MarkdownRun("c")])
    #expect(Markdown.runs(of: "  a \n  # b ", syntax: .inlineOnly) == [MarkdownRun("a # b")])
    #expect(Markdown.runs(of: " a\n \t\n\n b", syntax: .inlineOnly) == [MarkdownRun("a b")])
    #expect(Markdown.runs(of: " \n ", syntax: .inlineOnly) == [])
  }

  /// The parser's table of special characters is shared by the whole process.
  @Test func threadsDoNotMeet() async {
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<64 {
        group.addTask {
          Markdown.runs(of: "a ~~b~~", syntax: .inlineOnlyPreservingWhitespace)?.last?.intent
            == .strikethrough
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test func mostLabelsNeedNoParser() {
    for label in ["Favorite", "Count: 3", "10/12", "wow", "a-b", "100%", "(a)"] {
      #expect(!Markdown.mayHoldMarkup(label))
    }
    for label in ["**a**", "a & b", "https://a.b", "www.a.b", "a@b.c", "[a](b)"] {
      #expect(Markdown.mayHoldMarkup(label))
    }
  }

  @Test func deepNestingEnds() {
    let deep = String(repeating: "*a ", count: 5000) + String(repeating: "*", count: 5000)
    #expect(inline(deep)?.isEmpty == false)
    #expect(inline(String(repeating: "[", count: 20_000))?.map(\.text).joined().count == 20_000)
  }
}
