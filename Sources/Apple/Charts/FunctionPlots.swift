import SwiftUI

/// The marks of a function, which is sampled over the chart's x domain.
public struct _FunctionContent: ChartContent {
  public typealias Body = Never

  let kind: MarkRecord.Kind
  let labels: (x: ChartLabel, y: ChartLabel)
  let domain: ClosedRange<Double>?
  var isParametric = false
  let sample: (Double) -> (x: Double, y: Double, end: Double?)

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    if marks.labels.x == nil { marks.labels.x = content.labels.x }
    if marks.labels.y == nil { marks.labels.y = content.labels.y }
    marks.isInteger = (false, false)
    marks.functions.append(
      PlottedFunction(
        index: marks.marks.count, domain: content.domain, isParametric: content.isParametric,
        sample: content.sample))
    marks.marks.append(
      MarkRecord(
        content.kind, x: .value(.number(.nan)), y: .value(.number(.nan)), stacking: .unstacked))
  }
}

extension LinePlot where Content == _FunctionContent {
  /// Creates the line of a function of x; over the x domain of the chart by default.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    self.init(.string(String(x)), .string(String(y)), domain, function)
  }

  /// Creates the line of a function of x; over the x domain of the chart by default.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    self.init(.key(x), .key(y), domain, function)
  }

  /// Creates the line of a function of x; over the x domain of the chart by default.
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    self.init(.text(x), .text(y), domain, function)
  }

  private init(
    _ x: ChartLabel, _ y: ChartLabel, _ domain: ClosedRange<Double>?,
    _ function: @escaping (Double) -> Double
  ) {
    content = _FunctionContent(kind: .line, labels: (x, y), domain: domain) {
      ($0, function($0), nil)
    }
  }

  /// Creates the line of a function from a parameter to points.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, y: S2, t: S3, domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    self.init(.string(String(x)), .string(String(y)), curve: domain, function)
  }

  /// Creates the line of a function from a parameter to points.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
    domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    self.init(.key(x), .key(y), curve: domain, function)
  }

  /// Creates the line of a function from a parameter to points.
  public init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    self.init(.text(x), .text(y), curve: domain, function)
  }

  private init(
    _ x: ChartLabel, _ y: ChartLabel, curve domain: ClosedRange<Double>,
    _ function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    content = _FunctionContent(kind: .line, labels: (x, y), domain: domain, isParametric: true) {
      let point = function($0)
      return (point.x, point.y, nil)
    }
  }
}

extension AreaPlot where Content == _FunctionContent {
  /// Creates the area between zero and a function of x.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    self.init(.string(String(x)), .string(String(y)), domain) { ($0, function($0), nil) }
  }

  /// Creates the area between zero and a function of x.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    self.init(.key(x), .key(y), domain) { ($0, function($0), nil) }
  }

  /// Creates the area between zero and a function of x.
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    self.init(.text(x), .text(y), domain) { ($0, function($0), nil) }
  }

  /// Creates the area between two functions of x.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(.string(String(x)), .string(String(yStart)), domain) {
      let ends = function($0)
      return ($0, ends.yStart, ends.yEnd)
    }
  }

  /// Creates the area between two functions of x.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(.key(x), .key(yStart), domain) {
      let ends = function($0)
      return ($0, ends.yStart, ends.yEnd)
    }
  }

  /// Creates the area between two functions of x.
  public init(
    x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(.text(x), .text(yStart), domain) {
      let ends = function($0)
      return ($0, ends.yStart, ends.yEnd)
    }
  }

  private init(
    _ x: ChartLabel, _ y: ChartLabel, _ domain: ClosedRange<Double>?,
    _ sample: @escaping (Double) -> (x: Double, y: Double, end: Double?)
  ) {
    content = _FunctionContent(kind: .area, labels: (x, y), domain: domain, sample: sample)
  }
}
