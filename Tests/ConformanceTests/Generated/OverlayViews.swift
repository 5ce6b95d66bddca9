// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addOverlay() {
    add("mu-a6-toptrailing") {
      Color.red.frame(width: 60, height: 40).accessibilityIdentifier("primary").overlay(alignment: .topTrailing) { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("o") }
    }
    add("mu-a6-leading") {
      Color.red.frame(width: 60, height: 40).accessibilityIdentifier("primary").overlay(alignment: .leading) { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("o") }
    }
    add("mu-a6-center") {
      Color.red.frame(width: 60, height: 40).accessibilityIdentifier("primary").overlay(alignment: .center) { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("o") }
    }
    add("mu-a6-trailing") {
      Color.red.frame(width: 60, height: 40).accessibilityIdentifier("primary").overlay(alignment: .trailing) { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("o") }
    }
    add("mu-a6-bottom") {
      Color.red.frame(width: 60, height: 40).accessibilityIdentifier("primary").overlay(alignment: .bottom) { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("o") }
    }
    add("mu-a6-bottomtrailing") {
      Color.red.frame(width: 60, height: 40).accessibilityIdentifier("primary").overlay(alignment: .bottomTrailing) { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("o") }
    }
    add("mu-a11") {
      Color.red.frame(width: 60, height: 40).accessibilityIdentifier("primary").overlay { if false { Color.red } }
    }
    add("mu-k5") {
      Color.red.frame(width: 60, height: 40).accessibilityIdentifier("primary").overlay { HalfLeaf().accessibilityIdentifier("h") }
    }
    add("mu-k5c") {
      Color.red.frame(width: 60, height: 40).accessibilityIdentifier("primary").overlay(alignment: .topLeading) { ZStack { HalfLeaf().accessibilityIdentifier("h"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("o") } }
    }
    add("mu-k5d") {
      Color.red.frame(width: 60, height: 40).accessibilityIdentifier("primary").overlay { HStack(spacing: 0) { HalfLeaf().accessibilityIdentifier("h"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("o") } }
    }
    add("nk-badge") {
      Color.red.frame(width: 100, height: 100).accessibilityIdentifier("p").overlay(alignment: .topTrailing) { Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("o").alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 } }
    }
    add("fb-overlay-size") {
      Color.red.frame(width: 150, height: 50).accessibilityIdentifier("p").overlay(alignment: .topTrailing) { Circle().frame(width: 30, height: 30).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 } }
    }
  }
}
