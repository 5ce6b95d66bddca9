// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addGridInStack() {
    add("mu-ge-6") {
      VStack { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Grid { GridRow { Spacer().accessibilityIdentifier("s") }; GridRow { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") } }; Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c") }
    }
    add("mu-ge-10") {
      HStack { Color.red.accessibilityIdentifier("a"); Grid { GridRow { Color.blue.accessibilityIdentifier("c").layoutPriority(1); Color.red.frame(width: 10, height: 10).accessibilityIdentifier("d") } } }
    }
    add("mu-ge-11") {
      HStack { Color.red.accessibilityIdentifier("a"); Grid { GridRow { Spacer().accessibilityIdentifier("s") } } }
    }
    add("mu-ge-12") {
      HStack(spacing: 0) { Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a") }; GridRow { Spacer().accessibilityIdentifier("s") }; GridRow { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c") } } }
    }
    add("mu-ge-17") {
      HStack { Color.blue.accessibilityIdentifier("z"); Grid { GridRow { Color.red.accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 30).accessibilityIdentifier("c"); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") } } }
    }
    add("mu-ge-18") {
      HStack { Color.blue.frame(height: 20).accessibilityIdentifier("z"); Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 30).accessibilityIdentifier("c"); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") } } }
    }
    add("mu-ge-19") {
      VStack { Color.blue.accessibilityIdentifier("z"); Grid { GridRow { Color.red.accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 30).accessibilityIdentifier("c"); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") } } }
    }
    add("mu-ge-21") {
      HStack { Color.blue.frame(width: 30, height: 10).accessibilityIdentifier("z"); Grid { GridRow { Color.red.accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 30).accessibilityIdentifier("c"); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") } } }
    }
    add("mu-ge-23") {
      VStack { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Grid { GridRow { Spacer().accessibilityIdentifier("s"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") } }; Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c") }
    }
    add("mu-ge-24") {
      VStack { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Grid { GridRow { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Spacer().accessibilityIdentifier("s") } }; Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c") }
    }
    add("mu-ge-25") {
      HStack { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Grid { GridRow { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; Spacer().accessibilityIdentifier("s") }; Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c") }
    }
    add("mu-ge-26") {
      HStack { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Grid { GridRow { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("e") }; GridRow { Spacer().accessibilityIdentifier("s") } }; Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c") }
    }
    add("mu-ge-29") {
      HStack { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); VStack { Grid { GridRow { Spacer().accessibilityIdentifier("s"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") } } }; Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c") }
    }
    add("m2-gse-t2") {
      HStack { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Grid { GridRow { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("e") }; GridRow { Spacer().background(Color.gray).accessibilityIdentifier("s").gridCellColumns(2) } }; Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c") }
    }
  }
}
