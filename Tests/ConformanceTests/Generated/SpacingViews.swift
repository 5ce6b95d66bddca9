// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addSpacing() {
    add("mu-k0") {
      VStack { Text("Hi"); Text("Hi") }
    }
    add("mu-k3b") {
      HStack { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a"); Spacer(minLength: 0).frame(width: 0); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-k3c") {
      HStack { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a"); Spacer(minLength: 0).overlay { Color.red.frame(width: 0, height: 0) }; Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-k3e") {
      HStack { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a"); Spacer(minLength: 0).fixedSize(); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-k3g") {
      HStack { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a"); ZStack { Spacer(minLength: 0) }; Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-k3h") {
      HStack { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a"); VStack { Spacer(minLength: 0) }; Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-k3i") {
      HStack { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a"); Color.red.frame(width: 0, height: 0).overlay { Spacer(minLength: 0) }; Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-k3l") {
      HStack { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a"); ZStack { Spacer(minLength: 0); Spacer(minLength: 0) }; Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-k3m") {
      HStack { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a"); Spacer(minLength: 0).padding(4); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-k3n") {
      HStack { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a"); Spacer(minLength: 0).padding(.leading, 4); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-k3o") {
      HStack { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a"); Spacer(minLength: 0).padding(.top, 4); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-k3p") {
      VStack { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a"); Spacer(minLength: 0).padding(.top, 4); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }
    }
  }
}
