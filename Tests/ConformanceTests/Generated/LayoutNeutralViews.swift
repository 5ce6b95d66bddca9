// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addLayoutNeutral() {
    add("mu-om-l-border") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("leaf").border(Color.green, width: 4)
    }
    add("mu-om-l-opacity") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("leaf").opacity(0.5)
    }
    add("mu-om-l-hit") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("leaf").allowsHitTesting(false)
    }
    add("mu-om-l-contentshape") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("leaf").contentShape(Rectangle())
    }
    add("mu-s1-h2") {
      VStack(spacing: 0) { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a"); if false { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c") }
    }
  }
}
