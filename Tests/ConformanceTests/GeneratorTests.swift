import Foundation
import Testing

@testable import ConformanceGenerator

struct GeneratorTests {
  @Test func bindingsAreSamples() {
    #expect(
      CaseExpression("Toggle(\"a\", isOn: $on) { $0 }").swift
        == "Toggle(\"a\", isOn: Bound.on) { $0 }")
  }

  @Test func probesBecomeIdentifiers() {
    let code = #"HStack { Color.red.probe("a"); Spacer().probe("s") }"#
    #expect(
      CaseExpression(code).swift
        == #"HStack { Color.red.accessibilityIdentifier("a"); "#
        + #"Spacer().accessibilityIdentifier("s") }"#)
  }

  @Test func commentsInFrontAreDropped() {
    let code = #"/* Leaf: a layout */ /* two */ Leaf().probe("a") /* kept */"#
    #expect(CaseExpression(code).swift == #"Leaf().accessibilityIdentifier("a") /* kept */"#)
  }

  @Test func topicNamesThatDifferInCaseAreOne() {
    #expect(TopicName("frame-fixed").type == "FrameFixed")
    #expect(TopicName("aspectRatio") == TopicName("aspectratio"))
  }

  @Test func switchesAreRead() throws {
    let switches = try TopicSwitch.read("# remark\na | on\n\nb | off | needs c\n")
    #expect(switches == ["a": .on, "b": .off(reason: "needs c")])
  }

  @Test(arguments: ["a", "a | maybe", "a | off", "a | on\na | on"])
  func brokenSwitchesAreRefused(text: String) {
    #expect(throws: SuiteError.self) { try TopicSwitch.read(text) }
  }

  @Test func listingsAreRead() throws {
    let listings = try Listing.read("x | inexpressible | no Swift\ny | differs | other font\n")
    #expect(listings["x"] == Listing(kind: .inexpressible, reason: "no Swift"))
    #expect(listings["y"] == Listing(kind: .differs, reason: "other font"))
  }

  @Test(arguments: ["x", "x | differs", "x | lost | why", "x | differs | a\nx | differs | b"])
  func brokenListingsAreRefused(text: String) {
    #expect(throws: SuiteError.self) { try Listing.read(text) }
  }

  @Test func casesWithoutFramesNeedNoView() throws {
    let cases = try SourceCase.read(
      """
      {"id": "a", "topic": "t", "code": "A()", "expected": {"root": {"w": 1}, "fact": "small"}}
      {"id": "b", "topic": "t", "code": "words", "expected": {"fact": "small"}}
      """, file: "a.jsonl")
    #expect(cases.map(\.expectsFrames) == [true, false])
  }

  @Test func brokenCasesNameTheirLine() {
    let error = #expect(throws: SuiteError.self) { try SourceCase.read("{}", file: "a.jsonl") }
    #expect(error?.description.contains("line 1") == true)
  }

  /// The committed sources match the generator's current output.
  @Test func generatedSourcesAreCurrent() throws {
    let suite = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let sources = try GeneratedSources(suite: Suite(directory: suite))
    let directory = suite.appending(path: "Generated")
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    #expect(Set(names) == Set(sources.files.keys), "run `swift run ConformanceGenerator`")
    for (name, text) in sources.files {
      let written = try? String(contentsOf: directory.appending(path: name), encoding: .utf8)
      #expect(written == text, "\(name) is out of date: run `swift run ConformanceGenerator`")
    }
  }
}
