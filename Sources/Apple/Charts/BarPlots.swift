import SwiftUI

/// A bar for each element of a collection.
public struct BarPlot<Content: ChartContent>: ChartContent {
  public typealias Body = Never

  let content: Content

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    Content._collect(content.content, into: &marks)
  }
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public func _changing(
    _ change: @escaping (Content.DataElement, inout MarkStyleValues) -> Void
  ) -> _VectorizedContent<Content.DataElement> {
    content._changing(change)
  }
}

extension BarPlot {
  /// Creates bars.
  public init<Data: RandomAccessCollection, Element, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, y: PlottableProjection<Element, Y>,
    width: MarkDimensions<Element> = .automatic, height: MarkDimensions<Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data)) {
      PositionedMark(
        .bar, x: x.value($0), y: y.value($0), width: width.dimension($0),
        height: height.dimension($0), stacking: stacking)
    }
  }

  /// Creates vertical bars between two values.
  public init<Data: RandomAccessCollection, Element, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>,
    yStart: PlottableProjection<Element, Y>, yEnd: PlottableProjection<Element, Y>,
    width: MarkDimensions<Element> = .automatic
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data)) {
      PositionedMark(
        .bar, x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0),
        width: width.dimension($0))
    }
  }

  /// Creates bars with a top and bottom in points.
  public init<Data: RandomAccessCollection, Element, X: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimensions<Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data)) {
      PositionedMark(
        .bar, x: x.value($0), yPoints: .points(yStart, yEnd), width: width.dimension($0),
        stacking: stacking)
    }
  }

  /// Creates bars with sides in points.
  public init<Data: RandomAccessCollection, Element, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Element, Y>,
    height: MarkDimensions<Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data)) {
      PositionedMark(
        .bar, xPoints: .points(xStart, xEnd), y: y.value($0), height: height.dimension($0),
        stacking: stacking)
    }
  }

  /// Creates horizontal bars between two values.
  public init<Data: RandomAccessCollection, Element, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Element, X>, xEnd: PlottableProjection<Element, X>,
    y: PlottableProjection<Element, Y>, height: MarkDimensions<Element> = .automatic
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data)) {
      PositionedMark(
        .bar, xStart: xStart.value($0), xEnd: xEnd.value($0), y: y.value($0),
        height: height.dimension($0))
    }
  }
}

/// A rectangle for each element of a collection.
public struct RectanglePlot<Content: ChartContent>: ChartContent {
  public typealias Body = Never

  let content: Content

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    Content._collect(content.content, into: &marks)
  }
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public func _changing(
    _ change: @escaping (Content.DataElement, inout MarkStyleValues) -> Void
  ) -> _VectorizedContent<Content.DataElement> {
    content._changing(change)
  }
}

extension RectanglePlot {
  /// Creates rectangles.
  public init<Data: RandomAccessCollection, Element, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, y: PlottableProjection<Element, Y>,
    width: MarkDimensions<Element> = .automatic, height: MarkDimensions<Element> = .automatic
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data)) {
      PositionedMark(
        .rectangle, x: x.value($0), y: y.value($0), width: width.dimension($0),
        height: height.dimension($0))
    }
  }

  /// Creates vertical rectangles between two values.
  public init<Data: RandomAccessCollection, Element, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>,
    yStart: PlottableProjection<Element, Y>, yEnd: PlottableProjection<Element, Y>,
    width: MarkDimensions<Element> = .automatic
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data)) {
      PositionedMark(
        .rectangle, x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0),
        width: width.dimension($0))
    }
  }

  /// Creates rectangles with a top and bottom in points.
  public init<Data: RandomAccessCollection, Element, X: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimensions<Element> = .automatic
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data)) {
      PositionedMark(
        .rectangle, x: x.value($0), yPoints: .points(yStart, yEnd), width: width.dimension($0))
    }
  }

  /// Creates rectangles with sides in points.
  public init<Data: RandomAccessCollection, Element, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Element, Y>,
    height: MarkDimensions<Element> = .automatic
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data)) {
      PositionedMark(
        .rectangle, xPoints: .points(xStart, xEnd), y: y.value($0), height: height.dimension($0))
    }
  }

  /// Creates horizontal rectangles between two values.
  public init<Data: RandomAccessCollection, Element, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Element, X>, xEnd: PlottableProjection<Element, X>,
    y: PlottableProjection<Element, Y>, height: MarkDimensions<Element> = .automatic
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data)) {
      PositionedMark(
        .rectangle, xStart: xStart.value($0), xEnd: xEnd.value($0), y: y.value($0),
        height: height.dimension($0))
    }
  }

  /// Creates rectangles between values on both axes.
  public init<Data: RandomAccessCollection, Element, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Element, X>, xEnd: PlottableProjection<Element, X>,
    yStart: PlottableProjection<Element, Y>, yEnd: PlottableProjection<Element, Y>
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data)) {
      PositionedMark(
        .rectangle, xStart: xStart.value($0), xEnd: xEnd.value($0), yStart: yStart.value($0),
        yEnd: yEnd.value($0))
    }
  }
}
