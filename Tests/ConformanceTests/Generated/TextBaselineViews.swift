// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addTextBaseline() {
    add("mu-tx-b-vstack") {
      VStack(spacing: 0) { Text("Hg"); Text("Hg").font(.system(size: 26)) }
    }
    add("mu-tx-b-hstack") {
      HStack(spacing: 0) { Text("Hg"); Text("Hg").font(.system(size: 26)) }
    }
    add("mu-tx-b-frame") {
      Text("Hg").frame(height: 50)
    }
    add("mu-tx-b-guide") {
      Text("Hg").alignmentGuide(.firstTextBaseline) { _ in 4 }
    }
    add("mu-tx-b-color") {
      Color.red.frame(width: 20, height: 30)
    }
    add("mu-tx-b-colorstack") {
      HStack { Color.red.frame(width: 10, height: 10) }
    }
    add("mu-tx-b2-center") {
      HStack(alignment: .center, spacing: 0) { Text("Hg").accessibilityIdentifier("t13"); Text("Hg").font(.system(size: 26)).accessibilityIdentifier("t26"); Text("Hg\nHg").accessibilityIdentifier("t2"); Color.red.frame(width: 10, height: 10).accessibilityIdentifier("col") }
    }
    add("mu-tx-b2-top") {
      HStack(alignment: .top, spacing: 0) { Text("Hg").accessibilityIdentifier("t13"); Text("Hg").font(.system(size: 26)).accessibilityIdentifier("t26"); Text("Hg\nHg").accessibilityIdentifier("t2"); Color.red.frame(width: 10, height: 10).accessibilityIdentifier("col") }
    }
    add("mu-bo-1") {
      VStack(spacing: 8) { Text("Hg"); Text("Hg").font(.system(size: 26)) }
    }
    add("mu-bo-1c") {
      VStack(spacing: 0) { Text("Hg"); Text("Hg").font(.system(size: 26)) }
    }
    add("mu-bo-3") {
      Grid(alignment: .top, verticalSpacing: 8) { GridRow { Text("Hg"); Color.red.frame(width: 40, height: 40) }; GridRow { Text("Hg").font(.system(size: 26)) } }
    }
  }
}
