import Foundation
import Testing

@testable import QuoinCLI

/// A package with two libraries, resources, excluded files, and tests.
@Suite("Packages")
struct PackageTests {
  private static let files = [
    "Cards/Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Cards", defaultLocalization: "en", platforms: [.iOS(.v17)],
      products: [.library(name: "Cards", targets: ["Cards"])],
      targets: [
        .target(name: "Palette", resources: [.copy("sides.json")]),
        .target(
          name: "Cards", dependencies: ["Palette"], path: "Source/Everything", exclude: ["Notes"],
          sources: ["Code"], resources: [.process("Resources")],
          swiftSettings: [.define("ROUND")]),
        .testTarget(name: "CardsTests", dependencies: ["Cards"]),
      ])
    """,
    "Cards/Sources/Palette/Sides.swift": """
    import UIKit

    /// The lengths of a card's sides, read from a file.
    public enum Sides {
      package static var all: [String: CGFloat] {
        let url = Bundle.module.url(forResource: "sides", withExtension: "json")
        let data = url.flatMap { try? Data(contentsOf: $0) } ?? Data()
        return (try? JSONDecoder().decode([String: CGFloat].self, from: data)) ?? [:]
      }
    }
    """,
    "Cards/Sources/Palette/sides.json": #"{"width": 70, "height": 40}"#,
    "Cards/Source/Everything/Code/Card.swift": """
    import Palette
    import SwiftUI

    public struct Card: View {
      public init() {}
      public var body: some View {
        Text("greeting", bundle: .module)
          .frame(width: Sides.all["width"], height: Sides.all["height"])
      }
    }

    #if ROUND && SWIFT_PACKAGE && os(iOS)
      #Preview("Round", traits: .sizeThatFitsLayout) { Card() }
    #endif
    """,
    "Cards/Source/Everything/Notes/Draft.swift": "This is no Swift.",
    "Cards/Source/Everything/Other.swift": "Neither is this.",
    "Cards/Source/Everything/Resources/en.lproj/Localizable.strings": #""greeting" = "Hello";"#,
    "Cards/Source/Everything/Resources/de.lproj/Localizable.strings": #""greeting" = "Hallo";"#,
    "Cards/Tests/CardsTests/CardTests.swift": """
    import SwiftUI
    import Testing
    @testable import Cards

