import Foundation
import QuoinGeometry

/// The layout of a `Grid`, as a value. Sizing: h-neu, v-neu (as its views).
@frozen
public struct GridLayout: _NativeLayout, Sendable {
  /// How views lie in their cells.
  public var alignment: Alignment
  /// Points between columns; `nil` takes the largest of what the pairs there prefer.
  public var horizontalSpacing: CGFloat?
  /// Points between rows; `nil` takes the largest of what the pairs there prefer.
  public var verticalSpacing: CGFloat?
  public typealias Cache = _StackCache

  @inlinable
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public var orientation: Axis? { nil }
  public var elides: Bool { false }
  public func begin(in tree: LayoutTree) {
    tree.beginGrid(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
}
