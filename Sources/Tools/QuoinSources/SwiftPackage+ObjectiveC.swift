import Foundation
import QuoinFiles

extension SwiftPackage {
  /// The targets in Objective-C that no Swift code of the package imports, neither itself nor
  /// through a target in C. They can't be built on Linux.
  public var unneededTargets: Set<String> {
    let kinds = Dictionary(targets.map { ($0.name, languages(of: $0)) }) { first, _ in first }
    let foreign = targets.filter { $0.isLibrary && kinds[$0.name]?.contains(.swift) == false }
    guard foreign.contains(where: { kinds[$0.name]?.contains(.objectiveC) == true }) else {
      return []
    }
    let named = Dictionary(foreign.map { ($0.name, $0) }) { first, _ in first }
    var modules: Set<String> = []
    for target in targets where kinds[target.name]?.contains(.swift) == true {
      modules.formUnion(imports(of: target))
    }
    var open = foreign.filter { modules.contains(Self.moduleName(of: $0.name)) }
    var needed = Set(open.map(\.name))
    while let target = open.popLast() {
      for name in target.dependencies where needed.insert(name).inserted {
        if let dependency = named[name] { open.append(dependency) }
      }
    }
    return Set(
      foreign.map(\.name).filter { name in
        kinds[name]?.contains(.objectiveC) == true && !needed.contains(name)
      })
  }

  /// Returns the path of a target's folder, relative to the package; empty for the package's own.
  public func path(of target: Target) -> String {
    let folder = folder(of: target)
    return folder.path == root.path ? "" : SourceFolder.relative(folder, to: root)
  }

  private enum Language { case swift, objectiveC }

  /// Whether a target has Swift code.
  func hasSwiftCode(_ target: Target) -> Bool { languages(of: target).contains(.swift) }

  private func languages(of target: Target) -> Set<Language> {
    let projectRoot = ProjectRoot(root)
    guard case .inside = projectRoot.place(of: folder(of: target).path, isSharing: false),
      let contents = try? FolderContents(folder(of: target), projectRoot: projectRoot)
    else { return [] }
    return Set(
      contents.all.compactMap { file -> Language? in
        switch file.pathExtension {
        case "swift": .swift
        case "m", "mm": .objectiveC
        default: nil
        }
      })
  }

  /// Returns the modules that the target's files import.
  private func imports(of target: Target) -> Set<String> {
    var modules: Set<String> = []
    for file in (try? files(of: target))?.sources ?? [] {
      guard let text = InputFile.text(of: file) else { continue }
      for declaration in Declaration.list(in: SwiftLexer.tokens(of: Array(text.utf8)))
      where declaration.kind == "import" {
        let parts = declaration.name.split(separator: ".")
        modules.formUnion(parts.prefix(1).map(String.init))
      }
    }
    return modules
  }
}
