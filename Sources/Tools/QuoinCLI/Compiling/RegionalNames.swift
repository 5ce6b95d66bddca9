import QuoinSources

/// A source that makes a user's module use the locale of the process.
///
/// A module's own declarations shadow imported ones, here those of Foundation that use its current
/// locale. That can't be set on Linux.
enum RegionalNames {
  static let fileName = "QuoinRegionalNames.swift"

  /// Returns the source for a module with these files, which may declare the formatters' names
  /// themselves.
  static func source(besides files: [PreparedSource]) -> String {
    let declared = Set(files.flatMap(\.declarations).filter(\.isType).map(\.name))
    return formatters.reduce(members) { source, formatter in
      declared.contains(formatter.name)
        ? source
        : source + "public typealias \(formatter.name) = QuoinFoundation.\(formatter.type)\n"
    }
  }

  private static let formatters = [
    (name: "DateFormatter", type: "_RegionalDateFormatter"),
    (name: "NumberFormatter", type: "_RegionalNumberFormatter"),
    (name: "PersonNameComponentsFormatter", type: "_PersonNameComponentsFormatter"),
  ]

  private static let members = """
    import Foundation
    import QuoinFoundation

    nonisolated extension Foundation.Locale {
      public static var current: Self { _ProcessRegion.locale }
      public static var autoupdatingCurrent: Self { _ProcessRegion.locale }
      public static var preferredLanguages: [String] { _ProcessRegion.languages }
    }

    nonisolated extension Foundation.Calendar {
      public static var current: Self { _ProcessRegion.calendar }
      public static var autoupdatingCurrent: Self { _ProcessRegion.calendar }
    }

    nonisolated extension Foundation.Date {
      public func formatted() -> String { formatted(FormatStyle()) }
      public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
        formatted(FormatStyle(date: date, time: time))
      }
      public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput
      where F.FormatInput == Foundation.Date { _ProcessRegion.localized(format).format(self) }
    }

    nonisolated extension Foundation.Date.FormatStyle {
      public func format(_ value: Foundation.Date) -> String { value.formatted(self) }
    }

    nonisolated extension Swift.BinaryInteger {
      public func formatted() -> String {
        Foundation.IntegerFormatStyle<Self>(locale: _ProcessRegion.locale).format(self)
      }
      public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput
      where F.FormatInput == Self { _ProcessRegion.localized(format).format(self) }
    }

    nonisolated extension Swift.BinaryFloatingPoint {
      public func formatted() -> String {
        Foundation.FloatingPointFormatStyle<Self>(locale: _ProcessRegion.locale).format(self)
      }
      public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput
      where F.FormatInput == Self { _ProcessRegion.localized(format).format(self) }
    }

    nonisolated extension Foundation.Decimal {
      public func formatted() -> String {
        FormatStyle(locale: _ProcessRegion.locale).format(self)
      }
      public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput
      where F.FormatInput == Self { _ProcessRegion.localized(format).format(self) }
    }

    nonisolated extension Swift.Duration {
      public func formatted() -> String { formatted(.time(pattern: .hourMinuteSecond)) }
      public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput
      where F.FormatInput == Self { _ProcessRegion.localized(format).format(self) }
    }

    nonisolated extension Swift.Range where Bound == Foundation.Date {
      public func formatted() -> String {
        formatted(Foundation.Date.IntervalFormatStyle(date: .numeric, time: .shortened))
      }
      public func formatted(
        date: Foundation.Date.IntervalFormatStyle.DateStyle,
        time: Foundation.Date.IntervalFormatStyle.TimeStyle
      ) -> String { formatted(Foundation.Date.IntervalFormatStyle(date: date, time: time)) }
      public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput
      where F.FormatInput == Self { _ProcessRegion.localized(format).format(self) }
    }

    nonisolated extension Swift.Sequence where Element == String {
      public func formatted() -> String {
        formatted(.list(type: .and))
      }
    }

    nonisolated extension Swift.Sequence {
      public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput
      where F.FormatInput == Self { _ProcessRegion.localized(format).format(self) }
    }


    """
}
