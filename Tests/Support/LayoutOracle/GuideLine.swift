import Foundation
import QuoinGeometry

/// The guides that align views: SwiftUI's own, and three custom ones.
public enum GuideLine: String, Sendable, Hashable, CaseIterable {
  case leading, center, trailing, column
  case top, middle, bottom, firstTextBaseline, lastTextBaseline, row, halfway

  public var axis: Axis {
    switch self {
    case .leading, .center, .trailing, .column: .horizontal
    default: .vertical
    }
  }

  /// The guide as views name it.
  public var key: AlignmentKey {
    switch self {
    case .leading: HorizontalAlignment.leading.key
    case .center: HorizontalAlignment.center.key
    case .trailing: HorizontalAlignment.trailing.key
    case .column: HorizontalAlignment.column.key
    case .top: VerticalAlignment.top.key
    case .middle: VerticalAlignment.center.key
    case .bottom: VerticalAlignment.bottom.key
    case .firstTextBaseline: VerticalAlignment.firstTextBaseline.key
    case .lastTextBaseline: VerticalAlignment.lastTextBaseline.key
    case .row: VerticalAlignment.row.key
    case .halfway: VerticalAlignment.halfway.key
    }
  }

  /// Rules/Alignment.md#default-guides; the custom guides as declared below.
  func defaultValue(in dimensions: Dimensions) -> CGFloat {
    switch self {
    case .leading, .top: 0
    case .center: dimensions.size.width / 2
    case .trailing: dimensions.size.width
    case .middle: dimensions.size.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: dimensions.size.height
    case .column: dimensions.size.width / 4
    case .row: dimensions.size.height / 4
    case .halfway: dimensions[.firstTextBaseline] / 2
    }
  }

  /// Whether containers combine their children's explicit values: never for edges and centers
  /// (Rules/Alignment.md#combining).
  var combines: Bool {
    switch self {
    case .leading, .center, .trailing, .top, .middle, .bottom: false
    case .firstTextBaseline, .lastTextBaseline, .column, .row, .halfway: true
    }
  }

  /// Combines values to the topmost, the bottommost or the mean (Rules/Alignment.md#combining).
  func combined(_ values: [CGFloat]) -> CGFloat? {
    switch self {
    case .firstTextBaseline: values.min()
    case .lastTextBaseline: values.max()
    default: values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
    }
  }
}

/// A size and the guides in it (Rules/Alignment.md#guides).
struct Dimensions {
  let size: CGSize
  let explicit: (GuideLine) -> CGFloat?

  subscript(line: GuideLine) -> CGFloat { explicit(line) ?? line.defaultValue(in: self) }
}

/// The result of the closure of an `alignmentGuide`.
public enum GuideValue: Sendable, Hashable {
  case constant(CGFloat)
  /// A fraction of the view's length along the axis of the guide.
  case part(CGFloat)
  /// The view's own value for the same guide, plus an offset.
  case moved(CGFloat)
  /// The value of another guide, plus an offset.
  case other(GuideLine, CGFloat)
  /// The explicit value of another guide, or else a number.
  case explicit(GuideLine, or: CGFloat)

  /// Returns the value for `line` in a view, given the values that a closure can read.
  public func value(
    for line: GuideLine, length: CGFloat, guide: (GuideLine) -> CGFloat,
    explicit: (GuideLine) -> CGFloat?
  ) -> CGFloat {
    switch self {
    case .constant(let number): number
    case .part(let share): length * share
    case .moved(let distance): guide(line) + distance
    case .other(let other, let distance): guide(other) + distance
    case .explicit(let other, let number): explicit(other) ?? number
    }
  }
}

extension HorizontalAlignment {
  private enum Column: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
  }
  public static let column = HorizontalAlignment(Column.self)
}

extension VerticalAlignment {
  private enum Row: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }
  /// A guide that reads another guide.
  private enum Halfway: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.firstTextBaseline] / 2
    }
  }
  public static let row = VerticalAlignment(Row.self)
  public static let halfway = VerticalAlignment(Halfway.self)
}
