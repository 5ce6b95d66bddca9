import SwiftUI

/// A rectangle.
public struct RectangleMark: ChartContent {
  public typealias Body = Never

  let mark: PositionedMark

  /// Creates a rectangle centered at two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark = PositionedMark(.rectangle, x: x.placed, y: y.placed, width: width, height: height)
  }

  /// Creates a rectangle between two values on the y axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = PositionedMark(
      .rectangle, x: x.placed, yStart: yStart.placed, yEnd: yEnd.placed, width: width)
  }

  /// Creates a rectangle with a top and bottom in points; those of the plot by default.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    mark = PositionedMark(.rectangle, x: x.placed, yPoints: .points(yStart, yEnd), width: width)
  }

  /// Creates a rectangle between two values on the x axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = PositionedMark(
      .rectangle, xStart: xStart.placed, xEnd: xEnd.placed, y: y.placed, height: height)
  }

  /// Creates a rectangle with sides in points; those of the plot by default.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = PositionedMark(.rectangle, xPoints: .points(xStart, xEnd), y: y.placed, height: height)
  }

  /// Creates a rectangle between values on both axes.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = PositionedMark(
      .rectangle, xStart: xStart.placed, xEnd: xEnd.placed, yStart: yStart.placed, yEnd: yEnd.placed
    )
  }

  /// Creates a rectangle in points; the whole plot by default.
  public init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = PositionedMark(
      MarkRecord(kind: .rectangle, x: .points(xStart, xEnd), y: .points(yStart, yEnd)))
  }

  /// Creates a rectangle between two values on the y axis, with sides in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = PositionedMark(
      .rectangle, xPoints: .points(xStart, xEnd), yStart: yStart.placed, yEnd: yEnd.placed)
  }

  /// Creates a rectangle between two values on the x axis, with a top and bottom in points.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    mark = PositionedMark(
      .rectangle, xStart: xStart.placed, xEnd: xEnd.placed, yPoints: .points(yStart, yEnd))
  }

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    content.mark.collect(into: &marks)
  }
}

/// A sector of a pie or donut.
public struct SectorMark: ChartContent {
  public typealias Body = Never

  let mark: MarkRecord
  let label: ChartLabel

  /// Creates a sector whose angle is its value's share of the total, or the part of a range.
  ///
  /// Ratios and insets are relative to the plot for the outer radius, and to the outer radius for
  /// the inner one. The gap between sectors is in points.
  public init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    var mark = MarkRecord(kind: .sector, x: angle.placed.place, y: .points(nil, nil))
    mark.width = innerRadius
    mark.height = outerRadius
    mark.inset = angularInset ?? 0
    self.mark = mark
    label = angle.label
  }

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    if marks.labels.x == nil { marks.labels.x = content.label }
    marks.marks.append(content.mark)
  }
}

/// A mark, with the labels of its values.
struct PositionedMark {
  var record: MarkRecord
  var labels = _ChartMarks.Labels()
  var isInteger = (x: true, y: true)

  init(_ record: MarkRecord) { self.record = record }

  private init(
    _ kind: MarkRecord.Kind, _ x: MarkPlace, _ y: MarkPlace, _ width: MarkDimension,
    _ height: MarkDimension, _ stacking: MarkStackingMethod, _ series: String?
  ) {
    record = MarkRecord(
      kind: kind, x: x, y: y, width: width, height: height, stacking: stacking, series: series)
  }

  private mutating func note(x: PlacedValue) {
    labels.x = x.label
    isInteger.x = x.isInteger
  }

  private mutating func note(y: PlacedValue) {
    labels.y = y.label
    isInteger.y = y.isInteger
  }

  init(
    _ kind: MarkRecord.Kind, x: PlacedValue, y: PlacedValue,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard, series: String? = nil
  ) {
    self.init(kind, x.place, y.place, width, height, stacking, series)
    note(x: x)
    note(y: y)
  }

  init(
    _ kind: MarkRecord.Kind, x: PlacedValue, yStart: PlacedValue,
    yEnd: PlacedValue, width: MarkDimension = .automatic, series: String? = nil
  ) {
    let y = MarkPlace.interval(yStart.datum, yEnd.datum)
    self.init(kind, x.place, y, width, .automatic, .unstacked, series)
    note(x: x)
    note(y: yStart)
  }

  init(
    _ kind: MarkRecord.Kind, xStart: PlacedValue, xEnd: PlacedValue,
    y: PlacedValue, height: MarkDimension = .automatic, series: String? = nil
  ) {
    let x = MarkPlace.interval(xStart.datum, xEnd.datum)
    self.init(kind, x, y.place, .automatic, height, .unstacked, series)
    note(x: xStart)
    note(y: y)
  }

  init(
    _ kind: MarkRecord.Kind, xStart: PlacedValue, xEnd: PlacedValue,
    yStart: PlacedValue, yEnd: PlacedValue
  ) {
    let (x, y) = (
      MarkPlace.interval(xStart.datum, xEnd.datum), MarkPlace.interval(yStart.datum, yEnd.datum)
    )
    self.init(kind, x, y, .automatic, .automatic, .unstacked, nil)
    note(x: xStart)
    note(y: yStart)
  }

  init(
    _ kind: MarkRecord.Kind, x: PlacedValue, yPoints: MarkPlace,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(kind, x.place, yPoints, width, .automatic, stacking, nil)
    note(x: x)
  }

  init(
    _ kind: MarkRecord.Kind, xPoints: MarkPlace, y: PlacedValue,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(kind, xPoints, y.place, .automatic, height, stacking, nil)
    note(y: y)
  }

  init(
    _ kind: MarkRecord.Kind, xStart: PlacedValue, xEnd: PlacedValue,
    yPoints: MarkPlace
  ) {
    let x = MarkPlace.interval(xStart.datum, xEnd.datum)
    self.init(kind, x, yPoints, .automatic, .automatic, .unstacked, nil)
    note(x: xStart)
  }

  init(
    _ kind: MarkRecord.Kind, xPoints: MarkPlace, yStart: PlacedValue,
    yEnd: PlacedValue
  ) {
    let y = MarkPlace.interval(yStart.datum, yEnd.datum)
    self.init(kind, xPoints, y, .automatic, .automatic, .unstacked, nil)
    note(y: yStart)
  }

  func collect(into marks: inout _ChartMarks) {
    if marks.labels.x == nil { marks.labels.x = labels.x }
    if marks.labels.y == nil { marks.labels.y = labels.y }
    if labels.x != nil, !isInteger.x { marks.isInteger.x = false }
    if labels.y != nil, !isInteger.y { marks.isInteger.y = false }
    marks.marks.append(record)
  }
}
