import Foundation
import QuoinCore

/// The text of a label, created from a string literal.
///
/// Its literal parts are Markdown: emphasis, code, strikethrough and links. Interpolated strings
/// are shown verbatim, and numbers are formatted for the environment's region; texts and images
/// keep their appearance.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  enum Part: Equatable, Sendable {
    case literal(String)
    case value([TextFragment])
  }

  /// A literal needs no array, so that keys in a loop are cheap.
  private enum Storage: Equatable, Sendable {
    case literal(String)
    case parts([Part])
  }

  private let storage: Storage

  var parts: [Part] {
    switch storage {
    case .literal(let value): [.literal(value)]
    case .parts(let parts): parts
    }
  }

  init(parts: [Part]) {
    if parts.count == 1, case .literal(let value) = parts[0] {
      storage = .literal(value)
    } else {
      storage = .parts(parts)
    }
  }

  public init(_ value: String) { storage = .literal(value) }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    self.init(parts: stringInterpolation.parts)
  }

  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * min(max(interpolationCount, 0), 100) + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    public mutating func appendInterpolation(_ string: String) {
      parts.append(.value([TextFragment(string: string)]))
    }

    /// Appends a text with its own appearance.
    public mutating func appendInterpolation(_ text: Text) { parts.append(.value(text.fragments)) }

    /// Appends an image, placed on the line like a character.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    /// Appends an attributed string.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }

    /// Appends a label.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      appendInterpolation(Text(resource))
    }

    /// Appends a number: integers with grouped thousands, others with six decimals.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(NumberText(number: value._number, keySpecifier: value._specifier))
    }

    /// Appends a number formatted by `specifier`, such as `%.2f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(NumberText(number: value._number, specifier: specifier, keySpecifier: specifier))
    }

    /// Appends a value formatted by `format`.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(FormattedValue(value: input, format: format))
    }

    /// Appends a value formatted by `formatter`.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      appendInterpolation(formatter.string(for: subject) ?? "")
    }

    /// Appends the description of a Foundation value.
    public mutating func appendInterpolation<Subject: _SelfDescribing>(_ subject: Subject) {
      appendInterpolation("\(subject)" as String)
    }

    /// Appends the description of an object.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject) {
      appendInterpolation("\(subject)" as String)
    }

    /// Appends a date in `style`.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(DateText(date: date, style: style.kind))
    }

    /// Appends the times of two dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(IntervalText(dates: dates))
    }

    /// Appends the times of an interval's ends.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(IntervalText(dates: interval.start...interval.end))
    }

    /// Appends the remaining or elapsed time of an interval.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      append(
        TimerText(
          interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours))
    }

    private mutating func append(_ source: any TextSource) {
      parts.append(.value([TextFragment(content: .value(AnyTextSource(source)))]))
    }
  }
}

/// A Foundation value that can be interpolated in a string literal without a format.
public protocol _SelfDescribing {}

extension Date: _SelfDescribing {}
extension URL: _SelfDescribing {}
extension UUID: _SelfDescribing {}
extension Data: _SelfDescribing {}
extension DateComponents: _SelfDescribing {}
extension Locale: _SelfDescribing {}
extension Calendar: _SelfDescribing {}
extension TimeZone: _SelfDescribing {}
