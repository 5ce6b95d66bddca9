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
      MarkRecord(.rectangle, x: .points(xStart, xEnd), y: .points(yStart, yEnd)))
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
    var mark = MarkRecord(.sector, x: angle.placed.place, y: .points(nil, nil))
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

/// A mark, with the quantities of its values.
struct PositionedMark {
  let record: MarkRecord
  var x: ChartQuantity?
  var y: ChartQuantity?

  init(_ record: MarkRecord) { self.record = record }

  init(
    _ kind: MarkRecord.Kind, x: PlacedValue, y: PlacedValue,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard, series: String? = nil
  ) {
    record = MarkRecord(
      kind, x: x.place, y: y.place, width: width, height: height, stacking: stacking,
      series: series)
    self.x = x.quantity
    self.y = y.quantity
  }

  init(
    _ kind: MarkRecord.Kind, x: PlacedValue, yStart: PlacedValue, yEnd: PlacedValue,
    width: MarkDimension = .automatic, series: String? = nil
  ) {
    record = MarkRecord(
      kind, x: x.place, yStart: yStart.place, yEnd: yEnd.place, width: width, series: series)
    self.x = x.quantity
    y = yStart.quantity
  }

  init(
    _ kind: MarkRecord.Kind, xStart: PlacedValue, xEnd: PlacedValue, y: PlacedValue,
    height: MarkDimension = .automatic, series: String? = nil
  ) {
    record = MarkRecord(
      kind, xStart: xStart.place, xEnd: xEnd.place, y: y.place, height: height, series: series)
    x = xStart.quantity
    self.y = y.quantity
  }

  init(
    _ kind: MarkRecord.Kind, xStart: PlacedValue, xEnd: PlacedValue, yStart: PlacedValue,
    yEnd: PlacedValue
  ) {
    record = MarkRecord(
      kind, xStart: xStart.place, xEnd: xEnd.place, yStart: yStart.place, yEnd: yEnd.place)
    x = xStart.quantity
    y = yStart.quantity
  }

  init(
    _ kind: MarkRecord.Kind, x: PlacedValue, yPoints: MarkPlace,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(kind, x: x.place, y: yPoints, width: width, stacking: stacking)
    self.x = x.quantity
  }

  init(
    _ kind: MarkRecord.Kind, xPoints: MarkPlace, y: PlacedValue,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(kind, x: xPoints, y: y.place, height: height, stacking: stacking)
    self.y = y.quantity
  }

  init(
    _ kind: MarkRecord.Kind, xStart: PlacedValue, xEnd: PlacedValue, yPoints: MarkPlace
  ) {
    record = MarkRecord(
      kind, x: .interval(xStart.place.datum, xEnd.place.datum), y: yPoints, stacking: .unstacked)
    x = xStart.quantity
  }

  init(
    _ kind: MarkRecord.Kind, xPoints: MarkPlace, yStart: PlacedValue, yEnd: PlacedValue
  ) {
    record = MarkRecord(
      kind, x: xPoints, y: .interval(yStart.place.datum, yEnd.place.datum), stacking: .unstacked)
    y = yStart.quantity
  }

  func collect(into marks: inout _ChartMarks) {
    marks.note(x: x, y: y)
    marks.marks.append(record)
  }
}
