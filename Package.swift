// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

// The table in Documentation/Architecture.md lists the same dependencies;
// Scripts/check-architecture compares it with this manifest and with the imports.

/// The condition for dependencies on system libraries.
let graphics: TargetDependencyCondition? = .when(traits: ["Graphics"])

/// The condition for dependencies of the macros, which only packages that depend on this one need.
let macros: TargetDependencyCondition? = .when(traits: ["Macros"])

/// The condition for what only the command line needs.
let commandLine: TargetDependencyCondition? = .when(traits: ["CommandLine"])

/// Apple's modules that apps import beside SwiftUI and UIKit, with their dependencies. Each is a
/// product of its own.
let neighbours: KeyValuePairs<String, [Target.Dependency]> = [
  "QuoinFoundation": [],
  "UniformTypeIdentifiers": [],
  "CoreLocation": [],
  // If it were called `os`, `canImport(os)` would be true in users' packages, which would then use
  // Apple's locks. The pre-pass turns `import os` into an import of this module.
  "QuoinOS": [],
  "OSLog": ["QuoinOS"],
  "LocalAuthentication": [],
  "UserNotifications": [],
  "Security": ["QuoinFoundation"],
  "Network": [],
  "CoreVideo": ["QuoinFoundation"],
  "CoreMedia": ["CoreVideo"],
  "AVFoundation": ["CoreMedia", "CoreGraphics", "QuartzCore"],
  "AVKit": ["AVFoundation", "UIKit", "QuoinNeighbours", "SwiftUI"],
  "MapKit": ["CoreLocation", "UIKit", "QuoinNeighbours", "SwiftUI"],
  "CryptoKit": [
    .product(name: "Crypto", package: "swift-crypto", condition: .when(traits: ["Crypto"]))
  ],
  "CoreTransferable": ["UniformTypeIdentifiers"],
  "Photos": [
    "AVFoundation", "CoreLocation", "ImageIO", "QuoinFoundation", "QuoinViews",
  ],
  "PhotosUI": ["Photos", "CoreTransferable", "UIKit", "QuoinNeighbours", "SwiftUI"],
  "StoreKit": ["UIKit", "QuoinNeighbours", "SwiftUI"],
  "CoreHaptics": [],
  "CoreNFC": [],
  "CoreMotion": [],
  "CoreML": ["CoreVideo"],
  "CoreLocationUI": ["CoreLocation", "SwiftUI"],
  "CoreImage": [
    "CoreGraphics", "CoreVideo", "QuoinCairo", "QuoinDrawing", "QuoinViews", "_Testing_CoreImage",
  ],
  "WidgetKit": ["ActivityKit", "AppIntents", "QuoinCore", "QuoinViews", "SwiftUI"],
  "TipKit": ["SwiftUI"],
  "Charts": ["QuoinCore", "QuoinLayout", "QuoinViews", "SwiftUI"],
  "AuthenticationServices": ["SwiftUI"],
  "SpriteKit": ["UIKit", "SwiftUI"],
  "simd": [],
  "SceneKit": ["simd", "UIKit", "QuoinNeighbours", "SwiftUI"],
  "WebKit": ["UIKit", "QuoinNeighbours", "SwiftUI"],
  "SafariServices": ["UIKit", "QuoinNeighbours", "SwiftUI"],
  "AppIntents": ["UniformTypeIdentifiers", "SwiftUI"],
  "ActivityKit": ["SwiftUI"],
  "CoreSpotlight": ["UniformTypeIdentifiers"],
  "GameplayKit": [],
  "ImageIO": [
    "CoreGraphics", "Quoin", "QuoinDrawing", "QuoinGeometry", "QuoinHostProtocol", "QuoinViews",
  ],
  "LinkPresentation": ["UIKit", "QuoinNeighbours", "SwiftUI"],
  "MessageUI": ["UIKit", "QuoinNeighbours", "SwiftUI"],
  "PassKit": ["UIKit", "QuoinNeighbours", "SwiftUI"],
  "PencilKit": ["UIKit", "SwiftUI"],
  "Speech": ["AVFoundation"],
  "SystemConfiguration": [],
  "CoreText": [
    "CoreGraphics", "QuoinFoundation", "QuoinGeometry", "QuoinKit", "QuoinPango", "QuoinText",
    "QuoinViews",
  ],
  "PDFKit": ["QuoinVectors", "UIKit", "QuoinNeighbours", "SwiftUI"],
  "Vision": ["CoreGraphics", "CoreImage", "CoreML", "CoreVideo", "ImageIO"],
  "ARKit": ["SceneKit", "simd", "UIKit", "QuoinNeighbours", "SwiftUI"],
  "QuoinSchema": [],
  "QuoinData": [
    "QuoinFoundation", "QuoinSchema",
    .target(name: "CSystemSQLite", condition: .when(traits: ["SQLite"])),
  ],
  "SwiftData": ["QuoinData", "QuoinFoundation", "QuoinSchema", "SwiftUI"],
  "CoreData": ["QuoinData", "QuoinFoundation", "QuoinSchema", "SwiftUI"],
]
let neighbourNames = neighbours.map(\.key)

