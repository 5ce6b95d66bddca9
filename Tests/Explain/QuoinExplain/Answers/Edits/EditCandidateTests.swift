import QuoinGeometry
import SwiftUI
import Testing

@testable import Quoin
@testable import QuoinExplain

@MainActor
@Suite("Candidates for edits")
struct EditCandidateTests {
  private typealias Insets = QuoinGeometry.EdgeInsets

  @Test("a change of an expression edits all views that it made")
  func repeatedViews() throws {
    let scene = try EditSamples.scene(EditSamples.rows)
    let padding = try #require(EditSamples.node("padding", in: scene))
    let candidate = try #require(EditCandidate.removing(padding, in: scene))
    #expect(candidate.changes.count == 1)
    #expect(candidate.changes[0].action == .remove)
    #expect(candidate.changes[0].source.line == 6)
    #expect(candidate.edits.count == 3)
    let trial = try #require(candidate.trial(in: scene))
    #expect(trial.size(padding).height < scene.node(padding).size.height)
  }

  @Test("a fixedSize becomes vertical wherever the view or the modifier is named")
  func fixedSize() throws {
    let scene = try EditSamples.scene(EditSamples.warning)
    let node = try #require(EditSamples.node("fixedSize", in: scene))
    let text = try #require(scene.pass.children[node].first)
    let first = try #require(EditCandidate.fixedSizeVertical(on: node, in: scene))
    let second = try #require(EditCandidate.fixedSizeVertical(on: text, in: scene))
    #expect(first.changes == second.changes)
    let trial = try #require(first.trial(in: scene))
    let facts = try #require(trial.text(text))
    #expect(facts.lineCount > 1)
    #expect(!facts.isTruncated)
    #expect(trial.size(text).width <= 361)
  }

  @Test("a repeated change costs less than another one")
  func costs() {
    let place = LayoutReport.Source(file: "A.swift", line: 1, column: 1)
    let below = LayoutReport.Source(file: "A.swift", line: 2, column: 1)
    let first = EditCandidate([SourceChange("Text", at: place, .append(".clipped()"))], [], cost: 3)
    let same = EditCandidate([SourceChange("Text", at: below, .append(".clipped()"))], [], cost: 3)
    let other = EditCandidate([SourceChange("Text", at: below, .append(".bold()"))], [], cost: 3)
    #expect(first.and(first).changes == first.changes)
    #expect(first.and(same).cost < first.and(other).cost)
    #expect(first.and(other).cost == 6)
    #expect(EditCandidate.all([]).map(\.cost) == nil)
    #expect(EditCandidate.all([first, same, other])?.changes.count == 3)
  }

  @Test(
    "the shortest code of a padding",
    arguments: [
      (Insets(.all, 12), ".padding(12)"),
      (Insets(.horizontal, 8), ".padding(.horizontal, 8)"),
      (Insets(.top, -10), ".padding(.top, -10)"),
      (Insets([.top, .leading], 4), ".padding([.top, .leading], 4)"),
      (
        Insets(top: 1, leading: 2, bottom: 3, trailing: 4),
        ".padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))"
      ),
    ])
  func paddingCode(_ insets: QuoinGeometry.EdgeInsets, _ code: String) {
    #expect(EditCandidate.paddingCode(insets) == code)
  }

  @Test("results in words")
  func outcomes() {
    let facts = TextFacts(
      string: "A message", lineCount: 2, ideal: CGSize(width: 663, height: 21), longestWord: 60,
      fullHeight: 43, isTruncated: false, breaksWord: false, scale: 1, fontSize: 17)
    let size = CGSize(width: 350, height: 43)
    #expect(OutcomePhrase.text(facts, size) == "two lines, 350 × 43, nothing is cut")
    #expect(OutcomePhrase.equal(192.5) == "192.5 both")
    #expect(OutcomePhrase.equal(96, count: 4) == "96 each")
    #expect(
      OutcomePhrase.size("the green", CGSize(width: 112, height: 46)) == "the green is 112 × 46")
    #expect(OutcomePhrase.gap(0) == "no gap")
    #expect(OutcomePhrase.length("“No”", .horizontal, 54) == "“No” is 54 wide")
  }
}
