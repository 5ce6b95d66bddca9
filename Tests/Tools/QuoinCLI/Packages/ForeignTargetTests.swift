import Foundation
import QuoinSources
import Testing

@testable import QuoinCLI

@Suite("Packages with targets in Objective-C")
struct ForeignTargetTests {
  /// A package whose target depends on one in Objective-C.
  ///
  /// - Parameter imports: The imports of the Swift target.
  private func place(imports: String) throws -> Workplace {
    let place = try Workplace()
    let files = [
      "Cards/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "Cards",
        products: [.library(name: "Cards", targets: ["Cards", "Legacy"])],
        targets: [
          .target(name: "Legacy"),
          .target(name: "Palette"),
          .target(name: "Cards", dependencies: ["Legacy", "Palette"]),
        ])
      """,
      "Cards/Sources/Legacy/Legacy.m": "#import <Foundation/Foundation.h>\n",
      "Cards/Sources/Legacy/include/Legacy.h": "void legacy(void);\n",
      "Cards/Sources/Palette/Palette.swift": "public let side = 40.0\n",
      "Cards/Sources/Cards/Card.swift": """
      \(imports)
      import SwiftUI
      #Preview { Color.red.frame(width: side, height: side) }
      """,
    ]
    for (name, text) in files {
      try FileManager.default.createDirectory(
        at: place.url(name).deletingLastPathComponent(), withIntermediateDirectories: true)
      try place.write(text, to: name)
    }
    return place
  }

  private func target(_ name: String, _ dependencies: String = "") -> String {
    "{\"name\": \"\(name)\", \"type\": \"regular\", \"dependencies\": [\(dependencies)]}"
  }

  @Test("a target that no Swift code imports is unneeded")
  func unneeded() throws {
    let manifest = """
      {"name": "Cards", "targets": [\(target("Legacy")), \(target("Palette")),
        \(target("Cards", "{\"byName\": [\"Legacy\", null]}"))]}
      """
    for (imports, unneeded) in [
      ("import Palette", ["Legacy"]), ("import Palette\n@testable import Legacy", []),
    ] {
      let place = try place(imports: imports)
      defer { place.close() }
      let package = try SwiftPackage(manifest: Data(manifest.utf8), at: place.url("Cards"))
      #expect(package.unneededTargets == Set(unneeded))
    }
  }

  @Test("a target that Swift code doesn't need stops nothing")
  func render() throws {
    let place = try place(imports: "import Palette")
    defer { place.close() }
    let outcome = try place.quoin("render", "Cards", "--target", "Cards", "-o", "out")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.diagnostics)")
    #expect(outcome.output.contains("1 drawn"))
    #expect(!outcome.diagnostics.contains("doesn't build"), "\(outcome.diagnostics)")
  }

  @Test("the first error outside of the target is that of a dependency")
  func errors() {
    let output = """
      [1/3] Compiling Far
      Sources/Cards/Card.swift:3:1: error: cannot find 'Far' in scope
        |   `- error: cannot find 'Far' in scope
      .build/checkouts/Far/Far.m:1:9: fatal error: 'UIKit/UIKit.h' file not found
      error: fatalError
      """
    #expect(
      PackageWork.error(in: output, outside: "Sources/Cards")
        == ".build/checkouts/Far/Far.m:1:9: fatal error: 'UIKit/UIKit.h' file not found")
    #expect(PackageWork.error(in: output, outside: "")?.hasPrefix(".build/checkouts") == true)
    #expect(PackageWork.error(in: "error: fatalError", outside: "Sources") == nil)
  }
}
