import Foundation
import QuoinFiles
import QuoinHostProtocol
import QuoinSources

/// The Swift packages in an Xcode project, as the dependencies of a package in the cache.
struct ProjectPackages {
  private let packages: XcodeProject.Packages
  private let folder: URL

  /// The target that depends on the products which an app uses.
  private static let target = "PackagesOfProject"

  init(_ packages: XcodeProject.Packages, cache: PreviewCache) {
    self.packages = packages
    let key = (packages.folders.map(\.path) + packages.products).joined(separator: "\n")
    let name = "project-" + String(Fingerprint.of(Array(key.utf8)), radix: 16)
    folder = cache.package(name).appendingPathComponent("Packages")
  }

  /// Returns the package, which it writes into the cache; `nil` if the app uses none.
  func part() throws -> SourceFolder.Part? {
    let wanted = Set(packages.products)
    guard !wanted.isEmpty, !packages.folders.isEmpty else { return nil }
    var dependencies: [String] = []
    var products: [String] = []
    var isStrict = false
    for folder in packages.folders {
      guard let package = try PackageManifest(path: folder.path)?.read() else { continue }
      let used = package.libraries.filter(wanted.contains)
      guard !used.isEmpty else { continue }
      dependencies.append(".package(path: \(folder.path.debugDescription))")
      let home = folder.lastPathComponent.debugDescription
      products += used.map { ".product(name: \($0.debugDescription), package: \(home))" }
      isStrict = isStrict || package.toolsVersion >= 6
    }
    guard !products.isEmpty else { return nil }
    let sources = folder.appendingPathComponent("Sources/\(Self.target)")
    try FileManager.default.createDirectory(
      at: sources, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try Ownership.check(folder)
    try FolderWorkspace.write("", to: sources.appendingPathComponent("Packages.swift"))
    try FolderWorkspace.write(
      """
      // swift-tools-version: \(isStrict ? "6.0" : "5.9")
      import PackageDescription

      let package = Package(
        name: "Packages",
        dependencies: [\(dependencies.joined(separator: ", "))],
        targets: [
          .target(name: "\(Self.target)", dependencies: [\(products.joined(separator: ", "))])
        ])
      """, to: folder.appendingPathComponent("Package.swift"))
    guard let package = try PackageManifest(path: folder.path)?.read() else { return nil }
    return try SourceFolder(package: package, target: Self.target).part
  }
}

extension PreviewCompiler {
  /// Returns the modules of the packages that a folder depends on.
  ///
  /// A package's manifest is a program, so packages of an untrusted project are missing.
  func dependencies(
    of folder: SourceFolder, progress: @escaping (String) -> Void
  ) throws -> ModuleDependencies {
    if let part = folder.part {
      return try PackageDependencies(part: part, compiler: self, progress: progress).modules()
    }
    guard sandbox == nil else { return ModuleDependencies() }
    do {
      let packages = ProjectPackages(folder.packages, cache: try PreviewCache.open())
      guard let part = try packages.part() else { return ModuleDependencies() }
      return try PackageDependencies(part: part, compiler: self, progress: progress).modules()
    } catch let failure as CommandFailure {
      return ModuleDependencies(warnings: ["the project's packages are missing: \(failure)"])
    }
  }
}
