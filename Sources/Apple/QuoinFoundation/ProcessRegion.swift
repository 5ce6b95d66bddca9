import Foundation

/// The region of the process, for the code that `quoin` generates beside a user's.
///
/// Foundation's own current locale can't be set on Linux and remains `en_001`. Declarations in the
/// user's module therefore shadow Foundation's and call these.
public enum _ProcessRegion {
  /// The current locale: that of the variable `QUOIN_LOCALE`, which `quoin` sets, or `en_US`.
  public static let locale = Locale(
    identifier: ProcessInfo.processInfo.environment["QUOIN_LOCALE"] ?? "en_US")

  /// The calendar of the current locale.
  public static let calendar: Calendar = {
    var calendar = locale.calendar
    calendar.locale = locale
    return calendar
  }()

  /// The preferred languages, of which there is one.
  public static var languages: [String] { [locale.identifier(.bcp47)] }

  /// Returns the style with the current locale if it has none of its own.
  public static func localized<F: FormatStyle>(_ style: F) -> F {
    style == style.locale(.autoupdatingCurrent) ? style.locale(locale) : style
  }
}

/// A formatter of dates that begins with the locale of the process.
open class _RegionalDateFormatter: DateFormatter, @unchecked Sendable {
  public override init() {
    super.init()
    locale = _ProcessRegion.locale
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override class func localizedString(
    from date: Date, dateStyle: Style, timeStyle: Style
  ) -> String {
    let formatter = _RegionalDateFormatter()
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }
}

/// A formatter of numbers that begins with the locale of the process.
open class _RegionalNumberFormatter: NumberFormatter, @unchecked Sendable {
  public override init() {
    super.init()
    locale = _ProcessRegion.locale
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override class func localizedString(from number: NSNumber, number style: Style) -> String {
    let formatter = _RegionalNumberFormatter()
    formatter.numberStyle = style
    return formatter.string(from: number) ?? ""
  }
}
