// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addPadding() {
    add("mu-om-e2") {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("leaf").padding(4).padding(4)
    }
    add("mu-s2-p1") {
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c").padding(12).accessibilityIdentifier("pad").frame(width: 10, height: 10, alignment: .topLeading)
    }
    add("mu-s2-p3") {
      HStack(spacing: 0) { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a").background { Color.blue.accessibilityIdentifier("bg") }.padding(8); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-s2-p4") {
      HStack(spacing: 0) { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a").background { Color.blue.accessibilityIdentifier("bg") }.padding(-8); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-s2-p6") {
      Text("alpha").accessibilityIdentifier("t").padding(10)
    }
    add("sw-padded-spacer-row-in-vstack") {
      VStack(spacing: 0) { HStack(spacing: 0) { Color.red.frame(width: 60, height: 40).accessibilityIdentifier("a"); Spacer(); Color.red.frame(width: 60, height: 40).accessibilityIdentifier("b") }.padding(10); Color.red.frame(width: 80, height: 40).accessibilityIdentifier("c") }.frame(width: 400)
    }
    add("sw-padded-fill-v-in-vstack") {
      VStack(spacing: 0) { Color.blue.frame(width: 80).frame(maxHeight: .infinity).accessibilityIdentifier("a").padding(20); Color.red.frame(width: 60, height: 40).accessibilityIdentifier("b") }.frame(height: 300)
    }
    add("sw-double-padded-fill-in-hstack") {
      HStack(spacing: 0) { Color.blue.frame(height: 40).frame(maxWidth: .infinity).accessibilityIdentifier("a").padding(20).padding(20); Color.red.frame(width: 60, height: 40).accessibilityIdentifier("b") }.frame(width: 400)
    }
    add("nk-padding-bg") {
      Color.red.frame(width: 75, height: 20).accessibilityIdentifier("t").padding(20).background { Color.orange.accessibilityIdentifier("bg") }
    }
    add("fb-offset-padding") {
      Color.red.frame(width: 100, height: 50).accessibilityIdentifier("r").padding(EdgeInsets(top: 30, leading: 30, bottom: 0, trailing: 0))
    }
    add("sd-padding-bg") {
      Text("Favorite").accessibilityIdentifier("t").padding(10).background { Color.teal.accessibilityIdentifier("bg") }
    }
    add("mu-s1-b2") {
      Color.red.frame(width: 10, height: 26).accessibilityIdentifier("c").padding(12).frame(width: 60, height: 60)
    }
    add("mu-s1-b3") {
      HStack(spacing: 12) { Color.red.frame(width: 36, height: 36).accessibilityIdentifier("a"); Color.red.frame(width: 140, height: 36).accessibilityIdentifier("b"); Color.red.frame(width: 36, height: 36).accessibilityIdentifier("c") }.padding(12)
    }
    add("m2-e7-b0") {
      Color.gray.frame(width: 10, height: 10).accessibilityIdentifier("c").padding(EdgeInsets(top: 60, leading: 50, bottom: 60, trailing: 50)).accessibilityIdentifier("a").frame(width: 400, height: 300)
    }
  }
}
