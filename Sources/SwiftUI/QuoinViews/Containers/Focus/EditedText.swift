import Foundation
import QuoinCore

/// The text that a text field shows, and the closure that writes edited text back.
struct EditedText {
  /// Returns the text in the given locale.
  var string: (Locale) -> String
  /// Writes edited text back; text that can't be parsed is ignored.
  let edit: (String, Locale) -> Void
  /// Whether the field writes each character immediately, because the text is the value.
  var isImmediate = false

  init(_ text: Binding<String>) {
    isImmediate = true
    string = { _ in text.wrappedValue }
    edit = { characters, _ in text.wrappedValue = characters }
  }

  /// Edits an attributed string; new characters get the attributes of the one before them.
  init(_ text: Binding<AttributedString>) {
    isImmediate = true
    string = { _ in String(text.wrappedValue.characters) }
    edit = { characters, _ in
      let old = text.wrappedValue
      let (before, after) = (Array(old.characters), Array(characters))
      let kept = zip(before, after).prefix { $0 == $1 }.count
      let rest = min(before.count, after.count) - kept
      let tail = zip(before.reversed(), after.reversed()).prefix(rest).prefix { $0 == $1 }.count
      let start = old.index(old.startIndex, offsetByCharacters: kept)
      let end = old.index(old.startIndex, offsetByCharacters: before.count - tail)
      let looks =
        kept > 0 ? old.runs[old.index(beforeCharacter: start)].attributes : AttributeContainer()
      let new = AttributedString(String(after[kept..<after.count - tail]), attributes: looks)
      text.wrappedValue =
        AttributedString(old[old.startIndex..<start]) + new
        + AttributedString(old[end..<old.endIndex])
    }
  }

  /// Edits a value formatted by `format`, in the environment's locale unless the format has its
  /// own.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F)
  where F.FormatOutput == String {
    string = { Self.localized(format, $0).format(value.wrappedValue) }
    edit = { characters, locale in
      if let parsed = Self.parse(characters, Self.localized(format, locale)) {
        value.wrappedValue = parsed
      }
    }
  }

  /// Edits an optional value; an empty field means `nil`.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, format: F)
  where F.FormatOutput == String {
    string = { locale in
      value.wrappedValue.map { Self.localized(format, locale).format($0) } ?? ""
    }
    edit = { characters, locale in
      if characters.isEmpty {
        value.wrappedValue = nil
      } else if let parsed = Self.parse(characters, Self.localized(format, locale)) {
        value.wrappedValue = parsed
      }
    }
  }

  /// Edits a value formatted by `formatter`.
  init<Value>(_ value: Binding<Value>, formatter: Formatter) {
    string = { _ in formatter.string(for: value.wrappedValue) ?? "" }
    edit = { characters, _ in
      let object: Any? =
        switch formatter {
        case let formatter as NumberFormatter: formatter.number(from: characters)
        case let formatter as DateFormatter: formatter.date(from: characters)
        default: characters
        }
      if let parsed = object as? Value { value.wrappedValue = parsed }
    }
  }

  private static func parse<F: ParseableFormatStyle>(_ characters: String, _ format: F)
    -> F.FormatInput? where F.FormatOutput == String
  {
    try? format.parseStrategy.parse(characters)
  }

  private static func localized<F: ParseableFormatStyle>(_ format: F, _ locale: Locale) -> F {
    format == format.locale(.autoupdatingCurrent) ? format.locale(locale) : format
  }
}
