// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from open.jsonl. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addFrameFlex() {
    add("mu-frame-c1") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c").frame(idealWidth: 80)
    }
    add("mu-frame-c2") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c").frame(idealWidth: 80, idealHeight: 50)
    }
    add("mu-frame-c3") {
      Color.red.frame(width: 200, height: 160).accessibilityIdentifier("c").frame(idealWidth: 80)
    }
    add("mu-frame-d1") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c").frame(minWidth: 40, maxWidth: 80)
    }
    add("mu-frame-d2") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c").frame(minWidth: 40, maxWidth: 80)
    }
    add("mu-frame-d4") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c").frame(maxWidth: 80)
    }
    add("mu-frame-d6") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c").frame(maxWidth: 80)
    }
    add("mu-frame-d7") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c").frame(minWidth: 40)
    }
    add("mu-frame-d8") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c").frame(minWidth: 40)
    }
    add("mu-frame-d9") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c").frame(minWidth: 40)
    }
    add("mu-frame-d14") {
      Color.red.frame(width: 200, height: 160).accessibilityIdentifier("c").frame(maxWidth: 80)
    }
    add("mu-frame-d16") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c").frame(minHeight: 40, maxHeight: 80)
    }
    add("mu-frame-d17") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c").frame(minWidth: 40, maxWidth: 80, alignment: .topLeading)
    }
    add("sk-maxframe-in-zstack") {
      ZStack { Color.red.frame(width: 12, height: 6).accessibilityIdentifier("a"); Color.white.frame(maxWidth: 20, maxHeight: 4).accessibilityIdentifier("b") }
    }
    add("sd-flex-padding") {
      Text("Hello, World").frame(minWidth: 0, maxWidth: .infinity).background { Color.teal.accessibilityIdentifier("bg") }.padding(10)
    }
    add("os-maxinf") {
      Color.red.frame(maxWidth: .infinity).frame(width: 200, height: 200)
    }
  }
}
