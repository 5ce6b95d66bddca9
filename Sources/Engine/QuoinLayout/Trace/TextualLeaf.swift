import QuoinGeometry

/// A leaf that shows text.
package protocol TextualLeaf: LayoutLeaf {
  /// Returns the facts about the text as laid out for `proposal`, without an effect on what is
  /// drawn.
  func textFacts(for proposal: ProposedViewSize) -> TextFacts
}
