import Foundation
import QuoinCore

/// The characters that a text field shows, and the closure that takes edited ones.
struct EditedText {
  /// The characters as the locale writes them.
  var string: (Locale) -> String
  /// Takes edited characters; characters that can't be read as a value change nothing.
  let edit: (String, Locale) -> Void
  /// Whether the field writes each character as it is entered, because the characters are the value.
  var isImmediate = false

  init(_ text: Binding<String>) {
    isImmediate = true
    string = { _ in text.wrappedValue }
    edit = { characters, _ in text.wrappedValue = characters }
  }

  /// The characters of an attributed text; new characters look like the one before them.
  init(_ text: Binding<AttributedString>) {
    isImmediate = true
    string = { _ in String(text.wrappedValue.characters) }
    edit = { characters, _ in
      let old = text.wrappedValue
      let kept = zip(old.characters, characters).prefix { $0 == $1 }.count
      let end = old.index(old.startIndex, offsetByCharacters: kept)
      let looks =
        kept > 0 ? old.runs[old.index(beforeCharacter: end)].attributes : AttributeContainer()
      text.wrappedValue =
        AttributedString(old[old.startIndex..<end])
        + AttributedString(String(characters.dropFirst(kept)), attributes: looks)
    }
  }

  /// A value as `format` writes and reads it, in the environment's locale unless the format has one.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F)
  where F.FormatOutput == String {
    string = { Self.localized(format, $0).format(value.wrappedValue) }
    edit = { characters, locale in
      if let parsed = Self.parse(characters, Self.localized(format, locale)) {
        value.wrappedValue = parsed
      }
    }
  }

  /// A value that may be missing: an empty field stands for `nil`.
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

  /// A value as `formatter` writes and reads it.
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
