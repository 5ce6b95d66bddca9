import Foundation

// Formatters that Foundation on Linux lacks or declares as unavailable, built from its format
// styles.

/// A formatter of durations, such as `1 hour, 5 minutes` or `1:05`.
///
/// Units are weeks, days, hours, minutes and seconds; months and years count as days.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Drops leading zeros and, except in the positional style, zeros in the middle.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [
      .dropLeading, .dropMiddle, .dropTrailing,
    ]
    /// Pads each position to two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 65_536)
  }

  open var unitsStyle = UnitsStyle.positional
  /// The units to use; by default, those from days to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = .autoupdatingCurrent
  open var referenceDate: Date?
  /// Compiles only: values are whole.
  open var allowsFractionalUnits = false
  /// The maximum number of units; 0 means no limit.
  open var maximumUnitCount = 0
  /// Compiles only: the largest unit is kept.
  open var collapsesLargestUnit = false
  /// Compiles only: no phrase is added.
  open var includesApproximationPhrase = false
  /// Compiles only: no phrase is added.
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }
  /// Creates a new formatter, because formatters are not archived.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns the text for a number of seconds.
  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite, abs(interval) < 1e15 else { return nil }
    return unitsStyle == .positional ? positions(interval) : words(interval)
  }

  /// Returns the text for the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// Returns the text for the duration of `components`.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    var calendar = calendar ?? .autoupdatingCurrent
    // GMT has no daylight saving time, so no hour is missing.
    calendar.timeZone = .gmt
    return calendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  /// Returns the text for the duration of `components`.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for object: Any?) -> String? {
    (object as? DateComponents).flatMap { string(from: $0) }
  }

  /// The units from the largest to the smallest, with their seconds.
  private static let all: [(unit: NSCalendar.Unit, style: Duration.UnitsFormatStyle.Unit, Int)] =
    [
      (.weekOfMonth, .weeks, 604_800), (.day, .days, 86_400), (.hour, .hours, 3600),
      (.minute, .minutes, 60), (.second, .seconds, 1),
    ]

  private var units: [(style: Duration.UnitsFormatStyle.Unit, seconds: Int)] {
    let chosen = Self.all.filter { allowedUnits.contains($0.unit) }
    return (chosen.isEmpty ? Array(Self.all.dropFirst()) : chosen).map { ($0.style, $0.2) }
  }

  private func words(_ interval: TimeInterval) -> String {
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .short: .abbreviated
      case .brief: .condensedAbbreviated
      case .positional, .abbreviated: .narrow
      }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: Set(units.map(\.style)), width: width,
      maximumUnitCount: maximumUnitCount > 0 ? maximumUnitCount : nil,
      zeroValueUnits: zeroFormattingBehavior.contains(.pad) ? .show(length: 1) : .hide,
      fractionalPart: .hide(rounded: .towardZero))
    return style.locale(calendar?.locale ?? .autoupdatingCurrent).format(.seconds(interval))
  }

  /// Returns a text such as `1:05`. The largest unit has no leading zeros unless padded.
  private func positions(_ interval: TimeInterval) -> String {
    var rest = Int(abs(interval))
    var values = units.map { unit in
      defer { rest %= unit.seconds }
      return rest / unit.seconds
    }
    let isPadded = zeroFormattingBehavior.contains(.pad)
    if !isPadded { while values.count > 1, values[0] == 0 { values.removeFirst() } }
    if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
    let texts = values.enumerated().map { index, value in
      (index > 0 || isPadded) && value < 10 ? "0\(value)" : "\(value)"
    }
    return (interval <= -1 ? "-" : "") + texts.joined(separator: ":")
  }
}

/// A formatter that joins items as the language does: `a, b, and c`.
open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter for the items; by default, their descriptions are used.
  open var itemFormatter: Formatter?

  public override init() { super.init() }
  /// Creates a new formatter, because formatters are not archived.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns the strings joined in the user's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  /// Returns the items as a single text.
  open func string(from items: [Any]) -> String? {
    items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
      .formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }

  open override func string(for object: Any?) -> String? {
    (object as? [Any]).flatMap { string(from: $0) }
  }
}
