import Foundation
import Testing

@Suite("quoin diff")
struct DiffTests {
  private static func card(_ modifiers: String, name: String = "Card") -> String {
    """
    import SwiftUI
    #Preview("\(name)") {
      Text("A")
        \(modifiers)
    }
    """
  }

  @Test("names the decision with its line; the status reports a difference on request")
  func files() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Self.card(".padding(10)"), to: "Old.swift")
    try place.write(Self.card(".padding(20)"), to: "New.swift")
    let outcome = try place.quoin("diff", "Old.swift", "New.swift", "--size", "100x100")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    let first = outcome.output.split(separator: "\n").first
    #expect(
      first == "The padding around Text(\"A\") grew from 10 to 20 (New.swift:4).",
      "\(outcome.output)")
    let asked = try place.quoin("diff", "Old.swift", "New.swift", "--exit-code")
    #expect(asked.status == 3)
    try place.write(Self.card(".padding(10)"), to: "Same.swift")
    let same = try place.quoin("diff", "Old.swift", "Same.swift", "--exit-code")
    #expect(same.status == 0)
    #expect(same.output == "Nothing differs.\n")
  }

  @Test("one file in two configurations, as JSON")
  func configurations() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Self.card(".frame(maxWidth: .infinity)"), to: "Card.swift")
    let outcome = try place.quoin(
      "diff", "Card.swift", "--size", "300x100", "--size-b", "200x100", "--json")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let document = try #require(json as? [String: Any])
    #expect(document["schema"] as? Int == 1)
    let previews = try #require(document["previews"] as? [[String: Any]])
    let difference = try #require(previews.first?["difference"] as? [String: Any])
    #expect(
      difference["sentence"] as? String
        == "The proposal to the root view is 200 × 100 instead of 300 × 100; nothing else differs.")
  }

  @Test("reports written by explain, and one preview of a file")
  func reports() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(
      Self.card(".padding(10)", name: "One") + "\n" + Self.card(".padding(30)", name: "Two"),
      to: "Both.swift")
    let report = try place.quoin("explain", "Both.swift", "--json", "--preview", "One")
    try place.write(report.output, to: "one.json")
    let outcome = try place.quoin("diff", "one.json", "Both.swift#Two")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    #expect(outcome.output.contains("grew from 10 to 30"), "\(outcome.output)")
    // Matches previews by name.
    let all = try place.quoin("diff", "one.json", "Both.swift", "--exit-code")
    #expect(all.status == 3)
    #expect(all.output.contains("New: “Two”"), "\(all.output)")
  }

  @Test("a file of a commit, compared with the current one")
  func commits() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Self.card(".padding(10)"), to: "Card.swift")
    _ = try place.shell(
      """
      git init -q . && git add Card.swift && \
      git -c user.name=A -c user.email=a@b -c commit.gpgsign=false commit -qm one
      """)
    try place.write(Self.card(".padding(10).frame(width: 80)"), to: "Card.swift")
    let outcome = try place.quoin("diff", "HEAD:Card.swift")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    #expect(
      outcome.output.hasPrefix("The frame around Text(\"A\") is new (Card.swift:4)."),
      "\(outcome.output)")
    let unknown = try place.quoin("diff", "v9:Card.swift")
    #expect(unknown.status == 1)
    #expect(unknown.diagnostics.contains("git can't find it"), "\(unknown.diagnostics)")
  }

  @Test("a page with both images, a slider and boxes")
  func page() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Self.card(".padding(10).background(Color.red)"), to: "Old.swift")
    try place.write(Self.card(".padding(20).background(Color.red)"), to: "New.swift")
    let outcome = try place.quoin(
      "diff", "Old.swift", "New.swift", "--html", "out.html", "--size", "100x100")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    let page = try String(contentsOf: place.url("out.html"), encoding: .utf8)
    #expect(page.components(separatedBy: "data:image/png;base64,iVBOR").count == 3)
    #expect(page.contains("type=\"range\"") && page.contains("class=\"box new\""))
    #expect(page.contains("The padding around Text(&quot;A&quot;) grew from 10 to 20"))
    #expect(!page.contains("http"))
    #expect(try place.files() == ["New.swift", "Old.swift", "out.html"])
  }

  @Test(
    "invalid input is distinguished",
    arguments: [
      (["Old.swift"], 2, "there is nothing to compare"),
      (["Old.swift", "Old.swift"], 2, "both sides are"),
      (["Old.swift", "Missing.swift"], 1, "there is no such file"),
      (["Old.swift", "none.json"], 1, "there is no such file"),
      (["Old.swift", "bad.json"], 1, "is not a report"),
      (["Old.swift", "deep.json"], 1, "deep.json can't be read: it is nested more than 128"),
      (["Old.swift#Nobody", "Old.swift"], 1, "there is no preview named “Nobody”"),
      (["Old.swift#", "Old.swift"], 2, "the name of the preview is missing"),
      (
        ["--html", "page.txt", "Old.swift", "--size-b", "9x9"], 2,
        "the page's name doesn't end in .html"
      ),
      (
        ["--html", "Old.swift/page.html", "Old.swift", "--size-b", "9x9"], 1,
        "Old.swift is not a folder"
      ),
      (["--html", "page.html", "Old.swift", "bad.json"], 2, "has no image"),
      (["HEAD:Sources", "Old.swift"], 2, "only a Swift file or a report of a commit"),
      ([":Old2.swift", "Old.swift"], 2, "the commit is missing"),
      (["--size-b", "7", "Old.swift"], 2, "a size is two lengths"),
    ] as [([String], Int32, String)])
  func refused(_ wrong: (arguments: [String], status: Int32, message: String)) throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Self.card(".padding(10)"), to: "Old.swift")
    try place.write("{\"schema\": 1}", to: "bad.json")
    try place.write(String(repeating: "[", count: 100_000), to: "deep.json")
    let outcome = try place.quoin(["diff"] + wrong.arguments)
    #expect(outcome.status == wrong.status, "\(outcome.diagnostics)")
    #expect(outcome.diagnostics.contains(wrong.message), "\(outcome.diagnostics)")
    #expect(!outcome.crashed)
  }
}