/// The test targets of each layer; `make test LAYER=engine` builds and runs those of one.
let testLayers = [
  "engine": [
    "QuoinGeometryTests", "QuoinLayoutTests", "QuoinAnimationTests", "QuoinTextTests",
    "QuoinDrawingTests", "QuoinMarkdownTests",
  ],
  "render": ["RenderTests", "QuoinResourcesTests"],
  "views": ["SwiftUITests", "QuoinExplainTests", "QuoinTests", "OracleTests", "ConformanceTests"],
  "living": ["QuoinCoreTests", "FuzzTests"],
  "examples": ["ExamplesTests", "QuoinTestingTests"],
  "apple": ["UIKitTests", "AppKitTests", "AppleTests", "GrowthTests"],
  "tools": ["QuoinSourcesTests", "QuoinCLITests", "InputReaderTests"],
]

/// The folder below `Sources` of each module.
let folders: KeyValuePairs<String, [String]> = [
  "Engine": [
    "QuoinGeometry", "QuoinLayout", "QuoinAnimation", "QuoinText", "QuoinDrawing", "QuoinCore",
  ],
  "SwiftUI": [
    "QuoinViews", "SwiftUI", "QuoinMacros", "QuoinMarkdown", "QuoinResources", "QuoinFiles",
    "Combine", "CoreTransferable", "UniformTypeIdentifiers",
  ],
  "Explain": ["QuoinExplain"],
  "Render": ["QuoinSVG", "QuoinPango", "QuoinCairo", "QuoinVectors"],
  "Library": ["Quoin", "QuoinTesting", "QuoinHostProtocol"],
  "Tools": [
    "QuoinCLI", "QuoinSources", "QuoinBench", "ConformanceGenerator", "CGuardian", "CStudioPage",
  ],
  "C": [
    "CAVIF", "CAvailability", "CCairo", "CCmark", "CDeflate", "CFontWidths", "CHarfBuzz",
    "CMalloc", "CPango", "CStackSwitch", "CSymbolNames", "CSystemSQLite",
    "CTurboJPEG", "CWebP",
  ],
]

