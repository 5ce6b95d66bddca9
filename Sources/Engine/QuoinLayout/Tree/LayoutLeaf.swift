import Foundation
import QuoinGeometry

/// A leaf that the host measures instead of the layout engine, such as text.
///
/// The engine may measure it any number of times in any order and caches the sizes by proposal, so
/// a size must depend only on the proposal.
public protocol LayoutLeaf: AnyObject {
  /// Returns the leaf's size for `proposal`, in points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// Returns the length along `axis` alone, by which a stack orders its children.
  func lengthThatFits(_ proposal: ProposedViewSize, along axis: Axis) -> CGFloat
  /// Returns the guide for `key` in points from the top-leading corner, or `nil` if the leaf has
  /// none of its own.
  func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat?
  /// Whether the leaf has text baselines.
  var hasBaselines: Bool { get }
  /// The leaf's preferred distances to its neighbors.
  var spacing: ViewSpacing { get }
}

extension LayoutLeaf {
  public func lengthThatFits(_ proposal: ProposedViewSize, along axis: Axis) -> CGFloat {
    sizeThatFits(proposal)[axis]
  }
  public func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  { nil }
  public var hasBaselines: Bool { false }
  public var spacing: ViewSpacing { ViewSpacing() }
}
