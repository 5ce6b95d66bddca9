// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addBackground() {
    add("mu-a9-center") {
      Color.red.frame(width: 60, height: 40).accessibilityIdentifier("primary").background(alignment: .center) { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("bg") }
    }
    add("mu-a9-bottomtrailing") {
      Color.red.frame(width: 60, height: 40).accessibilityIdentifier("primary").background(alignment: .bottomTrailing) { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("bg") }
    }
    add("fb-background-size") {
      Color.red.frame(width: 30, height: 30).accessibilityIdentifier("p").background { RoundedRectangle(cornerRadius: 12).frame(width: 150, height: 50) }
    }
  }
}
