import SwiftUI

/// A symbol for each element of a collection.
public struct PointPlot<Content: ChartContent>: ChartContent {
  public typealias Body = Never

  let content: Content

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    Content._collect(content.content, into: &marks)
  }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public func _changing(
    _ change: @escaping (Content.DataElement, inout MarkStyleValues) -> Void
  ) -> _VectorizedContent<Content.DataElement> {
    content._changing(change)
  }
}

extension PointPlot {
  /// Creates symbols at two values.
  public init<Data: RandomAccessCollection, Element, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, y: PlottableProjection<Element, Y>
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data), x: x.quantity, y: y.quantity) {
      MarkRecord(.point, x: x.place($0), y: y.place($0))
    }
  }

  /// Creates symbols at a position in points.
  public init<Data: RandomAccessCollection, Element, Y: Plottable>(
    _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Element, Y>
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data), y: y.quantity) {
      MarkRecord(.point, x: .points(x, x), y: y.place($0))
    }
  }

  /// Creates symbols at a position in points.
  public init<Data: RandomAccessCollection, Element, X: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, y: CGFloat? = nil
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data), x: x.quantity) {
      MarkRecord(.point, x: x.place($0), y: .points(y, y))
    }
  }
}

/// A straight line for each element of a collection.
public struct RulePlot<Content: ChartContent>: ChartContent {
  public typealias Body = Never

  let content: Content

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    Content._collect(content.content, into: &marks)
  }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public func _changing(
    _ change: @escaping (Content.DataElement, inout MarkStyleValues) -> Void
  ) -> _VectorizedContent<Content.DataElement> {
    content._changing(change)
  }
}

extension RulePlot {
  /// Creates vertical lines between two values.
  public init<Data: RandomAccessCollection, Element, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>,
    yStart: PlottableProjection<Element, Y>, yEnd: PlottableProjection<Element, Y>
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data), x: x.quantity, y: yStart.quantity) {
      MarkRecord(
        .rule, x: x.place($0), yStart: yStart.place($0), yEnd: yEnd.place($0))
    }
  }

  /// Creates vertical lines with ends in points.
  public init<Data: RandomAccessCollection, Element, X: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data), x: x.quantity) {
      MarkRecord(.rule, x: x.place($0), y: .points(yStart, yEnd))
    }
  }

  /// Creates horizontal lines between two values.
  public init<Data: RandomAccessCollection, Element, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Element, X>, xEnd: PlottableProjection<Element, X>,
    y: PlottableProjection<Element, Y>
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data), x: xStart.quantity, y: y.quantity) {
      MarkRecord(
        .rule, xStart: xStart.place($0), xEnd: xEnd.place($0), y: y.place($0))
    }
  }

  /// Creates horizontal lines with ends in points.
  public init<Data: RandomAccessCollection, Element, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Element, Y>
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data), y: y.quantity) {
      MarkRecord(.rule, x: .points(xStart, xEnd), y: y.place($0))
    }
  }
}

/// A sector for each element of a collection.
public struct SectorPlot<Content: ChartContent>: ChartContent {
  public typealias Body = Never

  let content: Content

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    Content._collect(content.content, into: &marks)
  }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public func _changing(
    _ change: @escaping (Content.DataElement, inout MarkStyleValues) -> Void
  ) -> _VectorizedContent<Content.DataElement> {
    content._changing(change)
  }
}

extension SectorPlot {
  /// Creates the sectors of a pie or donut.
  public init<Data: RandomAccessCollection, Element, A: Plottable>(
    _ data: Data, angle: PlottableProjection<Element, A>,
    innerRadius: MarkDimensions<Element> = .automatic,
    outerRadius: MarkDimensions<Element> = .automatic, angularInset: CGFloat? = nil
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data)) {
      var record = MarkRecord(.sector, x: angle.place($0), y: .points(nil, nil))
      record.width = innerRadius.dimension($0)
      record.height = outerRadius.dimension($0)
      record.inset = angularInset ?? 0
      return record
    }
  }
}
