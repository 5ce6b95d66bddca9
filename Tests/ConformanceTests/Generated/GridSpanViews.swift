// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addGridSpan() {
    add("mu-gc-3") {
      Grid(horizontalSpacing: 12) { HalfLeaf().accessibilityIdentifier("c1") }
    }
    add("mu-gc-12") {
      Grid(alignment: .top, horizontalSpacing: 0, verticalSpacing: 12) { GridRow { Color.red.frame(width: 40).accessibilityIdentifier("c1") }; Color.red.frame(width: 40, height: 20).accessibilityIdentifier("c2"); GridRow { Color.red.frame(width: 30, height: 60).accessibilityIdentifier("c3") } }
    }
    add("mu-gc-22") {
      Grid(alignment: .topLeading, horizontalSpacing: 3, verticalSpacing: 5) { Color.red.frame(width: 30).accessibilityIdentifier("c1").gridCellUnsizedAxes(.horizontal) }
    }
    add("mu-gc-23") {
      Grid(alignment: .bottomTrailing) { GridRow { Color.red.frame(height: 30).accessibilityIdentifier("c1").gridCellColumns(2).gridCellUnsizedAxes([.horizontal, .vertical]); Color.red.frame(width: 150, height: 20).accessibilityIdentifier("c2"); Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 110, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("c3") } }
    }
    add("mu-gc-24") {
      Grid(alignment: .top, horizontalSpacing: 0) { GridRow { Color.red.frame(width: 30, height: 60).accessibilityIdentifier("c1"); Color.red.frame(width: 40, height: 60).accessibilityIdentifier("c2").gridCellAnchor(.topTrailing).gridCellUnsizedAxes(.horizontal) }; Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 100, minHeight: 0, idealHeight: 10, maxHeight: 100).accessibilityIdentifier("c3").gridCellUnsizedAxes(.horizontal); GridRow { Color.red.frame(width: 30).accessibilityIdentifier("c4").gridCellColumns(3).gridColumnAlignment(.trailing) } }
    }
    add("mu-gc-62") {
      Grid(alignment: .bottom) { GridRow { Color.red.frame(width: 60, height: 20).accessibilityIdentifier("c1").gridCellColumns(3).gridColumnAlignment(.center); Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 40, minHeight: 10, idealHeight: 10, maxHeight: 10).accessibilityIdentifier("c2") }; GridRow(alignment: .bottom) { Color.red.frame(height: 30).accessibilityIdentifier("c3").gridCellUnsizedAxes(.vertical) } }
    }
    add("mu-gc-70") {
      Grid(alignment: .bottomTrailing, verticalSpacing: 12) { GridRow(alignment: .bottom) { Color.red.frame(width: 100, height: 10).accessibilityIdentifier("c1").gridCellColumns(3); Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 30, minHeight: 0, idealHeight: 10, maxHeight: 30).accessibilityIdentifier("c2").gridCellUnsizedAxes(.vertical) }; GridRow(alignment: .center) { Color.red.frame(width: 100, height: 20).accessibilityIdentifier("c3").gridCellAnchor(.bottomTrailing) } }
    }
    add("mu-gc-81") {
      Grid(alignment: .bottomTrailing) { GridRow(alignment: .bottom) { Color.red.frame(minWidth: 30, idealWidth: 30, maxWidth: 60, minHeight: 30, idealHeight: 30, maxHeight: 30).accessibilityIdentifier("c1").gridColumnAlignment(.center); HalfLeaf().accessibilityIdentifier("c2").gridCellAnchor(.top); HalfLeaf().accessibilityIdentifier("c3") }; GridRow { Color.red.frame(width: 150, height: 20).accessibilityIdentifier("c4").gridColumnAlignment(.center); Color.red.frame(width: 60, height: 30).accessibilityIdentifier("c5").gridCellColumns(2).gridColumnAlignment(.trailing) } }
    }
    add("mu-gc-84") {
      Grid(alignment: .bottomTrailing, verticalSpacing: 5) { Color.red.accessibilityIdentifier("c1").gridColumnAlignment(.trailing); GridRow(alignment: .bottom) { Color.red.frame(minWidth: 30, idealWidth: 30, maxWidth: 90, minHeight: 30, idealHeight: 30, maxHeight: 30).accessibilityIdentifier("c2").gridColumnAlignment(.center).gridCellUnsizedAxes(.vertical); Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 30, minHeight: 0, idealHeight: 10, maxHeight: 30).accessibilityIdentifier("c3").gridCellAnchor(.bottom).gridColumnAlignment(.trailing); Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 110, minHeight: 40, idealHeight: 40, maxHeight: 40).accessibilityIdentifier("c4").gridCellAnchor(.topTrailing).gridColumnAlignment(.leading).gridCellUnsizedAxes(.horizontal) } }
    }
    add("mu-gc-88") {
      Grid(alignment: .trailing, verticalSpacing: 5) { GridRow { Color.red.frame(width: 30).accessibilityIdentifier("c1").gridCellUnsizedAxes(.horizontal); Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c2").gridCellColumns(2).gridColumnAlignment(.trailing).gridCellUnsizedAxes([.horizontal, .vertical]); Color.red.frame(width: 150, height: 20).accessibilityIdentifier("c3").gridCellAnchor(.bottom).gridColumnAlignment(.center) } }
    }
    add("mu-gc-95") {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 5) { GridRow { Color.red.frame(width: 40, height: 20).accessibilityIdentifier("c1").gridColumnAlignment(.leading); Color.red.frame(height: 20).accessibilityIdentifier("c2").gridCellColumns(2) } }
    }
    add("mu-gc-98") {
      Grid(alignment: .bottom, horizontalSpacing: 0, verticalSpacing: 5) { GridRow { Color.red.frame(width: 40, height: 60).accessibilityIdentifier("c1").gridCellColumns(2) }; GridRow(alignment: .center) { Color.red.frame(width: 30, height: 40).accessibilityIdentifier("c2").gridCellUnsizedAxes(.horizontal); Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 160, minHeight: 30, idealHeight: 30, maxHeight: 30).accessibilityIdentifier("c3").gridColumnAlignment(.center) }; GridRow { Color.red.frame(width: 30).accessibilityIdentifier("c4") } }
    }
    add("mu-gc-103") {
      Grid(alignment: .topTrailing) { GridRow(alignment: .top) { Color.red.frame(width: 20).accessibilityIdentifier("c1").gridColumnAlignment(.leading) }; HalfLeaf().accessibilityIdentifier("c2").gridCellAnchor(.leading).gridCellUnsizedAxes(.horizontal) }
    }
    add("mu-gc-108") {
      Grid(alignment: .topTrailing, horizontalSpacing: 12, verticalSpacing: 12) { Color.red.frame(height: 40).accessibilityIdentifier("c1").gridCellAnchor(.topTrailing).gridColumnAlignment(.center) }
    }
    add("mu-gc-119") {
      Grid(alignment: .bottomTrailing) { Color.red.frame(height: 30).accessibilityIdentifier("c1").gridCellAnchor(.center).gridColumnAlignment(.center); GridRow(alignment: .center) { Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 20, minHeight: 10, idealHeight: 10, maxHeight: 20).accessibilityIdentifier("c2") } }
    }
    add("mu-gd-2") {
      Grid(alignment: .topLeading) { GridRow { Color.red.frame(height: 40).accessibilityIdentifier("c1").gridCellColumns(2).gridColumnAlignment(.trailing).gridCellUnsizedAxes(.vertical); HalfLeaf().accessibilityIdentifier("c2") }; GridRow(alignment: .center) { HalfLeaf().accessibilityIdentifier("c3") }; GridRow(alignment: .bottom) { Color.red.frame(minWidth: 30, idealWidth: 30, maxWidth: 50, minHeight: 40, idealHeight: 40, maxHeight: 40).accessibilityIdentifier("c4").gridCellColumns(2); HalfLeaf().accessibilityIdentifier("c5").gridColumnAlignment(.center) } }
    }
    add("mu-gd-11") {
      Grid(alignment: .topTrailing, horizontalSpacing: 12) { GridRow(alignment: .bottom) { Color.red.accessibilityIdentifier("c1").gridCellColumns(3) }; GridRow { Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 150, minHeight: 10, idealHeight: 10, maxHeight: 10).accessibilityIdentifier("c2").gridColumnAlignment(.trailing); Color.red.frame(width: 30, height: 30).accessibilityIdentifier("c3").gridCellUnsizedAxes(.vertical) } }
    }
    add("mu-gd-16") {
      Grid { GridRow { Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 60, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("c1"); HalfLeaf().accessibilityIdentifier("c2").gridCellColumns(3); Color.red.frame(height: 30).accessibilityIdentifier("c3").gridCellAnchor(.bottomTrailing).gridCellUnsizedAxes(.horizontal) } }
    }
    add("mu-gd-18") {
      Grid(alignment: .topLeading, verticalSpacing: 5) { GridRow { Color.red.frame(width: 40).accessibilityIdentifier("c1").gridCellColumns(2); Color.red.accessibilityIdentifier("c2").gridCellUnsizedAxes([.horizontal, .vertical]) }; GridRow { HalfLeaf().accessibilityIdentifier("c3").gridCellUnsizedAxes(.vertical) }; GridRow { HalfLeaf().accessibilityIdentifier("c4").gridCellColumns(2).gridCellAnchor(.bottomLeading); Color.red.frame(height: 40).accessibilityIdentifier("c5").gridColumnAlignment(.leading) } }
    }
    add("mu-gd-19") {
      Grid(alignment: .bottomTrailing, horizontalSpacing: 3, verticalSpacing: 0) { GridRow { Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 10, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("c1").gridCellColumns(3); Color.red.accessibilityIdentifier("c2").gridCellColumns(3).gridCellAnchor(.trailing) } }
    }
    add("mu-gd-22") {
      Grid { GridRow(alignment: .bottom) { Color.red.frame(width: 30).accessibilityIdentifier("c1").gridCellColumns(3); Color.red.accessibilityIdentifier("c2").gridCellColumns(2).gridCellAnchor(.center) } }
    }
    add("mu-gd-37") {
      Grid(alignment: .leading, horizontalSpacing: 0) { GridRow { Color.red.frame(width: 10).accessibilityIdentifier("c1") }; GridRow { Color.red.frame(width: 40, height: 10).accessibilityIdentifier("c2").gridCellColumns(2).gridCellAnchor(.center); Color.red.frame(width: 30, height: 30).accessibilityIdentifier("c3").gridCellColumns(3).gridCellUnsizedAxes(.horizontal) }; Color.red.frame(width: 100, height: 20).accessibilityIdentifier("c4") }
    }
    add("mu-gd-42") {
      Grid(alignment: .topTrailing, horizontalSpacing: 0, verticalSpacing: 5) { GridRow { Color.red.frame(minWidth: 20, idealWidth: 20, maxWidth: 50, minHeight: 20, idealHeight: 20, maxHeight: 50).accessibilityIdentifier("c1") }; GridRow { Color.red.frame(minWidth: 30, idealWidth: 30, maxWidth: 90, minHeight: 40, idealHeight: 40, maxHeight: 40).accessibilityIdentifier("c2").gridCellUnsizedAxes(.vertical); Color.red.frame(width: 10).accessibilityIdentifier("c3").gridColumnAlignment(.trailing).gridCellUnsizedAxes(.horizontal) }; GridRow(alignment: .top) { HalfLeaf().accessibilityIdentifier("c4"); Color.red.frame(minWidth: 20, idealWidth: 20, maxWidth: 30, minHeight: 20, idealHeight: 20, maxHeight: 30).accessibilityIdentifier("c5").gridCellColumns(3).gridColumnAlignment(.center).gridCellUnsizedAxes(.horizontal); Color.red.accessibilityIdentifier("c6").gridCellAnchor(.topLeading).gridCellUnsizedAxes([.horizontal, .vertical]) } }
    }
    add("mu-gd-45") {
      Grid(alignment: .top, horizontalSpacing: 0, verticalSpacing: 5) { GridRow(alignment: .top) { Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 100, minHeight: 30, idealHeight: 30, maxHeight: 30).accessibilityIdentifier("c1").gridCellAnchor(.bottomTrailing); Color.red.frame(width: 20, height: 30).accessibilityIdentifier("c2").gridCellColumns(2).gridCellAnchor(.topTrailing); Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 110, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("c3").gridColumnAlignment(.leading) }; GridRow(alignment: .bottom) { Color.red.frame(width: 60, height: 60).accessibilityIdentifier("c4").gridCellAnchor(.trailing); Color.red.frame(width: 30, height: 40).accessibilityIdentifier("c5").gridCellAnchor(.bottomLeading) }; GridRow(alignment: .center) { Color.red.accessibilityIdentifier("c6").gridCellColumns(2); Color.red.frame(width: 10).accessibilityIdentifier("c7"); Color.red.accessibilityIdentifier("c8").gridCellColumns(2).gridCellAnchor(.top) } }
    }
    add("mu-gd-53") {
      Grid(alignment: .bottom, verticalSpacing: 0) { Color.red.frame(width: 20, height: 40).accessibilityIdentifier("c1").gridCellAnchor(.trailing); GridRow { Color.red.accessibilityIdentifier("c2").gridCellUnsizedAxes(.vertical); Color.red.frame(width: 20, height: 40).accessibilityIdentifier("c3").gridCellColumns(2).gridCellAnchor(.topLeading).gridCellUnsizedAxes(.vertical) } }
    }
    add("mu-ga-gs6") {
      Grid { GridRow { Color.red.frame(width: 40, height: 40).accessibilityIdentifier("a") }; GridRow { HalfLeaf().accessibilityIdentifier("b"); Color.red.frame(width: 20, height: 40).accessibilityIdentifier("c").gridCellColumns(2) }; GridRow { Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 30, minHeight: 40, idealHeight: 40, maxHeight: 40).accessibilityIdentifier("d") } }
    }
    add("mu-ga-gx7") {
      Grid { GridRow { Color.red.frame(width: 100, height: 10).accessibilityIdentifier("x").gridCellColumns(2) }; GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") } }
    }
    add("mu-ga-gx11") {
      Grid { GridRow { Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 100, minHeight: 0, idealHeight: 10, maxHeight: 100).accessibilityIdentifier("a"); Color.red.frame(width: 100, height: 40).accessibilityIdentifier("b").gridCellColumns(2); Color.red.frame(minWidth: 30, idealWidth: 30, maxWidth: 40, minHeight: 40, idealHeight: 40, maxHeight: 40).accessibilityIdentifier("c").gridCellColumns(2) }; GridRow { Color.red.frame(width: 10).accessibilityIdentifier("d").gridCellColumns(2); Color.red.frame(width: 10).accessibilityIdentifier("e"); Color.red.frame(minWidth: 30, idealWidth: 30, maxWidth: 180, minHeight: 10, idealHeight: 10, maxHeight: 10).accessibilityIdentifier("f") } }
    }
    add("mu-ga-gx19") {
      Grid { GridRow { Color.red.accessibilityIdentifier("a"); Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 30, minHeight: 10, idealHeight: 10, maxHeight: 10).accessibilityIdentifier("b"); Color.red.frame(minWidth: 20, idealWidth: 20, maxWidth: 50, minHeight: 10, idealHeight: 10, maxHeight: 10).accessibilityIdentifier("c") }; Color.red.frame(width: 40, height: 10).accessibilityIdentifier("x") }
    }
    add("mu-ga-gl8") {
      Grid { GridRow { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("c").gridCellColumns(2).gridColumnAlignment(.trailing) }; GridRow { Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") } }
    }
    add("mu-ga-gl11") {
      Grid { GridRow { Color.red.frame(width: 40, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 10, height: 30).accessibilityIdentifier("b") }; Color.red.frame(width: 10, height: 10).accessibilityIdentifier("x").gridCellAnchor(.trailing) }
    }
    add("mu-ga-gu9") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; Color.red.accessibilityIdentifier("x").gridCellUnsizedAxes(.horizontal) }
    }
    add("mu-ga-go1") {
      Grid { GridRow { Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 30, height: 10).accessibilityIdentifier("b"); Color.red.frame(width: 40).accessibilityIdentifier("c") }; GridRow { Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 250, minHeight: 10, idealHeight: 10, maxHeight: 10).accessibilityIdentifier("x").gridCellColumns(2); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") } }
    }
    add("mu-ga-gt1") {
      Grid { GridRow { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a") }; GridRow { Color.red.frame(width: 60, height: 20).accessibilityIdentifier("x").gridCellColumns(2) } }
    }
    add("mu-ga-gt3") {
      Grid { GridRow { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a"); Color.red.frame(width: 30, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 20).accessibilityIdentifier("d"); Color.red.frame(width: 90, height: 20).accessibilityIdentifier("x").gridCellColumns(2) } }
    }
    add("mu-ga-gt4") {
      Grid { GridRow { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a"); Color.red.frame(width: 30, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 20).accessibilityIdentifier("d"); Color.red.frame(width: 90, height: 20).accessibilityIdentifier("x").gridCellColumns(2) } }
    }
    add("mu-ga-z11") {
      Grid(alignment: .topTrailing) { Color.red.frame(width: 40, height: 40).accessibilityIdentifier("c1").gridColumnAlignment(.leading); GridRow { Color.red.frame(minWidth: 20, idealWidth: 20, maxWidth: 60, minHeight: 20, idealHeight: 20, maxHeight: 60).accessibilityIdentifier("c2"); Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c3").gridCellAnchor(.bottomLeading).gridColumnAlignment(.center) }; GridRow(alignment: .top) { Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 10, minHeight: 0, idealHeight: 10, maxHeight: 10).accessibilityIdentifier("c4"); Color.red.frame(width: 30).accessibilityIdentifier("c5"); Color.red.frame(width: 60, height: 40).accessibilityIdentifier("c6").gridColumnAlignment(.trailing) } }
    }
    add("mu-ga-z13") {
      Grid(alignment: .leading) { Color.red.frame(width: 100, height: 10).accessibilityIdentifier("c1").gridColumnAlignment(.center); GridRow { Color.red.frame(width: 40, height: 40).accessibilityIdentifier("c2").gridCellUnsizedAxes(.horizontal); Color.red.frame(width: 60, height: 20).accessibilityIdentifier("c3").gridCellAnchor(.top); Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 10, minHeight: 0, idealHeight: 10, maxHeight: 10).accessibilityIdentifier("c4").gridCellAnchor(.center) }; GridRow(alignment: .center) { Color.red.frame(width: 150, height: 40).accessibilityIdentifier("c5").gridCellUnsizedAxes(.horizontal); Color.red.accessibilityIdentifier("c6") } }
    }
    add("mu-ga-z14") {
      Grid { GridRow { Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 160, minHeight: 10, idealHeight: 10, maxHeight: 160).accessibilityIdentifier("c1"); Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 30, minHeight: 30, idealHeight: 30, maxHeight: 30).accessibilityIdentifier("c2"); Color.red.frame(height: 20).accessibilityIdentifier("c3").gridCellColumns(3) }; GridRow { Color.red.frame(width: 100, height: 10).accessibilityIdentifier("c4"); Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 30, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("c5") } }
    }
    add("mu-ga-z15") {
      Grid { GridRow { Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 70, minHeight: 10, idealHeight: 10, maxHeight: 10).accessibilityIdentifier("c1").gridCellColumns(2); Color.red.frame(width: 30).accessibilityIdentifier("c2"); Color.red.frame(width: 10).accessibilityIdentifier("c3") } }
    }
    add("mu-ga-z16") {
      Grid { GridRow { Color.red.frame(width: 60, height: 10).accessibilityIdentifier("c1") }; GridRow { Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 60, minHeight: 0, idealHeight: 10, maxHeight: 60).accessibilityIdentifier("c2"); Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 60, minHeight: 0, idealHeight: 10, maxHeight: 60).accessibilityIdentifier("c3"); Color.red.frame(width: 100, height: 10).accessibilityIdentifier("c4").gridCellColumns(3) } }
    }
    add("mu-gx-u1") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { DoubleLeaf().accessibilityIdentifier("c").gridCellColumns(2).gridCellUnsizedAxes(.horizontal) } }
    }
    add("mu-gx-f1") {
      Grid { GridRow { Color.red.frame(width: 200, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b") }; GridRow { WideLeaf().accessibilityIdentifier("x").gridCellColumns(2) } }
    }
    add("mu-gg-9") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; HStack { GridRow { Color.red.frame(width: 10, height: 30).accessibilityIdentifier("c"); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") } } }
    }
    add("m2-gst-s1f") {
      Grid { GridRow { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a") }; GridRow { Color.red.frame(width: 60, height: 20).accessibilityIdentifier("x").gridCellColumns(2) } }
    }
    add("m2-gst-s1n") {
      Grid { GridRow { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a") }; GridRow { Color.red.frame(width: 60, height: 20).accessibilityIdentifier("x").gridCellColumns(2) } }
    }
  }
}
