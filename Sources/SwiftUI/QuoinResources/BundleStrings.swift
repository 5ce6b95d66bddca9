import Foundation
import QuoinFiles

/// The string tables in a bundle's folder, in all of its languages.
///
/// Supports `fr.lproj/Table.strings` and `.stringsdict`, `Table.xcstrings`, and tables outside
/// language folders, which apply to all languages.
public struct BundleStrings: Sendable {
  /// The languages of the bundle, sorted, without `Base`.
  public let languages: [String]
  /// The language of the strings in code.
  public let developmentLanguage: String
  private let folder: String
  private let tables: [String: Set<String>]
  private let catalogs: [String: StringCatalogFile]
  /// Sentences about problems in the string catalogs.
  public let warnings: [String]

  /// Finds the tables in a folder; they are read when requested.
  ///
  /// - Parameter developmentLanguage: The language of the strings in code, if the bundle specifies
  ///   it.
  public init(folder: String, developmentLanguage: String? = nil) {
    self.folder = folder
    var languages: Set<String> = []
    var tables: [String: Set<String>] = [:]
    var catalogs: [String: StringCatalogFile] = [:]
    var warnings: [String] = []
    for name in FolderWalk.names(in: folder) {
      let (stem, ending) = Self.split(name)
      switch ending {
      case "lproj":
        for file in FolderWalk.names(in: folder + "/" + name) {
          let (table, ending) = Self.split(file)
          if ending == "strings" || ending == "stringsdict" {
            tables[table, default: []].insert(name + "/" + file)
          }
        }
        if stem != "Base" { languages.insert(stem) }
      case "strings", "stringsdict": tables[stem, default: []].insert(name)
      case "xcstrings":
        tables[stem, default: []].insert(name)
        do {
          let catalog = try StringCatalogFile(path: folder + "/" + name)
          catalogs[name] = catalog
          warnings += catalog.warnings
          languages.formUnion(catalog.entries.keys)
        } catch {
          warnings.append("\(error)")
        }
      default: break
      }
    }
    let main = catalogs["Localizable.xcstrings"] ?? catalogs.min { $0.key < $1.key }?.value
    self.tables = tables
    self.catalogs = catalogs
    self.warnings = warnings
    self.developmentLanguage = developmentLanguage ?? main?.sourceLanguage ?? "en"
    self.languages = languages.sorted()
  }

  /// Whether there are no tables.
  public var isEmpty: Bool { tables.isEmpty }

  /// The names of the tables in string catalogs.
  var catalogNames: [String] { catalogs.keys.map { Self.split($0).stem }.sorted() }

  private static func split(_ name: String) -> (stem: String, ending: String) {
    let name = name as NSString
    return (name.deletingPathExtension, name.pathExtension)
  }

  /// Returns the bundle's best language for a user with `preferences`, the most preferred first.
  public func language(for preferences: [String]) -> String {
    LanguageMatch.best(of: languages, for: preferences) ?? developmentLanguage
  }

  /// Returns the table called `name` in `language`; texts missing there are in the development
  /// language.
  public func table(_ name: String, in language: String) -> StringTable {
    var table = StringTable(language: language)
    guard var files = tables[name] else { return table }
    // Other tables with a string catalog's name are generated from it and contain less.
    let ownCatalogs = files.filter { catalogs[$0] != nil }
    if !ownCatalogs.isEmpty { files = ownCatalogs }
    // Later entries override earlier ones.
    let own = LanguageMatch.normalized(language)
    let source = LanguageMatch.normalized(developmentLanguage)
    for place in ["", "base", source, own] {
      for file in files.sorted() {
        let parts = file.split(separator: "/")
        let spoken =
          parts.count == 2 ? LanguageMatch.normalized(Self.split(String(parts[0])).stem) : ""
        if let catalog = catalogs[file] {
          table.add(catalog, language: place)
        } else if spoken == place {
          table.add(
            file: folder + "/" + file, language: place.isEmpty || place == "base" ? source : place)
        }
      }
    }
    return table
  }
}

/// The texts of one table in one language.
public struct StringTable: Sendable {
  /// A text and its language.
  public struct Text: Sendable {
    public let entry: LocalizedEntry
    public let language: String
  }

  public let language: String
  private var texts: [String: Text] = [:]
  /// Sentences about problems in the files.
  public private(set) var warnings: [String] = []

  fileprivate init(language: String) { self.language = language }

  /// The text for `key`, if there is one.
  public subscript(key: String) -> Text? { texts[key] }

  public var keys: [String] { texts.keys.sorted() }

  fileprivate mutating func add(file path: String, language: String) {
    do {
      if path.hasSuffix(".strings") {
        for (key, text) in try StringsFile(path: path).texts {
          // Prefer the entry of a `.stringsdict` file, which has plural variations.
          if let known = texts[key], known.entry.isChosen, known.language == language { continue }
          texts[key] = Text(entry: LocalizedEntry(text), language: language)
        }
      } else {
        let file = try StringsDictFile(path: path)
        for (key, entry) in file.entries { texts[key] = Text(entry: entry, language: language) }
        warnings += file.warnings
      }
    } catch {
      warnings.append("\(error)")
    }
  }

  fileprivate mutating func add(_ catalog: StringCatalogFile, language: String) {
    guard !language.isEmpty else { return }
    for (spoken, entries) in catalog.entries where LanguageMatch.normalized(spoken) == language {
      for (key, entry) in entries { texts[key] = Text(entry: entry, language: language) }
    }
  }
}
