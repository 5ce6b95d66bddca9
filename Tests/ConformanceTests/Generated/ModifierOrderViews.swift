// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addModifierOrder() {
    add("mu-om-a2") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("leaf").background { Color.blue.accessibilityIdentifier("bg") }.padding(8)
    }
    add("mu-om-b2") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("leaf").background { Color.blue.accessibilityIdentifier("bg") }.frame(width: 60, height: 60)
    }
    add("mu-om-d1") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("leaf").padding(8).frame(width: 60, height: 60).background { Color.blue.accessibilityIdentifier("bg") }
    }
    add("fb-offset") {
      Color.red.frame(width: 100, height: 50).accessibilityIdentifier("r").offset(x: 30, y: 30)
    }
    add("m2-mo-k1") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("leaf").padding(8)
    }
    add("m2-mo-k2") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("leaf").padding(16)
    }
    add("m2-mo-o1") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("leaf").padding(8).frame(width: 60, height: 60)
    }
    add("m2-mo-o4") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("leaf").frame(width: 40, height: 40).padding(4).padding(8)
    }
  }
}
