import Foundation
import Testing

@testable import QuoinCLI

/// Tests projects that name files outside of their folder.
@Suite("What a project names outside of its folder")
struct OutsideTests {
  private static let view = """
    import SwiftUI
    struct Card: View {
      var body: some View {
        let found = try? String(contentsOfFile: "SECRET", encoding: .utf8)
        let _ = print("read", found ?? "nothing")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: Bundle.main.bundlePath)) ?? []
        let texts = names.compactMap {
          try? String(contentsOfFile: Bundle.main.bundlePath + "/" + $0, encoding: .utf8) }
        let _ = print("bundled", texts.filter { $0.contains("canary") })
        Text("card")
      }
    }
    struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }
    """
  private static let victim = """
    import SwiftUI
    struct Canary_Previews: PreviewProvider { static var previews: some View { Text("canary") } }
    """

  /// Returns the source trees and paths of the project's further entries.
  private func entries(_ place: Workplace) -> [(tree: String, path: String)] {
    let outside = place.url("quoin-victim").path
    return [
      ("SOURCE_ROOT", "s/../../../../../quoin-victim/Victim.swift"),
      ("SOURCE_ROOT", "s/../../../../../../quoin-victim/Victim.swift"),
      ("SOURCE_ROOT", "out/Victim.swift"), ("<group>", "out/../quoin-victim/Victim.swift"),
      ("SOURCE_ROOT", "Linked.swift"), ("<absolute>", "\(outside)/Victim.swift"),
      ("<group>", "\(outside)/Victim.swift"), ("SOURCE_ROOT", "OUT/VICTIM.SWIFT"),
      ("SOURCE_ROOT", "Hard.swift"), ("SOURCE_ROOT", "Folder.swift"),
      ("SOURCE_ROOT", "Pipe.swift"), ("SOURCE_ROOT", "A\\nB.swift"),
      ("SOURCE_ROOT", "A\\000.swift"),
      ("<absolute>", "\(outside)/secret.strings"), ("SOURCE_ROOT", "out/secret.strings"),
      ("SOURCE_ROOT", "linked.strings"), ("SOURCE_ROOT", "Linked.lproj"),
    ]
  }

  private func place() throws -> Workplace {
    let place = try Workplace()
    let files = FileManager.default
    for folder in [
      "App/A.xcodeproj", "App/d1/d2/d3/d4/d5/d6", "App/d1/quoin-victim", "App/Folder.swift",
      "quoin-victim", "tmp",
    ] {
      try files.createDirectory(at: place.url(folder), withIntermediateDirectories: true)
    }
    try place.write(
      Self.view.replacing("SECRET", with: place.url("quoin-victim/secret.strings").path),
      to: "App/Card.swift")
    for file in ["quoin-victim/Victim.swift", "quoin-victim/Hard.swift"] {
      try place.write(Self.victim, to: file)
    }
    // The contents that a copy by the entry's path would write over the victim.
    try place.write("let overwritten = 1\n", to: "App/d1/quoin-victim/Victim.swift")
    try place.write("\"canary\" = \"canary\";", to: "quoin-victim/secret.strings")
    let links = [
      "App/s": "d1/d2/d3/d4/d5/d6", "App/out": "../quoin-victim",
      "App/Linked.swift": "../quoin-victim/Victim.swift",
      "App/linked.strings": "../quoin-victim/secret.strings", "App/Linked.lproj": "../quoin-victim",
    ]
    for (link, target) in links {
      try files.createSymbolicLink(atPath: place.url(link).path, withDestinationPath: target)
    }
    try files.linkItem(at: place.url("quoin-victim/Hard.swift"), to: place.url("App/Hard.swift"))
    mkfifo(place.url("App/Pipe.swift").path, 0o600)
    let entries = entries(place)
    let objects = entries.enumerated().map { number, entry in
      "B\(number) = { fileRef = F\(number); }; F\(number) = { path = \"\(entry.path)\"; sourceTree = \"\(entry.tree)\"; };\n"
    }
    func numbers(but path: String) -> String {
      entries.indices.filter { entries[$0].path != path }.map { "B\($0)" }.joined(separator: ", ")
    }
    try place.write(
      """
      { objects = { R = { targets = (T); }; T = { name = App;
        productType = "com.apple.product-type.application"; buildPhases = (S, X);
        buildConfigurationList = L; };
      L = { buildConfigurations = (C); };
      C = { name = Debug; buildSettings = { INFOPLIST_FILE = "out/secret.strings"; }; };
      S = { isa = PBXSourcesBuildPhase; files = (BC, \(numbers(but: ""))); };
      X = { isa = PBXResourcesBuildPhase; files = (\(numbers(but: "Hard.swift"))); };
      BC = { fileRef = FC; }; FC = { path = Card.swift; sourceTree = SOURCE_ROOT; };
      \(objects.joined()) }; rootObject = R; }
      """, to: "App/A.xcodeproj/project.pbxproj")
    return place
  }

  /// Returns everything outside of the project with contents and times.
  private func state(_ place: Workplace) throws -> [String] {
    let folder = place.url("quoin-victim").path
    let paths = FileManager.default.enumerator(atPath: folder)?.allObjects ?? []
    return try paths.compactMap { $0 as? String }.sorted().map { path in
      let file = place.url("quoin-victim/\(path)")
      return try "\(FileIdentity.text(of: file)) \(String(contentsOf: file, encoding: .utf8))"
    }
  }

