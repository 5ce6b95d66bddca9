import Foundation
import QuoinResources
import Synchronization

/// A cache of the assets and texts in the process's bundles, read when first used.
///
/// A bundle is a folder; the app's is that of `Bundle.main`.
final class ResourceStore: Sendable {
  static let shared = ResourceStore()

  private let folders = Mutex<[String: BundleResources]>([:])

  /// The maximum number of cached folders, of which a process has few.
  private static let limit = 64

  /// The folder of the app's own resources.
  static let mainFolder = Bundle.main.resourcePath ?? Bundle.main.bundlePath

  /// Whether the app has string tables, computed once because each label checks it.
  static let hasMainStrings = !shared.with(mainFolder) { $0.strings.isEmpty }

  /// Returns the result of `action` for the resources of the folder at `path`.
  func with<Result>(_ path: String, _ action: (inout BundleResources) throws -> Result) rethrows
    -> Result where Result: Sendable
  {
    try folders.withLock { folders in
      if folders.count > Self.limit { folders = [:] }
      return try action(&folders[path, default: BundleResources(folder: path)])
    }
  }

  /// Clears the cache, for tests and after sources change.
  func empty() { folders.withLock { $0 = [:] } }
}

/// The resources of one folder.
struct BundleResources: Sendable {
  let folder: String
  let catalog: AssetCatalog
  private var colors: [String: Result<ColorSet?, AssetError>] = [:]
  private var images: [String: Result<ImageSet?, AssetError>] = [:]
  private var readStrings: BundleStrings?
  private var tables: [TableName: StringTable] = [:]

  private struct TableName: Hashable {
    var name: String
    var language: String
  }

  init(folder: String) {
    self.folder = folder
    catalog = AssetCatalog(paths: AssetCatalog.paths(in: folder))
  }

  mutating func color(_ name: String) throws -> ColorSet? {
    if let known = colors[name] { return try known.get() }
    let result = Self.result { try catalog.colorSet(named: name) }
    colors[name] = result
    return try result.get()
  }

  mutating func image(_ name: String) throws -> ImageSet? {
    if let known = images[name] { return try known.get() }
    let result = Self.result { try catalog.imageSet(named: name) }
    images[name] = result
    return try result.get()
  }

  /// Returns and caches the result or the error, because the same missing label is looked up
  /// repeatedly.
  private static func result<Value>(_ read: () throws -> Value) -> Result<Value, AssetError> {
    do { return .success(try read()) } catch let error as AssetError {
      return .failure(error)
    } catch {
      return .failure(AssetError("\(error)"))
    }
  }

  var strings: BundleStrings {
    mutating get {
      if let readStrings { return readStrings }
      let bundle = Bundle(path: folder)
      func value(_ key: String) -> String? { bundle?.object(forInfoDictionaryKey: key) as? String }
      let strings = BundleStrings(
        folder: folder,
        developmentLanguage: value(BundleFolder.sourceLanguageKey)
          ?? value("CFBundleDevelopmentRegion"))
      readStrings = strings
      return strings
    }
  }

  /// Returns the table named `name` for the language `preferences`, in decreasing order.
  mutating func table(_ name: String, for preferences: [String]) -> StringTable {
    let strings = strings
    let key = TableName(name: name, language: strings.language(for: preferences))
    if let known = tables[key] { return known }
    let table = strings.table(name, in: key.language)
    tables[key] = table
    return table
  }
}
