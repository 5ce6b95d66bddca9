// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addImage() {
    add("mu-sr-i1-nil_nil") {
      Image(decorative: cgImage40x20, scale: 1)
    }
    add("mu-sr-i1-100_60") {
      Image(decorative: cgImage40x20, scale: 1)
    }
    add("mu-sr-i2-nil_nil") {
      Image(decorative: cgImage40x20, scale: 1).resizable()
    }
    add("mu-sr-i2-100_60") {
      Image(decorative: cgImage40x20, scale: 1).resizable()
    }
    add("mu-sr-i2-0_0") {
      Image(decorative: cgImage40x20, scale: 1).resizable()
    }
    add("mu-sr-i2-inf_inf") {
      Image(decorative: cgImage40x20, scale: 1).resizable()
    }
    add("mu-sr-i2-100_nil") {
      Image(decorative: cgImage40x20, scale: 1).resizable()
    }
    add("mu-sr-i5fill-100_60") {
      Image(decorative: cgImage40x20, scale: 1).resizable().scaledToFill()
    }
    add("mu-sr-i7-100_60") {
      Image(decorative: cgImage40x20, scale: 1).aspectRatio(contentMode: .fit)
    }
    add("mu-sr-i1f") {
      Image(decorative: cgImage40x20, scale: 1).accessibilityIdentifier("i").frame(width: 100, height: 60)
    }
    add("mu-sr-i3") {
      Image(decorative: cgImage40x20, scale: 1).resizable().aspectRatio(contentMode: .fit).accessibilityIdentifier("i").frame(width: 100, height: 60)
    }
    add("mu-sr-i4") {
      Image(decorative: cgImage40x20, scale: 1).resizable().aspectRatio(contentMode: .fill).accessibilityIdentifier("i").frame(width: 100, height: 60)
    }
    add("m2-bi-b1") {
      Image("missing-picture")
    }
  }
}
