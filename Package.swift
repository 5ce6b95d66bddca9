// swift-tools-version: 6.1
import PackageDescription

/// The floors of the house, lowest first; `Documentation/Architecture.md` draws the same arrows and
/// `Scripts/check-architecture` compares the two with the sources.
///
/// Everything that needs a system library stands behind the trait `Graphics`.
let graphics: TargetDependencyCondition? = .when(traits: ["Graphics"])

let package = Package(
  name: "quoin",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "Quoin", targets: ["Quoin"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "QuoinLayout", targets: ["QuoinLayout"]),
    .library(name: "QuoinRuntime", type: .dynamic, targets: ["SwiftUI"]),
    .executable(name: "quoin", targets: ["QuoinCLI"]),
  ],
  traits: [
    .trait(
      name: "Graphics", description: "PNG, PDF, images and real fonts through Cairo and Pango."),
    .default(enabledTraits: ["Graphics"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    // Floor 0: pure values
    .target(name: "QuoinGeometry"),

    // Floor 1: engines
    .target(name: "QuoinLayout", dependencies: ["QuoinGeometry"]),
    .target(name: "QuoinText", dependencies: ["QuoinGeometry"]),

    // Floor 2: paper
    .target(name: "QuoinDrawing", dependencies: ["QuoinGeometry", "QuoinText"]),

    // Floor 3: spine
    .target(
      name: "QuoinCore",
      dependencies: ["QuoinGeometry", "QuoinLayout", "QuoinText", "QuoinDrawing"]),

    // Floor 4: catalogue, explanations, presses
    .target(name: "QuoinViews", dependencies: ["QuoinCore"]),
    .target(name: "QuoinExplain", dependencies: ["QuoinLayout"]),
    .target(name: "QuoinSVG", dependencies: ["QuoinDrawing"]),
    .target(
      name: "QuoinPango",
      dependencies: ["QuoinText", .target(name: "CPango", condition: graphics)]),
    .target(
      name: "QuoinCairo",
      dependencies: [
        "QuoinDrawing",
        .target(name: "CCairo", condition: graphics),
        .target(name: "CTurboJPEG", condition: graphics),
        .target(name: "CDeflate", condition: graphics),
      ]),

    // Floor 5: hall
    .target(
      name: "Quoin",
      dependencies: ["QuoinViews", "QuoinExplain", "QuoinSVG", "QuoinPango", "QuoinCairo"]),

    // Floor 6: doors
    .target(name: "SwiftUI", dependencies: ["Quoin"]),

    // Floor 7: street
    .executableTarget(
      name: "QuoinCLI",
      dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")]),

    // Cellar: system libraries
    .systemLibrary(
      name: "CPango", pkgConfig: "pangoft2",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),

    // Tests
    .testTarget(name: "QuoinGeometryTests", dependencies: ["QuoinGeometry"]),
    .testTarget(name: "QuoinLayoutTests", dependencies: ["QuoinLayout"]),
    .testTarget(name: "QuoinTextTests", dependencies: ["QuoinText", "QuoinPango"]),
    .testTarget(
      name: "QuoinDrawingTests", dependencies: ["QuoinDrawing", "QuoinSVG", "QuoinCairo"]),
    .testTarget(name: "QuoinTests", dependencies: ["Quoin", "SwiftUI"]),
    .testTarget(
      name: "ConformanceTests", dependencies: ["Quoin", "SwiftUI"], resources: [.copy("open.jsonl")]
    ),
    .testTarget(name: "CommandLineTests", dependencies: []),
  ],
  swiftLanguageModes: [.v6]
)
