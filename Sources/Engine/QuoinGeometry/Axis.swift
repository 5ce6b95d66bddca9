/// A direction of layout.
@frozen
public enum Axis: Int8, CaseIterable, Sendable, Codable, Hashable {
  /// The x axis, from leading to trailing.
  case horizontal
  /// The y axis, from top to bottom.
  case vertical

  /// The other axis.
  @inlinable
  public var crossing: Axis { self == .horizontal ? .vertical : .horizontal }

  /// A set of axes.
  @frozen
  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8
    @inlinable
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
  }
}

extension Axis: CustomStringConvertible {
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
