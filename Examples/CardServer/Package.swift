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
  ],
  targets: [
    .target(
      name: "CardServing",
      dependencies: [
        .product(name: "SwiftUI", package: "quoin"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
      ]),
    .executableTarget(name: "CardServer", dependencies: ["CardServing"]),
    .testTarget(name: "CardServingTests", dependencies: ["CardServing"]),
  ],
  swiftLanguageModes: [.v6]
)
