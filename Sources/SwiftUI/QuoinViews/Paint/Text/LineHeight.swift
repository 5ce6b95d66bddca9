import Foundation
import QuoinCore
import QuoinText

extension AttributedString {
  /// The distance between the baselines of two lines (Rules/Text.md#line-height).
  public struct LineHeight: Hashable, Sendable {
    private enum Kind: Hashable { case variable, exact, multiple, leading }

    private let kind: Kind
    private let value: CGFloat

    private init(_ kind: Kind, _ value: CGFloat = 0) {
      self.kind = kind
      self.value = value.isFinite ? min(max(value, 0), 100_000) : 0
    }

    /// The height of each line's fonts.
    public static var variable: LineHeight { LineHeight(.variable) }
    /// A multiple of the point size for less space than normal.
    public static var tight: LineHeight { .multiple(factor: 1.2) }
    /// A multiple of the point size for a normal amount of space.
    public static var normal: LineHeight { .multiple(factor: 1.3) }
    /// A multiple of the point size for more space than normal.
    public static var loose: LineHeight { .multiple(factor: 1.4) }

    /// Returns a height in points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(.exact, points) }

    /// Returns a multiple of the largest point size in a line.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(.multiple, factor) }

    /// Returns the largest point size in a line, increased by points.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(.leading, increase) }

    /// Returns the metrics of a font of `size` points in lines of this height.
    func metrics(_ metrics: LineMetrics, size: CGFloat) -> LineMetrics {
      let height: CGFloat
      switch kind {
      case .variable: return metrics
      case .exact: height = value
      case .multiple: height = size * value
      case .leading: height = size + value
      }
      let share = metrics.lineHeight > 0 ? metrics.ascent / metrics.lineHeight : 1
      return LineMetrics(
        ascent: height * share, descent: height - height * share, capHeight: metrics.capHeight)
    }

    /// Whether lines have a height of their own.
    var isConstant: Bool { kind != .variable }
  }
}

extension EnvironmentValues {
  /// The height of the lines of texts; `nil`, the default, for that of their fonts.
  public var lineHeight: AttributedString.LineHeight? {
    get { text.lineHeight }
    set { text.lineHeight = newValue }
  }
}

extension View {
  /// Sets the height of the lines of texts in the view; `nil` restores that of their fonts.
  /// Sizing: neutral.
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    modifier(_TextModifier { $0.lineHeight = lineHeight })
  }
}
