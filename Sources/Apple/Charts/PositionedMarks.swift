import SwiftUI

/// A bar: a rectangle from zero, or from a start to an end.
public struct BarMark: ChartContent {
  public typealias Body = Never

  let mark: PositionedMark

  /// Creates a bar; its value is on the axis with numbers, its position on the other one.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = PositionedMark(
      .bar, x: x.placed, y: y.placed, width: width, height: height, stacking: stacking)
  }

  /// Creates a vertical bar between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = PositionedMark(.bar, x: x.placed, yStart: yStart.placed, yEnd: yEnd.placed, width: width)
  }

  /// Creates a horizontal bar between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = PositionedMark(
      .bar, xStart: xStart.placed, xEnd: xEnd.placed, y: y.placed, height: height)
  }

  /// Creates a bar between two values, with a start and end in points.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    mark = PositionedMark(
      .bar, xStart: xStart.placed, xEnd: xEnd.placed, yPoints: .points(yStart, yEnd))
  }

  /// Creates a bar between two values, with a start and end in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = PositionedMark(
      .bar, xPoints: .points(xStart, xEnd), yStart: yStart.placed, yEnd: yEnd.placed)
  }

  /// Creates a part of a one-dimensional bar along the x axis.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = PositionedMark(
      .bar, x: x.placed, yPoints: .points(yStart, yEnd), width: width, stacking: stacking)
  }

  /// Creates a part of a one-dimensional bar along the y axis.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = PositionedMark(
      .bar, xPoints: .points(xStart, xEnd), y: y.placed, height: height, stacking: stacking)
  }

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    content.mark.collect(into: &marks)
  }
}

/// A point of a line.
public struct LineMark: ChartContent {
  public typealias Body = Never

  let mark: PositionedMark

  /// Creates a point of the chart's line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = PositionedMark(.line, x: x.placed, y: y.placed)
  }

  /// Creates a point of one of several lines.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = PositionedMark(.line, x: x.placed, y: y.placed, series: series.datum.name)
  }

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    content.mark.collect(into: &marks)
  }
}

/// A point of an area's edge.
public struct AreaMark: ChartContent {
  public typealias Body = Never

  let mark: PositionedMark

  /// Creates a point of an area above zero.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = PositionedMark(.area, x: x.placed, y: y.placed, stacking: stacking)
  }

  /// Creates a point of one of several areas.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = PositionedMark(
      .area, x: x.placed, y: y.placed, stacking: stacking, series: series.datum.name)
  }

  /// Creates a point of an area between two lines.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = PositionedMark(.area, x: x.placed, yStart: yStart.placed, yEnd: yEnd.placed)
  }

  /// Creates a point of one of several areas between two lines.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = PositionedMark(
      .area, x: x.placed, yStart: yStart.placed, yEnd: yEnd.placed, series: series.datum.name)
  }

  /// Creates a point of a vertical area between two lines.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = PositionedMark(.area, xStart: xStart.placed, xEnd: xEnd.placed, y: y.placed)
  }

  /// Creates a point of one of several vertical areas between two lines.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = PositionedMark(
      .area, xStart: xStart.placed, xEnd: xEnd.placed, y: y.placed, series: series.datum.name)
  }

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    content.mark.collect(into: &marks)
  }
}

/// A symbol at a point.
public struct PointMark: ChartContent {
  public typealias Body = Never

  let mark: PositionedMark

  /// Creates a symbol at two values.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = PositionedMark(.point, x: x.placed, y: y.placed)
  }

  /// Creates a symbol at a position in points; in the middle of the plot if it is `nil`.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = PositionedMark(.point, xPoints: .points(x, x), y: y.placed)
  }

  /// Creates a symbol at a position in points; in the middle of the plot if it is `nil`.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark = PositionedMark(.point, x: x.placed, yPoints: .points(y, y))
  }

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    content.mark.collect(into: &marks)
  }
}

/// A straight line, across the plot by default.
public struct RuleMark: ChartContent {
  public typealias Body = Never

  let mark: PositionedMark

  /// Creates a vertical line between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = PositionedMark(.rule, x: x.placed, yStart: yStart.placed, yEnd: yEnd.placed)
  }

  /// Creates a vertical line with a start and end in points from the top of the plot.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = PositionedMark(.rule, x: x.placed, yPoints: .points(yStart, yEnd))
  }

  /// Creates a vertical line at a position in points between two values.
  public init<Y: Plottable>(
    x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = PositionedMark(.rule, xPoints: .points(x, x), yStart: yStart.placed, yEnd: yEnd.placed)
  }

  /// Creates a horizontal line between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = PositionedMark(.rule, xStart: xStart.placed, xEnd: xEnd.placed, y: y.placed)
  }

  /// Creates a horizontal line with a start and end in points from the left of the plot.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    mark = PositionedMark(.rule, xPoints: .points(xStart, xEnd), y: y.placed)
  }

  /// Creates a horizontal line at a position in points between two values.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
  ) {
    mark = PositionedMark(.rule, xStart: xStart.placed, xEnd: xEnd.placed, yPoints: .points(y, y))
  }

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    content.mark.collect(into: &marks)
  }
}
