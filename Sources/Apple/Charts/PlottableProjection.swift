import SwiftUI

/// The value that a vectorized plot takes from each element of its data.
public struct PlottableProjection<DataElement, DataValue: Plottable> {
  let quantity: ChartQuantity
  let place: (DataElement) -> MarkPlace

  private init(_ label: ChartLabel, _ place: @escaping (DataElement) -> MarkPlace) {
    self.place = place
    quantity = ChartQuantity(
      label: label, isInteger: DataValue.PrimitivePlottable._isInteger)
  }

  private static func make(_ label: ChartLabel, _ path: KeyPath<DataElement, DataValue>)
    -> PlottableProjection
  {
    // Without the protocols and key paths, numbers are read several times as fast.
    if let numbers = path as? KeyPath<DataElement, Double> {
      guard let offset = MemoryLayout<DataElement>.offset(of: numbers) else {
        return PlottableProjection(label) { .value(.number($0[keyPath: numbers])) }
      }
      return PlottableProjection(label) { element in
        withUnsafeBytes(of: element) {
          .value(.number($0.loadUnaligned(fromByteOffset: offset, as: Double.self)))
        }
      }
    }
    return PlottableProjection(label) { .value($0[keyPath: path].datum) }
  }

  private static func make(
    _ label: ChartLabel, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    PlottableProjection(label) { .bin($0[keyPath: start].datum, $0[keyPath: end].datum, nil) }
  }

  /// Returns the property of each element, with a localized label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection { make(.key(labelKey), keyPath) }

  /// Returns the property of each element, with a label.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection { make(.string(String(label)), keyPath) }

  /// Returns the property of each element, with a label.
  public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, DataValue>)
    -> PlottableProjection
  { make(.text(label), keyPath) }

  /// Returns the same value for each element, with a localized label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: DataValue)
    -> PlottableProjection
  { PlottableProjection(.key(labelKey)) { _ in .value(value.datum) } }

  /// Returns the same value for each element, with a label.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: DataValue)
    -> PlottableProjection
  { PlottableProjection(.string(String(label))) { _ in .value(value.datum) } }

  /// Returns the same value for each element, with a label.
  public static func value(_ label: Text, _ value: DataValue) -> PlottableProjection {
    PlottableProjection(.text(label)) { _ in .value(value.datum) }
  }

  /// Returns the range between two properties of each element, with a localized label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection { make(.key(labelKey), start, end) }

  /// Returns the range between two properties of each element, with a label.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection { make(.string(String(label)), start, end) }

  /// Returns the range between two properties of each element, with a label.
  public static func value(
    _ label: Text, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection { make(.text(label), start, end) }
}

extension PlottableProjection where DataValue == Date {
  /// Returns the calendar unit of each element's date, with a localized label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>,
    unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection {
    PlottableProjection(.key(labelKey)) {
      PlottableValue<Date>.unitPlace($0[keyPath: keyPath], unit, calendar)
    }
  }

  /// Returns the calendar unit of each element's date, with a label.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, Date>,
    unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection {
    PlottableProjection(.string(String(label))) {
      PlottableValue<Date>.unitPlace($0[keyPath: keyPath], unit, calendar)
    }
  }

  /// Returns the calendar unit of each element's date, with a label.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection {
    PlottableProjection(.text(label)) {
      PlottableValue<Date>.unitPlace($0[keyPath: keyPath], unit, calendar)
    }
  }
}

/// The length of the bars, rectangles or radii of a vectorized plot.
public struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let dimension: (DataElement) -> MarkDimension

  init(_ dimension: @escaping (DataElement) -> MarkDimension) { self.dimension = dimension }

  public init(floatLiteral value: Double) { dimension = { _ in .fixed(CGFloat(value)) } }
  public init(integerLiteral value: Int) { dimension = { _ in .fixed(CGFloat(value)) } }

  /// The default, as ``MarkDimension/automatic``.
  public static var automatic: MarkDimensions<DataElement> { .init { _ in .automatic } }
  /// Returns a length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimensions<DataElement> {
    .init { _ in .fixed(value) }
  }
  /// Returns a length of each element in points.
  public static func fixed(_ path: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    .init { .fixed($0[keyPath: path]) }
  }
  /// Returns the step without a distance in points at both sides.
  public static func inset(_ value: CGFloat) -> MarkDimensions<DataElement> {
    .init { _ in .inset(value) }
  }
  /// Returns the step without a distance of each element in points at both sides.
  public static func inset(_ path: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    .init { .inset($0[keyPath: path]) }
  }
  /// Returns a part of the step.
  public static func ratio(_ value: CGFloat) -> MarkDimensions<DataElement> {
    .init { _ in .ratio(value) }
  }
  /// Returns a part of the step of each element.
  public static func ratio(_ path: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    .init { .ratio($0[keyPath: path]) }
  }
}

