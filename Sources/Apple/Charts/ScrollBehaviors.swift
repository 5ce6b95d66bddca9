import SwiftUI

/// A rule for where the scrolling of a chart ends. Charts scroll without one here.
public protocol ChartScrollTargetBehavior {}

/// A behavior that ends scrolling at multiples of a unit.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// Creates a behavior for dates that match components.
  public init(
    matching: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}

  /// Creates a behavior for multiples of a unit.
  public init<T: Plottable>(
    unit: T, majorAlignment: MajorValueAlignment<T>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Returns a behavior for dates that match components.
  public static func valueAligned(
    matching: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(matching: matching)
  }

  /// Returns a behavior for multiples of a unit.
  public static func valueAligned<P: Plottable>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(unit: unit)
  }
}

/// The larger unit at which a fast scroll ends.
public struct MajorValueAlignment<Value> {
  /// The length of the visible part.
  public static var page: MajorValueAlignment<Value> { MajorValueAlignment() }
  /// Returns multiples of a value.
  public static func unit(_ value: Value) -> MajorValueAlignment<Value> { MajorValueAlignment() }
}

extension MajorValueAlignment where Value == Date {
  /// Returns the dates that match components.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment<Date> {
    MajorValueAlignment()
  }
}

/// Whether one scroll is limited to a page.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, always, never }
  let kind: Kind
  public static var automatic: ValueAlignedLimitBehavior { .init(kind: .automatic) }
  public static var always: ValueAlignedLimitBehavior { .init(kind: .always) }
  public static var never: ValueAlignedLimitBehavior { .init(kind: .never) }
}
