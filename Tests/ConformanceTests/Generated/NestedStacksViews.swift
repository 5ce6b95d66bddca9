// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addNestedStacks() {
    add("sw-nested-stacks-spacers") {
      VStack(spacing: 0) { HStack(spacing: 0) { Color.red.frame(width: 80, height: 40).accessibilityIdentifier("a"); Spacer(); Color.red.frame(width: 60, height: 40).accessibilityIdentifier("b") }; Spacer(); HStack(spacing: 0) { Color.red.frame(width: 40, height: 40).accessibilityIdentifier("c"); Spacer(); Color.red.frame(width: 80, height: 40).accessibilityIdentifier("d") } }.frame(width: 400, height: 300)
    }
    add("sw-nested-fill-chain") {
      HStack(spacing: 0) { VStack(spacing: 0) { Color.blue.frame(height: 40).frame(maxWidth: .infinity).accessibilityIdentifier("a") }; Color.red.frame(width: 60, height: 40).accessibilityIdentifier("b") }.frame(width: 400)
    }
    add("sw-zstack-nested-stack") {
      ZStack { Color.red.frame(width: 200, height: 120).accessibilityIdentifier("a"); VStack(spacing: 0) { Color.red.frame(width: 40, height: 20).accessibilityIdentifier("b"); Spacer(); Color.red.frame(width: 40, height: 20).accessibilityIdentifier("c") }.frame(height: 80) }
    }
    add("sw-sibling-spacer-columns") {
      VStack(spacing: 0) { VStack(spacing: 0) { Color.red.frame(width: 80, height: 30).accessibilityIdentifier("a"); Spacer() }; VStack(spacing: 0) { Spacer(); Color.red.frame(width: 80, height: 30).accessibilityIdentifier("b") } }.frame(height: 300)
    }
    add("sw-spacer-column-in-hstack") {
      HStack(spacing: 0) { VStack(spacing: 0) { Color.red.frame(width: 60, height: 30).accessibilityIdentifier("a"); Spacer() }; Color.red.frame(width: 60, height: 40).accessibilityIdentifier("b") }.frame(height: 200)
    }
    add("sw-deep-fill-chain-3") {
      HStack(spacing: 0) { VStack(spacing: 0) { VStack(spacing: 0) { Color.blue.frame(height: 40).frame(maxWidth: .infinity).accessibilityIdentifier("a") } }; Color.red.frame(width: 60, height: 40).accessibilityIdentifier("b") }.frame(width: 400)
    }
    add("sw-deep-spacer-rows-3") {
      HStack(spacing: 0) { HStack(spacing: 0) { HStack(spacing: 0) { Color.red.frame(width: 60, height: 40).accessibilityIdentifier("a"); Spacer() } }; Color.red.frame(width: 60, height: 40).accessibilityIdentifier("b") }.frame(width: 400)
    }
  }
}
