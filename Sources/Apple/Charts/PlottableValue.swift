import SwiftUI

/// A labeled value for a property of a mark, such as its position or color.
public struct PlottableValue<Value: Plottable> {
  let placed: PlacedValue

  init(_ label: ChartLabel, _ place: MarkPlace) {
    placed = PlacedValue(
      quantity: ChartQuantity(label: label, isInteger: Value.PrimitivePlottable._isInteger),
      place: place)
  }

  var label: ChartLabel { placed.quantity.label }
  var datum: _Datum { placed.place.datum }
}

/// A labeled place of any type of values.
struct PlacedValue {
  let quantity: ChartQuantity
  let place: MarkPlace
}

/// A quantity that marks have values of.
struct ChartQuantity {
  let label: ChartLabel
  /// Whether they are whole numbers.
  let isInteger: Bool
}

/// The name of a quantity.
enum ChartLabel {
  case key(LocalizedStringKey)
  case string(String)
  case text(Text)

  var text: Text {
    switch self {
    case .key(let key): Text(key)
    case .string(let string): Text(verbatim: string)
    case .text(let text): text
    }
  }
}

/// The position of a mark on one axis.
enum MarkPlace {
  /// A value, which has no length of its own.
  case value(_Datum)
  /// A bin or calendar unit, with the unit.
  case bin(_Datum, _Datum, ChartUnit?)
  /// An explicit start and end.
  case interval(_Datum, _Datum)
  /// Distances from the start of the plot in points; its ends if `nil`.
  case points(CGFloat?, CGFloat?)

  /// The value, or the lower bound of its range.
  var datum: _Datum {
    switch self {
    case .value(let value), .bin(let value, _, _), .interval(let value, _): value
    case .points: .number(0)
    }
  }

  /// The values that the axis must contain.
  var values: (_Datum, _Datum)? {
    switch self {
    case .value(let value): (value, value)
    case .bin(let start, let end, _), .interval(let start, let end): (start, end)
    case .points: nil
    }
  }
}

/// A unit of a calendar.
struct ChartUnit: Hashable {
  var component: Calendar.Component
  var calendar: Calendar

  /// Returns the place of the unit that contains `date`.
  func place(_ date: Date) -> MarkPlace {
    guard let unit = calendar.dateInterval(of: component, for: date) else {
      return .value(date._datum)
    }
    return .bin(unit.start._datum, unit.end._datum, self)
  }
}

extension PlottableValue {
  /// Returns a value with a localized label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(.key(labelKey), .value(value.datum))
  }
  /// Returns a value with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(.string(String(label)), .value(value.datum))
  }
  /// Returns a value with a label.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(.text(label), .value(value.datum))
  }
  /// Returns a value with a label.
  @_disfavoredOverload
  public static func value(_ label: LocalizedStringResource, _ value: Value) -> PlottableValue {
    PlottableValue(.text(Text(label)), .value(value.datum))
  }
}

extension PlottableValue where Value: Comparable {
  /// Returns a range with a localized label.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue
  {
    PlottableValue(.key(labelKey), .bin(range.lowerBound.datum, range.upperBound.datum, nil))
  }
  /// Returns a range with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue {
    PlottableValue(
      .string(String(label)), .bin(range.lowerBound.datum, range.upperBound.datum, nil))
  }
  /// Returns a range with a label.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
    PlottableValue(.text(label), .bin(range.lowerBound.datum, range.upperBound.datum, nil))
  }

  /// Returns a bin with a localized label.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>)
    -> PlottableValue
  {
    PlottableValue(.key(labelKey), .bin(range.lowerBound.datum, range.upperBound.datum, nil))
  }
  /// Returns a bin with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>)
    -> PlottableValue
  {
    PlottableValue(
      .string(String(label)), .bin(range.lowerBound.datum, range.upperBound.datum, nil))
  }
  /// Returns a bin with a label.
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue {
    PlottableValue(.text(label), .bin(range.lowerBound.datum, range.upperBound.datum, nil))
  }
}

extension PlottableValue where Value == Date {
  /// Returns the calendar unit that contains a date, with a localized label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(.key(labelKey), unitPlace(value, unit, calendar))
  }
  /// Returns the calendar unit that contains a date, with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(.string(String(label)), unitPlace(value, unit, calendar))
  }
  /// Returns the calendar unit that contains a date, with a label.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(.text(label), unitPlace(value, unit, calendar))
  }

  static func unitPlace(_ date: Date, _ unit: Calendar.Component, _ calendar: Calendar?)
    -> MarkPlace
  {
    ChartUnit(component: unit, calendar: calendar ?? .current).place(date)
  }
}
