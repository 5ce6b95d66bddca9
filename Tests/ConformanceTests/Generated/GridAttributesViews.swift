// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addGridAttributes() {
    add("mu-gw-span-none") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 100, height: 10).accessibilityIdentifier("c").gridCellColumns(2) } }
    }
    add("mu-gw-span-padding") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 100, height: 10).accessibilityIdentifier("c").gridCellColumns(2).padding(1) } }
    }
    add("mu-gw-span-fixedframe") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 100, height: 10).accessibilityIdentifier("c").gridCellColumns(2).frame(width: 12, height: 12) } }
    }
    add("mu-gw-span-maxframe") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 100, height: 10).accessibilityIdentifier("c").gridCellColumns(2).frame(maxWidth: .infinity) } }
    }
    add("mu-gw-span-fixedsize") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 100, height: 10).accessibilityIdentifier("c").gridCellColumns(2).fixedSize() } }
    }
    add("mu-gw-span-background") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 100, height: 10).accessibilityIdentifier("c").gridCellColumns(2).background(Color.blue) } }
    }
    add("mu-gw-span-hstack") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { HStack { Color.red.frame(width: 100, height: 10).accessibilityIdentifier("c").gridCellColumns(2) } } }
    }
    add("mu-gw-span-zstack") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { ZStack { Color.red.frame(width: 100, height: 10).accessibilityIdentifier("c").gridCellColumns(2) } } }
    }
    add("mu-gw-anchor-none") {
      Grid { GridRow { Color.red.frame(width: 50, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 50).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c").gridCellAnchor(.topLeading); Color.red.frame(width: 20, height: 50).accessibilityIdentifier("d") } }
    }
    add("mu-gw-anchor-padding") {
      Grid { GridRow { Color.red.frame(width: 50, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 50).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c").gridCellAnchor(.topLeading).padding(1); Color.red.frame(width: 20, height: 50).accessibilityIdentifier("d") } }
    }
    add("mu-gw-anchor-fixedsize") {
      Grid { GridRow { Color.red.frame(width: 50, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 50).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c").gridCellAnchor(.topLeading).fixedSize(); Color.red.frame(width: 20, height: 50).accessibilityIdentifier("d") } }
    }
    add("mu-gw-anchor-aspect") {
      Grid { GridRow { Color.red.frame(width: 50, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 50).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c").gridCellAnchor(.topLeading).aspectRatio(1, contentMode: .fit); Color.red.frame(width: 20, height: 50).accessibilityIdentifier("d") } }
    }
    add("mu-gw-anchor-priority") {
      Grid { GridRow { Color.red.frame(width: 50, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 50).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c").gridCellAnchor(.topLeading).layoutPriority(1); Color.red.frame(width: 20, height: 50).accessibilityIdentifier("d") } }
    }
    add("mu-gw-anchor-hstack") {
      Grid { GridRow { Color.red.frame(width: 50, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 50).accessibilityIdentifier("b") }; GridRow { HStack { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c").gridCellAnchor(.topLeading) }; Color.red.frame(width: 20, height: 50).accessibilityIdentifier("d") } }
    }
    add("mu-gw-anchor-zstack") {
      Grid { GridRow { Color.red.frame(width: 50, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 50).accessibilityIdentifier("b") }; GridRow { ZStack { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c").gridCellAnchor(.topLeading) }; Color.red.frame(width: 20, height: 50).accessibilityIdentifier("d") } }
    }
    add("mu-gw-anchor-overlay") {
      Grid { GridRow { Color.red.frame(width: 50, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 50).accessibilityIdentifier("b") }; GridRow { Color.blue.frame(width: 1, height: 1).overlay { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c").gridCellAnchor(.topLeading) }; Color.red.frame(width: 20, height: 50).accessibilityIdentifier("d") } }
    }
    add("mu-gw-column-none") {
      Grid { GridRow { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c").gridColumnAlignment(.trailing); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("d") }; GridRow { Color.red.frame(width: 50, height: 10).accessibilityIdentifier("e") } }
    }
    add("mu-gw-column-fixedframe") {
      Grid { GridRow { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c").gridColumnAlignment(.trailing).frame(width: 12, height: 12); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("d") }; GridRow { Color.red.frame(width: 50, height: 10).accessibilityIdentifier("e") } }
    }
    add("mu-gw-column-hstack") {
      Grid { GridRow { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { HStack { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c").gridColumnAlignment(.trailing) }; Color.red.frame(width: 20, height: 20).accessibilityIdentifier("d") }; GridRow { Color.red.frame(width: 50, height: 10).accessibilityIdentifier("e") } }
    }
    add("mu-gw-column-zstack") {
      Grid { GridRow { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { ZStack { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c").gridColumnAlignment(.trailing) }; Color.red.frame(width: 20, height: 20).accessibilityIdentifier("d") }; GridRow { Color.red.frame(width: 50, height: 10).accessibilityIdentifier("e") } }
    }
    add("mu-gw-column-overlay") {
      Grid { GridRow { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.blue.frame(width: 1, height: 1).overlay { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c").gridColumnAlignment(.trailing) }; Color.red.frame(width: 20, height: 20).accessibilityIdentifier("d") }; GridRow { Color.red.frame(width: 50, height: 10).accessibilityIdentifier("e") } }
    }
    add("mu-gw-unsized-padding") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.accessibilityIdentifier("c").gridCellUnsizedAxes(.horizontal).padding(1); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") } }
    }
    add("mu-gw-unsized-aspect") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.accessibilityIdentifier("c").gridCellUnsizedAxes(.horizontal).aspectRatio(1, contentMode: .fit); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") } }
    }
    add("mu-gw-unsized-priority") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.accessibilityIdentifier("c").gridCellUnsizedAxes(.horizontal).layoutPriority(1); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") } }
    }
    add("mu-gw-prio-maxframe") {
      Grid { GridRow { Color.red.accessibilityIdentifier("a"); Color.red.accessibilityIdentifier("c").layoutPriority(1).frame(maxWidth: .infinity) } }
    }
    add("mu-gw-prio-fixedsize") {
      Grid { GridRow { Color.red.accessibilityIdentifier("a"); Color.red.accessibilityIdentifier("c").layoutPriority(1).fixedSize() } }
    }
    add("mu-gw-prio-hstack") {
      Grid { GridRow { Color.red.accessibilityIdentifier("a"); HStack { Color.red.accessibilityIdentifier("c").layoutPriority(1) } } }
    }
    add("mu-gw-prio-zstack") {
      Grid { GridRow { Color.red.accessibilityIdentifier("a"); ZStack { Color.red.accessibilityIdentifier("c").layoutPriority(1) } } }
    }
    add("mu-gx-14") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c").gridCellColumns(0); Color.red.frame(width: 5, height: 5).accessibilityIdentifier("d") } }
    }
    add("mu-gx-15") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b"); Color.red.frame(width: 5, height: 5).accessibilityIdentifier("e"); Color.red.frame(width: 5, height: 5).accessibilityIdentifier("f") }; GridRow { Color.red.frame(width: 100, height: 10).accessibilityIdentifier("c").gridCellColumns(3).gridCellColumns(2); Color.red.frame(width: 1, height: 1).accessibilityIdentifier("d") } }
    }
    add("mu-gx-w2") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 100, height: 10).accessibilityIdentifier("c").gridCellColumns(2).padding(1).gridCellColumns(2); Color.red.frame(width: 5, height: 5).accessibilityIdentifier("d") } }
    }
    add("mu-gx-w3") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b"); Color.red.frame(width: 5, height: 5).accessibilityIdentifier("e"); Color.red.frame(width: 7, height: 7).accessibilityIdentifier("f") }; GridRow { Color.red.frame(width: 100, height: 10).accessibilityIdentifier("c").gridCellColumns(2).padding(1).gridCellColumns(2); Color.red.frame(width: 5, height: 5).accessibilityIdentifier("d") } }
    }
    add("mu-gx-r2") {
      Grid { GridRow { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a") }.padding(1); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") } }
    }
    add("mu-gi-3") {
      Grid { GridRow { Color.red.frame(width: 50, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 50).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c").gridCellAnchor(.topLeading).padding(1).gridCellAnchor(.bottomTrailing); Color.red.frame(width: 20, height: 50).accessibilityIdentifier("d") } }
    }
    add("mu-gi-4") {
      Grid { GridRow { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a").gridColumnAlignment(.leading).padding(1).gridColumnAlignment(.trailing) }; GridRow { Color.red.frame(width: 50, height: 10).accessibilityIdentifier("e") } }
    }
    add("mu-gi-5") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.accessibilityIdentifier("c").gridCellUnsizedAxes(.vertical).padding(1).gridCellUnsizedAxes(.horizontal); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") } }
    }
    add("mu-gl-14") {
      Grid { GridRow { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a").gridCellAnchor(UnitPoint(x: 0.25, y: 1)); Color.red.frame(width: 10, height: 30).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 50, height: 10).accessibilityIdentifier("c") } }
    }
    add("mu-gl-16") {
      Grid { GridRow { Color.red.frame(width: 50, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 50).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c").gridCellAnchor(.topLeading).gridCellAnchor(.bottomTrailing); Color.red.frame(width: 20, height: 50).accessibilityIdentifier("d") } }
    }
    add("mu-gg-5") {
      Grid { GridRow { Color.red.frame(width: 50, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 50).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c"); Color.red.frame(width: 10, height: 10).accessibilityIdentifier("d") }.gridCellAnchor(.topLeading) }
    }
    add("m2-gra-a3") {
      Grid { GridRow(alignment: .top) { GridRow(alignment: .bottom) { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a") }.padding(1); Color.red.frame(width: 20, height: 40).accessibilityIdentifier("b") } }
    }
    add("m2-gra-a4") {
      Grid { GridRow(alignment: .bottom) { GridRow(alignment: .top) { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a") }.padding(1); Color.red.frame(width: 20, height: 40).accessibilityIdentifier("b") } }
    }
    add("m2-gra-a0") {
      Grid { GridRow(alignment: .top) { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 40).accessibilityIdentifier("b") } }
    }
    add("m2-ts-x11f") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow(alignment: .firstTextBaseline) { Text("Hg").accessibilityIdentifier("a"); Text("Hg").font(.system(size: 26)).accessibilityIdentifier("b"); Text("Hg\nHg").accessibilityIdentifier("c"); Color.red.frame(width: 10, height: 10).accessibilityIdentifier("d") }; GridRow { Color.blue.frame(width: 5, height: 5).accessibilityIdentifier("e") } }
    }
    add("m2-ts-x11l") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow(alignment: .lastTextBaseline) { Text("Hg").accessibilityIdentifier("a"); Text("Hg").font(.system(size: 26)).accessibilityIdentifier("b"); Text("Hg\nHg").accessibilityIdentifier("c"); Color.red.frame(width: 10, height: 10).accessibilityIdentifier("d") }; GridRow { Color.blue.frame(width: 5, height: 5).accessibilityIdentifier("e") } }
    }
  }
}
