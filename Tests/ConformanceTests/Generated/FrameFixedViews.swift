// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addFrameFixed() {
    add("mu-frame-a2") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c").frame(width: 60, height: 40)
    }
    add("mu-frame-a4") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c").frame(height: 40)
    }
    add("sw-fixed-frame") {
      Color.red.frame(width: 120, height: 48).accessibilityIdentifier("a")
    }
    add("sd-img80") {
      Color.red.frame(width: 60, height: 60).accessibilityIdentifier("i").frame(width: 80, height: 80)
    }
    add("sd-img40") {
      Color.red.frame(width: 60, height: 60).accessibilityIdentifier("i").frame(width: 40, height: 80)
    }
    add("wwdc-avocado") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("i").frame(width: 30, height: 30)
    }
    add("m2-e7-a1") {
      HStack(spacing: 0) { Color.gray.frame(width: 200, height: 20).accessibilityIdentifier("c").frame(width: 130).accessibilityIdentifier("a"); Color.gray.frame(width: 100, height: 20).accessibilityIdentifier("b") }.frame(width: 150, height: 100)
    }
  }
}
