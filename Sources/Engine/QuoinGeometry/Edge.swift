import Foundation

/// A side of a rectangle, relative to the layout direction.
@frozen
public enum Edge: Int8, CaseIterable, Sendable, Codable, Hashable {
  case top, leading, bottom, trailing

  /// A set of edges.
  @frozen
  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8
    @inlinable
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set with a single edge.
    @inlinable
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    /// The leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.top, .leading, .bottom, .trailing]
  }
}

/// A horizontal side: leading or trailing.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Sendable, Codable, Hashable {
  case leading, trailing
}

/// A vertical side: top or bottom.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Sendable, Codable, Hashable {
  case top, bottom
}

/// Distances inward from the four sides of a rectangle, in points.
@frozen
public struct EdgeInsets: Equatable, Hashable, Sendable, Codable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  @inlinable
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates zero insets on all sides.
  @inlinable
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets of `length` on each of `edges`, and zero on the others.
  @inlinable
  public init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// Returns the sum of the two insets along `axis`.
  @inlinable
  public func total(along axis: Axis) -> CGFloat {
    axis == .horizontal ? leading + trailing : top + bottom
  }
}
