import SwiftUI

/// The content of an axis.
@MainActor @preconcurrency
public protocol AxisContent {
  /// Appends the series of marks.
  func _collect(into marks: inout [_AxisSeries])
}

extension AxisContent {
  /// Returns the content itself, which is drawn on one layer.
  public func compositingLayer() -> some AxisContent { self }
}

/// A series of marks of an axis: values, and the parts at each.
public struct _AxisSeries {
  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  var parts: @MainActor (AxisValue, inout _AxisParts) -> Void
}

/// The arrangement of an axis's labels.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, aligned, extended, inset }
  let kind: Kind
  public static var automatic: AxisMarkPreset { AxisMarkPreset(kind: .automatic) }
  /// Keeps the first and last label inside the plot's width (estimated).
  public static var aligned: AxisMarkPreset { AxisMarkPreset(kind: .aligned) }
  /// As ``automatic`` (estimated).
  public static var extended: AxisMarkPreset { AxisMarkPreset(kind: .extended) }
  /// Draws the labels inside the plot.
  public static var inset: AxisMarkPreset { AxisMarkPreset(kind: .inset) }
}

/// The edge of the plot at which the labels are.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, leading, trailing, top, bottom }
  let kind: Kind
  public static var automatic: AxisMarkPosition { AxisMarkPosition(kind: .automatic) }
  public static var leading: AxisMarkPosition { AxisMarkPosition(kind: .leading) }
  public static var trailing: AxisMarkPosition { AxisMarkPosition(kind: .trailing) }
  public static var top: AxisMarkPosition { AxisMarkPosition(kind: .top) }
  public static var bottom: AxisMarkPosition { AxisMarkPosition(kind: .bottom) }
}

/// The values of an axis with marks.
public struct AxisMarkValues {
  enum Kind {
    case automatic(count: Int?, minimumStride: Double?)
    case stride(Double)
    case dates(Calendar.Component, Int, Calendar?)
    case values([_Datum])
  }
  let kind: Kind
  var roundsLowerBound: Bool?
  var roundsUpperBound: Bool?

  /// Round values, about four.
  public static var automatic: AxisMarkValues { automatic() }

  /// Returns round values, about `desiredCount`.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(count: desiredCount, minimumStride: nil), roundsLowerBound: roundLowerBound,
      roundsUpperBound: roundUpperBound)
  }

  /// Returns round values with a smallest step, about `desiredCount`.
  public static func automatic<P: Plottable & BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(count: desiredCount, minimumStride: Double(minimumStride)),
      roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound)
  }

  /// Returns the multiples of a step.
  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .stride(Double(stepSize)), roundsLowerBound: roundLowerBound,
      roundsUpperBound: roundUpperBound)
  }

  /// Returns the starts of calendar units.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .dates(component, count, calendar), roundsLowerBound: roundLowerBound,
      roundsUpperBound: roundUpperBound)
  }
}

/// Marks at values of an axis.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  let series: _AxisSeries

  public func _collect(into marks: inout [_AxisSeries]) { marks.append(series) }
}

/// The default parts of an axis: a grid line, a tick and a label.
public struct _DefaultAxisParts: AxisMark {
  let stroke: StrokeStyle?
  let label: AxisValueLabel<Text>

  public func _collect(_ value: AxisValue, into parts: inout _AxisParts) {
    AxisGridLine(stroke: stroke)._collect(value, into: &parts)
    AxisTick(stroke: stroke)._collect(value, into: &parts)
    label._collect(value, into: &parts)
  }
}

extension AxisMarks where Content == _DefaultAxisParts {
  /// Creates lines, ticks and labels at values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    let content = _DefaultAxisParts(stroke: stroke, label: AxisValueLabel())
    series = _AxisSeries(preset: preset, position: position, values: values) {
      content._collect($0, into: &$1)
    }
  }

  /// Creates lines, ticks and labels at an array of values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(
      preset: preset, position: position,
      values: AxisMarkValues(kind: .values(values.map(\.datum))), stroke: stroke)
  }

  /// Creates lines, ticks and labels at values, with labels in a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    let content = _DefaultAxisParts(stroke: stroke, label: AxisValueLabel(format: format))
    series = _AxisSeries(preset: preset, position: position, values: values) {
      content._collect($0, into: &$1)
    }
  }

  /// Creates lines, ticks and labels at an array of values, with labels in a format.
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      format: format, preset: preset, position: position,
      values: AxisMarkValues(kind: .values(values.map(\.datum))), stroke: stroke)
  }
}

extension AxisMarks {
  /// Creates the builder's parts at values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    series = _AxisSeries(preset: preset, position: position, values: values) {
      content()._collect($0, into: &$1)
    }
  }

  /// Creates the builder's parts at values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    series = _AxisSeries(preset: preset, position: position, values: values) {
      content($0)._collect($0, into: &$1)
    }
  }

  /// Creates the builder's parts at an array of values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(
      preset: preset, position: position,
      values: AxisMarkValues(kind: .values(values.map(\.datum))), content: content)
  }

  /// Creates the builder's parts at an array of values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(
      preset: preset, position: position,
      values: AxisMarkValues(kind: .values(values.map(\.datum))), content: content)
  }
}
