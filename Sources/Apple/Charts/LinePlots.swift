import SwiftUI

// One mark for each element of a collection, as `ForEach` with the mark of the same name.

/// A line through the elements of a collection, or of a function.
public struct LinePlot<Content: ChartContent>: ChartContent {
  public typealias Body = Never

  let content: Content

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    Content._collect(content.content, into: &marks)
  }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public func _changing(
    _ change: @escaping (Content.DataElement, inout MarkStyleValues) -> Void
  ) -> _VectorizedContent<Content.DataElement> {
    content._changing(change)
  }
}

extension LinePlot {
  /// Creates a line.
  public init<Data: RandomAccessCollection, Element, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, y: PlottableProjection<Element, Y>
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data), x: x.quantity, y: y.quantity) {
      MarkRecord(.line, x: x.place($0), y: y.place($0))
    }
  }

  /// Creates lines.
  public init<Data: RandomAccessCollection, Element, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, y: PlottableProjection<Element, Y>,
    series: PlottableProjection<Element, S>
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data), x: x.quantity, y: y.quantity) {
      MarkRecord(
        .line, x: x.place($0), y: y.place($0), series: series.place($0).datum.name)
    }
  }
}

/// Areas over the elements of a collection, or of a function.
public struct AreaPlot<Content: ChartContent>: ChartContent {
  public typealias Body = Never

  let content: Content

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    Content._collect(content.content, into: &marks)
  }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public func _changing(
    _ change: @escaping (Content.DataElement, inout MarkStyleValues) -> Void
  ) -> _VectorizedContent<Content.DataElement> {
    content._changing(change)
  }
}

extension AreaPlot {
  /// Creates an area above zero.
  public init<Data: RandomAccessCollection, Element, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, y: PlottableProjection<Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data), x: x.quantity, y: y.quantity) {
      MarkRecord(.area, x: x.place($0), y: y.place($0), stacking: stacking)
    }
  }

  /// Creates areas above zero.
  public init<Data: RandomAccessCollection, Element, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, y: PlottableProjection<Element, Y>,
    series: PlottableProjection<Element, S>, stacking: MarkStackingMethod = .standard
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data), x: x.quantity, y: y.quantity) {
      MarkRecord(
        .area, x: x.place($0), y: y.place($0), stacking: stacking,
        series: series.place($0).datum.name)
    }
  }

  /// Creates an area between two lines.
  public init<Data: RandomAccessCollection, Element, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>,
    yStart: PlottableProjection<Element, Y>, yEnd: PlottableProjection<Element, Y>
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data), x: x.quantity, y: yStart.quantity) {
      MarkRecord(
        .area, x: x.place($0), yStart: yStart.place($0), yEnd: yEnd.place($0))
    }
  }

  /// Creates areas between two lines.
  public init<Data: RandomAccessCollection, Element, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>,
    yStart: PlottableProjection<Element, Y>, yEnd: PlottableProjection<Element, Y>,
    series: PlottableProjection<Element, S>
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data), x: x.quantity, y: yStart.quantity) {
      MarkRecord(
        .area, x: x.place($0), yStart: yStart.place($0), yEnd: yEnd.place($0),
        series: series.place($0).datum.name)
    }
  }

  /// Creates a vertical area between two lines.
  public init<Data: RandomAccessCollection, Element, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Element, X>, xEnd: PlottableProjection<Element, X>,
    y: PlottableProjection<Element, Y>
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data), x: xStart.quantity, y: y.quantity) {
      MarkRecord(
        .area, xStart: xStart.place($0), xEnd: xEnd.place($0), y: y.place($0))
    }
  }
}
