// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from open.jsonl. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addFrameChain() {
    add("mu-frame-e1") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c").frame(width: 100).frame(width: 50)
    }
    add("mu-frame-e3") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c").frame(maxWidth: .infinity).frame(width: 50)
    }
    add("mu-frame-e5") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c").frame(minWidth: 40).frame(minWidth: 80)
    }
    add("mc-frame-overflow") {
      Color.red.frame(width: 100, height: 100).accessibilityIdentifier("r").frame(width: 50, height: 50).accessibilityIdentifier("f").frame(width: 300, height: 300)
    }
  }
}
