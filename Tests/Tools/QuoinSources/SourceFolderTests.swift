import Foundation
import Testing

@testable import QuoinSources

@Suite("Which files of a folder are one module")
struct SourceFolderTests {
  /// Creates a folder with these files.
  private func folder(_ files: [String: String]) throws -> URL {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("quoin-sources-\(UUID().uuidString)", isDirectory: true)
    for (path, text) in files {
      let url = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return root
  }

  private func names(_ urls: [URL], in root: URL) -> [String] {
    urls.map { SourceFolder.relative($0, to: root.standardizedFileURL) }
  }

  @Test("tests, widgets, watch apps, packages and playgrounds are excluded and reported")
  func scan() throws {
    let root = try folder([
      "App.swift": "@main struct A: App {}",
      "Views/Card.swift": "/// Write\n/// import XCTest\nlet a = 1",
      "Assets.xcassets/Contents.json": "{}",
      "AppTests/T.swift": "", "More/Checks.swift": "import XCTest",
      "Wid/W.swift": "@main struct W: Widget {}", "Wid/Other.swift": "",
      "My Watch App/A.swift": "@main struct B: App {}", "Kit/Package.swift": "",
      "Kit/Sources/K.swift": "",
      "Try.playground/Contents.swift": "", "Package.swift": "// swift-tools-version: 5.9",
      "Package@swift-6.swift": "// swift-tools-version: 6.0",
      "data.json": "[]",
    ])
    defer { try? FileManager.default.removeItem(at: root) }
    let found = try SourceFolder(root)
    #expect(names(found.sources, in: root) == ["App.swift", "Views/Card.swift"])
    #expect(names(found.resources, in: root) == ["Assets.xcassets", "data.json"])
    #expect(
      found.omissions.map { "\($0.path): \($0.reason)" } == [
        "AppTests: tests", "Kit: a separate package", "More/Checks.swift: tests",
        "My Watch App: a watch app", "Package.swift: the manifest of a package",
        "Package@swift-6.swift: the manifest of a package",
        "Try.playground: a playground", "Wid: a widget",
      ])
  }

  @Test("several apps are listed, and none is chosen")
  func severalApps() throws {
    let root = try folder([
      "A/A.swift": "@main struct A: App {}", "B/B.swift": "@main struct B: App {}",
    ])
    defer { try? FileManager.default.removeItem(at: root) }
    let mistake = #expect(throws: SourceError.self) { try SourceFolder(root) }
    #expect(mistake?.message.contains("A/A.swift, B/B.swift") == true)
    #expect(try SourceFolder(root.appendingPathComponent("A")).sources.count == 1)
  }

  @Test("a folder without Swift files is an error")
  func empty() throws {
    let root = try folder(["a.txt": ""])
    defer { try? FileManager.default.removeItem(at: root) }
    #expect(throws: SourceError.self) { try SourceFolder(root) }
  }

  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; rootObject = P;
      objects = {
        P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T, U); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (S, V); };
        V = { isa = PBXGroup; path = Views; sourceTree = "<group>"; children = (F); };
        F = { isa = PBXFileReference; path = "Card View.swift"; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
              exceptions = (E); };
        E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
              membershipExceptions = (Old.swift, Not); };
        T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
              buildConfigurationList = M; buildPhases = (Q); fileSystemSynchronizedGroups = (S); };
        Q = { isa = PBXSourcesBuildPhase; files = (B); };
        U = { isa = PBXNativeTarget; name = ShopTests; buildPhases = ();
              productType = "com.apple.product-type.bundle.unit-test"; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 5.0; A = 1; }; };
        M = { isa = XCConfigurationList; buildConfigurations = (R, D); };
        R = { isa = XCBuildConfiguration; name = Release; buildSettings = { A = 3; }; };
        D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { A = 2; }; };
      }; }
    """

  @Test(
    "an Xcode project lists its app's files, including synchronized folders with exceptions")
  func project() throws {
    let root = try folder([
      "Shop.xcodeproj/project.pbxproj": Self.project, "Views/Card View.swift": "",
      "App/A.swift": "",
      "App/Deep/B.swift": "", "App/Old.swift": "", "App/Not/C.swift": "", "App/words.json": "",
      "Elsewhere.swift": "",
    ])
    defer { try? FileManager.default.removeItem(at: root) }
    let found = try SourceFolder(root)
    #expect(found.name == "Shop")
    #expect(
      names(found.sources, in: root) == [
        "App/A.swift", "App/Deep/B.swift", "Views/Card View.swift",
      ])
    #expect(names(found.resources, in: root) == ["App/words.json"])
    #expect(found.settings["SWIFT_VERSION"] == "5.0" && found.settings["A"] == "2")
    let mistake = #expect(throws: SourceError.self) { try SourceFolder(root, target: "Nope") }
    #expect(mistake?.message == "there is no target Nope; the project has Shop, ShopTests")
    // The settings also apply to a subfolder with the project's files.
    #expect(try SourceFolder(root.appendingPathComponent("App/Deep")).settings["A"] == "2")
  }

  @Test(
    "an app's folder includes the project's files from elsewhere, a folder of views does not")
  func elsewhere() throws {
    let root = try folder([
      "Shop.xcodeproj/project.pbxproj": Self.project, "Views/Card View.swift": "",
      "App/Shop.swift": "@main struct Shop: App {}", "App/Deep/B.swift": "", "Elsewhere.swift": "",
      "App/Old.swift": "struct Shop {}",
    ])
    defer { try? FileManager.default.removeItem(at: root) }
    let app = try SourceFolder(root.appendingPathComponent("App"))
    #expect(
      names(app.sources, in: root) == [
        "App/Deep/B.swift", "App/Shop.swift", "Views/Card View.swift",
      ])
    // A file that the target doesn't have may declare what another one does.
    #expect(
      app.omissions.map { "\($0.path): \($0.reason)" } == ["Old.swift: not in the target Shop"])
    let views = try SourceFolder(root.appendingPathComponent("App/Deep"))
    #expect(names(views.sources, in: root) == ["App/Deep/B.swift"])
  }

  @Test("a damaged project is an error")
  func damage() throws {
    let root = try folder(["A.xcodeproj/project.pbxproj": "{ objects = ", "A.swift": ""])
    defer { try? FileManager.default.removeItem(at: root) }
    #expect(throws: SourceError.self) { try SourceFolder(root) }
  }
}
