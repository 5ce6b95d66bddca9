import Foundation
import QuoinFiles

/// The manifest of a package's copy, with a few lines appended that redirect its dependencies.
///
/// A package that depends on Quoin gets the installed one, so SwiftPM neither fetches nor builds
/// it. Packages at paths that the manifest contains as they are are copies, too; others are found
/// in their original places.
struct ManifestCopy {
  /// The original package.
  let source: URL
  /// The names of Quoin's products.
  let products: [String]
  /// The targets that the copy doesn't have.
  var removedTargets: Set<String> = []
  /// The copies of other packages, by the paths that the manifest contains.
  var copies: [String: URL] = [:]
  /// The catalogs that the manifest doesn't name, by target.
  var catalogs: [String: [String]] = [:]

  /// Returns the copy's manifest; unchanged if the manifest does not name its package `package`.
  func text(of manifest: String) -> String {
    let hasName = manifest.contains(/(?m)^let\s+package\b/)
    let names = manifest.contains(/(?i)quoin/) ? products : []
    let hasPaths = !copies.isEmpty || manifest.contains(/\bpath:\s*"\.\.?\//)
    guard hasName, !names.isEmpty || hasPaths || !removedTargets.isEmpty || !catalogs.isEmpty
    else { return manifest }
    let places = copies.map { "\($0.debugDescription): \($1.path.debugDescription)" }
    func list(_ texts: [String]) -> String {
      texts.sorted().map(\.debugDescription).joined(separator: ", ")
    }
    return manifest + """


      // Added by Quoin, which provides its products itself; the copy is in another folder.
      do {
        let brought: Set<String> = [\(list(names))]
        let quoin: Set<String> = [\(list(pathsOfQuoin(in: manifest)))]
        let copies: [String: String] = [\(places.isEmpty ? ":" : places.sorted().joined(separator: ", "))]
        let own = Set(package.targets.map(\\.name))
        var homes: Set<String> = ["quoin"]
        for target in package.targets {
          target.dependencies.removeAll { dependency in
            switch dependency {
            case .productItem(let name, let home, _, _):
              if brought.contains(name), let home { homes.insert(home.lowercased()) }
              return brought.contains(name)
            case .byNameItem(let name, _): return brought.contains(name) && !own.contains(name)
            default: return false
            }
          }
        }
        func name(_ place: String) -> String {
          let last = place.split(separator: "/").last.map { String($0).lowercased() } ?? ""
          return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
        }
        package.dependencies = package.dependencies.compactMap { dependency in
          switch dependency.kind {
          case .fileSystem(_, let path):
            if quoin.contains(path) || !brought.isEmpty && homes.contains(name(path)) { return nil }
            if let copy = copies[path] { return .package(path: copy) }
            return path.hasPrefix(".") ? .package(path: \(source.path.debugDescription) + "/" + path) : dependency
          case .sourceControl(_, let location, _):
            return !brought.isEmpty && homes.contains(name(location)) ? nil : dependency
          default: return dependency
          }
        }
      }
      \(removal(list(Array(removedTargets))))\(addition(catalogs.mapValues(list)))
      """
  }

  /// Returns the code that adds catalogs to the package's resources, empty if there are none.
  private func addition(_ paths: [String: String]) -> String {
    guard !paths.isEmpty else { return "" }
    let places = paths.map { "\($0.debugDescription): [\($1)]" }.sorted().joined(separator: ", ")
    return """

      // Added by Quoin: Xcode includes these resources without a mention.
      do {
        let catalogs: [String: [String]] = [\(places)]
        for target in package.targets {
          guard let paths = catalogs[target.name] else { continue }
          target.resources = (target.resources ?? []) + paths.map { .copy($0) }
        }
      }

      """
  }

  /// Returns the code that removes targets from the package, empty if there are none to remove.
  private func removal(_ names: String) -> String {
    guard !removedTargets.isEmpty else { return "" }
    return """

      // Added by Quoin: no Swift code uses these targets, which are in Objective-C.
      do {
        let removed: Set<String> = [\(names)]
        package.targets.removeAll { removed.contains($0.name) }
        for target in package.targets {
          target.dependencies.removeAll { dependency in
            switch dependency {
            case .targetItem(let name, _), .byNameItem(let name, _): return removed.contains(name)
            default: return false
            }
          }
        }
        package.products = package.products.compactMap { (product: Product) -> Product? in
          guard let library = product as? Product.Library else { return product }
          let left = library.targets.filter { !removed.contains($0) }
          if left.count == library.targets.count { return product }
          return left.isEmpty ? nil : .library(name: library.name, type: library.type, targets: left)
        }
      }

      """
  }

  /// Returns the relative paths in a manifest that lead to a copy of Quoin's repository, whose
  /// folder may have any name.
  private func pathsOfQuoin(in manifest: String) -> [String] {
    Self.packages(in: manifest, at: source).filter { $0.isQuoin }.map(\.path)
  }

  /// Returns the packages at paths that a manifest contains, each with its folder.
  static func packages(
    in manifest: String, at source: URL
  ) -> [(path: String, folder: URL, isQuoin: Bool)] {
    let paths = manifest.matches(of: /path:\s*"(\.?\.?\/[^"]*|\.\.)"/).map { String($0.1) }
    return Set(paths).sorted().compactMap { path in
      let place = path.hasPrefix("/") ? path : source.path + "/" + path
      let folder = URL(fileURLWithPath: place, isDirectory: true).standardizedFileURL
      guard let text = InputFile.text(of: folder.appendingPathComponent("Package.swift")) else {
        return nil
      }
      return (path, folder, text.contains(/Package\(\s*name:\s*"quoin"/))
    }
  }
}
