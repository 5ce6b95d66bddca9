import Foundation
import QuoinFiles
import Testing

@testable import QuoinSources

@Suite("Projects that mean harm")
struct HostileProjectTests {
  /// Returns a project file of one app with these build files as sources and these further objects.
  private func project(files: String = "F", _ objects: String, settings: String = "") -> String {
    """
    { objects = { R = { isa = PBXProject; targets = (T); mainGroup = G; buildConfigurationList = L; };
    T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
      buildPhases = (S, X); };
    S = { isa = PBXSourcesBuildPhase; files = (\(files)); };
    L = { buildConfigurations = (C); }; C = { name = Debug; buildSettings = {\(settings)}; };
    F = { fileRef = A; }; A = { path = "A.swift"; sourceTree = SOURCE_ROOT; };
    \(objects) }; rootObject = R; }
    """
  }

  private func directory(_ text: String) throws -> TestDirectory {
    try TestDirectory([
      "app/A.xcodeproj/project.pbxproj": text, "app/A.swift": "let a = 1", "out/V.swift": "",
      "app/G/x": "",
    ])
  }

  private func mistake(_ directory: TestDirectory) -> String? {
    do {
      _ = try SourceFolder(directory.app)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("groups that contain themselves, each other, or too many levels")
  func cycles() throws {
    let chain = (0..<100_000).map {
      "G\($0) = { isa = PBXGroup; path = a; children = (G\($0 + 1)); };"
    }
    for objects in [
      "G = { isa = PBXGroup; children = (G, A2); path = G; }; A2 = { path = x; }; F2 = { fileRef = G; };",
      "G = { isa = PBXVariantGroup; children = (H); path = G; }; H = { children = (G); path = H; };",
      chain.joined() + "G = { children = (G0); }; G100000 = { path = \"B.swift\"; };",
    ] {
      let directory = try directory(
        project(files: "F, F2, F3", objects + "F2 = { fileRef = G; };F3 = { fileRef = G100000; };"))
      defer { directory.close() }
      let message = mistake(directory)
      #expect(
        message == nil || message?.contains("levels deep, or contain themselves") == true,
        "\(message ?? "")")
    }
    let inner = try directory(
      project(
        files: "F, F2",
        "G = { children = (G, A2); path = G; }; A2 = { path = x; }; F2 = { fileRef = A2; };"))
    defer { inner.close() }
    #expect(mistake(inner)?.contains("project.pbxproj: groups are nested") == true)
  }

  @Test("shared groups are visited once")
  func sharing() throws {
    let layers = (0..<60).map { "V\($0) = { children = (V\($0 + 1), V\($0 + 1), V\($0 + 1)); };" }
    let directory = try directory(
      project(
        files: "F, F2",
        layers.joined() + "V60 = { path = \"A.swift\"; sourceTree = SOURCE_ROOT; };"
          + "F2 = { fileRef = V0; };"))
    defer { directory.close() }
    #expect(try SourceFolder(directory.app).sources.map(\.lastPathComponent) == ["A.swift"])
  }

  @Test("targets that share a long phase cost only what is counted")
  func shared() throws {
    let ids = (0..<4000).map { "N\($0)" }
    let targets = ids.map { "\($0) = { name = n; buildPhases = (S2); };" }
    let files = ids.map { "B\($0) = { fileRef = \($0)f; };" }
    let text = project(
      "S2 = { isa = PBXSourcesBuildPhase; files = (\(ids.map { "B\($0)" }.joined(separator: ","))); };"
        + targets.joined() + files.joined()
    ).replacing("targets = (T)", with: "targets = (T, \(ids.joined(separator: ", ")))")
    let directory = try directory(text)
    defer { directory.close() }
    #expect(mistake(directory)?.contains("refer to each other too often") == true)
  }

  @Test("the nesting of the file itself is limited")
  func nesting() throws {
    let directory = try directory(String(repeating: "(", count: 500_000))
    defer { directory.close() }
    #expect(mistake(directory)?.contains("nested more than 128 levels deep") == true)
  }

  @Test(
    "paths outside are rejected, with the project's name and the option",
    arguments: [
      "path = \"LINK/V.swift\"; sourceTree = SOURCE_ROOT;",
      "path = \"LINK/../out/V.swift\"; sourceTree = SOURCE_ROOT;",
      "path = \"OUT/V.swift\"; sourceTree = \"<absolute>\";",
      "path = \"OUT/V.swift\"; sourceTree = \"<group>\";",
      "path = \"V.swift\"; sourceTree = SOURCE_ROOT;",
      "path = \"V\\nW.swift\"; sourceTree = SOURCE_ROOT;",
      "path = \"V\\000.swift\"; sourceTree = SOURCE_ROOT;",
    ])
  func outside(_ entry: String) throws {
    let directory = try TestDirectory(
      ["out/V.swift": "secret", "app/A.swift": "let a = 1"],
      links: ["app/link": "../out", "app/V.swift": "../out/V.swift"])
    defer { directory.close() }
    let named = entry.replacing("LINK", with: "link")
      .replacing("OUT", with: directory.url.appendingPathComponent("out").path)
    try directory.write(
      project(files: "F, F2", "F2 = { fileRef = V; }; V = { \(named) };"),
      to: "app/A.xcodeproj/project.pbxproj")
    for isSealed in [false, true] {
      let folder = try SourceFolder(
        directory.app, projectRoot: ProjectRoot(directory.app, isSealed: isSealed))
      #expect(folder.sources.map(\.lastPathComponent) == ["A.swift"], "\(named)")
      #expect(folder.outside.isEmpty)
      let omission = folder.omissions.first
      #expect(omission?.isRefusal == true || omission?.reason == "it is missing", "\(named)")
      if omission?.isRefusal == true {
        #expect(omission?.reason.hasPrefix("A.xcodeproj refers to it, and ") == true)
      }
    }
  }

  @Test("an adjacent folder is allowed on request, unless the root is sealed")
  func beside() throws {
    let text = project(
      files: "F, F2",
      "F2 = { fileRef = V; }; V = { path = \"../out/V.swift\"; sourceTree = SOURCE_ROOT; };")
    let directory = try directory(text)
    defer { directory.close() }
    let open = try SourceFolder(directory.app)
    #expect(open.sources.map(\.lastPathComponent) == ["A.swift", "V.swift"])
    #expect(open.outside.map(\.lastPathComponent) == ["V.swift"])
    let out = directory.url.appendingPathComponent("out")
    let sealed = try SourceFolder(
      directory.app, projectRoot: ProjectRoot(directory.app, isSealed: true))
    #expect(sealed.sources.count == 1)
    #expect(
      sealed.omissions.map(\.description) == [
        "../out/V.swift is left out: A.xcodeproj refers to it, and it is outside of app; "
          + "to allow it, pass --allow-read DIR"
      ])
    let allowed = try SourceFolder(
      directory.app, projectRoot: ProjectRoot(directory.app, allowing: [out], isSealed: true))
    #expect(allowed.sources.count == 2 && allowed.omissions.isEmpty)
  }

