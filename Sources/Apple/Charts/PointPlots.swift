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
    content = _VectorizedContent(data: Array(data)) {
      PositionedMark(.point, x: x.value($0), y: y.value($0))
    }
  }

  /// Creates symbols at a position in points.
  public init<Data: RandomAccessCollection, Element, Y: Plottable>(
    _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Element, Y>
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data)) {
      PositionedMark(.point, xPoints: .points(x, x), y: y.value($0))
    }
  }

  /// Creates symbols at a position in points.
  public init<Data: RandomAccessCollection, Element, X: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, y: CGFloat? = nil
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data)) {
      PositionedMark(.point, x: x.value($0), yPoints: .points(y, y))
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
    content = _VectorizedContent(data: Array(data)) {
      PositionedMark(
        .rule, x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0))
    }
  }

  /// Creates vertical lines with ends in points.
  public init<Data: RandomAccessCollection, Element, X: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data)) {
      PositionedMark(.rule, x: x.value($0), yPoints: .points(yStart, yEnd))
    }
  }

  /// Creates horizontal lines between two values.
  public init<Data: RandomAccessCollection, Element, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Element, X>, xEnd: PlottableProjection<Element, X>,
    y: PlottableProjection<Element, Y>
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data)) {
      PositionedMark(
        .rule, xStart: xStart.value($0), xEnd: xEnd.value($0), y: y.value($0))
    }
  }

  /// Creates horizontal lines with ends in points.
  public init<Data: RandomAccessCollection, Element, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Element, Y>
  ) where Data.Element == Element, Content == _VectorizedContent<Element> {
    content = _VectorizedContent(data: Array(data)) {
      PositionedMark(.rule, xPoints: .points(xStart, xEnd), y: y.value($0))
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
      var record = MarkRecord(kind: .sector, x: angle.place($0), y: .points(nil, nil))
      record.width = innerRadius.dimension($0)
      record.height = outerRadius.dimension($0)
      record.inset = angularInset ?? 0
      return PositionedMark(record)
    }
  }
}
