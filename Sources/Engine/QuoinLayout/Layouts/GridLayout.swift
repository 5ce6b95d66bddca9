import Foundation
import QuoinGeometry

/// The layout of a `Grid`, as a value. Sizing: h-neu, v-neu (as its views).
@frozen
public struct GridLayout: _NativeLayout, Sendable {
  /// The alignment of views in their cells.
  public var alignment: Alignment
  /// The distance between columns, in points; `nil` for the largest distance that a pair of views
  /// there prefers.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, in points; `nil` for the largest distance that a pair of views
  /// there prefers.
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
