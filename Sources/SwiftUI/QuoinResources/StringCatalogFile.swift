import Foundation
import QuoinFiles

/// The entries of an `.xcstrings` file, Xcode's string catalog, with all languages in one file.
package struct StringCatalogFile: Sendable {
  let sourceLanguage: String
  /// The entries by language, then by key.
  package private(set) var entries: [String: [String: LocalizedEntry]] = [:]
  /// Sentences about problems in individual texts.
  package private(set) var warnings: [String] = []

  /// Reads the file at `path`.
  ///
  /// - Throws: An ``AssetError`` that names the file.
  init(path: String) throws {
    guard let data = try? InputFile.contents(of: path) else {
      throw AssetError("\(path) can't be read.")
    }
    try self.init(data: data, path: path)
  }

  /// Parses the contents of the file at `path`.
  ///
  /// - Throws: An ``AssetError`` that names the file.
  package init(data: Data, path: String) throws {
    let file: File
    do {
      file = try BoundedJSON.decode(File.self, from: data)
    } catch let error as BoundedJSON.ParseError {
      throw AssetError("\(path) can't be read: \(error).")
    } catch {
      throw AssetError("\(path) is not a string catalog. Open it in an editor; it must be JSON.")
    }
    sourceLanguage = file.sourceLanguage ?? "en"
    for (key, item) in file.strings ?? [:] {
      for (language, localization) in item.localizations ?? [:] {
        let entry = localization.entry
        if let error = entry?.error {
          warnings.append("The text \"\(key)\" of \(path) in \(language) \(error)")
        } else {
          entries[language, default: [:]][key] = entry
        }
      }
    }
    warnings.sort()
  }

  private struct File: Decodable {
    var sourceLanguage: String?
    var strings: [String: Item]?
  }

  private struct Item: Decodable {
    var localizations: [String: Localization]?
  }

  private struct Unit: Decodable {
    var value: String?
  }

  /// A text or its variations, which may be nested: plurals inside devices.
  private final class Localization: Decodable {
    let stringUnit: Unit?
    let variations: [String: [String: Localization]]?
    let substitutions: [String: Substitution]?

    var entry: LocalizedEntry? {
      guard let template else { return nil }
      return LocalizedEntry(
        template, substitutions: (substitutions ?? [:]).compactMapValues(\.substitution))
    }

    var template: LocalizedEntry.Template? {
      if let text = stringUnit?.value { return .text(text) }
      if let devices = variations?["device"] {
        return .device(devices.compactMapValues(\.template))
      }
      return variations?["plural"].map { .plural(StringCatalogFile.plural($0)) }
    }
  }

  private static func plural(_ choices: [String: Localization])
    -> [PluralCategory: LocalizedEntry.Template]
  {
    var templates: [PluralCategory: LocalizedEntry.Template] = [:]
    for (name, choice) in choices {
      if let category = PluralCategory(rawValue: name) { templates[category] = choice.template }
    }
    return templates
  }

  private struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: [String: [String: Localization]]?

    var substitution: LocalizedEntry.Substitution? {
      let template: LocalizedEntry.Template? =
        if let devices = variations?["device"] {
          .device(devices.compactMapValues(\.template))
        } else {
          variations?["plural"].map { .plural(StringCatalogFile.plural($0)) }
        }
      return template.map {
        LocalizedEntry.Substitution(
          position: argNum.flatMap { $0 > 0 ? $0 : nil }, specifier: formatSpecifier ?? "lld",
          template: $0)
      }
    }
  }
}
