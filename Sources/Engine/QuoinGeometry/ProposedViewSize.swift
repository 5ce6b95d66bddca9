import Foundation

/// The size that a parent proposes to a child: on each axis a number, `nil`, zero or infinity.
///
/// `nil` requests the ideal length, `0` the minimum, `.infinity` the maximum; any other number
/// proposes that length. All lengths are points. It is printed as any structure:
/// `ProposedViewSize(width: Optional(300.0), height: nil)`.
@frozen
public struct ProposedViewSize: Equatable, Hashable, Sendable {
  /// The proposed width in points, or `nil` for the ideal width.
  public var width: CGFloat?
  /// The proposed height in points, or `nil` for the ideal height.
  public var height: CGFloat?

  /// Creates a proposal from two optional lengths, in points.
  @inlinable
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of exactly `size`.
  @inlinable
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// A proposal that requests the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal that requests the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// A proposal that requests the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Returns the proposal as a size, with `nil` replaced by the dimensions of `size` (10 × 10 by
  /// default).
  @inlinable
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10))
    -> CGSize
  {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposed length along `axis`.
  @inlinable
  public subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
