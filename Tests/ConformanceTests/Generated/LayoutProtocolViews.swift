// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addLayoutProtocol() {
    add("mu-lp-unplaced") {
      PlaceNone { Color.red.accessibilityIdentifier("c") }
    }
    add("mu-lp-unplaced2") {
      PlaceNone { Color.red.frame(width: 30, height: 30).accessibilityIdentifier("c") }.frame(width: 100, height: 100)
    }
    add("mu-lp-placed-twice") {
      PlaceTwice { Color.red.accessibilityIdentifier("c") }
    }
    add("mu-lp-place-anchor-center") {
      PlaceC { Color.red.accessibilityIdentifier("c") }
    }
    add("mu-lp-place-anchor-bt") {
      PlaceBT { Color.red.accessibilityIdentifier("c") }
    }
    add("mu-lp-place-size") {
      PlaceTL { Color.red.accessibilityIdentifier("c") }
    }
  }
}
