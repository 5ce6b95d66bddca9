// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addPosition() {
    add("fb-offset-position") {
      Color.red.frame(width: 100, height: 50).accessibilityIdentifier("r").position(x: 80, y: 55).frame(width: 130, height: 80)
    }
  }
}
