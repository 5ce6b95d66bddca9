// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addList() {
    add("mu-k6a") {
      List { Text("row") }
    }
    add("mu-k6c") {
      List { Text("row") }
    }
    add("mu-k6d") {
      List { Text("row") }
    }
  }
}
