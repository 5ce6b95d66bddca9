import Foundation
import QuoinFiles
import QuoinHostProtocol
import QuoinResources
import QuoinSources

/// A folder's resources: its bundle, the symbols of its asset catalogs and the classes of its
/// data models.
struct FolderResources {
  private let folder: SourceFolder

  init(_ folder: SourceFolder) {
    self.folder = folder
  }

  /// Returns the generated sources: asset symbols, the accessor for the bundle, and the classes of
  /// Core Data's and Core ML's models.
  ///
  /// - Throws: An error if a data model is damaged.
  func generated(
    for platform: SourcePlatform
  ) throws -> (sources: [(name: String, text: String)], warnings: [String]) {
    let symbols = symbols(for: platform)
    let models = try dataModels()
    var sources: [(name: String, text: String)] = []
    if !symbols.text.isEmpty { sources.append(("AssetSymbols.swift", symbols.text)) }
    if let moduleBundle {
      sources.append(("ModuleBundle.swift", BundleFolder.moduleAccessor(inMain: moduleBundle)))
    }
    for (number, model) in models.enumerated() where !model.source.isEmpty {
      // The compiler's files need different names.
      sources.append((Self.dataModelFile(number), model.source))
    }
    for (number, model) in folder.learnedModels.compactMap(LearnedModel.init).enumerated() {
      sources.append(("LearnedModel\(number + 1).swift", model.source))
    }
    return (sources, symbols.warnings + models.flatMap(\.warnings))
  }

  /// The beginning of the names of data models' sources.
  static let dataModelPrefix = "DataModel"

  /// Returns the name of the source of a data model.
  static func dataModelFile(_ number: Int) -> String {
    "\(dataModelPrefix)\(number == 0 ? "" : "\(number + 1)").swift"
  }

  /// Reads the folder's data models.
  func dataModels() throws -> [DataModel] {
    do {
      return try folder.dataModels.map { try DataModel(at: $0, named: folder.path(of: $0)) }
    } catch let mistake as SourceError {
      throw CommandFailure.input(mistake.message, at: mistake.place)
    }
  }

  /// The bundle name of a package's target; `nil` if it has none.
  private var moduleBundle: String? {
    guard let part = folder.part, !folder.resources.isEmpty else { return nil }
    return "\(part.package.name)_\(part.target.name)"
  }

  /// Returns the source of the symbols that Xcode generates: `Image(.logo)`, `Color.brand`.
  func symbols(for platform: SourcePlatform) -> (text: String, warnings: [String]) {
    let catalogues = folder.resources.filter { $0.pathExtension == "xcassets" }.map(\.path)
    guard !catalogues.isEmpty else { return ("", []) }
    let symbols = AssetSymbols(
      AssetCatalog(paths: catalogues), home: moduleBundle == nil ? .main : .module,
      hasExtensions: folder.settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"]
        != "NO",
      declared: DeclaredMembers(
        sources: folder.sources.compactMap { InputFile.text(of: $0) }))
    guard !symbols.isEmpty else { return ("", symbols.warnings) }
    return (symbols.swiftSource(importingUIKit: platform != .macOS), symbols.warnings)
  }

  /// Writes the app's bundle to `directory`.
  func bundle(
    in directory: URL, locale: String?
  ) throws -> (bundle: HostRequest.Bundle, warnings: [String]) {
    var layout = BundleFolder(name: folder.name)
    layout.info = info
    layout.locale = locale
    layout.projectRoot = folder.projectRoot
    // Xcode doesn't copy models but compiles them.
    let files = folder.resources.filter { !DataModel.isModel($0) && !LearnedModel.isModel($0) }
      .map(\.path)
    // A package's resources are in a bundle of their own inside the app's.
    guard let moduleBundle else {
      layout.files = files
      let written = try layout.write(in: directory.path)
      try writeDataModels(into: written.path)
      return (HostRequest.Bundle(path: written.path, files: files), written.warnings)
    }
    let app = try layout.write(in: directory.path)
    var module = BundleFolder(name: moduleBundle, isModule: true)
    module.files = files
    module.locale = locale
    module.projectRoot = folder.projectRoot
    let written = try module.write(in: app.path)
    try writeDataModels(into: written.path)
    return (HostRequest.Bundle(path: app.path, files: files), app.warnings + written.warnings)
  }

