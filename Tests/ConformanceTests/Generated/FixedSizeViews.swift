// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addFixedSize() {
    add("fb-ideal") {
      Text("Hello world").accessibilityIdentifier("t").frame(idealWidth: 100, idealHeight: 100).fixedSize()
    }
    add("sd-shape-fixed") {
      Rectangle().fixedSize()
    }
  }
}
