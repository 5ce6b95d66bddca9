import Foundation
import QuoinFiles
import QuoinHostProtocol
import QuoinSources

/// Builds a target's dependencies with SwiftPM in the package's copy, like `quoin swift -- build`.
struct PackageDependencies {
  let part: SourceFolder.Part
  let compiler: PreviewCompiler
  /// Receives a description of each step.
  var progress: (String) -> Void = { _ in }

  private var package: SwiftPackage { part.package }
  private var target: SwiftPackage.Target { part.target }

  /// Returns the modules of other targets and packages, rebuilt if they have changed.
  ///
  /// Modules that can't be built are missing, with a warning.
  func modules() throws -> ModuleDependencies {
    var siblings = package.dependencies(of: target)
    if !siblings.isEmpty {
      let unneeded = package.unneededTargets
      siblings.removeAll { unneeded.contains($0.name) }
    }
    // Packages that depend on Quoin get the installed one.
    let needsOthers = ([target] + siblings).contains { target in
      target.products.contains { !compiler.installation.hasModule($0) }
    }
    guard !siblings.isEmpty || needsOthers else { return ModuleDependencies() }
    let copy = try PackageCopy(of: package.root.path, compiler: compiler)
    let state = copy.directory.deletingLastPathComponent()
      .appendingPathComponent("dependencies-\(target.name).json")
    let key = try key(of: siblings, copy.neighbors())
    if let data = FingerprintedFile.read(state),
      let kept = try? JSONDecoder().decode(ModuleDependencies.self, from: data), kept.key == key
    {
      if kept.areSound { return kept }
      // SwiftPM would reuse the damaged products.
      copy.forgetBuild()
    }
    var made = try build(in: copy, siblings: siblings, needsOthers: needsOthers)
    made.key = key
    // A failure may be temporary, such as a network error, so it is not cached.
    if made.warnings.isEmpty { try FingerprintedFile.write(JSONEncoder().encode(made), to: state) }
    return made
  }

  private func key(
    of siblings: [SwiftPackage.Target], _ neighbors: [PackageCopy]
  ) throws -> String {
    let names = FolderWalk.names(in: package.root.path).filter(SwiftPackage.isManifest)
    let manifests = (names.sorted() + ["Package.resolved"]).map {
      package.root.appendingPathComponent($0)
    }
    let files =
      manifests
      + (try siblings.flatMap { sibling -> [URL] in
        let files = try package.files(of: sibling)
        return files.sources + files.resources
      }) + (try neighbors.flatMap { try $0.files() })
    return
      ([
        compiler.compiler.identity(), FileIdentity.text(of: compiler.installation.runtime),
        FileIdentity.text(of: compiler.installation.executable), compiler.platform.rawValue,
      ] + files.map(FileIdentity.text)).joined(separator: "\n")
  }

  private func build(
    in copy: PackageCopy, siblings: [SwiftPackage.Target], needsOthers: Bool
  ) throws -> ModuleDependencies {
    let work = try PackageWork(copy, scratch: compiler.scratch)
    progress("preparing \(package.name)")
    try copy.update()
    var made = ModuleDependencies()
    made.usesModels = try work.usesModels()
    if package.hasDependencies {
      progress("fetching the dependencies of \(package.name)")
      let (status, output) = try work.capture([
        "package", "--package-path", copy.directory.path, "resolve",
      ])
      guard status == 0 else {
        made.warnings = [
          "the package's dependencies could not be fetched: \(PackageWork.error(in: output))"
        ]
        return made
      }
      try copy.prepareDependencies()
    }
    // SwiftPM can't build another package's product by name; building the target builds those
    // first.
    let names = needsOthers ? [target.name] : siblings.map(\.name)
    let folder = package.path(of: target)
    for name in names {
      progress("building \(needsOthers ? "the dependencies of \(name)" : name)")
      let (status, output) = try work.capture(
        ["build", "--package-path", copy.directory.path] + work.flags() + ["--target", name])
      guard status != 0 else { continue }
      if !needsOthers {
        made.warnings.append(
          "\(name), a dependency of \(target.name), doesn't build: \(PackageWork.error(in: output))"
        )
      } else if let error = PackageWork.error(in: output, outside: folder) {
        // The target's own errors are found when it is compiled.
        made.warnings.append("a dependency of \(target.name) doesn't build: \(error)")
      }
    }
    collect(from: copy.directory.appendingPathComponent(".build/debug"), siblings, into: &made)
    return made
  }

  /// Collects SwiftPM's products: modules, module maps of C targets, and object files.
  private func collect(
    from place: URL, _ siblings: [SwiftPackage.Target], into made: inout ModuleDependencies
  ) {
    let files = FileManager.default
    // Skip the package's other targets, which may have been built there earlier.
    let others = Set(package.targets.map(\.name)).subtracting(siblings.map(\.name))
    func isWanted(_ module: String) -> Bool {
      !others.contains { SwiftPackage.moduleName(of: $0) == module }
        && !module.hasSuffix("-tool") && !module.hasSuffix("PackageTests")
        && !module.hasSuffix("PackageDiscoveredTests")
    }
    let modules = place.appendingPathComponent("Modules")
    for name in FolderWalk.names(in: modules.path)
    where name.hasSuffix(".swiftmodule") {
      let module = String(name.dropLast(".swiftmodule".count))
      if isWanted(module) { made.modules.insert(module) }
    }
    made.flags = ["-I", modules.path]
    made.fingerprints = FingerprintedFile.fingerprints(in: modules)
    // A macro is an executable that the compiler runs.
    for name in FolderWalk.names(in: place.path)
    where name.hasSuffix("-tool") {
      let module = SwiftPackage.moduleName(of: String(name.dropLast("-tool".count)))
      made.flags += [
        "-load-plugin-executable", "\(place.appendingPathComponent(name).path)#\(module)",
      ]
    }
    for name in FolderWalk.names(in: place.path)
    where name.hasSuffix(".build") && isWanted(String(name.dropLast(".build".count))) {
      let folder = place.appendingPathComponent(name)
      let inside = (try? FolderWalk.files(below: folder.path)) ?? []
      made.objects += inside.filter { $0.hasSuffix(".o") }.map { folder.path + "/" + $0 }
      let map = folder.appendingPathComponent("module.modulemap")
      if files.fileExists(atPath: map.path) {
        made.flags += ["-Xcc", "-fmodule-map-file=\(map.path)"]
        made.modules.insert(String(name.dropLast(".build".count)))
      }
    }
    made.fingerprints.merge(FingerprintedFile.fingerprints(of: made.objects)) { $1 }
    for sibling in siblings {
      let include = package.folder(of: sibling).appendingPathComponent("include")
      let map = include.appendingPathComponent("module.modulemap")
      guard files.fileExists(atPath: map.path) else { continue }
      made.flags += ["-Xcc", "-fmodule-map-file=\(map.path)"]
      made.modules.insert(sibling.name)
    }
  }
}
