import Foundation
import QuoinGeometry

/// The lines views are aligned by: SwiftUI's own, and three as an author makes them.
public enum GuideLine: String, Sendable, Hashable, CaseIterable {
  case leading, center, trailing, column
  case top, middle, bottom, firstTextBaseline, lastTextBaseline, row, halfway

  public var axis: Axis {
    switch self {
    case .leading, .center, .trailing, .column: .horizontal
    default: .vertical
    }
  }

  /// The line as views name it.
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

  /// Rules/Alignment.md#default-guides; the author's own lines as declared below.
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

  /// Whether containers combine their children's explicit values: never those of edges and centres
  /// (Rules/Alignment.md#combining).
  var combines: Bool {
    switch self {
    case .leading, .center, .trailing, .top, .middle, .bottom: false
    case .firstTextBaseline, .lastTextBaseline, .column, .row, .halfway: true
    }
  }

  /// The topmost, the bottommost, or the mean (Rules/Alignment.md#combining).
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

/// What the closure of an `alignmentGuide` returns.
public enum GuideValue: Sendable, Hashable {
  case constant(CGFloat)
  /// A part of the view's length along the line's axis.
  case part(CGFloat)
  /// The view's own guide for the same line, moved.
  case moved(CGFloat)
  /// The guide for another line, moved.
  case other(GuideLine, CGFloat)
  /// The explicit guide for another line, or a number without one.
  case explicit(GuideLine, or: CGFloat)

  /// The value for `line` in a view that answers the questions a closure can ask.
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
  /// Reads another line.
  private enum Halfway: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.firstTextBaseline] / 2
    }
  }
  public static let row = VerticalAlignment(Row.self)
  public static let halfway = VerticalAlignment(Halfway.self)
}
