// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addFrameAlignment() {
    add("mu-frame-align-center") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c").frame(width: 60, height: 40, alignment: .center)
    }
    add("mu-frame-align-topleading") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c").frame(width: 60, height: 40, alignment: .topLeading)
    }
    add("mu-frame-align-toptrailing") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c").frame(width: 60, height: 40, alignment: .topTrailing)
    }
    add("mu-frame-b9") {
      Color.red.frame(width: 200, height: 160).accessibilityIdentifier("c").frame(width: 60, height: 40, alignment: .topLeading)
    }
    add("sw-frame-align-top-leading") {
      Color.red.frame(width: 80, height: 40).accessibilityIdentifier("a").frame(width: 400, height: 100, alignment: .topLeading)
    }
    add("sw-frame-align-bottom-trailing") {
      Color.red.frame(width: 80, height: 40).accessibilityIdentifier("a").frame(width: 400, height: 100, alignment: .bottomTrailing)
    }
    add("nk-frame-center") {
      Color.red.frame(width: 50, height: 20).accessibilityIdentifier("t").frame(width: 200, height: 200)
    }
    add("nk-frame-bt") {
      Color.red.frame(width: 50, height: 20).accessibilityIdentifier("t").frame(width: 200, height: 200, alignment: .bottomTrailing)
    }
    add("fb-offset-frame") {
      Color.red.frame(width: 100, height: 50).accessibilityIdentifier("r").frame(width: 130, height: 80, alignment: .bottomTrailing)
    }
    add("sd-img80tl") {
      Color.red.frame(width: 60, height: 60).accessibilityIdentifier("i").frame(width: 80, height: 80, alignment: .topLeading)
    }
    add("m2-e8-t0") {
      Text("hi").accessibilityIdentifier("c").frame(width: 100, alignment: .leading).accessibilityIdentifier("b").frame(width: 200, height: 100)
    }
  }
}
