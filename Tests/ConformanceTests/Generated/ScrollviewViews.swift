// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addScrollview() {
    add("mu-sc1-vertical-100") {
      ScrollView(.vertical) { Color.red.frame(minWidth: 0, idealWidth: 50, maxWidth: .infinity, minHeight: 0, idealHeight: 300, maxHeight: .infinity).accessibilityIdentifier("c") }
    }
    add("mu-sc2-vertical") {
      ScrollView(.vertical) { Color.red.frame(width: 50, height: 30).accessibilityIdentifier("c") }
    }
    add("mu-sc2-horizontal") {
      ScrollView(.horizontal) { Color.red.frame(width: 50, height: 30).accessibilityIdentifier("c") }
    }
    add("mu-sc3-vertical") {
      ScrollView(.vertical) { Color.red.frame(width: 50, height: 30).accessibilityIdentifier("a"); Color.red.frame(width: 30, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-sc3-horizontal") {
      ScrollView(.horizontal) { Color.red.frame(width: 50, height: 30).accessibilityIdentifier("a"); Color.red.frame(width: 30, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-sc3-both") {
      ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 50, height: 30).accessibilityIdentifier("a"); Color.red.frame(width: 30, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-sc4-horizontal") {
      ScrollView(.horizontal) { Color.red.frame(width: 500, height: 500).accessibilityIdentifier("c") }
    }
    add("mu-scg-vertical") {
      ScrollView(.vertical) { Color.red.frame(width: 50, height: 30).accessibilityIdentifier("c") }.frame(width: 100, height: 100)
    }
    add("mu-scg-horizontal") {
      ScrollView(.horizontal) { Color.red.frame(width: 50, height: 30).accessibilityIdentifier("c") }.frame(width: 100, height: 100)
    }
    add("sw-scroll-view-clip") {
      ScrollView { VStack(spacing: 0) { Color.red.frame(width: 80, height: 120).accessibilityIdentifier("a"); Color.red.frame(width: 80, height: 120).accessibilityIdentifier("b"); Color.red.frame(width: 80, height: 120).accessibilityIdentifier("c") } }.frame(height: 200)
    }
    add("sw-scroll-in-vstack") {
      VStack(spacing: 0) { ScrollView { VStack(spacing: 0) { Color.red.frame(width: 80, height: 120).accessibilityIdentifier("a"); Color.red.frame(width: 80, height: 120).accessibilityIdentifier("b") } }.frame(height: 150); Spacer(); Color.red.frame(width: 60, height: 40).accessibilityIdentifier("c") }.frame(height: 300)
    }
    add("sd-scroll-shape") {
      ScrollView { Rectangle().accessibilityIdentifier("r") }
    }
    add("mu-s3-v1") {
      VStack { Color.red.frame(width: 60, height: 30).accessibilityIdentifier("a"); ScrollView { Color.green.frame(width: 60, height: 300).accessibilityIdentifier("c") }.accessibilityIdentifier("sv") }.frame(width: 100, height: 200)
    }
    add("mu-s3-v3") {
      VStack { Color.red.frame(width: 60, height: 30).accessibilityIdentifier("a"); ScrollView { Color.green.frame(width: 60, height: 20).accessibilityIdentifier("c") }.accessibilityIdentifier("sv") }.frame(width: 100, height: 200)
    }
    add("mu-s3-v4") {
      HStack { Color.red.frame(width: 30, height: 60).accessibilityIdentifier("a"); ScrollView(.horizontal) { Color.green.frame(width: 300, height: 60).accessibilityIdentifier("c") }.accessibilityIdentifier("sv") }.frame(width: 100, height: 200)
    }
    add("fl-scroll") {
      ScrollView { Color.blue.frame(width: 100, height: 400) }
    }
  }
}
