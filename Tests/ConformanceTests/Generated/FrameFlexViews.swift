// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

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
    add("m2-fn-h2") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c").frame(maxWidth: 80)
    }
    add("m2-fn-h4") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c").frame(minWidth: -50, maxWidth: 80)
    }
    add("m2-fn-h7") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c").frame(maxWidth: 80)
    }
    add("m2-fn-h8") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c").frame(maxWidth: 80)
    }
    add("m2-fn-h9") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c").frame(minWidth: -50)
    }
    add("m2-fn-h11") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c").frame(minWidth: 5, maxWidth: 80)
    }
    add("m2-fn-h13") {
      Color.red.frame(width: 200, height: 160).accessibilityIdentifier("c").frame(minWidth: 5, maxWidth: 80)
    }
    add("m2-fn-h14") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c").frame(minWidth: 0, maxWidth: 80)
    }
    add("m2-fn-h15") {
      Color.red.frame(width: 200, height: 160).accessibilityIdentifier("c").frame(maxWidth: 80)
    }
    add("m2-fn-h16") {
      Color.red.frame(width: 200, height: 160).accessibilityIdentifier("c").frame(maxWidth: .infinity)
    }
    add("m2-fn-h17") {
      Color.red.frame(width: 200, height: 160).accessibilityIdentifier("c").frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    add("m2-e8-p1") {
      Text("hi").frame(minWidth: 100).accessibilityIdentifier("b").padding(.leading, 30).padding(.top, 10).frame(width: 200, height: 200, alignment: .topLeading)
    }
    add("fl-inf") {
      Color.red.frame(maxWidth: .infinity, minHeight: 20, maxHeight: 20)
    }
  }
}
