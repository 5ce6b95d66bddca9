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
    content = _VectorizedContent(data: Array(data), x: x.quantity, y: y.quantity) {
      MarkRecord(
        .bar, x: x.place($0), y: y.place($0), width: width.dimension($0),
        height: height.dimension($0), stacking: stacking)
    }
  }

  /// Creates vertical bars between two values.
  public init<Data: RandomAccessCollection, Element, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>,
    yStart: PlottableProjection<Element, Y>, yEnd: PlottableProjection<Element, Y>,
    width: MarkDimensions<Element> = .automatic
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data), x: x.quantity, y: yStart.quantity) {
      MarkRecord(
        .bar, x: x.place($0), yStart: yStart.place($0), yEnd: yEnd.place($0),
        width: width.dimension($0))
    }
  }

  /// Creates bars with a top and bottom in points.
  public init<Data: RandomAccessCollection, Element, X: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimensions<Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data), x: x.quantity) {
      MarkRecord(
        .bar, x: x.place($0), y: .points(yStart, yEnd), width: width.dimension($0),
        stacking: stacking)
    }
  }

  /// Creates bars with sides in points.
  public init<Data: RandomAccessCollection, Element, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Element, Y>,
    height: MarkDimensions<Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data), y: y.quantity) {
      MarkRecord(
        .bar, x: .points(xStart, xEnd), y: y.place($0), height: height.dimension($0),
        stacking: stacking)
    }
  }

  /// Creates horizontal bars between two values.
  public init<Data: RandomAccessCollection, Element, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Element, X>, xEnd: PlottableProjection<Element, X>,
    y: PlottableProjection<Element, Y>, height: MarkDimensions<Element> = .automatic
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data), x: xStart.quantity, y: y.quantity) {
      MarkRecord(
        .bar, xStart: xStart.place($0), xEnd: xEnd.place($0), y: y.place($0),
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
    content = _VectorizedContent(data: Array(data), x: x.quantity, y: y.quantity) {
      MarkRecord(
        .rectangle, x: x.place($0), y: y.place($0), width: width.dimension($0),
        height: height.dimension($0))
    }
  }

  /// Creates vertical rectangles between two values.
  public init<Data: RandomAccessCollection, Element, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>,
    yStart: PlottableProjection<Element, Y>, yEnd: PlottableProjection<Element, Y>,
    width: MarkDimensions<Element> = .automatic
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data), x: x.quantity, y: yStart.quantity) {
      MarkRecord(
        .rectangle, x: x.place($0), yStart: yStart.place($0), yEnd: yEnd.place($0),
        width: width.dimension($0))
    }
  }

  /// Creates rectangles with a top and bottom in points.
  public init<Data: RandomAccessCollection, Element, X: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimensions<Element> = .automatic
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data), x: x.quantity) {
      MarkRecord(
        .rectangle, x: x.place($0), y: .points(yStart, yEnd), width: width.dimension($0))
    }
  }

  /// Creates rectangles with sides in points.
  public init<Data: RandomAccessCollection, Element, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Element, Y>,
    height: MarkDimensions<Element> = .automatic
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data), y: y.quantity) {
      MarkRecord(
        .rectangle, x: .points(xStart, xEnd), y: y.place($0), height: height.dimension($0))
    }
  }

  /// Creates horizontal rectangles between two values.
  public init<Data: RandomAccessCollection, Element, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Element, X>, xEnd: PlottableProjection<Element, X>,
    y: PlottableProjection<Element, Y>, height: MarkDimensions<Element> = .automatic
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data), x: xStart.quantity, y: y.quantity) {
      MarkRecord(
        .rectangle, xStart: xStart.place($0), xEnd: xEnd.place($0), y: y.place($0),
        height: height.dimension($0))
    }
  }

  /// Creates rectangles between values on both axes.
  public init<Data: RandomAccessCollection, Element, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Element, X>, xEnd: PlottableProjection<Element, X>,
    yStart: PlottableProjection<Element, Y>, yEnd: PlottableProjection<Element, Y>
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data), x: xStart.quantity, y: yStart.quantity) {
      MarkRecord(
        .rectangle, xStart: xStart.place($0), xEnd: xEnd.place($0), yStart: yStart.place($0),
        yEnd: yEnd.place($0))
    }
  }
}
