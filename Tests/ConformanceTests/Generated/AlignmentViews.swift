// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addAlignment() {
    add("mu-a1-center") {
      HStack(alignment: .center, spacing: 0) { Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 30).accessibilityIdentifier("b") }
    }
    add("mu-a2-leading") {
      VStack(alignment: .leading, spacing: 0) { Color.red.frame(width: 10, height: 20).accessibilityIdentifier("a"); Color.red.frame(width: 30, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-a2-center") {
      VStack(alignment: .center, spacing: 0) { Color.red.frame(width: 10, height: 20).accessibilityIdentifier("a"); Color.red.frame(width: 30, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-a2-trailing") {
      VStack(alignment: .trailing, spacing: 0) { Color.red.frame(width: 10, height: 20).accessibilityIdentifier("a"); Color.red.frame(width: 30, height: 20).accessibilityIdentifier("b") }
    }
    add("sw-vstack-align-leading") {
      VStack(alignment: .leading, spacing: 0) { Color.red.frame(width: 60, height: 30).accessibilityIdentifier("a"); Color.red.frame(width: 120, height: 30).accessibilityIdentifier("b") }
    }
    add("sw-vstack-align-trailing") {
      VStack(alignment: .trailing, spacing: 0) { Color.red.frame(width: 60, height: 30).accessibilityIdentifier("a"); Color.red.frame(width: 120, height: 30).accessibilityIdentifier("b") }
    }
  }
}
