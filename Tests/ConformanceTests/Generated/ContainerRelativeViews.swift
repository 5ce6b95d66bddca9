// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addContainerRelative() {
    add("mu-s2-c1") {
      VStack { Color.red.containerRelativeFrame(.horizontal) { w, _ in w * 0.5 }.accessibilityIdentifier("c") }.frame(width: 200)
    }
  }
}
