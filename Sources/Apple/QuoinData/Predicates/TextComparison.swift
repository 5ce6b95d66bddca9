import Foundation
import QuoinFoundation

/// The comparisons of text, which SQLite calls as functions and collations of these names.
///
/// | in SQL | here |
/// | --- | --- |
/// | `q_contains`, `q_begins`, `q_ends` | `contains`, `begins`, `ends` |
/// | `q_like`, `q_matches`, `q_fold` | `like`, `matches`, `fold` |
/// | collations `LOCALIZED`, `DECIMAL` | `localizedStandard`, `decimal` |
///
/// The options are the raw value of `StoreComparison.Options`. A function of SQL whose argument is
/// null returns null.
public enum TextComparison {
  public static func contains(_ text: String, _ part: String, _ options: Int) -> Bool {
    PredicateText.contains(text, part, .init(rawValue: options))
  }

  public static func begins(_ text: String, _ part: String, _ options: Int) -> Bool {
    PredicateText.begins(text, part, .init(rawValue: options))
  }

  public static func ends(_ text: String, _ part: String, _ options: Int) -> Bool {
    PredicateText.ends(text, part, .init(rawValue: options))
  }

  /// Whether a text fulfills a pattern with `*` for any text and `?` for one character.
  public static func like(_ text: String, _ pattern: String, _ options: Int) -> Bool {
    PredicateText.like(text, pattern, .init(rawValue: options))
  }

  /// Whether a regular expression matches the whole text.
  public static func matches(_ text: String, _ pattern: String, _ options: Int) -> Bool {
    PredicateText.matches(text, pattern, .init(rawValue: options))
  }

  /// Returns the text without the differences that the options ignore.
  public static func fold(_ text: String, _ options: Int) -> String {
    PredicateText.fold(text, .init(rawValue: options))
  }

  /// The order of the user's locale, in which numbers in text are compared by value.
  public static func localizedStandard(_ first: String, _ second: String) -> ComparisonResult {
    if first.utf8.elementsEqual(second.utf8) { return .orderedSame }
    return LocalizedOrder.compare(first, second) ?? first.localizedStandardCompare(second)
  }

  /// The order of decimal numbers that are written in full. Other texts are before all numbers.
  public static func decimal(_ first: String, _ second: String) -> ComparisonResult {
    let locale = Locale(identifier: "en_US_POSIX")
    let numbers = [first, second].map { Decimal(string: $0, locale: locale) }
    switch (numbers[0], numbers[1]) {
    case (let first?, let second?):
      return first == second
        ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
    case (nil, nil): break
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    }
    let order = order(first, second)
    return order == 0 ? .orderedSame : order < 0 ? .orderedAscending : .orderedDescending
  }

  /// Compares by code points, as SQLite does without a collation.
  static func order(_ first: String, _ second: String) -> Int {
    first.utf8.elementsEqual(second.utf8)
      ? 0 : first.utf8.lexicographicallyPrecedes(second.utf8) ? -1 : 1
  }
}
