// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addVstack() {
    add("mu-x11") {
      VStack(spacing: 0) { Color.red.frame(height: 20).accessibilityIdentifier("a"); Color.red.frame(width: 30, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-q1") {
      VStack(spacing: 0) { AreaLeaf().accessibilityIdentifier("a"); Color.red.frame(width: 30, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-q1c") {
      VStack(spacing: 0) { AreaLeaf().accessibilityIdentifier("a"); Color.red.frame(width: 30, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-s2-x7") {
      VStack(spacing: 0) { Color.red.frame(width: 100, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 10).accessibilityIdentifier("b").frame(maxWidth: .infinity, alignment: .leading) }
    }
    add("sw-fill-in-vstack") {
      VStack(spacing: 0) { Color.blue.frame(height: 40).frame(maxWidth: .infinity).accessibilityIdentifier("a") }.frame(width: 400)
    }
    add("sw-bounded-max-center") {
      VStack(spacing: 0) { Color.blue.frame(height: 40).frame(maxWidth: 200).accessibilityIdentifier("a") }.frame(width: 400)
    }
    add("sw-vstack-spacing") {
      VStack(spacing: 24) { Color.red.frame(width: 80, height: 40).accessibilityIdentifier("a"); Color.red.frame(width: 80, height: 40).accessibilityIdentifier("b") }
    }
    add("so-minheight") {
      VStack(spacing: 0) { Color.blue.frame(minHeight: 5, maxHeight: 100).accessibilityIdentifier("a"); Color.orange.frame(minHeight: 80).accessibilityIdentifier("b") }
    }
    add("so-minheight0") {
      VStack(spacing: 0) { Color.blue.frame(minHeight: 5, maxHeight: 100); Color.orange.frame(minHeight: 80) }
    }
    add("mu-s1-s1") {
      VStack(spacing: 0) { Color.red.frame(width: 42, height: 16).accessibilityIdentifier("a"); Color.red.frame(width: 0, height: 26).accessibilityIdentifier("b").frame(maxWidth: .infinity).accessibilityIdentifier("f") }.frame(width: 196)
    }
    add("m2-e7-w0") {
      VStack(spacing: 0) { Color.gray.frame(width: 50, height: 20).accessibilityIdentifier("a"); Color.gray.frame(width: 50, height: 20).accessibilityIdentifier("b"); Color.gray.frame(width: 50, height: 20).accessibilityIdentifier("c"); Color.gray.frame(width: 50, height: 20).accessibilityIdentifier("d"); }.frame(width: 120, height: 100)
    }
  }
}
