// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addText() {
    add("mu-frame-f1") {
      Text("alpha bravo charlie delta").font(.system(size: 12)).frame(width: 60)
    }
    add("mu-tx-g0a") {
      Text("Hello, world")
    }
    add("mu-tx-g0b") {
      Text("Hello, world").font(.system(size: 26))
    }
    add("mu-tx-m2-100") {
      Text("The quick brown fox jumps over the lazy dog and keeps on running far away.")
    }
    add("mu-tx-m2-150") {
      Text("The quick brown fox jumps over the lazy dog and keeps on running far away.")
    }
    add("mu-tx-m3") {
      Text("A\nB\nC")
    }
    add("mu-tx-m4") {
      Text("A\nB").lineSpacing(4)
    }
    add("mu-tx-noto17") {
      Text("Hg").font(.custom("Noto Sans", size: 17))
    }
    add("mc-frame-min") {
      Text("Happy WWDC 21!").frame(minWidth: 20).accessibilityIdentifier("f").frame(width: 300, height: 300)
    }
    add("mc-frame-max") {
      Text("Happy WWDC 21!").accessibilityIdentifier("t").frame(maxWidth: 40).accessibilityIdentifier("f").frame(width: 300, height: 300)
    }
    add("nk-hstack270") {
      HStack(spacing: 0) { Color.teal.accessibilityIdentifier("a"); Text("Hello, World!").accessibilityIdentifier("t"); Color.cyan.accessibilityIdentifier("b") }.frame(width: 270, height: 200)
    }
    add("m2-e8-p0") {
      Text("hi").accessibilityIdentifier("b").padding(.leading, 30).padding(.top, 10).frame(width: 200, height: 200, alignment: .topLeading)
    }
    add("m2-ts-x13-9") {
      Text("Hg").font(.system(size: 9))
    }
    add("m2-ts-x13-14") {
      Text("Hg").font(.system(size: 14))
    }
    add("m2-ts-x13-16") {
      Text("Hg").font(.system(size: 16))
    }
  }
}
