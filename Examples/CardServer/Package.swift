// swift-tools-version: 6.1
import PackageDescription

// A server that draws cards and documents. In your own package, the dependency is
// `.package(url: <the address of Quoin's repository>, branch: "main", traits: ["Graphics"])`.

let package = Package(
  name: "card-server",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "quoin", path: "../..", traits: ["Graphics"]),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/apple/swift-crypto", "3.12.3"..<"5.0.0"),
    .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.1.4"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.1"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.0.0"),
  ],
  targets: [
    // Worker processes and their supervisor. It knows nothing about HTTP or drawing.
    .target(name: "Prefork"),
    .target(
      name: "CardServing",
      dependencies: [
        "Prefork",
        .product(name: "SwiftUI", package: "quoin"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOExtras", package: "swift-nio-extras"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ]),
    .executableTarget(name: "CardServer", dependencies: ["CardServing"]),
    .testTarget(name: "PreforkTests", dependencies: ["Prefork"]),
    .testTarget(name: "CardServingTests", dependencies: ["CardServing"]),
  ],
  swiftLanguageModes: [.v6]
)