/// Content with one mark for each element of its data.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
  associatedtype DataElement
  /// Returns the plot with changed marks.
  func _changing(_ change: @escaping (DataElement, inout MarkStyleValues) -> Void)
    -> _VectorizedContent<DataElement>
}

/// The properties of a mark that a vectorized plot changes.
public struct MarkStyleValues {
  var values: MarkStyle.Values
}

/// The marks of a vectorized plot.
public struct _VectorizedContent<DataElement>: VectorizedChartContent {
  public typealias Body = Never

  let data: [DataElement]
  var x: ChartQuantity?
  var y: ChartQuantity?
  let mark: (DataElement) -> MarkRecord
  var changes: [(DataElement, inout MarkStyleValues) -> Void] = []

  public func _changing(_ change: @escaping (DataElement, inout MarkStyleValues) -> Void)
    -> _VectorizedContent<DataElement>
  {
    var copy = self
    copy.changes.append(change)
    return copy
  }

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    if !content.data.isEmpty { marks.note(x: content.x, y: content.y) }
    marks.marks.reserveCapacity(marks.marks.count + content.data.count)
    for element in content.data {
      var record = content.mark(element)
      if !content.changes.isEmpty {
        var style = MarkStyleValues(values: MarkStyle.Values())
        for change in content.changes { change(element, &style) }
        record.style = MarkStyle(style.values)
      }
      marks.marks.append(record)
    }
  }
}

extension VectorizedChartContent {
  /// Sets the style of each mark.
  public func foregroundStyle<S: ShapeStyle>(_ keyPath: KeyPath<DataElement, S>)
    -> some VectorizedChartContent<DataElement>
  { _changing { $1.values.foreground = AnyShapeStyle($0[keyPath: keyPath]) } }

  /// Sets the style of each mark by a value.
  public func foregroundStyle<D: Plottable>(by value: PlottableProjection<DataElement, D>)
    -> some VectorizedChartContent<DataElement>
  { _changing { $1.values.foregroundBy = value.place($0).datum } }

  /// Sets the opacity of each mark.
  public func opacity(_ keyPath: KeyPath<DataElement, CGFloat>)
    -> some VectorizedChartContent<DataElement>
  { _changing { $1.values.opacity *= Double($0[keyPath: keyPath]) } }

  /// Sets the line of each mark.
  public func lineStyle(_ keyPath: KeyPath<DataElement, StrokeStyle>)
    -> some VectorizedChartContent<DataElement>
  { _changing { $1.values.line = $0[keyPath: keyPath] } }

  /// Sets the line of each mark by a value.
  public func lineStyle<D: Plottable>(by value: PlottableProjection<DataElement, D>)
    -> some VectorizedChartContent<DataElement>
  { _changing { $1.values.lineBy = value.place($0).datum } }

  /// Places the marks of one category side by side, by a value.
  public func position<D: Plottable>(
    by value: PlottableProjection<DataElement, D>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    _changing {
      $1.values.group = MarkStyle.Group(member: value.place($0).datum, axis: axis, span: span)
    }
  }

  /// Sets the symbol of each mark by a value.
  public func symbol<D: Plottable>(by value: PlottableProjection<DataElement, D>)
    -> some VectorizedChartContent<DataElement>
  { _changing { $1.values.symbolBy = value.place($0).datum } }

  /// Sets the area of each symbol, in square points.
  public func symbolSize(_ keyPath: KeyPath<DataElement, CGFloat>)
    -> some VectorizedChartContent<DataElement>
  { _changing { $1.values.symbolSize = .area($0[keyPath: keyPath]) } }

  /// Sets the width and height of each symbol, in points.
  public func symbolSize(_ keyPath: KeyPath<DataElement, CGSize>)
    -> some VectorizedChartContent<DataElement>
  { _changing { $1.values.symbolSize = .size($0[keyPath: keyPath]) } }

  /// Sets the area of each symbol by a value.
  public func symbolSize<D: Plottable>(by value: PlottableProjection<DataElement, D>)
    -> some VectorizedChartContent<DataElement>
  { _changing { $1.values.symbolSize = .by(value.place($0).datum) } }

  /// Hides marks from assistive technologies.
  public func accessibilityHidden(_ keyPath: KeyPath<DataElement, Bool>)
    -> some VectorizedChartContent<DataElement>
  { _changing { $1.values.accessibility.isHidden = $0[keyPath: keyPath] } }

  /// Sets the spoken label of each mark.
  public func accessibilityLabel<S: StringProtocol>(_ keyPath: KeyPath<DataElement, S>)
    -> some VectorizedChartContent<DataElement>
  { _changing { $1.values.accessibility.label = Text($0[keyPath: keyPath]) } }

  /// Sets the spoken value of each mark.
  public func accessibilityValue<S: StringProtocol>(_ keyPath: KeyPath<DataElement, S>)
    -> some VectorizedChartContent<DataElement>
  { _changing { $1.values.accessibility.value = Text($0[keyPath: keyPath]) } }
}
