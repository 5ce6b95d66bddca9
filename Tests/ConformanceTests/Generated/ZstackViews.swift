// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addZstack() {
    add("mu-a3-topleading") {
      ZStack(alignment: .topLeading) { Color.red.frame(width: 60, height: 40).accessibilityIdentifier("big"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("small") }
    }
    add("mu-a3-toptrailing") {
      ZStack(alignment: .topTrailing) { Color.red.frame(width: 60, height: 40).accessibilityIdentifier("big"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("small") }
    }
    add("mu-a3-leading") {
      ZStack(alignment: .leading) { Color.red.frame(width: 60, height: 40).accessibilityIdentifier("big"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("small") }
    }
    add("mu-a3-center") {
      ZStack(alignment: .center) { Color.red.frame(width: 60, height: 40).accessibilityIdentifier("big"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("small") }
    }
    add("mu-a3-trailing") {
      ZStack(alignment: .trailing) { Color.red.frame(width: 60, height: 40).accessibilityIdentifier("big"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("small") }
    }
    add("mu-a3-bottom") {
      ZStack(alignment: .bottom) { Color.red.frame(width: 60, height: 40).accessibilityIdentifier("big"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("small") }
    }
    add("mu-a3-bottomtrailing") {
      ZStack(alignment: .bottomTrailing) { Color.red.frame(width: 60, height: 40).accessibilityIdentifier("big"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("small") }
    }
    add("mu-a4") {
      ZStack(alignment: .topLeading) { Color.red.frame(width: 60, height: 20).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 40).accessibilityIdentifier("b") }
    }
    add("mu-q2") {
      ZStack { AreaLeaf().accessibilityIdentifier("a"); Color.red.frame(width: 30, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-z1") {
      ZStack { HalfLeaf().accessibilityIdentifier("h"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("o") }
    }
    add("mu-z3") {
      ZStack { HalfLeaf().accessibilityIdentifier("h"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("o") }
    }
    add("sw-zstack-bottom-trailing") {
      ZStack(alignment: .bottomTrailing) { Color.red.frame(width: 200, height: 100).accessibilityIdentifier("a"); Color.red.frame(width: 60, height: 30).accessibilityIdentifier("b") }
    }
    add("sk-zstack-inset") {
      ZStack { Color.red.frame(width: 12, height: 12).accessibilityIdentifier("a"); Color.red.frame(width: 4, height: 4).accessibilityIdentifier("b") }
    }
    add("sk-zstack-center") {
      ZStack { Color.red.frame(width: 12, height: 12).accessibilityIdentifier("a"); Color.red.frame(width: 6, height: 6).accessibilityIdentifier("b") }
    }
    add("nk-zstack") {
      ZStack { Color.red.frame(width: 50, height: 50).accessibilityIdentifier("r"); Color.red.frame(width: 100, height: 20).accessibilityIdentifier("t") }
    }
  }
}
