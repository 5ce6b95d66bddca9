// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addTextInStacks() {
    add("m2-ts-k0") {
      Text("The quick brown fox jumps over the lazy dog and keeps on running far away.").accessibilityIdentifier("t").frame(width: 100, alignment: .topLeading).fixedSize(horizontal: false, vertical: true)
    }
  }
}
