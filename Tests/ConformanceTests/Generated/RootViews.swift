// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addRoot() {
    add("mu-r1") {
      HStack(spacing: 0) { Color.red.frame(width: 58, height: 20).accessibilityIdentifier("a") }
    }
    add("mu-r3") {
      Color.red.frame(width: 58, height: 20).accessibilityIdentifier("r").overlay { Color.red.accessibilityIdentifier("a") }
    }
    add("cu-color") {
      Color.black
    }
  }
}
