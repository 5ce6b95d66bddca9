import Foundation
import Testing

@Suite("quoin explain --sweep")
struct SweepTests {
  @Test("lists and draws the widths at which the layout changes")
  func sweep() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(
      """
      import SwiftUI
      #Preview {
        ViewThatFits(in: .horizontal) {
          Color.red.frame(width: 240.5, height: 10)
          Color.red.frame(width: 40, height: 10)
        }
      }
      """, to: "Card.swift")
    let outcome = try place.quoin(
      "explain", "Card.swift", "--sweep", "width=100...300", "-o", "strip.png", "-o", "strip.svg",
      "--size", "300x60")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    #expect(
      outcome.output.contains("240.5  The ViewThatFits shows candidate 1"),
      "\(outcome.output)")
    #expect(try place.files() == ["Card.swift", "strip.png", "strip.svg"])
    let json = try place.quoin("explain", "Card.swift", "--sweep", "width=100...300", "--json")
    let document = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(document?["schema"] as? Int == 1)
  }

  @Test(
    "invalid input is distinguished",
    arguments: [
      (["--sweep", "width"], "a sweep is a side and its lengths"),
      (["--sweep", "depth=1...2"], "a sweep is a side and its lengths"),
      (["--sweep", "width=9...1"], "the first length must be at least 0"),
      (["--sweep", "width=0...nan"], "a sweep is a side and its lengths"),
      (["--sweep", "width=0...99999999"], "the first length must be at least 0"),
      (["--sweep", "width=0...9", "--steps"], "can't be combined"),
      (["--sweep", "width=0...9", "--do", "tap A"], "can't be combined"),
      (["--sweep", "width=0...9", "-o", "strip.gif"], "has no extension of a known format"),
      (["-o", "strip.png"], "-o requires --sweep"),
    ] as [([String], String)])
  func refused(_ wrong: (arguments: [String], message: String)) throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.card, to: "Card.swift")
    let outcome = try place.quoin(["explain", "Card.swift"] + wrong.arguments)
    #expect(outcome.status == 2, "\(outcome.diagnostics)")
    #expect(outcome.diagnostics.contains(wrong.message), "\(outcome.diagnostics)")
  }
}
