// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addLayoutPriority() {
    add("mu-g2") {
      HStack(spacing: 0) { Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("a").layoutPriority(1); Color.red.frame(minWidth: 30, idealWidth: 80, maxWidth: 80, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("b") }
    }
    add("mu-g14") {
      HStack(spacing: 0) { Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("a").layoutPriority(-1); Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("b"); Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("c").layoutPriority(1) }
    }
    add("mu-g24") {
      HStack(spacing: 0) { Color.red.frame(height: 20).accessibilityIdentifier("a"); Color.red.frame(height: 20).accessibilityIdentifier("b").layoutPriority(1) }
    }
    add("mu-x5") {
      HStack(spacing: 0) { Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("a").layoutPriority(1); Spacer(); Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("b") }
    }
    add("mu-x7") {
      HStack(spacing: 0) { Color.red.frame(height: 20).accessibilityIdentifier("a"); Color.red.frame(height: 20).accessibilityIdentifier("b").layoutPriority(-1) }
    }
    add("m2-e7-g1") {
      HStack(spacing: 0) { Color.gray.frame(maxWidth: .infinity).frame(height: 20).accessibilityIdentifier("a"); Color.gray.frame(maxWidth: .infinity).frame(height: 20).accessibilityIdentifier("b").layoutPriority(1); Color.gray.frame(width: 100, height: 20).accessibilityIdentifier("c") }.frame(width: 700, height: 100)
    }
  }
}
