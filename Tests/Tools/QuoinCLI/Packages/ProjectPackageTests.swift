import Foundation
import Testing

@testable import QuoinCLI

/// An app's project with two packages: one among its files, which depends on another, and the
/// package of the repository, to which the project refers by the name of its folder.
@Suite("Packages in an Xcode project")
struct ProjectPackageTests {
  private func place() throws -> Workplace {
    let place = try Workplace()
    let files = [
      "Clone/App/App/Card.swift": """
      import Cards
      import Kit
      import SwiftUI

      #Preview(traits: .sizeThatFitsLayout) { Swatch().frame(height: Cards.height) }
      """,
      "Clone/App/App.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      { objectVersion = 77; rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L;
          packageReferences = (R); };
        G = { isa = PBXGroup; children = (F, K); sourceTree = "<group>"; };
        F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        K = { isa = PBXFileReference; lastKnownFileType = wrapper; path = Kit;
          sourceTree = "<group>"; };
        R = { isa = XCLocalSwiftPackageReference; relativePath = "../../Repository"; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildPhases = (); fileSystemSynchronizedGroups = (F); buildConfigurationList = L;
          packageProductDependencies = (D, E); };
        D = { isa = XCSwiftPackageProductDependency; productName = Kit; };
        E = { isa = XCSwiftPackageProductDependency; productName = Cards; };
        L = { isa = XCConfigurationList; buildConfigurations = (); };
      }; }
      """,
      "Clone/App/Kit/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        dependencies: [.package(path: "../Base")],
        targets: [.target(name: "Kit", dependencies: ["Base"])])
      """,
      "Clone/App/Kit/Sources/Kit/Swatch.swift": """
      import Base
      import SwiftUI

      public struct Swatch: View {
        public init() {}
        public var body: some View { Color.red.frame(width: Base.width) }
      }
      """,
      "Clone/App/Base/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Base", products: [.library(name: "Base", targets: ["Base"])],
        targets: [.target(name: "Base")])
      """,
      "Clone/App/Base/Sources/Base/Base.swift": Self.base(width: 42),
      "Clone/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "Cards", products: [.library(name: "Cards", targets: ["Cards"])],
        targets: [.target(name: "Cards")])
      """,
      "Clone/Sources/Cards/Cards.swift": "public enum Cards { public static let height = 20.0 }",
    ]
    for (name, text) in files {
      try FileManager.default.createDirectory(
        at: place.url(name).deletingLastPathComponent(), withIntermediateDirectories: true)
      try place.write(text, to: name)
    }
    return place
  }

  /// A source that needs the pre-pass.
  private static func base(width: Int) -> String {
    """
    import Foundation
    public enum Base {
      #if os(iOS)
        public static let width: CGFloat = \(width)
      #endif
    }
    """
  }

  @Test("an app is drawn with its packages, whose changes are seen")
  func packages() throws {
    let place = try place()
    defer { place.close() }
    let tree = try place.quoin("explain", "Clone/App")
    #expect(tree.status == 0 && tree.output.contains("42 × 20"), "\(tree.diagnostics)")
    try place.write(Self.base(width: 50), to: "Clone/App/Base/Sources/Base/Base.swift")
    let changed = try place.quoin("explain", "Clone/App/App")
    #expect(changed.status == 0 && changed.output.contains("50 × 20"), "\(changed.diagnostics)")
    let check = try place.quoin("check", "Clone/App")
    #expect(check.status == 0 && check.output.contains("1 files, 0 errors"), "\(check.output)")
  }

  @Test("a package that doesn't build is missing, with the reason")
  func failure() throws {
    let place = try place()
    defer { place.close() }
    try place.write("public let width = nothing", to: "Clone/App/Base/Sources/Base/Base.swift")
    let outcome = try place.quoin("render", "Clone/App", "-o", "out")
    #expect(outcome.status == 1)
    #expect(
      outcome.diagnostics.contains("cannot find 'nothing' in scope"), "\(outcome.diagnostics)")
    #expect(
      outcome.diagnostics.contains(place.url("Clone/App/Base/Sources/Base/Base.swift").path),
      "\(outcome.diagnostics)")
  }
}
