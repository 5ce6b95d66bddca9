import Foundation
import QuoinCore

/// A value that is formatted in the environment of its text, for the locale and time.
protocol TextSource: Equatable, Sendable {
  func string(in environment: EnvironmentValues) -> String
}

/// A type-erased text source.
struct AnyTextSource: Equatable, Sendable {
  let source: any TextSource

  init(_ source: any TextSource) { self.source = source }

  func string(in environment: EnvironmentValues) -> String { source.string(in: environment) }

  static func == (first: Self, second: Self) -> Bool {
    func isEqual<Source: TextSource>(_ source: Source) -> Bool {
      source == (second.source as? Source)
    }
    return isEqual(first.source)
  }
}

/// A value formatted by a format style, in the environment's region unless the style has its own.
///
/// Values are only read, so that a text can be laid out on any thread.
struct FormattedValue<F: FormatStyle>: TextSource, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput: FormattedText {
  let value: F.FormatInput
  let format: F

  func string(in environment: EnvironmentValues) -> String {
    let hasNoRegion = format == format.locale(.autoupdatingCurrent)
    return (hasNoRegion ? format.locale(environment.locale) : format).format(value).plain
  }
}

/// The output of a format style for a text.
protocol FormattedText {
  /// The text without attributes.
  var plain: String { get }
}

extension String: FormattedText {
  var plain: String { self }
}

extension AttributedString: FormattedText {
  var plain: String { String(characters) }
}

/// A number in a label.
struct NumberText: TextSource {
  let number: _FormatNumber
  /// The format of the number; `nil` for a plain number.
  var specifier: String?
  /// The format of the number in its label's key.
  var keySpecifier: String

  func string(in environment: EnvironmentValues) -> String {
    let separators = NumberSeparators(environment.locale)
    guard let specifier else { return number.plain(separators) }
    return FormatSpecifier(specifier).string(number, separators)
  }
}

/// A region's grouping and decimal separators.
struct NumberSeparators: Equatable, Sendable {
  let group: String
  let decimal: String

  static let english = NumberSeparators(group: ",", decimal: ".")

  init(group: String, decimal: String) {
    self.group = group
    self.decimal = decimal
  }

  init(_ locale: Locale) {
    if locale.identifier == "en_US" {
      self = .english
    } else {
      self.init(group: locale.groupingSeparator ?? ",", decimal: locale.decimalSeparator ?? ".")
    }
  }
}
