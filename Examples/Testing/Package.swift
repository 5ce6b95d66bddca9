// swift-tools-version: 6.1
import Foundation
import PackageDescription

// A package as anyone may write it: views of its own, tested on whatever machine Swift runs. Elsewhere the dependency is
// `.package(url: <the address of Quoin's repository>, branch: "main")`.
/// What Quoin is called as a dependency: its folder, as it is one by its path.
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
