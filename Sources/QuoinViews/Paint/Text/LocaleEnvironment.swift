import Foundation
import QuoinCore

/// The locale, calendar, time zone and date that texts are written for, behind one key.
private struct Region {
  var locale = Locale(identifier: "en_US")
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

  /// The language and region that numbers and dates are written for; `en_US` unless said, whatever the
  /// machine's, so that a picture is the same everywhere.
  public var locale: Locale {
    get { region.locale }
    set { region.locale = newValue }
  }

  /// The calendar that dates are written in; Gregorian by default.
  public var calendar: Calendar {
    get { region.calendar }
    set { region.calendar = newValue }
  }

  /// The time zone that dates are written in; the machine's by default.
  public var timeZone: TimeZone {
    get { region.timeZone }
    set { region.timeZone = newValue }
  }

  /// The moment that texts count relative dates from; `nil`, the default, is when the view is laid out.
  public var referenceDate: Date? {
    get { region.referenceDate }
    set { region.referenceDate = newValue }
  }

  var now: Date { referenceDate ?? Date() }
}
