// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addGridText() {
    add("mu-gn-7") {
      Grid { GridRow { Text("A").accessibilityIdentifier("t1"); Text("B").accessibilityIdentifier("t2") }; GridRow { Text("C").accessibilityIdentifier("t3"); Text("D").accessibilityIdentifier("t4") } }
    }
    add("mu-gn-8") {
      Grid { GridRow { WrapLeaf(40, 16).accessibilityIdentifier("l1"); WrapLeaf(84, 16).accessibilityIdentifier("v1") }; GridRow { WrapLeaf(56, 16).accessibilityIdentifier("l2"); WrapLeaf(290, 16).accessibilityIdentifier("v2") } }
    }
  }
}
