// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addLazygrid() {
    add("mu-lz-0") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 10).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 100, height: 10).accessibilityIdentifier("c"); Color.red.frame(width: 20, height: 10).accessibilityIdentifier("d") } }
    }
    add("mu-lz-2") {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(40))]) { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 10).accessibilityIdentifier("b"); Color.red.frame(width: 100, height: 10).accessibilityIdentifier("c"); Color.red.frame(width: 20, height: 10).accessibilityIdentifier("d") }
    }
    add("mu-lz-3") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 45))]) { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b"); Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c"); Color.red.frame(width: 10, height: 10).accessibilityIdentifier("d"); Color.red.frame(width: 10, height: 10).accessibilityIdentifier("e"); Color.red.frame(width: 10, height: 10).accessibilityIdentifier("f") }
    }
    add("sw-lazy-vgrid-fixed") {
      LazyVGrid(columns: [GridItem(.fixed(100), spacing: 0), GridItem(.fixed(100), spacing: 0)], spacing: 0) { Color.red.frame(width: 80, height: 30).accessibilityIdentifier("a"); Color.red.frame(width: 80, height: 30).accessibilityIdentifier("b"); Color.red.frame(width: 80, height: 30).accessibilityIdentifier("c") }
    }
    add("mc-grid3") {
      LazyVGrid(columns: [GridItem(.flexible(minimum: 250)), GridItem(.flexible())]) { Color.red.accessibilityIdentifier("c0"); Color.red.accessibilityIdentifier("c1") }
    }
    add("mc-grid4") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 50, maximum: 100)), GridItem(.adaptive(minimum: 150))]) { ForEach(0..<8) { i in Color.red.accessibilityIdentifier("c\(i)") } }
    }
    add("mc-grid5") {
      LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.adaptive(minimum: 50))]) { ForEach(0..<6) { i in Color.red.accessibilityIdentifier("c\(i)") } }
    }
  }
}
