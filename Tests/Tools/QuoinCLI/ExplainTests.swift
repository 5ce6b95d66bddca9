import Foundation
import Testing

@Suite("quoin explain")
struct ExplainTests {
  @Test("shows the tree, with headings for several previews")
  func tree() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.card, to: "Card.swift")
    try place.write(Sample.three, to: "Three.swift")
    let one = try place.quoin("explain", "Card.swift")
    #expect(one.status == 0, "\(one.diagnostics)")
    #expect(one.output.contains("50 × 40") && !one.output.contains("#"))
    let three = try place.quoin("explain", "Three.swift")
    let headings = three.output.split(separator: "\n").filter { $0.hasPrefix("# ") }
    #expect(headings == ["# First", "# Second", "# Third"])
  }

  @Test("lists the steps in order")
  func steps() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.card, to: "Card.swift")
    let outcome = try place.quoin("explain", "Card.swift", "--size", "100x200", "--steps")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    let first = try #require(outcome.output.split(separator: "\n").first)
    #expect(first.contains("100 × 200"))
  }

  @Test("lays text out for a region and a text size")
  func regionAndTextSize() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(
      Sample.card.replacingOccurrences(
        of: "Rectangle().frame(width: 50, height: 40)", with: "Text(\"\\(1234)\")"),
      to: "Card.swift")
    let usual = try place.quoin("explain", "Card.swift")
    #expect(usual.output.contains("Text(\"1,234\")"), "\(usual.diagnostics)")
    #expect(usual.output.contains("20.33"))
    // 53 points at the largest size (Rules/Devices.md#dynamic-type).
    let large = try place.quoin(
      "explain", "Card.swift", "--dynamic-type", "Accessibility5", "--locale", "de-DE")
    #expect(large.output.contains("Text(\"1.234\")"), "\(large.diagnostics)")
    #expect(large.output.contains("63.33"))
  }

  @Test("writes reports as JSON with a schema version")
  func json() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.three, to: "Three.swift")
    let outcome = try place.quoin("explain", "Three.swift", "--json")
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let document = try #require(json as? [String: Any])
    #expect(document["schema"] as? Int == 1)
    let previews = try #require(document["previews"] as? [[String: Any]])
    #expect(previews.compactMap { $0["name"] as? String } == ["First", "Second", "Third"])
    #expect(previews.allSatisfy { $0["report"] is [String: Any] })
  }

  @Test("a view's output goes to standard error, not into the result")
  func prints() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.card(calling: "print(\"ink\"); return 10"), to: "Card.swift")
    let outcome = try place.quoin("explain", "Card.swift")
    #expect(outcome.diagnostics.contains("ink"))
    #expect(!outcome.output.contains("ink"))
  }

  @Test("a missing compiler causes a single clear error")
  func missingCompiler() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.card, to: "Card.swift")
    let unset = try place.quoin("explain", "Card.swift", environment: ["PATH": "/nowhere"])
    #expect(unset.status == 1)
    #expect(unset.diagnostics.contains("no swiftc in PATH"))
    let wrong = try place.quoin("explain", "Card.swift", environment: ["SWIFTC": "/nowhere/swiftc"])
    #expect(wrong.status == 1)
    #expect(wrong.diagnostics.contains("SWIFTC names /nowhere/swiftc"))
  }
}