  /// Writes the data models as `<Name>.quoinmodel` into a bundle, and again into `<Name>.momd`,
  /// which apps look for.
  private func writeDataModels(into bundle: String) throws {
    let place = URL(fileURLWithPath: bundle, isDirectory: true)
    for model in try dataModels() {
      let compiled = try model.encoded()
      let name = "\(model.name).quoinmodel"
      try RegularFile(url: place.appendingPathComponent(name)).write(compiled)
      let folder = place.appendingPathComponent("\(model.name).momd", isDirectory: true)
      // A resource with this name is a link, perhaps to a folder of the user's.
      guard mkdir(folder.path, 0o700) == 0 else { continue }
      try RegularFile(url: folder.appendingPathComponent(name)).write(compiled)
    }
  }

  /// The values of the app's `Info.plist`: those in a file and those Xcode generates from settings.
  private var info: [String: BundleFolder.PropertyValue] {
    let settings = folder.settings
    var info: [String: BundleFolder.PropertyValue] = [:]
    for (key, value) in writtenInfo {
      info[key] = BundleFolder.PropertyValue(value)
    }
    for (key, value) in settings where key.hasPrefix("INFOPLIST_KEY_") {
      let name = String(key.dropFirst("INFOPLIST_KEY_".count))
      info[name] = value == "YES" ? .bool(true) : value == "NO" ? .bool(false) : .string(value)
    }
    let values = [
      "CFBundleIdentifier": settings["PRODUCT_BUNDLE_IDENTIFIER"],
      "CFBundleShortVersionString": settings["MARKETING_VERSION"],
      "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"],
    ]
    for (key, value) in values {
      if let value, info[key] == nil || settings["GENERATE_INFOPLIST_FILE"] == "YES" {
        info[key] = .string(value)
      }
    }
    return info.mapValues { expanded($0) }
  }

  /// The property list among the resources, or the one that the settings name.
  private var writtenInfo: [String: Any] {
    var places = folder.resources.filter { $0.lastPathComponent == "Info.plist" }
    if let named = folder.settings["INFOPLIST_FILE"],
      case .inside(let url) = folder.projectRoot.place(of: named, in: folder.root)
    {
      places.insert(url, at: 0)
    }
    for place in places {
      if let data = try? InputFile.contents(of: place.path, upTo: Self.largestInfo),
        let fields = (try? BoundedPropertyList.read(data)) as? [String: Any]
      {
        return fields
      }
    }
    return [:]
  }

  private static let largestInfo = 1 << 20

  /// Expands settings in a text: `$(PRODUCT_NAME)`.
  ///
  /// Leaves unknown names and texts that would grow too long as they are.
  private func expanded(_ value: BundleFolder.PropertyValue) -> BundleFolder.PropertyValue {
    guard case .string(var text) = value else { return value }
    let own = ["PRODUCT_NAME", "TARGET_NAME", "EXECUTABLE_NAME"]
    for _ in 0..<4 where text.contains("$(") {
      let next = text.replacing(/\$\(([^()$]*)\)/) { match -> String in
        let name = String(match.1)
        let setting = folder.settings[name]
        guard own.contains(name) else { return setting ?? String(match.0) }
        return setting.flatMap { $0.contains("$") ? nil : $0 } ?? folder.name
      }
      guard next.utf8.count <= Self.longestText else { break }
      text = next
    }
    return .string(text)
  }

  private static let longestText = 1 << 16
}
