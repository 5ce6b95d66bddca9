// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addTextSpacing() {
    add("mu-tx-sp-ct") {
      VStack { Color.red.frame(width: 10, height: 10); Text("Hg") }
    }
    add("mu-tx-sp-t26c") {
      VStack { Text("Hg").font(.system(size: 26)); Color.red.frame(width: 10, height: 10) }
    }
    add("mu-tx-sp-ct26") {
      VStack { Color.red.frame(width: 10, height: 10); Text("Hg").font(.system(size: 26)) }
    }
    add("mu-tx-sp-t13t26") {
      VStack { Text("Hg"); Text("Hg").font(.system(size: 26)) }
    }
    add("mu-tx-sp-padded") {
      VStack { Text("Hg").padding(1); Color.red.frame(width: 10, height: 10) }
    }
    add("mu-tx-sp-framed") {
      VStack { Text("Hg").frame(height: 20); Color.red.frame(width: 10, height: 10) }
    }
  }
}
