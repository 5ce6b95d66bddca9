// swift-tools-version: 6.1
import PackageDescription

// Compares Quoin's stores with plain GRDB: swift run -c release --package-path Benchmarks/stores
// GRDB compiles here because QuoinData needs none of Quoin's modules with Apple's names.
let package = Package(
  name: "StoreBench",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "quoin", path: "../..", traits: ["SQLite"]),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .executableTarget(
      name: "StoreBench",
      dependencies: [
        .product(name: "QuoinData", package: "quoin"),
        .product(name: "QuoinSchema", package: "quoin"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ])
  ]
)
