// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addShapes() {
    add("sd-circle") {
      Circle()
    }
    add("mu-sr-circle-nil_nil") {
      Circle()
    }
    add("mu-sr-circle-fill-100_60") {
      Circle().fill(.red)
    }
    add("mu-sr-circle-stroke-100_nil") {
      Circle().stroke(lineWidth: 4)
    }
    add("mu-sr-capsule-nil_nil") {
      Capsule()
    }
    add("mu-sr-capsule-100_60") {
      Capsule()
    }
    add("mu-sr-capsule-100_nil") {
      Capsule()
    }
    add("mu-sr-ellipse-nil_nil") {
      Ellipse()
    }
    add("mu-sr-ellipse-100_60") {
      Ellipse()
    }
    add("mu-sr-ellipse-100_nil") {
      Ellipse()
    }
    add("mu-sr-rrect-100_60") {
      RoundedRectangle(cornerRadius: 12)
    }
    add("mu-sr-rrect-100_nil") {
      RoundedRectangle(cornerRadius: 12)
    }
    add("mu-sr-stroke-100_60") {
      Rectangle().stroke(lineWidth: 10)
    }
    add("mu-sr-circle-frame") {
      Circle().accessibilityIdentifier("c").frame(width: 100, height: 60)
    }
    add("mu-sr-circle-tall") {
      Circle().accessibilityIdentifier("c").frame(width: 40, height: 90)
    }
  }
}
