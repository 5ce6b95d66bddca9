// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addSpacer() {
    add("mu-sp1") {
      HStack(spacing: 0) { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a"); Spacer(); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-sp3") {
      HStack { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a"); Spacer(minLength: 0); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-sp8") {
      HStack(spacing: 0) { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a"); Spacer(); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-sp13") {
      HStack(spacing: 0) { Spacer(); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a") }
    }
    add("mu-sp14") {
      VStack(spacing: 0) { Spacer(); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a") }
    }
    add("mu-sp18") {
      HStack(spacing: 0) { VStack { Spacer() }; Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a") }
    }
    add("mu-sp19") {
      HStack(spacing: 0) { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a"); Spacer().frame(width: 10); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-g5b") {
      HStack(spacing: 0) { Color.red.frame(height: 20).accessibilityIdentifier("b"); Spacer(); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a") }
    }
    add("mu-g6") {
      HStack(spacing: 0) { Color.red.frame(width: 80, height: 20).accessibilityIdentifier("a"); Spacer(); Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("b") }
    }
    add("mu-g19") {
      HStack(spacing: 0) { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a"); Spacer(); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-g25") {
      HStack(spacing: 0) { Color.red.frame(height: 20).accessibilityIdentifier("a"); Spacer(); Color.red.frame(height: 20).accessibilityIdentifier("b") }
    }
    add("mu-x8") {
      HStack(spacing: 0) { Spacer().overlay { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("o") }; Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a") }
    }
    add("mu-x9") {
      HStack(spacing: 0) { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a"); Spacer() }
    }
    add("mu-spb1") {
      HStack(spacing: 0) { Spacer() }
    }
    add("mu-spb2") {
      HStack(spacing: 0) { Spacer() }
    }
    add("mu-k1") {
      VStack { Text("Hi"); Spacer(); Text("Hi") }
    }
    add("mu-k2a") {
      HStack(spacing: 0) { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a"); ZStack { Spacer() }; Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-k2c") {
      HStack(spacing: 0) { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a"); Spacer().fixedSize(); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-k2f") {
      ZStack { Spacer().fixedSize() }
    }
    add("mu-k2g") {
      HStack(spacing: 0) { Spacer().fixedSize() }
    }
    add("mu-k2i") {
      HStack(spacing: 0) { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a"); Spacer(minLength: 30).fixedSize(); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-k2j") {
      HStack(spacing: 0) { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a"); ZStack { Spacer(minLength: 30).fixedSize() }; Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-s2-j0") {
      HStack(spacing: 0) { Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 10).accessibilityIdentifier("b"); Color.red.frame(width: 20, height: 10).accessibilityIdentifier("c") }.frame(width: 200)
    }
    add("mu-s2-j1") {
      HStack(spacing: 0) { Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a"); Spacer(minLength: 0); Color.red.frame(width: 20, height: 10).accessibilityIdentifier("b"); Spacer(minLength: 0); Color.red.frame(width: 20, height: 10).accessibilityIdentifier("c") }.frame(width: 200)
    }
    add("mu-s2-j3") {
      HStack(spacing: 0) { Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a"); Spacer(minLength: 10); Color.red.frame(width: 20, height: 10).accessibilityIdentifier("b"); Spacer(minLength: 10); Color.red.frame(width: 20, height: 10).accessibilityIdentifier("c") }
    }
    add("mu-s2-j4") {
      HStack(spacing: 0) { Spacer(minLength: 0); Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a"); Spacer(minLength: 0); Color.red.frame(width: 20, height: 10).accessibilityIdentifier("b"); Spacer(minLength: 0); Color.red.frame(width: 20, height: 10).accessibilityIdentifier("c"); Spacer(minLength: 0) }.frame(width: 200)
    }
    add("mu-s2-j7") {
      HStack(spacing: 0) { Spacer(minLength: 0); Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a"); Spacer(minLength: 0); Spacer(minLength: 0); Color.red.frame(width: 20, height: 10).accessibilityIdentifier("b"); Spacer(minLength: 0); Spacer(minLength: 0); Color.red.frame(width: 20, height: 10).accessibilityIdentifier("c"); Spacer(minLength: 0) }.frame(width: 200)
    }
    add("sw-vstack-spacer") {
      VStack(spacing: 0) { Color.red.frame(width: 80, height: 40).accessibilityIdentifier("a"); Spacer(); Color.red.frame(width: 80, height: 60).accessibilityIdentifier("b") }.frame(height: 300)
    }
    add("sw-spacers-center-v") {
      VStack(spacing: 0) { Spacer(); Color.red.frame(width: 80, height: 40).accessibilityIdentifier("a"); Spacer() }.frame(height: 300)
    }
    add("sk-hstack-overflow") {
      HStack { Spacer(); Color.black.frame(width: 2).accessibilityIdentifier("a"); Spacer(); Color.black.frame(width: 2).accessibilityIdentifier("b"); Spacer() }.frame(width: 12, height: 12)
    }
    add("mu-ge-30") {
      HStack { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); VStack { Spacer().accessibilityIdentifier("s"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c") }
    }
    add("mu-ci-in1") {
      HStack { Text("A").accessibilityIdentifier("a"); Spacer().onGeometryChange(for: CGRect.self) { $0.frame(in: .global) } action: { _ in }.accessibilityIdentifier("s"); Text("B").accessibilityIdentifier("b") }
    }
  }
}
