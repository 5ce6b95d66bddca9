import Foundation
import QuoinCore
import QuoinGeometry

/// A rectangle with rounded corners, to which corners inside it can be concentric.
public nonisolated protocol RoundedRectangularShape: InsettableShape {
  typealias Corners = RoundedRectangularShapeCorners

  /// Returns the corners in a size, in points, or in any size for `nil`; `nil` if they are unknown.
  func corners(in size: CGSize?) -> Corners?
}

/// The styles of a rectangle's corners.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  public var topLeading: Edge.Corner.Style
  public var topTrailing: Edge.Corner.Style
  public var bottomLeading: Edge.Corner.Style
  public var bottomTrailing: Edge.Corner.Style

  public init(
    topLeading: Edge.Corner.Style, topTrailing: Edge.Corner.Style,
    bottomLeading: Edge.Corner.Style, bottomTrailing: Edge.Corner.Style
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  init(_ radius: CGFloat) {
    let style = Edge.Corner.Style.fixed(radius)
    self.init(
      topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }

  /// The radii of corners that don't depend on a container.
  var radii: RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topLeading.radius, bottomLeading: bottomLeading.radius,
      bottomTrailing: bottomTrailing.radius, topTrailing: topTrailing.radius)
  }
}

extension Rectangle: RoundedRectangularShape {
  public nonisolated func corners(in size: CGSize?) -> Corners? { Corners(0) }
}

extension RoundedRectangle: RoundedRectangularShape {
  public nonisolated func corners(in size: CGSize?) -> Corners? {
    Corners(min(cornerSize.width, cornerSize.height, size.greatestRadius))
  }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  public nonisolated func corners(in size: CGSize?) -> Corners? {
    Corners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading),
      bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}

extension Capsule: RoundedRectangularShape {
  public nonisolated func corners(in size: CGSize?) -> Corners? {
    size.map { Corners(Optional($0).greatestRadius) }
  }
}

extension Circle: RoundedRectangularShape {
  public nonisolated func corners(in size: CGSize?) -> Corners? {
    size.map { Corners(Optional($0).greatestRadius) }
  }
}

extension CGSize? {
  /// The largest radius that fits at both ends of a side.
  fileprivate var greatestRadius: CGFloat {
    map { max(0, min($0.width, $0.height) / 2) } ?? .infinity
  }
}
