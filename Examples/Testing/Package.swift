// swift-tools-version: 6.1
import Foundation
import PackageDescription

// A typical package: views with tests that run on any machine with Swift. In your own package, the
// dependency is `.package(url: <the address of Quoin's repository>, branch: "main")`.
/// Quoin's name as a dependency: its folder, because the dependency is a path.
let quoin = URL(fileURLWithPath: #filePath + "/../../..").standardizedFileURL.lastPathComponent

let package = Package(
  name: "till",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Till", targets: ["Till"])],
  dependencies: [.package(path: "../..")],
  targets: [
    .target(name: "Till", dependencies: [.product(name: "SwiftUI", package: quoin)]),
    .testTarget(
      name: "TillTests",
      dependencies: ["Till", .product(name: "QuoinTesting", package: quoin)],
      exclude: ["__Snapshots__"]),
    .testTarget(
      name: "TillXCTests",
      dependencies: ["Till", .product(name: "QuoinTesting", package: quoin)],
      exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v6]
)
