import Foundation
import QuoinCore

/// The locale, calendar, time zone and date of texts, stored under one key.
private struct Region {
  var locale = Locale(identifier: "")
  var calendar = Calendar(identifier: .gregorian)
  var timeZone = TimeZone.current
  var referenceDate: Date?
}

private struct RegionKey: EnvironmentKey {
  static var defaultValue: Region { Region() }
}

extension EnvironmentValues {
  private var region: Region {
    get { self[RegionKey.self] }
    set { self[RegionKey.self] = newValue }
  }

  /// The language and region for numbers and dates.
  ///
  /// Views have `en_US` by default, regardless of the machine's, so that pictures are the same
  /// everywhere. The identifier is empty in plain `EnvironmentValues()`.
  public var locale: Locale {
    get { region.locale }
    set { region.locale = newValue }
  }

  /// The calendar for dates; Gregorian by default.
  public var calendar: Calendar {
    get { region.calendar }
    set { region.calendar = newValue }
  }

  /// The time zone for dates; the machine's by default.
  public var timeZone: TimeZone {
    get { region.timeZone }
    set { region.timeZone = newValue }
  }

  /// The date to which texts with relative dates refer; `nil`, the default, means the time of
  /// layout.
  public var referenceDate: Date? {
    get { region.referenceDate }
    set { region.referenceDate = newValue }
  }

  var now: Date { referenceDate ?? Date() }

  /// The default values in the language and region of the process: those around a view.
  package static var processDefault: EnvironmentValues {
    var values = EnvironmentValues()
    values.locale = ProcessLocale.current
    return values
  }
}
