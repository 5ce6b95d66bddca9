// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

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
    add("m2-ov-q2") {
      Color.red.frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityIdentifier("c").padding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
    }
    add("m2-ov-q4") {
      Color.red.frame(width: 20, height: 20).overlay { Color.blue.accessibilityIdentifier("o") }
    }
    add("m2-ov-q5") {
      Color.white.overlay { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("o") }
    }
    add("m2-ov-q6") {
      VStack(spacing: 0) { Color.red.frame(width: 50, height: 20); Color.blue.frame(width: 20, height: 20).overlay { Color.green.frame(width: 60, height: 60) } }
    }
    add("m2-ov-q6c") {
      VStack(spacing: 0) { Color.red.frame(width: 50, height: 20); Color.blue.frame(width: 20, height: 20); Color.green.frame(width: 50, height: 60) }
    }
  }
}
