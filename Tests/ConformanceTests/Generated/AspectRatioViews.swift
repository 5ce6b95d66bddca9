// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addAspectRatio() {
    add("mu-ar2") {
      Color.red.frame(width: 168, height: 95).accessibilityIdentifier("c").aspectRatio(16.0/9, contentMode: .fit)
    }
    add("mu-ar3") {
      Color.red.accessibilityIdentifier("c").aspectRatio(16.0/9, contentMode: .fit)
    }
    add("mu-ar4") {
      HStack(spacing: 12) { Color.red.frame(width: 168, height: 64).accessibilityIdentifier("a"); Color.red.frame(width: 168, height: 95).accessibilityIdentifier("c").aspectRatio(16.0/9, contentMode: .fit); Color.red.frame(width: 168, height: 64).accessibilityIdentifier("b") }
    }
    add("mu-k4c") {
      Color.red.accessibilityIdentifier("c").aspectRatio(16.0/9, contentMode: .fit)
    }
    add("mu-k4f") {
      Color.red.accessibilityIdentifier("c").aspectRatio(16.0/9, contentMode: .fit)
    }
    add("mu-k4h") {
      Color.red.frame(width: 168, height: 95).accessibilityIdentifier("c").aspectRatio(16.0/9, contentMode: .fill)
    }
    add("mu-k4j") {
      Color.red.frame(width: 30, height: 30).accessibilityIdentifier("c").aspectRatio(-1, contentMode: .fit)
    }
    add("nk-aspect") {
      Color.red.accessibilityIdentifier("c").aspectRatio(1.5, contentMode: .fit).frame(width: 100, height: 200)
    }
    add("mu-sr-a1-nil_nil") {
      Color.red.aspectRatio(contentMode: .fit)
    }
    add("mu-sr-a1-100_nil") {
      Color.red.aspectRatio(contentMode: .fit)
    }
    add("mu-sr-a2-100_60") {
      Color.red.scaledToFill()
    }
    add("mu-sr-a2-100_nil") {
      Color.red.scaledToFill()
    }
    add("mu-sr-a3-nil_nil") {
      Color.red.frame(minWidth: 0, idealWidth: 40, maxWidth: .infinity, minHeight: 0, idealHeight: 20, maxHeight: .infinity).aspectRatio(contentMode: .fit)
    }
    add("mu-sr-a3-100_nil") {
      Color.red.frame(minWidth: 0, idealWidth: 40, maxWidth: .infinity, minHeight: 0, idealHeight: 20, maxHeight: .infinity).aspectRatio(contentMode: .fit)
    }
    add("mu-sr-a4-100_60") {
      Color.red.frame(width: 40, height: 20).aspectRatio(contentMode: .fit)
    }
    add("fl-fill-max") {
      Color.red.aspectRatio(16.0 / 9.0, contentMode: .fill).frame(maxHeight: 140)
    }
    add("fl-fill-max1000") {
      Color.red.aspectRatio(16.0 / 9.0, contentMode: .fill).frame(maxHeight: 140)
    }
    add("fl-tall-w") {
      Color.red.aspectRatio(0.5, contentMode: .fit).frame(maxWidth: 50)
    }
    add("fl-tall-h") {
      Color.red.aspectRatio(0.5, contentMode: .fit).accessibilityIdentifier("c").frame(height: 100)
    }
    add("fl-tall-800") {
      Color.red.aspectRatio(0.5, contentMode: .fit).frame(maxHeight: 100)
    }
    add("fl-child") {
      Color.red.aspectRatio(0.5, contentMode: .fit).accessibilityIdentifier("c").frame(maxHeight: 100).fixedSize(horizontal: false, vertical: true)
    }
    add("fl-fill-300") {
      Color.red.aspectRatio(0.5, contentMode: .fill).frame(maxWidth: 50)
    }
  }
}
