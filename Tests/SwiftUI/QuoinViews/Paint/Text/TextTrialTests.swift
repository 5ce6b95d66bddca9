import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinText
import QuoinViews
import Testing

/// The facts of texts in speculative layouts.
@MainActor
struct TextTrialTests {
  /// Returns the leaf of the only text of a view.
  private func text(in tree: ViewTree) throws -> LayoutTree.NodeID {
    var node = try #require(tree.layout.root)
    while tree.facts(of: node).text == nil {
      node = try #require(tree.layout.children(of: node).first)
    }
    return node
  }

  @Test func factsFollowTheTrial() throws {
    let view = Text(verbatim: "Many words in a narrow frame").frame(width: 80)
    let tree = try Rendering(view, 300, 300).tree
    let text = try self.text(in: tree)
    let frame = tree.layout.parent(of: text)
    let facts = try #require(tree.layout.textFacts(text))
    #expect(facts == tree.facts(of: text).text)
    #expect(facts.lineCount > 1)
    #expect(tree.layout.textFacts(frame) == nil)

    let wide = LayoutEdit.frame(.horizontal, facts.ideal.width + 1)
    let proposal = ProposedViewSize(width: 300, height: 300)
    let trial = try #require(tree.layout.trial([(frame, wide)], proposal: proposal))
    #expect(trial.textFacts(text)?.lineCount == 1)
    #expect(tree.facts(of: text).text == facts)
    #expect(tree.layout.textFacts(text) == facts)
  }

  @Test func aTrialCutsAText() throws {
    let view = Text(verbatim: "Many words in a narrow frame").frame(width: 80)
    let tree = try Rendering(view, 300, 300).tree
    let text = try self.text(in: tree)
    let proposal = ProposedViewSize(width: 300, height: 300)
    let short = LayoutEdit.framed(width: nil, height: 1)
    let trial = try #require(tree.layout.trial([(text, short)], proposal: proposal))
    #expect(trial.textFacts(text)?.isTruncated == true)
    #expect(trial.textFacts(text)?.lineCount == 1)
    #expect(tree.layout.textFacts(text)?.isTruncated == false)
  }
}
