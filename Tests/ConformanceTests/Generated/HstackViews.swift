// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addHstack() {
    add("mu-g0") {
      HStack(spacing: 0) { Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("a"); Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("b") }
    }
    add("mu-g1") {
      HStack(spacing: 0) { Color.red.frame(minWidth: 20, idealWidth: 100, maxWidth: 100, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("a"); Color.red.frame(minWidth: 60, idealWidth: 100, maxWidth: 100, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("b") }
    }
    add("mu-g1r") {
      HStack(spacing: 0) { Color.red.frame(minWidth: 60, idealWidth: 100, maxWidth: 100, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("b"); Color.red.frame(minWidth: 20, idealWidth: 100, maxWidth: 100, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("a") }
    }
    add("mu-g9") {
      HStack(spacing: 0) { Color.red.frame(width: 80, height: 20).accessibilityIdentifier("a"); Color.red.frame(width: 80, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-g12") {
      HStack(spacing: 10) { Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("a"); Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("b"); Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("c") }
    }
    add("mu-g13") {
      HStack(spacing: 0) { Color.red.frame(minWidth: 30, idealWidth: 40, maxWidth: 40, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("a"); Color.red.frame(minWidth: 0, idealWidth: 50, maxWidth: 100, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("b"); Color.red.frame(minWidth: 45, idealWidth: 45, maxWidth: 45, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("c") }
    }
    add("mu-g20") {
      HStack(spacing: 0) { Color.red.frame(width: 20).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 30).accessibilityIdentifier("b") }
    }
    add("mu-g21") {
      HStack(spacing: 0) { Color.red.frame(width: 20).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 30).accessibilityIdentifier("b") }
    }
    add("mu-x1") {
      HStack(spacing: 0) { Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("a"); Color.red.frame(width: 80, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-x10") {
      HStack(spacing: 0) { Color.red.frame(width: 20).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 30).accessibilityIdentifier("b") }
    }
    add("mu-x13") {
      HStack(spacing: 0) { Color.red.frame(width: 80, height: 20).accessibilityIdentifier("a"); Color.red.frame(width: 80, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-spb7") {
      HStack(spacing: 0) { }
    }
    add("mu-q3") {
      HStack(spacing: 0) { AreaLeaf().accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 30).accessibilityIdentifier("b") }
    }
    add("mu-s2-f3") {
      HStack(spacing: 0) { Color.red.frame(width: 200, height: 10).accessibilityIdentifier("a").frame(maxWidth: .infinity).accessibilityIdentifier("af"); Color.red.frame(width: 20, height: 10).accessibilityIdentifier("b").frame(maxWidth: .infinity).accessibilityIdentifier("bf") }
    }
    add("mu-s2-f4") {
      HStack(spacing: 0) { Color.red.frame(width: 200, height: 10).accessibilityIdentifier("a").frame(minWidth: 0, maxWidth: .infinity).accessibilityIdentifier("af"); Color.red.frame(width: 20, height: 10).accessibilityIdentifier("b").frame(maxWidth: .infinity).accessibilityIdentifier("bf") }
    }
    add("mu-s2-f8") {
      HStack(spacing: 0) { Color.red.frame(width: 100, height: 10).accessibilityIdentifier("a").frame(minWidth: 0, maxWidth: .infinity).accessibilityIdentifier("af"); Color.red.frame(width: 20, height: 10).accessibilityIdentifier("b").frame(minWidth: 0, maxWidth: .infinity).accessibilityIdentifier("bf") }
    }
    add("mu-s2-x1") {
      HStack(spacing: 0) { Color.red.frame(width: 20, height: 40).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 10).accessibilityIdentifier("b").frame(maxHeight: .infinity).accessibilityIdentifier("bf") }
    }
    add("mu-s2-x4") {
      HStack(spacing: 0) { VStack(spacing: 0) { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 0, height: 10).accessibilityIdentifier("b").frame(maxWidth: .infinity) }.accessibilityIdentifier("v") }
    }
    add("mu-s2-x10") {
      HStack(spacing: 0) { Color.red.frame(width: 20, height: 40).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 10).accessibilityIdentifier("b").frame(maxHeight: 25).accessibilityIdentifier("bf") }.frame(height: 100)
    }
    add("mu-s2-z0") {
      HStack(spacing: 0) { Color.red.frame(width: 20, height: 30).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 50).accessibilityIdentifier("b").frame(maxHeight: .infinity).accessibilityIdentifier("bf") }.frame(height: 30)
    }
    add("mu-s2-z1") {
      HStack(spacing: 0) { Color.red.frame(width: 20, height: 30).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 50).accessibilityIdentifier("b").frame(minHeight: 0, maxHeight: .infinity).accessibilityIdentifier("bf") }.frame(height: 30)
    }
    add("sw-nested-overflow") {
      HStack(spacing: 0) { VStack(spacing: 0) { Color.red.frame(width: 300, height: 40).accessibilityIdentifier("a") }; Color.red.frame(width: 200, height: 40).accessibilityIdentifier("b") }.frame(width: 400)
    }
    add("sw-hstack-spacing") {
      HStack(spacing: 16) { Color.red.frame(width: 60, height: 40).accessibilityIdentifier("a"); Color.red.frame(width: 60, height: 40).accessibilityIdentifier("b"); Color.red.frame(width: 60, height: 40).accessibilityIdentifier("c") }
    }
    add("sk-hstack-bottom-expand") {
      HStack(alignment: .bottom, spacing: 0) { Color.black.frame(height: 10).accessibilityIdentifier("a"); Color.white.frame(height: 12).accessibilityIdentifier("b"); Color.black.frame(height: 10).accessibilityIdentifier("c") }.frame(width: 12, height: 12)
    }
    add("ob-three") {
      HStack(spacing: 0) { Color.red.accessibilityIdentifier("a"); Color.red.accessibilityIdentifier("b"); Color.red.accessibilityIdentifier("c") }.frame(width: 300, height: 100)
    }
    add("sd-hstack180") {
      HStack(spacing: 0) { Color.red.accessibilityIdentifier("a"); Text("Hello, World!").accessibilityIdentifier("t"); Color.teal.accessibilityIdentifier("b") }
    }
    add("sd-2img-200") {
      HStack(spacing: 10) { Color.red.frame(width: 80, height: 80).accessibilityIdentifier("a"); Color.red.frame(width: 80, height: 80).accessibilityIdentifier("b") }
    }
    add("sd-2img-140") {
      HStack(spacing: 10) { Color.red.frame(width: 80, height: 80).accessibilityIdentifier("a"); Color.red.frame(width: 80, height: 80).accessibilityIdentifier("b") }
    }
    add("mu-s1-g2") {
      HStack(spacing: 12) { Color.red.frame(width: 40, height: 40).accessibilityIdentifier("a"); Color.red.frame(width: 0, height: 12).accessibilityIdentifier("b").frame(maxWidth: .infinity).accessibilityIdentifier("f") }.frame(width: 568)
    }
    add("m2-e7-w1") {
      HStack(spacing: 0) { Color.gray.frame(width: 50, height: 20).accessibilityIdentifier("a"); Color.gray.frame(width: 50, height: 20).accessibilityIdentifier("b"); Color.gray.frame(width: 50, height: 20).accessibilityIdentifier("c"); Color.gray.frame(width: 50, height: 20).accessibilityIdentifier("d"); }.frame(width: 120, height: 100)
    }
    add("m2-e7-g0") {
      HStack(spacing: 0) { Color.gray.frame(maxWidth: .infinity).frame(height: 20).accessibilityIdentifier("a"); Color.gray.frame(maxWidth: .infinity).frame(height: 20).accessibilityIdentifier("b"); Color.gray.frame(width: 100, height: 20).accessibilityIdentifier("c") }.frame(width: 700, height: 100)
    }
    add("m2-e7-g2") {
      HStack(spacing: 0) { Color.gray.frame(maxWidth: 50).frame(height: 20).accessibilityIdentifier("a"); Color.gray.frame(maxWidth: .infinity).frame(height: 20).accessibilityIdentifier("b"); Color.gray.frame(maxWidth: .infinity).frame(height: 20).accessibilityIdentifier("c") }.frame(width: 400, height: 100)
    }
    add("m2-e7-s1") {
      HStack(spacing: 0) { Color.gray.frame(width: 200, height: 20).accessibilityIdentifier("a"); Color.gray.frame(width: 200, height: 20).accessibilityIdentifier("b") }.frame(width: 200, height: 100)
    }
  }
}
