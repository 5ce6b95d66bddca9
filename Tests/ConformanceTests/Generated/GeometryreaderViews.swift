// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addGeometryreader() {
    add("fb-geo") {
      GeometryReader { p in Text("Hi").accessibilityIdentifier("t") }.frame(width: 300, height: 60)
    }
    add("sd-georeader-overflow") {
      GeometryReader { p in Color.yellow.frame(width: max(p.size.width, 120), height: max(p.size.height, 120)).accessibilityIdentifier("y") }.frame(width: 50, height: 120)
    }
  }
}
