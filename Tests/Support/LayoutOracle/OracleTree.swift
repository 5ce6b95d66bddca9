import Foundation
import QuoinGeometry

/// A piece of SwiftUI as plain data: input of the oracle, the engine and the views, and printed on
/// failure.
///
/// Like the content of a view builder it represents a list of elements: none, one or several
/// (Rules/ViewLists.md#flat-list).
public indirect enum OracleTree: Sendable, Hashable {
  /// Sizes each axis independently: the proposal or the ideal, within two limits.
  case leaf(OracleSpan, OracleSpan)
  /// Wraps like text and has the baselines and the spacing of a text.
  case words(OracleWords)
  /// Couples its axes: takes the proposed width and 600 square points; has no spacing preference.
  case area
  case circle
  /// A `GeometryReader`, whose content doesn't affect the surrounding layout.
  case reader
  case spacer(minLength: CGFloat?)
  case divider

  /// `isDynamic`: the content is a list whose length may change, so the stack is never elided.
  case stack(Axis, OracleAlignment, spacing: CGFloat?, isDynamic: Bool, [OracleTree])
  case zStack(OracleAlignment, isDynamic: Bool, [OracleTree])
  case group([OracleTree])
  case grid(OracleGrid)

  case fixedFrame(width: CGFloat?, height: CGFloat?, OracleAlignment, OracleTree)
  case flexFrame(width: OracleLimits, height: OracleLimits, OracleAlignment, OracleTree)
  case padding(OracleInsets, OracleTree)
  case fixedSize(horizontal: Bool, vertical: Bool, OracleTree)
  case aspectRatio(CGFloat?, fills: Bool, OracleTree)
  case offset(x: CGFloat, y: CGFloat, OracleTree)
  case position(x: CGFloat, y: CGFloat, OracleTree)
  /// Any modifier that only affects drawing.
  case effect(OracleTree)
  case priority(CGFloat, OracleTree)
  case guide(GuideLine, GuideValue, OracleTree)
  case layer(
    isBackground: Bool, OracleAlignment, OracleTree, isDynamic: Bool, content: [OracleTree])
  case direction(rightToLeft: Bool, OracleTree)
}

/// The sizes of a leaf on one axis.
public struct OracleSpan: Sendable, Hashable {
  public var min: CGFloat
  public var ideal: CGFloat
  public var max: CGFloat

  public init(min: CGFloat, ideal: CGFloat, max: CGFloat) {
    self.min = min
    self.ideal = ideal
    self.max = max
  }

  public static let greedy = OracleSpan(min: 0, ideal: 10, max: .infinity)

  public static func fixed(_ length: CGFloat) -> OracleSpan {
    OracleSpan(min: length, ideal: length, max: length)
  }
}

/// The arguments of a flexible frame on one axis.
public struct OracleLimits: Sendable, Hashable {
  public var min: CGFloat?
  public var ideal: CGFloat?
  public var max: CGFloat?

  public init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
    self.min = min
    self.ideal = ideal
    self.max = max
  }
}

/// Insets, in points.
public struct OracleInsets: Sendable, Hashable {
  public var top, leading, bottom, trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// An alignment, by the names of its guides.
public struct OracleAlignment: Sendable, Hashable {
  public var horizontal: GuideLine
  public var vertical: GuideLine

  public init(_ horizontal: GuideLine, _ vertical: GuideLine) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = OracleAlignment(.center, .middle)

  subscript(axis: Axis) -> GuideLine { axis == .horizontal ? horizontal : vertical }
}
