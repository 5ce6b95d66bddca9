// swift-tools-version: 6.1
import PackageDescription

// Measures charts of many points: quoin swift -- run -c release --package-path Benchmarks/charts
let package = Package(
  name: "ChartBench",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "quoin", path: "../..")],
  targets: [
    .executableTarget(
      name: "ChartBench",
      dependencies: [
        .product(name: "Quoin", package: "quoin"),
        .product(name: "SwiftUI", package: "quoin"),
        .product(name: "Charts", package: "quoin"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
