import Foundation
import QuoinCore
import QuoinGeometry

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// A set of corners.
    public struct Set: OptionSet, Hashable, Sendable {
      public let rawValue: Int8
      public init(rawValue: Int8) { self.rawValue = rawValue }
      /// Creates a set with a single corner.
      public init(_ corner: Corner) { self.init(rawValue: 1 << corner.rawValue) }

      public static let topLeading = Set(.topLeading)
      public static let topTrailing = Set(.topTrailing)
      public static let bottomLeading = Set(.bottomLeading)
      public static let bottomTrailing = Set(.bottomTrailing)
      public static let all: Set = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
    }

    /// The style of a corner: a radius, or concentric to the container's corner.
    public struct Style: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
    {
      /// The smallest radius, or the radius of a fixed corner.
      let radius: CGFloat
      let isConcentric: Bool

      /// A corner that shares its center with the container's corner: its radius is smaller by the
      /// distance between them, and 0 far away or without a container.
      public static var concentric: Style { Style(radius: 0, isConcentric: true) }

      /// Returns a concentric corner with at least the radius of `minimum`.
      public static func concentric(minimum: Style) -> Style {
        Style(radius: minimum.radius, isConcentric: true)
      }

      /// Returns a corner with a radius in points.
      public static func fixed(_ radius: CGFloat) -> Style {
        Style(radius: radius, isConcentric: false)
      }

      private init(radius: CGFloat, isConcentric: Bool) {
        self.radius = radius.isFinite ? max(radius, 0) : 0
        self.isConcentric = isConcentric
      }

      public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
      public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

      /// Returns the radius in a container with a corner of radius `outer` at `distance`.
      func radius(inside outer: CGFloat, distance: CGFloat) -> CGFloat {
        isConcentric ? max(radius, outer - distance) : radius
      }
    }
  }
}