    @MainActor @Test func sides() {
      #expect(ImageRenderer(content: Card()).layoutReport().size == CGSize(width: 70, height: 40))
    }
    """,
  ]

  private func place(_ more: [String: String] = [:]) throws -> Workplace {
    let place = try Workplace()
    for (name, text) in Self.files.merging(more, uniquingKeysWith: { $1 }) {
      try FileManager.default.createDirectory(
        at: place.url(name).deletingLastPathComponent(), withIntermediateDirectories: true)
      try place.write(text, to: name)
    }
    return place
  }

  @Test("a target is drawn with its dependencies, settings and resources")
  func target() throws {
    let place = try place()
    defer { place.close() }
    let before = try FileManager.default.subpathsOfDirectory(atPath: place.url("Cards").path)
      .sorted()
    let outcome = try place.quoin("render", "Cards", "--target", "Cards", "-o", "out")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    #expect(outcome.output.contains("1 drawn"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: place.url("out").path) == [
        "Card-Round.png"
      ])
    let german = try place.quoin(
      "explain", "Cards", "--target", "Cards", "--preview", "Round", "--locale", "de")
    #expect(german.output.contains("Hallo") && german.output.contains("70"), "\(german.output)")
    let list = try place.quoin("list", "Cards", "--target", "Cards")
    #expect(list.output == "Source/Everything/Code/Card.swift:13: Round\n")
    let check = try place.quoin("check", "Cards", "--target", "Cards")
    #expect(check.status == 0 && check.output.contains("1 files, 0 errors"), "\(check.output)")
    // The package itself doesn't change.
    let after = try FileManager.default.subpathsOfDirectory(atPath: place.url("Cards").path)
      .sorted()
    #expect(after == before)
  }

  @Test("a changed module is built again before its dependents")
  func change() throws {
    let place = try place()
    defer { place.close() }
    _ = try place.quoin("explain", "Cards", "--target", "Cards", "--preview", "Round")
    try place.write(
      """
      public enum Sides { package static var all: [String: CGFloat] { ["width": 55, "height": 5] } }
      """, to: "Cards/Sources/Palette/Sides.swift")
    let tree = try place.quoin("explain", "Cards", "--target", "Cards", "--preview", "Round")
    #expect(tree.status == 0 && tree.output.contains("55"), "\(tree.diagnostics)")
  }

  @Test("if a target can't be built, only its dependents are omitted")
  func broken() throws {
    let place = try place([
      "Cards/Sources/Palette/Sides.swift": "public let a: Missing = 3",
      "Cards/Source/Everything/Code/Plain.swift":
        "import SwiftUI\n#Preview(\"Plain\") { Color.red }",
    ])
    defer { place.close() }
    let outcome = try place.quoin("render", "Cards", "--target", "Cards", "-o", "out")
    #expect(outcome.status == 1)
    #expect(
      outcome.diagnostics.contains("Palette, a dependency of Cards, doesn't build"),
      "\(outcome.diagnostics)"
    )
    #expect(outcome.diagnostics.contains("Missing"), "\(outcome.diagnostics)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: place.url("out").path) == ["Plain.png"])
  }

  @Test("without a name, the target must be unambiguous")
  func names() throws {
    let place = try place()
    defer { place.close() }
    let several = try place.quoin("list", "Cards")
    #expect(several.status == 1)
    #expect(
      several.diagnostics.contains("pass one with --target: Palette, Cards"),
      "\(several.diagnostics)")
    let unknown = try place.quoin("list", "Cards", "--target", "Decks")
    #expect(
      unknown.diagnostics.contains("no target Decks that can be drawn; it has Palette, Cards"),
      "\(unknown.diagnostics)")
  }

  @Test("an invalid manifest is an error in SwiftPM's words")
  func manifest() throws {
    let place = try place([
      "Cards/Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\nlet x = y"
    ])
    defer { place.close() }
    let outcome = try place.quoin("list", "Cards")
    #expect(outcome.status == 1)
    #expect(outcome.diagnostics.contains("can't read the manifest"), "\(outcome.diagnostics)")
    #expect(outcome.diagnostics.contains("cannot find 'y' in scope"), "\(outcome.diagnostics)")
  }

  @Test("dependents of Quoin use the installed one, and adjacent packages are found")
  func dependent() throws {
    let place = try place([
      "Cards/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Cards", products: [.library(name: "Cards", targets: ["Cards"])],
        dependencies: [
          .package(url: "https://example.invalid/nobody/quoin.git", from: "0.1.0"),
          .package(path: "../Lengths"),
        ],
        targets: [
          .target(
            name: "Palette", dependencies: [.product(name: "SwiftUI", package: "quoin"), "Lengths"]),
          .target(
            name: "Cards", dependencies: ["Palette", .product(name: "SwiftUI", package: "quoin")],
            path: "Source/Everything/Code"),
        ])
      """,
      "Cards/Sources/Palette/Sides.swift": """
      import Lengths
      import SwiftUI
      public struct Swatch: View {
        public init() {}
        public var body: some View { Color.red.frame(width: side, height: 20) }
      }
      """,
      "Cards/Source/Everything/Code/Card.swift":
        "import Palette\nimport SwiftUI\n#Preview(\"Round\", traits: .sizeThatFitsLayout) { Swatch() }",
      "Lengths/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Lengths", products: [.library(name: "Lengths", targets: ["Lengths"])],
        targets: [.target(name: "Lengths")])
      """,
      "Lengths/Sources/Lengths/Side.swift": "public let side = 42.0",
    ])
    defer { place.close() }
    let tree = try place.quoin("explain", "Cards", "--target", "Cards", "--preview", "Round")
    #expect(tree.status == 0 && tree.output.contains("42 × 20"), "\(tree.diagnostics)")
    let build = try place.quoin(
      "swift", "--package-path", "Cards", "--", "build", "--target", "Cards")
    #expect(build.status == 0, "\(build.diagnostics)")
  }

  /// As `Examples/Testing` does, which computes the name of the dependency from its own path.
  @Test("a package beside Quoin's repository is tested with the installed QuoinTesting")
  func testing() throws {
    let place = try place([
      "Quoin/Package.swift": "let package = Package(\n  name: \"quoin\")",
      "Quoin/Till/Package.swift": """
      // swift-tools-version: 6.1
      import Foundation
      import PackageDescription

      let quoin = URL(fileURLWithPath: #filePath + "/../..").standardizedFileURL.lastPathComponent
      let package = Package(
        name: "till", dependencies: [.package(path: "..")],
        targets: [
          .target(name: "Till", dependencies: [.product(name: "SwiftUI", package: quoin)]),
          .testTarget(
            name: "TillTests",
            dependencies: ["Till", .product(name: "QuoinTesting", package: quoin)]),
        ])
      """,
      "Quoin/Till/Sources/Till/Till.swift": """
      import SwiftUI
      public struct Till: View {
        public init() {}
        public var body: some View { Color.red.frame(width: 30, height: 20).accessibilityIdentifier("a") }
      }
      """,
      "Quoin/Till/Tests/TillTests/TillTests.swift": """
      import QuoinTesting
      import Testing
      import Till
      @MainActor @Test func size() { expectLayout(Till()) { $0["a"].width == 30 } }
      """,
    ])
    defer { place.close() }
    let outcome = try place.quoin("swift", "--package-path", "Quoin/Till", "--", "test")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    #expect((outcome.diagnostics + outcome.output).contains("size()"))
  }

  @Test("a manifest that needs no change is copied unchanged")
  func plainManifest() {
    let copy = ManifestCopy(source: URL(fileURLWithPath: "/a b/Cards"), products: ["SwiftUI"])
    let plain = "let package = Package(name: \"Cards\")"
    #expect(copy.text(of: plain) == plain)
    let other = "let cards = Package(dependencies: [.package(path: \"../quoin\")])"
    #expect(copy.text(of: other) == other)
    let near = "let package = Package(dependencies: [.package(path: \"../Lengths\")])"
    #expect(copy.text(of: near).hasPrefix(near))
    #expect(copy.text(of: near).contains("\"/a b/Cards\" + \"/\" + path"))
    #expect(!copy.text(of: near).contains("SwiftUI"))
  }

  @Test("catalogs that a manifest doesn't name become resources")
  func catalogs() {
    var copy = ManifestCopy(source: URL(fileURLWithPath: "/Cards"), products: ["SwiftUI"])
    copy.catalogs = ["Cards": ["Art.xcassets", "In/Words.xcstrings"]]
    let text = copy.text(of: "let package = Package(name: \"Cards\")")
    #expect(text.contains("[\"Cards\": [\"Art.xcassets\", \"In/Words.xcstrings\"]]"))
    #expect(text.contains("target.resources = (target.resources ?? []) + paths.map { .copy($0) }"))
  }

  @Test("SwiftPM builds and tests a package unchanged, even with an old list of tests")
  func swift() throws {
    let place = try place([
      "Cards/Tests/LinuxMain.swift":
        "import XCTest\nimport CardsTests\nXCTMain(CardsTests.allTests())"
    ])
    defer { place.close() }
    let outcome = try place.quoin("swift", "--package-path", "Cards", "--", "test")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    #expect(outcome.diagnostics.contains("sides()") || outcome.output.contains("sides()"))
  }
}