let package = Package(
  name: "quoin",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Quoin", targets: ["Quoin"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "QuoinLayout", targets: ["QuoinLayout"]),
    .library(name: "QuoinTesting", targets: ["QuoinTesting"]),
    .library(name: "ObjectiveC", targets: ["ObjectiveC"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "AppKit", targets: ["AppKit"]),
    .library(name: "Cocoa", targets: ["Cocoa"]),
    .library(
      name: "QuoinRuntime", type: .dynamic,
      targets: ["SwiftUI", "ObjectiveC", "CoreGraphics", "QuartzCore", "UIKit", "Cocoa"]
        + neighbourNames),
    .executable(name: "quoin", targets: ["QuoinCLI"]),
    .plugin(name: "QuoinCommand", targets: ["QuoinCommand"]),
    .executable(name: "quoin-bench", targets: ["QuoinBench"]),
  ] + neighbourNames.map { .library(name: $0, targets: [$0]) },
  traits: [
    .trait(
      name: "Graphics", description: "PNG, PDF, images and real fonts through Cairo and Pango."),
    .trait(
      name: "Crypto",
      description:
        "All of CryptoKit, from swift-crypto: a minute of C++ to build. Hashes and codes need no trait."
    ),
    .trait(
      name: "Macros",
      description:
        "#Preview, @Entry and @Animatable for packages that depend on this one; swift-syntax takes a minute or two to build. The command line needs no trait."
    ),
    .trait(
      name: "CommandLine",
      description:
        "The command line `quoin`: swift-argument-parser and FlyingFox. Packages that only render need no trait but Graphics.",
      enabledTraits: ["Networking"]),
    .trait(
      name: "SQLite",
      description:
        "Stores of SwiftData and Core Data in files, through SQLite. Stores in memory need no trait."
    ),
    .trait(
      name: "Networking",
      description:
        "URLSession.dataTaskPublisher in Combine. It links FoundationNetworking, and with it libcurl and 25 other libraries."
    ),
    .default(enabledTraits: ["Graphics", "CommandLine", "SQLite"]),
  ],
  dependencies: [
    // Fetched and built only with the trait `CommandLine`; FlyingFox serves the studio's page.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/swhitty/FlyingFox.git", from: "0.27.0"),
    // The target Combine adds what OpenCombine lacks on Linux (timers, notifications, `@Published`).
    // Before 1.0, a new minor version may add declarations with the same names.
    .package(url: "https://github.com/OpenCombine/OpenCombine", .upToNextMinor(from: "0.14.0")),
    // Fetched and built only with the trait `Crypto`.
    .package(url: "https://github.com/apple/swift-crypto", from: "4.0.0"),
    // Fetched and built only with the trait `Macros`.
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"700.0.0"),
  ],
  targets: [
    // Values, and access to files
    .target(name: "QuoinGeometry"),
    .target(name: "QuoinFiles"),
    .target(name: "QuoinHostProtocol", dependencies: ["QuoinFiles"]),
    .target(name: "QuoinResources", dependencies: ["QuoinFiles"]),
    .target(name: "QuoinSources", dependencies: ["QuoinFiles", "QuoinSchema", "CAvailability"]),

    .target(
      name: "Combine", dependencies: [.product(name: "OpenCombine", package: "OpenCombine")]),

    .target(name: "ObjectiveC"),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),
    .target(name: "_Testing_AppKit"),

    .target(name: "CStackSwitch"),
    .target(name: "CGuardian"),

    // Layout, animation and text
    .target(name: "QuoinLayout", dependencies: ["QuoinGeometry", "CStackSwitch"]),
    .target(name: "QuoinAnimation", dependencies: ["QuoinGeometry"]),
    .target(name: "QuoinText", dependencies: ["QuoinGeometry", "CFontWidths"]),
    .target(
      name: "QuoinMarkdown", dependencies: [.target(name: "CCmark", condition: graphics)]),

    // The display list
    .target(name: "QuoinDrawing", dependencies: ["QuoinGeometry", "QuoinText"]),

    // The runtime, and readers of SVG and PDF files
    .target(name: "QuoinVectors", dependencies: ["QuoinGeometry", "QuoinDrawing"]),
    .target(
      name: "QuoinCore",
      dependencies: [
        "CStackSwitch", "QuoinGeometry", "QuoinLayout", "QuoinAnimation", "QuoinText",
        "QuoinDrawing", "Combine",
      ]),

    // Views, explanations, renderers
    .target(
      name: "QuoinViews",
      dependencies: [
        "QuoinGeometry", "QuoinLayout", "QuoinAnimation", "QuoinText", "QuoinMarkdown",
        "QuoinDrawing", "QuoinCore", "QuoinResources", "QuoinVectors", "Combine",
        "CoreTransferable", "UniformTypeIdentifiers", "CSymbolNames",
      ]),
    .target(name: "QuoinExplain", dependencies: ["QuoinGeometry", "QuoinLayout"]),
    .target(name: "QuoinSVG", dependencies: ["QuoinGeometry", "QuoinText", "QuoinDrawing"]),
    .target(
      name: "QuoinPango",
      dependencies: [
        "QuoinGeometry", "QuoinText", .target(name: "CPango", condition: graphics),
      ]),
    .target(
      name: "QuoinCairo",
      dependencies: [
        "QuoinGeometry", "QuoinText", "QuoinDrawing",
        .target(name: "CCairo", condition: graphics),
        .target(name: "CTurboJPEG", condition: graphics),
        .target(name: "CDeflate", condition: graphics),
        .target(name: "CHarfBuzz", condition: graphics),
        .target(name: "CWebP", condition: graphics),
        .target(name: "CAVIF", condition: graphics),
      ]),

    // The library
    .target(
      name: "Quoin",
      dependencies: [
        "QuoinGeometry", "QuoinLayout", "QuoinAnimation", "QuoinText", "QuoinDrawing", "QuoinCore",
        "QuoinViews", "QuoinExplain", "QuoinSVG", "QuoinPango", "QuoinCairo", "QuoinHostProtocol",
        "QuoinFiles",
        "Combine", "CoreTransferable", "UniformTypeIdentifiers",
      ]),

    // What users import, support for tests, Apple's frameworks
    .target(
      name: "QuoinTesting",
      dependencies: [
        "QuoinGeometry", "QuoinLayout", "QuoinDrawing", "QuoinCore", "QuoinViews", "QuoinExplain",
        "Quoin", "QuoinHostProtocol",
      ]),
    .target(
      name: "SwiftUI",
      dependencies: [
        "QuoinGeometry", "QuoinLayout", "QuoinAnimation", "QuoinCore", "QuoinViews",
        "QuoinExplain", "Quoin", "Combine", "CoreTransferable", "QuoinFoundation",
        .target(name: "QuoinMacros", condition: macros),
      ]),
    .macro(
      name: "QuoinMacros",
      dependencies: [
        "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftCompilerPlugin",
      ]
      .map { .product(name: $0, package: "swift-syntax", condition: macros) }),

    .target(
      name: "CoreGraphics",
      dependencies: [
        "QuoinGeometry", "QuoinText", "QuoinDrawing", "QuoinCore", "QuoinViews", "Quoin",
        "QuoinFoundation", "_Testing_CoreGraphics",
      ]),
    .target(
      name: "QuartzCore",
      dependencies: [
        "CoreGraphics", "ObjectiveC", "QuoinGeometry", "QuoinDrawing", "QuoinCore", "QuoinViews",
      ]),
    .target(
      name: "QuoinKit",
      dependencies: [
        "QuartzCore", "CoreGraphics", "ObjectiveC", "QuoinGeometry", "QuoinLayout", "QuoinText",
        "QuoinDrawing", "QuoinCore", "QuoinViews", "Quoin", "Combine",
      ]),
    .target(
      name: "UIKit",
      dependencies: [
        "QuoinKit", "QuartzCore", "CoreGraphics", "ObjectiveC", "QuoinGeometry", "QuoinLayout",
        "QuoinAnimation", "QuoinText", "QuoinDrawing", "QuoinCore", "QuoinViews", "Quoin",
        "Combine", "CoreTransferable", "_Testing_UIKit",
      ]),
    .target(
      name: "AppKit",
      dependencies: [
        "QuoinKit", "QuartzCore", "CoreGraphics", "ObjectiveC", "UniformTypeIdentifiers",
        "QuoinGeometry", "QuoinLayout", "QuoinText", "QuoinDrawing", "QuoinCore", "QuoinViews",
        "Quoin", "_Testing_AppKit",
      ]),
    .target(name: "Cocoa", dependencies: ["AppKit"]),

    // Tools
    .executableTarget(
      name: "QuoinCLI",
      dependencies: [
        "QuoinHostProtocol", "QuoinFiles", "QuoinSources", "QuoinResources", "QuoinExplain",
        "CGuardian", "CStudioPage",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser", condition: commandLine),
        .product(name: "FlyingFox", package: "FlyingFox", condition: commandLine),
        .product(name: "FlyingSocks", package: "FlyingFox", condition: commandLine),
        // FlyingFox imports these if they exist, expecting Apple's.
        "CryptoKit", "OSLog", "UniformTypeIdentifiers",
      ],
      // The macros, which the command line compiles for the installed toolchain
      resources: [.embedInCode("Macros")]),

    // `swift package quoin render`, in packages that depend on this one
    .plugin(
      name: "QuoinCommand",
      capability: .command(
        intent: .custom(
          verb: "quoin",
          description: "Draw, list, explain, probe or check the package's previews."))),

    .executableTarget(
      name: "QuoinBench",
      dependencies: [
        "QuoinGeometry", "QuoinLayout", "QuoinText", "QuoinDrawing", "QuoinCore", "QuoinViews",
        "Quoin", "CMalloc",
      ]),

    // Data and system libraries
    .target(name: "CStudioPage", exclude: ["Page"]),
    .target(name: "CSymbolNames", exclude: ["SymbolNames.txt"]),
    .target(name: "CAvailability", exclude: ["Availability.txt"]),
    .target(
      name: "CFontWidths",
      exclude: ["SanFrancisco.csv", "InterAdvances.inc", "InterKerning.inc"]),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz-subset",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .systemLibrary(
      name: "CWebP", pkgConfig: "libwebp",
      providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .target(name: "CAVIF"),
    .systemLibrary(
      name: "CSystemSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(
      name: "CCmark", pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),

    // Writes the sources of the conformance suite
    .executableTarget(name: "ConformanceGenerator"),

    // Examples that tests lay out
    .target(
      name: "SeedExamples", dependencies: ["SwiftUI"], path: "Examples/Seeds",
      exclude: ["swiftui.png", "swiftui-80.png"]),
    .target(
      name: "GalleryExamples", dependencies: ["Charts", "SwiftUI"], path: "Examples/Gallery"),
    .target(name: "PuzzleExamples", dependencies: ["SwiftUI"], path: "Examples/Puzzles"),
    .target(name: "LayoutExamples", dependencies: ["SwiftUI"], path: "Examples/Layouts"),
    .executableTarget(name: "CounterExample", dependencies: ["SwiftUI"], path: "Examples/Counter"),
    .executableTarget(
      name: "TodoListExample", dependencies: ["SwiftUI"], path: "Examples/TodoList"),

    // Modules that tests share
    .target(
      name: "LayoutOracle", dependencies: ["QuoinGeometry"], path: "Tests/Support/LayoutOracle"),
    .target(
      name: "Agreement",
      dependencies: [
        "LayoutOracle", "QuoinGeometry", "QuoinLayout", "QuoinText", "QuoinCore", "QuoinViews",
      ], path: "Tests/Support/Agreement"),
    .target(
      name: "Scenes", dependencies: ["Quoin", "SwiftUI", "Combine"], path: "Tests/Support/Scenes"),
    .target(
      name: "LiveViews", dependencies: ["Quoin", "SwiftUI"], path: "Tests/Support/LiveViews"),
    .target(
      name: "TextSamples", dependencies: ["QuoinGeometry", "QuoinText"],
      path: "Tests/Support/TextSamples"),
    .target(name: "NeighbourNames", path: "Tests/Support/NeighbourNames"),
    .target(
      name: "Fuzzing", dependencies: ["Agreement", "Scenes"], path: "Tests/Support/Fuzzing"),
    .target(
      name: "InputReaders",
      dependencies: [
        "QuoinFiles", "QuoinHostProtocol", "QuoinSources", "QuoinResources", "QuoinMarkdown",
        "QuoinGeometry", "QuoinDrawing", "QuoinVectors", "QuoinCairo",
      ], path: "Tests/Support/InputReaders"),

    // Programs that look for failing inputs
    .executableTarget(
      name: "QuoinFuzz",
      dependencies: [
        "Fuzzing",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser", condition: commandLine),
      ], path: "Tests/Fuzzers/QuoinFuzz"),
    .executableTarget(
      name: "StoreCrash", dependencies: ["QuoinData", "QuoinSchema"],
      path: "Tests/Fuzzers/StoreCrash"),
    .executableTarget(
      name: "InputFuzzer", dependencies: ["InputReaders"], path: "Tests/Fuzzers/InputFuzzer"),

    // Tests of one module
    .testTarget(name: "QuoinGeometryTests", dependencies: ["QuoinGeometry"]),
    .testTarget(name: "QuoinLayoutTests", dependencies: ["QuoinLayout"]),
    .testTarget(name: "QuoinAnimationTests", dependencies: ["QuoinAnimation", "QuoinGeometry"]),
    .testTarget(
      name: "QuoinTextTests", dependencies: ["QuoinText", "QuoinPango", "TextSamples"]),
    .testTarget(name: "QuoinDrawingTests", dependencies: ["QuoinDrawing"]),
    .testTarget(
      name: "QuoinCoreTests",
      dependencies: ["Quoin", "SwiftUI", "QuoinCairo", "CMalloc", "Scenes", "LiveViews"]),
    .testTarget(name: "QuoinMarkdownTests", dependencies: ["QuoinMarkdown"]),
    .testTarget(
      name: "QuoinResourcesTests",
      dependencies: [
        "QuoinFiles", "QuoinResources", "QuoinGeometry", "QuoinDrawing", "Quoin", "SwiftUI",
      ]),
    .testTarget(name: "QuoinExplainTests", dependencies: ["QuoinExplain", "Quoin", "SwiftUI"]),
    .testTarget(
      name: "QuoinTests", dependencies: ["Quoin", "QuoinHostProtocol", "SwiftUI", "LiveViews"]),
    .testTarget(name: "QuoinTestingTests", dependencies: ["QuoinTesting", "SwiftUI"]),
    .testTarget(name: "QuoinSourcesTests", dependencies: ["QuoinSources", "QuoinFiles"]),
    .testTarget(
      name: "QuoinCLITests",
      dependencies: [
        "QuoinCLI", "QuoinHostProtocol", "QuoinFiles", "QuoinSources", "QuoinExplain",
        .product(name: "FlyingFox", package: "FlyingFox", condition: commandLine),
      ]),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "SwiftUI", "Quoin", "QuoinDrawing"]),
    .testTarget(
      name: "AppKitTests",
      dependencies: ["AppKit", "Cocoa", "QuartzCore", "SwiftUI", "Quoin", "QuoinDrawing"]),

    // Tests of the other modules in a folder of Sources
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "QuoinGeometry", "QuoinLayout", "QuoinText", "QuoinDrawing", "QuoinCore", "QuoinViews",
        "QuoinPango", "QuoinFiles", "Quoin", "SwiftUI", "Combine", "CoreTransferable",
        "UniformTypeIdentifiers", "LiveViews", "NeighbourNames",
      ], exclude: ["QuoinMarkdown", "QuoinResources"]),
    .testTarget(
      name: "RenderTests",
      dependencies: [
        "QuoinDrawing", "QuoinSVG", "QuoinPango", "QuoinCairo", "QuoinVectors", "Quoin",
        "TextSamples",
      ]),
    .testTarget(
      name: "AppleTests",
      dependencies: [
        "SwiftUI", "UIKit", "Quoin", "ObjectiveC", "StoreCrash",
        .target(name: "CSystemSQLite", condition: .when(traits: ["SQLite"])),
      ]
        + neighbourNames.map { .init(stringLiteral: $0) },
      exclude: ["UIKit", "AppKit"]),

    // Tests of several modules together
    .testTarget(
      name: "OracleTests",
      dependencies: ["Agreement", "LayoutOracle", "QuoinGeometry", "QuoinLayout"]),
    .testTarget(
      name: "GrowthTests",
      dependencies: [
        "Charts", "SwiftUI", "Quoin", "QuoinGeometry", "QuoinLayout", "QuoinText", "QuoinCore",
        "QuoinViews", "QuoinExplain",
      ]),
    .testTarget(
      name: "ConformanceTests",
      dependencies: [
        "Quoin", "SwiftUI", "QuoinLayout", "QuoinViews", "QuoinCairo", "ConformanceGenerator",
        "UIKit",
      ],
      resources: [
        .copy("open.jsonl"), .copy("open2.jsonl"), .copy("topics.txt"), .copy("listed.txt"),
      ]),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "Quoin", "SwiftUI", "SeedExamples", "LayoutExamples", "GalleryExamples", "PuzzleExamples",
        "CounterExample", "TodoListExample",
      ], exclude: ["Explanations"]),
    .testTarget(name: "FuzzTests", dependencies: ["Fuzzing", "QuoinFuzz"]),
    .testTarget(name: "InputReaderTests", dependencies: ["InputReaders"]),
  ]
    // Substitutes for Apple's other frameworks
    + [
      .target(name: "_Testing_CoreImage"),
      .target(name: "QuoinNeighbours", dependencies: ["SwiftUI"]),
    ]
    + neighbours.map { .target(name: $0.key, dependencies: $0.value) },
  swiftLanguageModes: [.v6]
)

