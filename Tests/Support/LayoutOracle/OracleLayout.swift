import Foundation
import QuoinGeometry

/// The oracle's layout of a tree for a proposal.
public struct OracleLayout: Sendable {
  /// The root's size.
  public private(set) var size: CGSize
  /// The frames of all views in preorder, in absolute coordinates of the root's space.
  ///
  /// Modifiers that only annotate a view (`layoutPriority`, `alignmentGuide`) have none.
  public private(set) var frames: [CGRect] = []

  /// Proposes `proposal` to `tree` and places all views (Rules/Proposals.md#three-steps).
  public init(_ tree: OracleTree, _ proposal: ProposedViewSize) {
    let root = tree.root(InheritedValues())
    size = root.size(proposal)
    place(root, at: .zero, Given(size: size, proposal: proposal))
  }

  private mutating func place(_ view: any Rule, at origin: CGPoint, _ given: Given) {
    if !view.isAnnotation { frames.append(CGRect(origin: origin, size: given.size)) }
    for placed in view.place(in: given) {
      // Rules/Rounding.md#right-to-left
      let x =
        view.isRightToLeft
        ? given.size.width - (placed.origin.x + placed.given.size.width) : placed.origin.x
      let position = CGPoint(x: origin.x + x, y: origin.y + placed.origin.y)
      place(placed.child, at: position, placed.given)
    }
  }
}
