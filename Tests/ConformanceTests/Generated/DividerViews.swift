// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addDivider() {
    add("m2-ps-v2") {
      HStack { Text("a"); Divider().accessibilityIdentifier("d"); Text("b") }
    }
    add("m2-ps-v3") {
      Divider().accessibilityIdentifier("d")
    }
    add("m2-ps-v3i") {
      Divider()
    }
    add("m2-ps-v5") {
      HStack { VStack { Text("a"); Divider().accessibilityIdentifier("d") } }
    }
    add("m2-ps-v6") {
      VStack { HStack { Text("a"); Divider().accessibilityIdentifier("d"); Text("b") } }
    }
    add("m2-ps-v7i") {
      HStack { Divider() }
    }
    add("m2-ps-v9") {
      VStack { Divider().padding(.vertical, 10).accessibilityIdentifier("d") }
    }
    add("m2-ps-v11") {
      HStack { Group { Divider() }.accessibilityIdentifier("d") }
    }
  }
}