precondition(
  package.targets.filter { $0.type == .test }.allSatisfy { test in
    testLayers.values.count { $0.contains(test.name) } == 1
  }, "each test target is in one of the test layers")
if let layer = Context.environment["QUOIN_TEST_LAYER"], let chosen = testLayers[layer] {
  package.targets.removeAll { $0.type == .test && !chosen.contains($0.name) }
}

// Measurements are written with the ICU of the toolchain's Foundation.
package.targets.first { $0.name == "QuoinFoundation" }?.linkerSettings = [
  .linkedLibrary("_FoundationICU", .when(platforms: [.linux]))
]

// The tests of `Sources/Engine/QuoinText` are in `Tests/Engine/QuoinText`, those of the modules of
// `Sources/Render` in `Tests/Render`. Modules in no other folder are substitutes for Apple's.
for target in package.targets where target.path == nil && target.type != .plugin {
  guard target.type == .test else {
    let folder = folders.first { $0.value.contains(target.name) }?.key ?? "Apple"
    target.path = "Sources/\(folder)/\(target.name)"
    continue
  }
  let tested = String(target.name.dropLast("Tests".count))
  if tested == "Apple" || folders.contains(where: { $0.key == tested }) {
    target.path = "Tests/\(tested)"
  } else if package.targets.contains(where: { $0.name == tested }) {
    let folder = folders.first { $0.value.contains(tested) }?.key ?? "Apple"
    target.path = "Tests/\(folder)/\(tested)"
  }
}
