import Foundation
import QuoinGeometry

/// The preferred distances of a view to its neighbors: for each edge, a set of categories with
/// their values (Rules/Spacing.md#preferences).
public struct ViewSpacing: Sendable, Hashable {
  /// The kind of neighbor to which a preference applies. For example, a view's *top* edge has
  /// `belowText`, its preferred distance below a text.
  public enum Category: UInt8, Sendable, Hashable {
    case none, textToText, textBaseline, aboveText, belowText, leftOfText, rightOfText
  }

  /// A preferred distance, or the metrics of the text at that edge.
  public enum Value: Sendable, Hashable {
    /// A distance in points.
    case distance(CGFloat)
    /// The inputs of the text-to-text formula: the gap that its line metrics add between lines, and
    /// whether the text is above or below the gap.
    case text(leading: CGFloat, isAbove: Bool)
  }

  struct Preference: Sendable, Hashable {
    var category: Category
    var value: Value
  }

  var top: [Preference] = []
  var leading: [Preference] = []
  var bottom: [Preference] = []
  var trailing: [Preference] = []

  /// The distance between two ordinary views, in points, on both platforms.
  public static let defaultDistance: CGFloat = 8

  /// Creates a value without any preference: 8 points to ordinary neighbors.
  public init() {}

  /// The preference of zero distance on every side.
  public static let zero = ViewSpacing(zero: .all)

  /// Creates a preference of zero distance on `edges`, and none on the others.
  public init(zero edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      self[edge] = [Preference(category: .none, value: .distance(0))]
    }
  }

  /// Returns the preference of a control: that of ordinary views, with `distance` points to
  /// controls of its kind above and below.
  package static func control(_ distance: CGFloat) -> ViewSpacing {
    var spacing = ordinary
    spacing.top.append(Preference(category: .none, value: .distance(distance)))
    spacing.bottom.append(Preference(category: .none, value: .distance(distance)))
    return spacing
  }

  /// The preference of ordinary views, which add nothing to the distance that a text prefers.
  package static let ordinary: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.resetToOrdinary(.all)
    return spacing
  }()

  /// Returns the preference of a text with these line metrics, in points (Rules/Spacing.md#text).
  ///
  /// - `ascent`: the largest ascent of the fonts used; `descent` and `capHeight` likewise.
  /// - `leading`: the distance that the lower text's metrics add between two texts.
  /// - `pixel`: one pixel in points.
  /// - `firstBaseline`: the first baseline of the unwrapped text, from its top edge; `lastBaseline`
  ///   is measured from its bottom edge.
  public static func text(
    ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, leading: CGFloat, pixel: CGFloat,
    firstBaseline: CGFloat, lastBaselineFromBottom: CGFloat
  ) -> ViewSpacing {
    let line = ascent + descent
    let gap = (0.1 * line / pixel - 1e-6).rounded(.up) * pixel
    let spaced = line + gap
    let textGap = (leading / pixel - 1e-6).rounded(.up) * pixel
    var spacing = ViewSpacing()
    spacing.top = [
      Preference(category: .textToText, value: .text(leading: textGap, isAbove: false)),
      Preference(category: .textBaseline, value: .distance(-firstBaseline)),
      Preference(category: .aboveText, value: .distance(spaced - ascent)),
    ]
    spacing.bottom = [
      Preference(category: .textToText, value: .text(leading: textGap, isAbove: true)),
      Preference(category: .textBaseline, value: .distance(-lastBaselineFromBottom)),
      Preference(category: .belowText, value: .distance(max(spaced - capHeight, gap + descent))),
    ]
    return spacing
  }

  /// Returns the preference of a symbol, which is like that of a line of text without leading
  /// (Rules/Spacing.md#symbols).
  ///
  /// - Parameters:
  ///   - height: the height of the symbol, in points.
  ///   - baseline: the distance from the symbol's bottom edge up to the baseline, in points.
  public static func symbol(height: CGFloat, baselineFromBottom baseline: CGFloat) -> ViewSpacing {
    var spacing = ViewSpacing()
    spacing.top = [
      Preference(category: .textToText, value: .distance(0)),
      Preference(category: .textBaseline, value: .distance(baseline - height)),
      Preference(category: .aboveText, value: .distance(baseline)),
    ]
    spacing.bottom = [
      Preference(category: .textToText, value: .distance(0)),
      Preference(category: .textBaseline, value: .distance(-baseline)),
      Preference(category: .belowText, value: .distance(baseline + 1)),
    ]
    return spacing
  }

  subscript(edge: Edge) -> [Preference] {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Resets `edges` to the preference of an ordinary view.
  mutating func resetToOrdinary(_ edges: Edge.Set) {
    func set(_ edge: Edge, _ category: Category) {
      guard edges.contains(Edge.Set(edge)) else { return }
      self[edge] = [Preference(category: category, value: .distance(0))]
    }
    set(.top, .belowText)
    set(.bottom, .aboveText)
    set(.leading, .rightOfText)
    set(.trailing, .leftOfText)
  }
}
