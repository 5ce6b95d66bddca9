import Foundation
import Testing

@testable import QuoinSources

@Suite("The folders of Core Data models")
struct DataModelFolderTests {
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("quoin-models-\(UUID().uuidString)", isDirectory: true)

  private func write(_ files: [String: String]) throws {
    for (path, text) in files {
      let url = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  private func entities(_ folder: String = "A.xcdatamodeld") throws -> (
    names: [String], warnings: [String]
  ) {
    let model = try DataModel(at: root.appendingPathComponent(folder), named: folder)
    return (model.compiled.entities.keys.sorted(), model.warnings)
  }

  private static func contents(_ entity: String) -> String {
    "<model><entity name=\"\(entity)\"/></model>"
  }

  private static func choice(_ version: String) -> String {
    "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>\(version)</string></dict></plist>"
  }

  @Test("the current version is read; without a choice the only one, or the one with the name")
  func versions() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write(["A.xcdatamodeld/A.xcdatamodel/contents": Self.contents("One")])
    #expect(try entities().names == ["One"])
    try write(["A.xcdatamodeld/A 2.xcdatamodel/contents": Self.contents("Two")])
    let unclear = try entities()
    #expect(unclear.names == ["One"])
    #expect(unclear.warnings.count == 1)
    try write(["A.xcdatamodeld/.xccurrentversion": Self.choice("A 2.xcdatamodel")])
    let clear = try entities()
    #expect(clear.names == ["Two"] && clear.warnings.isEmpty)
    #expect(try entities("A.xcdatamodeld/A.xcdatamodel").names == ["One"])
  }

  @Test("a version outside of the folder, and one behind a link, are refused")
  func outside() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write([
      "A.xcdatamodeld/A.xcdatamodel/contents": Self.contents("One"),
      "B.xcdatamodel/contents": Self.contents("Two"),
      "A.xcdatamodeld/.xccurrentversion": Self.choice("../B.xcdatamodel"),
    ])
    #expect(throws: SourceError.self) { try entities() }
    let link = root.appendingPathComponent("A.xcdatamodeld/A.xcdatamodel/contents")
    try FileManager.default.removeItem(at: link)
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: root.appendingPathComponent("B.xcdatamodel/contents"))
    try write(["A.xcdatamodeld/.xccurrentversion": Self.choice("A.xcdatamodel")])
    #expect(throws: SourceError.self) { try entities() }
    #expect(throws: SourceError.self) { try entities("C.xcdatamodeld") }
  }

  @Test("a folder, a package and a project have models once each, whatever their versions")
  func inputs() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let files = [
      "A.swift": "", "A.xcdatamodeld/A.xcdatamodel/contents": Self.contents("One"),
      "A.xcdatamodeld/A 2.xcdatamodel/contents": Self.contents("Two"),
      "B.xcdatamodel/contents": Self.contents("Three"),
    ]
    try write(files)
    let plain = try SourceFolder(root).dataModels.map(\.lastPathComponent)
    #expect(plain == ["A.xcdatamodeld", "B.xcdatamodel"])
    try write([
      "A.xcodeproj/project.pbxproj": """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (S, V); sourceTree = "<group>"; };
        S = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        V = { isa = XCVersionGroup; children = (V1, V2); path = A.xcdatamodeld;
          sourceTree = "<group>"; };
        V1 = { isa = PBXFileReference; path = A.xcdatamodel; sourceTree = "<group>"; };
        V2 = { isa = PBXFileReference; path = "A 2.xcdatamodel"; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = A; productType = "com.apple.product-type.application";
          buildPhases = (B); };
        B = { isa = PBXSourcesBuildPhase; files = (F, H); };
        F = { isa = PBXBuildFile; fileRef = S; };
        H = { isa = PBXBuildFile; fileRef = V; };
      }; }
      """
    ])
    let project = try SourceFolder(root).dataModels.map(\.lastPathComponent)
    #expect(project == ["A.xcdatamodeld"])
  }
}
