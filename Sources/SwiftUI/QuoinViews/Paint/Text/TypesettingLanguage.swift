import Foundation
import QuoinCore

/// The language for the line heights and breaks of text.
public struct TypesettingLanguage: Hashable, Sendable {
  private let language: Locale.Language?
  /// The language of the text, as far as it can be determined.
  public static let automatic = TypesettingLanguage(language: nil)
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

extension View {
  /// Compiles only: sets the language for the line heights and breaks of text.
  /// Sizing: neutral.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View
  { self }

  /// Compiles only: sets the language for the line heights and breaks of text.
  /// Sizing: neutral.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true)
    -> some View
  { self }
}

extension Text {
  /// Compiles only: sets the language for the line heights and breaks of the text.
  /// Sizing: as this text.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    self
  }

  /// Compiles only: sets the language for the line heights and breaks of the text.
  /// Sizing: as this text.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    self
  }
}
