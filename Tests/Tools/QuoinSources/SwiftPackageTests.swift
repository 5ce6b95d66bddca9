import Foundation
import Testing

@testable import QuoinSources

@Suite("What a package's manifest says")
struct SwiftPackageTests {
  private static let manifest = """
    {"name": "Kit", "toolsVersion": {"_version": "6.1.0"}, "dependencies": [{"sourceControl": []}], "targets": [
      {"name": "Base", "type": "regular"},
      {"name": "Middle", "type": "regular", "dependencies": [{"target": ["Base", null]}]},
      {"name": "Top", "type": "regular", "path": "Code", "exclude": ["Old"], "resources":
        [{"path": "Data", "rule": {"copy": {}}}, {"path": "Art", "rule": {"process": {}}}],
       "dependencies": [{"byName": ["Middle", null]}, {"byName": ["Far", null]},
         {"product": ["Farther", "far", null, null]}],
       "settings": [{"tool": "swift", "kind": {"define": {"_0": "A"}}},
         {"tool": "c", "kind": {"define": {"_0": "B"}}},
         {"tool": "swift", "condition": {"config": "release"}, "kind": {"define": {"_0": "C"}}},
         {"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}},
         {"tool": "swift", "kind": {"defaultIsolation": {"_0": "MainActor"}}}]},
      {"name": "Tests", "type": "test", "dependencies": [{"byName": ["Top", null]}]}
    ]}
    """

  private func package(at root: URL = URL(fileURLWithPath: "/kit")) throws -> SwiftPackage {
    try SwiftPackage(manifest: Data(Self.manifest.utf8), at: root)
  }

  @Test("a chain of targets may be long or circular")
  func chain() throws {
    let count = 20_000
    let targets = (0..<count).map {
      "{\"name\": \"t\($0)\", \"type\": \"regular\", "
        + "\"dependencies\": [{\"byName\": [\"t\(($0 + 1) % count)\", null]}]}"
    }
    let manifest = "{\"name\": \"Kit\", \"targets\": [\(targets.joined(separator: ","))]}"
    let package = try SwiftPackage(
      manifest: Data(manifest.utf8), at: URL(fileURLWithPath: "/kit"))
    let names = package.dependencies(of: package.targets[0]).map(\.name)
    #expect(names == (1..<count).reversed().map { "t\($0)" })
  }

  @Test("targets, their dependencies and their settings are read")
  func targets() throws {
    let package = try package()
    let top = try package.target("Top")
    #expect(package.toolsVersion == 6 && package.hasDependencies)
    #expect(package.dependencies(of: top).map(\.name) == ["Base", "Middle"])
    #expect(top.products == ["Far", "Farther"])
    #expect(
      top.flags == [
        "-DA", "-enable-upcoming-feature", "ExistentialAny", "-default-isolation", "MainActor",
      ])
  }

  @Test("a name is needed if there are several, and must be one of them")
  func names() throws {
    let package = try package()
    for name in [nil, "Tests", "Bottom"] {
      let mistake = #expect(throws: SourceError.self) { try package.target(name) }
      #expect(mistake?.message.contains("Base, Middle, Top") == true)
    }
    #expect(throws: SourceError.self) {
      try SwiftPackage(manifest: Data("{}".utf8), at: URL(fileURLWithPath: "/kit"))
    }
  }

  @Test("a target's files are those of its folder, except excluded and copied ones")
  func files() throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("quoin-package-\(UUID().uuidString)").standardizedFileURL
    defer { try? FileManager.default.removeItem(at: root) }
    let names = [
      "Code/A.swift", "Code/In/B.swift", "Code/Old/C.swift", "Code/Data/D.swift",
      "Code/Data/d.json",
      "Code/Art/e.png", "Code/Art/In/f.png", "Code/Colors.xcassets/Contents.json", "Code/notes.md",
      "Code/In/Words.xcstrings", "Code/Old/Old.xcassets/Contents.json", "Code/Data/In.xcstrings",
    ]
    for name in names {
      let file = root.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    let folder = try SourceFolder(package: package(at: root), target: "Top")
    func relative(_ urls: [URL]) -> [String] { urls.map { SourceFolder.relative($0, to: root) } }
    #expect(relative(folder.sources) == ["Code/A.swift", "Code/In/B.swift"])
    #expect(
      relative(folder.resources) == [
        "Code/Data", "Code/Art/In/f.png", "Code/Art/e.png", "Code/Colors.xcassets",
        "Code/Data/In.xcstrings", "Code/In/Words.xcstrings",
      ])
    // The folder Data is named, and Old is excluded.
    let top = try package(at: root).target("Top")
    #expect(
      try package(at: root).unnamedCatalogs(of: top) == ["Colors.xcassets", "In/Words.xcstrings"])
    #expect(folder.name == "Top")
    #expect(throws: SourceError.self) {
      try SourceFolder(package: package(at: root), target: "Base")
    }
  }
}
