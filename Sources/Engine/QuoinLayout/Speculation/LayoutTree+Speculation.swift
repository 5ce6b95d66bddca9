import Foundation
import QuoinGeometry

// Speculative layout: a copy of the tree, changed in one place and laid out again.
//
// Explanations use it to verify their suggestions. A copy shares the leaves (texts, images) with
// its tree, but nothing that a layout changes; the content of a geometry reader stays as it is.

extension LayoutTree {
  /// Returns the tree with `edits` applied, laid out for `proposal`; nodes keep their indices, new
  /// ones follow.
  ///
  /// A lazy container keeps its existing rows; other rows that would become visible remain
  /// estimates.
  ///
  /// - Returns: `nil` if an edit doesn't apply to its node or the tree can't be laid out.
  package func trial(_ edits: [(node: NodeID, edit: LayoutEdit)], proposal: ProposedViewSize)
    -> LayoutTree?
  {
    let copy = LayoutTree(copying: self)
    let editor = LayoutEditor(copy)
    for (node, edit) in edits { guard editor.apply(edit, to: node) else { return nil } }
    copy.invalidateAll()
    return (try? copy.layout(proposal: proposal)) == nil ? nil : copy
  }

  /// Returns a copy for measuring. Nodes draw themselves at their last size, so measuring a visible
  /// tree would change what is drawn.
  package func copyForMeasuring() -> LayoutTree { LayoutTree(copying: self) }

  /// Returns the size of `node` for `proposal`. The tree must be a copy, or no longer visible.
  package func sizeThatFits(_ node: NodeID, _ proposal: ProposedViewSize) -> CGSize {
    pass.measure(node, Offer(proposal))
  }

  /// Returns the facts about a text at its size in this tree, which may be a copy.
  ///
  /// - Returns: `nil` if the node is not the leaf of a text, or is not shown.
  package func textFacts(_ node: NodeID) -> TextFacts? {
    guard contains(node), records[node].kind == .measured, isShown(node) else { return nil }
    let leaf = tables.leaves[Int(records[node].payload)] as? any TextualLeaf
    return leaf?.textFacts(for: proposal(of: node))
  }
}
