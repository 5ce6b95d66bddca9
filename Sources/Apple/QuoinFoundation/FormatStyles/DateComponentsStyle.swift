import Foundation
import _FoundationICU

extension Date.ComponentsFormatStyle {
  /// The form of the units.
  public struct Style: Codable, Hashable, Sendable {
    enum Kind: Codable { case wide, spellOut, abbreviated, condensedAbbreviated, narrow, clock }
    let kind: Kind
    public static let wide = Style(kind: .wide)
    /// Numbers are digits here, as in ``wide``.
    public static let spellOut = Style(kind: .spellOut)
    public static let abbreviated = Style(kind: .abbreviated)
    /// The same as ``abbreviated`` here.
    public static let condensedAbbreviated = Style(kind: .condensedAbbreviated)
    public static let narrow = Style(kind: .narrow)
  }
}

/// A style that writes the time between two dates in units, as in “2 days, 3 hours”.
///
/// Foundation's own `Date.ComponentsFormatStyle` is empty on Linux. Months and years are those of
/// the calendar.
public struct _DateComponentsStyle: FormatStyle, Sendable {
  public typealias Field = Date.ComponentsFormatStyle.Field
  public typealias Style = Date.ComponentsFormatStyle.Style

  public var style: Style
  public var locale: Locale
  public var calendar: Calendar
  /// The units to use; `nil` for all.
  public var fields: Set<Field>?

  public init(
    style: Style, locale: Locale = .autoupdatingCurrent,
    calendar: Calendar = .autoupdatingCurrent, fields: Set<Field>? = nil
  ) {
    self.style = style
    self.locale = locale
    self.calendar = calendar
    self.fields = fields
  }

  public func locale(_ locale: Locale) -> Self {
    var style = self
    style.locale = locale
    return style
  }

  public func calendar(_ calendar: Calendar) -> Self {
    var style = self
    style.calendar = calendar
    return style
  }

  public func format(_ value: Range<Date>) -> String {
    if style.kind == .clock {
      let seconds = value.upperBound.timeIntervalSince(value.lowerBound)
      return Duration.TimeFormatStyle(pattern: .hourMinuteSecond, locale: locale)
        .format(.seconds(Int64(min(seconds, 1e12))))
    }
    return text(of: values(in: value))
  }

  /// The units in ICU's words, from the largest to the smallest.
  private static let units: [(field: Field, name: String, component: Calendar.Component)] = [
    (.year, "year", .year), (.month, "month", .month), (.week, "week", .weekOfMonth),
    (.day, "day", .day), (.hour, "hour", .hour), (.minute, "minute", .minute),
    (.second, "second", .second),
  ]

  /// Returns the number of each unit between two dates, without leading zeros; the smallest
  /// unit is always there.
  func values(in range: Range<Date>) -> [(unit: String, value: Int)] {
    let units = Self.units.filter { fields?.contains($0.field) ?? true }
    let components = calendar.dateComponents(
      Set(units.map(\.component)), from: range.lowerBound, to: range.upperBound)
    let values = units.map { (unit: $0.name, value: components.value(for: $0.component) ?? 0) }
    let first = values.firstIndex { $0.value != 0 } ?? max(values.count - 1, 0)
    return Array(values.dropFirst(first))
  }

  /// Returns the text of units, of which those that are zero are left out.
  func text(of values: [(unit: String, value: Int)]) -> String {
    let shown = values.count > 1 ? values.filter { $0.value != 0 } : values
    let (width, listWidth) =
      switch style.kind {
      case .wide, .spellOut, .clock: ("full-name", ULISTFMT_WIDTH_WIDE)
      case .abbreviated, .condensedAbbreviated: ("short", ULISTFMT_WIDTH_SHORT)
      case .narrow: ("narrow", ULISTFMT_WIDTH_NARROW)
      }
    let text = MeasurementText(width: width, locale: locale)
    let parts = shown.map { unit, value in
      text.result(Double(value), unit: "unit/\(unit)")?.text ?? "\(value) \(unit)"
    }
    return Self.list(parts, listWidth, locale)
  }

  /// Returns the parts of a length, as ICU joins them.
  private static func list(
    _ parts: [String], _ width: UListFormatterWidth, _ locale: Locale
  ) -> String {
    var status = U_ZERO_ERROR
    let formatter = swift_ulistfmt_openForType(
      locale.identifier, ULISTFMT_TYPE_UNITS, width, &status)
    defer { swift_ulistfmt_close(formatter) }
    let texts = parts.map { Array($0.utf16) }
    let all = texts.flatMap { $0 }
    var output = [UInt16](repeating: 0, count: all.count + 64 * max(parts.count, 1))
    let length = all.withUnsafeBufferPointer { buffer in
      var place = 0
      let starts: [UnsafePointer<UInt16>?] = texts.map { text in
        defer { place += text.count }
        return buffer.baseAddress.map { $0 + place }
      }
      return swift_ulistfmt_format(
        formatter, starts, texts.map { Int32($0.count) }, Int32(parts.count), &output,
        Int32(output.count), &status)
    }
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return parts.joined(separator: ", ") }
    return String(decoding: output.prefix(Int(length)), as: UTF16.self)
  }
}

extension FormatStyle where Self == _DateComponentsStyle {
  /// Returns a style that writes the time between two dates in units.
  public static func components(
    style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) -> Self {
    Self(style: style, fields: fields)
  }

  /// A style such as `1:05:32`.
  public static var timeDuration: Self {
    Self(style: Date.ComponentsFormatStyle.Style(kind: .clock))
  }
}
