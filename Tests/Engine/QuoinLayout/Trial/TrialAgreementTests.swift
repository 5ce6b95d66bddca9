import Foundation
import QuoinGeometry
import Testing

@testable import QuoinLayout

/// Compares trials with trees that are built with the change.
@Suite struct TrialAgreementTests {
  /// A random tree with one or two random edits.
  private struct Experiment {
    let proposal: ProposedViewSize
    let original: SketchTree
    var edits: [(node: LayoutTree.NodeID, edit: LayoutEdit)] = []
    /// The tree that is built with the changes.
    let changed: SketchTree

    init(seed: Int) throws {
      var maker = SketchMaker(seed: seed)
      var sketch = maker.tree(seed % 3)
      proposal = maker.proposal()
      original = SketchTree(sketch)
      try original.tree.layout(proposal: maker.proposal())
      for _ in 0..<1 + seed % 2 {
        let step = maker.edit(of: sketch)
        // An earlier edit may have made the node.
        guard let node = original.nodes[step.node], let edit = step.edit(in: original.nodes) else {
          continue
        }
        edits.append((node, edit))
        sketch = step.result
      }
      changed = SketchTree(sketch)
      try changed.tree.layout(proposal: proposal)
    }

    /// Returns the first difference between the trial and the tree.
    func difference() -> String? {
      guard let trial = original.tree.trial(edits, proposal: proposal) else { return "no trial" }
      for (id, node) in changed.nodes.sorted(by: { $0.key < $1.key }) {
        guard let own = original.nodes[id] else { continue }
        let isShown = changed.tree.isShown(node)
        guard trial.isShown(own) == isShown else { return "\(id): shown is \(!isShown)" }
        let (frame, expected) = (trial.frame(of: own), changed.tree.frame(of: node))
        if isShown, !agree(frame, expected) { return "\(id): \(frame), expected \(expected)" }
      }
      return nil
    }

    private func agree(_ first: CGRect, _ second: CGRect) -> Bool {
      func agree(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) < 1e-6 }
      return agree(first.minX, second.minX) && agree(first.minY, second.minY)
        && agree(first.width, second.width) && agree(first.height, second.height)
    }
  }

  @Test func aTrialIsTheTreeBuiltWithTheChange() throws {
    var names: Set<Substring> = []
    for seed in 0..<2000 {
      let experiment = try Experiment(seed: seed)
      names.formUnion(experiment.edits.map { "\($0.edit)".prefix { $0 != "(" } })
      if let difference = experiment.difference() {
        Issue.record("seed \(seed), \(experiment.edits): \(difference)")
        return
      }
    }
    let expected: Set<Substring> = [
      "frame", "minimum", "maximum", "fixedToMinimum", "fixedToMaximum", "alignment", "spacing",
      "insets", "axes", "fitting", "priority", "framed", "framedFlexibly", "flexible", "padded",
      "fixedSize", "removed", "exchangedWithInner", "movedInward", "layered",
    ]
    #expect(names == expected)
  }

  /// A fixed length on the other axis is like a frame of its own.
  @Test(arguments: [nil, 0, 30, 200] as [CGFloat?])
  func oneOfTwoFixedLengthsBecomesALimit(width: CGFloat?) throws {
    for isMinimum in [true, false] {
      let proposal = ProposedViewSize(width: width, height: width)
      func leaf(in tree: LayoutTree) -> LayoutTree.NodeID {
        tree.addLeaf(WrappingLeaf(area: 900, ideal: 90))
      }
      let tree = LayoutTree()
      let mark = tree.mark
      let text = leaf(in: tree)
      tree.wrapFixedFrame(since: mark, width: 60, height: 40, alignment: .bottomTrailing)
      try tree.layout(proposal: proposal)
      let frame = try #require(tree.root)
      let edit: LayoutEdit = isMinimum ? .fixedToMinimum(.horizontal) : .fixedToMaximum(.horizontal)
      let trial = try #require(tree.trial([(frame, edit)], proposal: proposal))

      let other = LayoutTree()
      let start = other.mark
      let same = leaf(in: other)
      other.wrapFixedFrame(since: start, width: nil, height: 40, alignment: .bottomTrailing)
      other.wrapFlexFrame(
        since: start, width: isMinimum ? FrameLimits(min: 60) : FrameLimits(max: 60),
        height: FrameLimits(), alignment: .bottomTrailing)
      try other.layout(proposal: proposal)
      let outer = try #require(other.root)
      #expect(trial.size(of: frame) == other.size(of: outer))
      #expect(trial.frame(of: text) == other.frame(of: same))
      #expect(trial.proposal(of: text) == other.proposal(of: same))
    }
  }
}
