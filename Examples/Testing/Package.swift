// swift-tools-version: 6.1
import PackageDescription

// A typical package: views with tests that run on any machine with Swift. In your own package, the
// dependency is `.package(url: <the address of Quoin's repository>, branch: "main",
// traits: ["Graphics"])`.

let package = Package(
  name: "till",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Till", targets: ["Till"])],
  dependencies: [.package(name: "quoin", path: "../..", traits: ["Graphics"])],
  targets: [
    .target(name: "Till", dependencies: [.product(name: "SwiftUI", package: "quoin")]),
    .testTarget(
      name: "TillTests",
      dependencies: ["Till", .product(name: "QuoinTesting", package: "quoin")],
      exclude: ["__Snapshots__"]),
    .testTarget(
      name: "TillXCTests",
      dependencies: ["Till", .product(name: "QuoinTesting", package: "quoin")],
      exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v6]
)