  @Test("links in a folder without a project lead nowhere outside")
  func folder() throws {
    let directory = try TestDirectory(
      ["app/A.swift": "let a = 1", "out/V.swift": "secret", "out/d.json": ""],
      links: [
        "app/V.swift": "../out/V.swift", "app/d.json": "../out/d.json", "app/B.swift": "A.swift",
      ])
    defer { directory.close() }
    mkfifo(directory.app.appendingPathComponent("P.swift").path, 0o600)
    mkdir(directory.app.appendingPathComponent("D.swift").path, 0o700)
    let folder = try SourceFolder(directory.app)
    #expect(folder.sources.map(\.lastPathComponent) == ["A.swift", "B.swift"])
    #expect(folder.resources.isEmpty)
    #expect(folder.omissions.filter(\.isRefusal).map(\.path) == ["V.swift", "d.json"])
  }

  @Test("path: and resources: of a package stay inside it")
  func package() throws {
    let directory = try TestDirectory(
      [
        "app/Package.swift": "", "app/Sources/T/A.swift": "", "out/V.swift": "secret",
        "out/r.json": "",
      ], links: ["app/Sources/T/V.swift": "../../../out/V.swift", "app/Linked": "../out"])
    defer { directory.close() }
    func files(_ fields: String) throws -> SwiftPackage.Files {
      let manifest = """
        {"name": "P", "toolsVersion": {"_version": "6.0.0"}, "targets": [
          {"name": "T", "type": "regular", \(fields)}]}
        """
      let package = try SwiftPackage(manifest: Data(manifest.utf8), at: directory.app)
      return try package.files(of: package.target("T"))
    }
    let own = try files(
      #""resources": [{"path": "../../../out/r.json", "rule": {"copy": {}}}, {"path": "/etc/hosts", "rule": {"copy": {}}}]"#
    )
    #expect(own.sources.map(\.lastPathComponent) == ["A.swift"])
    #expect(own.resources.allSatisfy { RealPath.contains(directory.app.path, $0.path) })
    #expect(own.refusals.map(\.path).contains("Sources/T/V.swift"))
    for path in ["../out", "Linked", "Sources/../../out"] {
      let found = try files("\"path\": \"\(path)\"")
      #expect(found.sources.isEmpty && found.refusals.first?.isRefusal == true, "\(path)")
    }
  }
}
