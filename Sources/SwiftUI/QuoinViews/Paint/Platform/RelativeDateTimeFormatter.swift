#if !canImport(Darwin)
  import Foundation

  /// Formats the time between two dates in its largest unit, truncating the rest.
  open class RelativeDateTimeFormatter: Formatter {
    public enum DateTimeStyle: Int, Sendable {
      /// A number and a unit, such as “1 day ago”.
      case numeric
      /// A word such as “yesterday”, if there is one.
      case named
    }
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var formattingContext = Context.unknown
    open var calendar: Calendar! = .current
    open var locale: Locale! = .current

    /// Returns a description of the time from `referenceDate` to `date`.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
      let units: [Calendar.Component] = [
        .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
      ]
      let parts = calendar.dateComponents(Set(units), from: referenceDate, to: date)
      let unit = units.first { (parts.value(for: $0) ?? 0) != 0 } ?? .second
      let count = parts.value(for: unit) ?? 0
      // The style below rounds, so the date must be a whole number of units away.
      let whole = calendar.date(byAdding: unit, value: count, to: referenceDate) ?? date
      var style = Date.AnchoredRelativeFormatStyle(
        anchor: whole, presentation: dateTimeStyle == .named ? .named : .numeric,
        unitsStyle: length(unitsStyle), locale: locale, calendar: calendar,
        capitalizationContext: .unknown)
      style.allowedFields = [field(unit)]
      return style.format(referenceDate)
    }
    /// Returns a description of a time `timeInterval` seconds from now.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
      let now = Date()
      return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }
    /// Returns a description of the time that is `dateComponents` from now.
    open func localizedString(from dateComponents: DateComponents) -> String {
      let now = Date()
      return localizedString(
        for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
    }
    open override func string(for obj: Any?) -> String? {
      (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func length(_ style: UnitsStyle) -> Date.RelativeFormatStyle.UnitsStyle {
      switch style {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    }
    private func field(_ unit: Calendar.Component) -> Date.RelativeFormatStyle.Field {
      switch unit {
      case .year: .year
      case .month: .month
      case .weekOfMonth: .week
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      default: .second
      }
    }
  }

  extension URL {
    private static func user(_ folder: FileManager.SearchPathDirectory) -> URL {
      FileManager.default.urls(for: folder, in: .userDomainMask).first
        ?? FileManager.default.temporaryDirectory
    }
    /// The directory of the user's documents.
    public static var documentsDirectory: URL { user(.documentDirectory) }
    /// The directory of files that can be recreated.
    public static var cachesDirectory: URL { user(.cachesDirectory) }
    /// The directory of files that programs need to run.
    public static var applicationSupportDirectory: URL { user(.applicationSupportDirectory) }
    /// The user's library.
    public static var libraryDirectory: URL { user(.libraryDirectory) }
    public static var downloadsDirectory: URL { user(.downloadsDirectory) }
    public static var desktopDirectory: URL { user(.desktopDirectory) }
    public static var picturesDirectory: URL { user(.picturesDirectory) }
    public static var moviesDirectory: URL { user(.moviesDirectory) }
    public static var musicDirectory: URL { user(.musicDirectory) }
  }
#endif
