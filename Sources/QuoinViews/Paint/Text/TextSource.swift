import Foundation
import QuoinCore

/// A value that becomes characters in the environment of its text, for the locale and the time there.
protocol TextSource: Equatable, Sendable {
  func string(in environment: EnvironmentValues) -> String
}

/// Any text source.
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

/// A value as a format style writes it, in the region of the surroundings unless the style has one of
/// its own. Values are only read, so that one text may be laid out on any thread.
struct FormattedValue<F: FormatStyle>: TextSource, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
  let value: F.FormatInput
  let format: F

  func string(in environment: EnvironmentValues) -> String {
    let hasNoRegion = format == format.locale(.autoupdatingCurrent)
    return (hasNoRegion ? format.locale(environment.locale) : format).format(value)
  }
}

/// A number in a label.
struct NumberText: TextSource {
  let number: _FormatNumber
  /// How the number is written; `nil` for a plain number.
  var specifier: String?
  /// How the number is written in the key of its label.
  var keySpecifier: String

  func string(in environment: EnvironmentValues) -> String {
    let separators = NumberSeparators(environment.locale)
    guard let specifier else { return number.plain(separators) }
    return FormatSpecifier(specifier).string(number, separators)
  }
}

/// What a region writes between thousands and before fractions.
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