  @Test(
    "nothing outside is changed or read, with or without a sandbox",
    arguments: [
      ["render", "App", "-o", "out"], ["list", "App"], ["check", "App"],
      ["render", "App", "-o", "out", "--sandbox"], ["list", "App", "--sandbox"],
    ])
  func project(_ arguments: [String]) throws {
    let place = try place()
    defer { place.close() }
    let before = try state(place)
    // The copies in the cache and the scratch directory are as deep below the victim as the path
    // says.
    let outcome = try place.quoin(
      arguments,
      environment: ["QUOIN_CACHE": place.url("cache").path, "TMPDIR": place.url("tmp").path])
    #expect(!outcome.crashed, "\(outcome.diagnostics)")
    #expect(try state(place) == before)
    // A project may list a file twice under two names, which may not compile.
    if arguments[0] == "list" { #expect(outcome.output.contains("Card"), "\(outcome.diagnostics)") }
    #expect(!outcome.output.contains("Canary") || outcome.output.contains("Hard.swift"))
    #expect(!outcome.diagnostics.contains("overwritten"))
    #expect(
      outcome.diagnostics.contains(
        "A.xcodeproj refers to it, and a link leads to \(place.url("quoin-victim").resolvingSymlinksInPath().path)"
      )
        && outcome.diagnostics.contains("--allow-read DIR"), "\(outcome.diagnostics)")
    if arguments.contains("--sandbox"), arguments[0] == "render" {
      #expect(outcome.diagnostics.contains("read nothing"), "\(outcome.diagnostics)")
    }
    if arguments[0] == "render" {
      #expect(outcome.diagnostics.contains("bundled []"), "\(outcome.diagnostics)")
    }
  }

  /// Creates a project that uses a sibling folder.
  private func sharing() throws -> Workplace {
    let place = try Workplace()
    for folder in ["App/A.xcodeproj", "Shared"] {
      try FileManager.default.createDirectory(
        at: place.url(folder), withIntermediateDirectories: true)
    }
    try place.write(
      "import SwiftUI\nstruct Card_Previews: PreviewProvider { static var previews: some View { Tile() } }",
      to: "App/Card.swift")
    try place.write(
      "import SwiftUI\nstruct Tile: View { var body: some View { Text(\"tile\") } }\nlet wrong: Int = \"\"",
      to: "Shared/Tile.swift")
    try place.write(
      """
      { objects = { R = { targets = (T); }; T = { name = App;
        productType = "com.apple.product-type.application"; buildPhases = (S); };
      S = { isa = PBXSourcesBuildPhase; files = (B, C); };
      B = { fileRef = F; }; F = { path = Card.swift; sourceTree = SOURCE_ROOT; };
      C = { fileRef = G; }; G = { path = "../Shared/Tile.swift"; sourceTree = SOURCE_ROOT; };
      }; rootObject = R; }
      """, to: "App/A.xcodeproj/project.pbxproj")
    return place
  }

  @Test("a folder beside the project must be allowed, and messages name its files")
  func shared() throws {
    let place = try sharing()
    defer { place.close() }
    let shared = place.url("Shared").resolvingSymlinksInPath().path
    let outcome = try place.quoin("check", "App")
    let named = outcome.diagnostics.components(separatedBy: "uses files outside of App: ")
    #expect(named.count == 2 && named[1].hasPrefix(shared), "\(outcome.diagnostics)")
    #expect(
      outcome.output.contains("\(shared)/Tile.swift:3: cannot convert value"), "\(outcome.output)")
    try place.write(
      "import SwiftUI\nstruct Tile: View { var body: some View { Text(\"tile\") } }",
      to: "Shared/Tile.swift")
    #expect(try place.quoin("check", "App").status == 0)
    let sealed = try place.quoin("list", "App", "--sandbox")
    #expect(
      sealed.diagnostics.contains(
        "A.xcodeproj refers to it, and it is outside of App; to allow it, pass --allow-read DIR"),
      "\(sealed.diagnostics)")
    let allowed = try place.quoin(
      "render", "App", "-o", "out", "--sandbox", "--allow-read", "Shared")
    #expect(allowed.status == 0 && allowed.output.contains("1 drawn"), "\(allowed.diagnostics)")
    let wrong = try place.quoin("list", "App", "--sandbox", "--allow-read", "Nowhere")
    #expect(wrong.diagnostics.contains("the folder Nowhere doesn't exist"))
  }

  @Test("init and snapshot don't write through links out of the folder")
  func writing() throws {
    let place = try Workplace()
    defer { place.close() }
    let files = FileManager.default
    for folder in ["App", "out", "out/.quoin"] {
      try files.createDirectory(at: place.url(folder), withIntermediateDirectories: true)
    }
    try place.write(Sample.card, to: "App/Card.swift")
    for (link, target) in [
      ("App/.quoin", "../out/.quoin"), ("App/__Snapshots__", "../out"),
    ] { try files.createSymbolicLink(atPath: place.url(link).path, withDestinationPath: target) }
    let made = try place.quoin("init", "App")
    #expect(made.status == 1 && made.diagnostics.contains("a link"), "\(made.diagnostics)")
    let recorded = try place.quoin("snapshot", "App", "--record")
    #expect(
      recorded.status == 1 && recorded.diagnostics.contains("a link"), "\(recorded.diagnostics)")
    #expect(try files.contentsOfDirectory(atPath: place.url("out").path) == [".quoin"])
    #expect(try files.contentsOfDirectory(atPath: place.url("out/.quoin").path).isEmpty)
    let named = try place.quoin("snapshot", "App", "--record", "--references", "out")
    #expect(named.status == 0, "\(named.diagnostics)")
  }
}
