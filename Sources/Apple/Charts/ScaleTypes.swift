import SwiftUI

/// The type of a scale.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, log, squareRoot, date, category
    case power(Double)
    case symmetricLog(Double)
  }
  let kind: Kind

  public static var linear: ScaleType { ScaleType(kind: .linear) }
  public static var log: ScaleType { ScaleType(kind: .log) }
  public static var squareRoot: ScaleType { ScaleType(kind: .squareRoot) }
  public static var date: ScaleType { ScaleType(kind: .date) }
  public static var category: ScaleType { ScaleType(kind: .category) }
  public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
  /// Returns a logarithmic scale that is linear at zero.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slopeAtZero))
  }
  /// Returns a scale of powers.
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }

  /// Returns the value on a linear scale.
  func transform(_ value: Double) -> Double {
    switch kind {
    case .linear, .date, .category: value
    case .log: value > 0 ? Foundation.log(value) : -.infinity
    case .squareRoot: value < 0 ? -(-value).squareRoot() : value.squareRoot()
    case .power(let exponent): value < 0 ? -pow(-value, exponent) : pow(value, exponent)
    case .symmetricLog(let slope):
      value < 0 ? -log1p(-slope * value) : log1p(slope * value)
    }
  }

  /// Returns the value at a place of the linear scale.
  func inverse(_ place: Double) -> Double {
    switch kind {
    case .linear, .date, .category: place
    case .log: exp(place)
    case .squareRoot: place < 0 ? -place * place : place * place
    case .power(let exponent):
      place < 0 ? -pow(-place, 1 / exponent) : pow(place, 1 / exponent)
    case .symmetricLog(let slope):
      (place < 0 ? -expm1(-place) : expm1(place)) / (slope == 0 ? 1 : slope)
    }
  }
}

/// The values of a scale.
public protocol ScaleDomain {
  /// The domain as charts store it.
  var _domain: _ScaleDomain { get }
}

/// The values of a scale as charts store them.
public struct _ScaleDomain {
  /// The explicit values; those of the data if `nil`.
  var values: [_Datum]?
  var includesZero: Bool?
  var isReversed = false
  /// Changes the values that the data has.
  var modify: (([_Datum]) -> [_Datum])?
}

/// The domain that the data determines.
public struct AutomaticScaleDomain: ScaleDomain {
  public let _domain: _ScaleDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The values of the data, with zero for numbers.
  public static var automatic: AutomaticScaleDomain { .automatic() }

  /// Returns the values of the data.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil)
    -> AutomaticScaleDomain
  {
    AutomaticScaleDomain(
      _domain: _ScaleDomain(includesZero: includesZero, isReversed: reversed ?? false))
  }

  /// Returns the values of the data, changed by a closure.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _domain: _ScaleDomain(
        includesZero: includesZero, isReversed: reversed ?? false,
        modify: { data in
          var values = data.compactMap { DataValue(datum: $0) }
          modifyInferredDomain(&values)
          return values.map(\.datum)
        }))
  }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomain {
    _ScaleDomain(values: [lowerBound.datum, upperBound.datum])
  }
}

extension Range: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomain {
    _ScaleDomain(values: [lowerBound.datum, upperBound.datum])
  }
}

extension Array: ScaleDomain where Element: Plottable {
  public var _domain: _ScaleDomain { _ScaleDomain(values: map(\.datum)) }
}

/// The results of a scale: positions, colors, symbols or sizes.
public protocol ScaleRange {
  associatedtype VisualValue
  /// The values in order.
  var _values: [VisualValue] { get }
}

extension Array: ScaleRange {
  public typealias VisualValue = Element
  public var _values: [Element] { self }
}

extension ClosedRange: ScaleRange {
  public typealias VisualValue = Bound
  public var _values: [Bound] { [lowerBound, upperBound] }
}

extension Range: ScaleRange {
  public typealias VisualValue = Bound
  public var _values: [Bound] { [lowerBound, upperBound] }
}

extension Gradient: ScaleRange {
  public typealias VisualValue = Color
  public var _values: [Color] { stops.map(\.color) }
}

/// The positions of an axis.
public protocol PositionScaleRange {
  /// The distances from the plot's edges, or the two positions in points.
  var _range: _PositionRange { get }
}

/// The positions of an axis as charts store them.
public struct _PositionRange {
  var startPadding: CGFloat = 0
  var endPadding: CGFloat = 0
  /// The first and the last position in points.
  var positions: ClosedRange<CGFloat>?
}

/// The positions of the whole plot, without padding.
public struct PlotDimensionScaleRange: PositionScaleRange {
  public let _range: _PositionRange
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }
  /// Returns the plot without a padding in points at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }
  /// Returns the plot without a padding in points at each end.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0)
    -> PlotDimensionScaleRange
  {
    PlotDimensionScaleRange(
      _range: _PositionRange(startPadding: startPadding, endPadding: endPadding))
  }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
  public var _range: _PositionRange { _PositionRange(positions: self) }
}
