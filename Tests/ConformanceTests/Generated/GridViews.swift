// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addGrid() {
    add("mu-gr-ga2") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 30).accessibilityIdentifier("c"); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") } }
    }
    add("mu-gr-ga7") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a") }; GridRow { }; GridRow { Color.red.frame(width: 10, height: 30).accessibilityIdentifier("c") } }
    }
    add("mu-gr-ga9") {
      Grid { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("x"); Color.red.accessibilityIdentifier("y") }
    }
    add("mu-gr-gp3") {
      Grid { GridRow { Color.red.accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 30).accessibilityIdentifier("c"); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") } }
    }
    add("mu-gr-gp5") {
      Grid { GridRow { Color.red.accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 30).accessibilityIdentifier("c"); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") } }
    }
    add("mu-gr-gp6") {
      Grid { GridRow { Color.red.accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 30).accessibilityIdentifier("c"); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") } }
    }
    add("mu-gr-gp7") {
      Grid { GridRow { Color.red.accessibilityIdentifier("a") } }
    }
    add("mu-gr-gf3") {
      Grid { GridRow { Color.red.frame(width: 20).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 30).accessibilityIdentifier("c"); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") } }
    }
    add("mu-gr-gf4") {
      Grid { GridRow { Color.red.frame(minWidth: 0, maxWidth: 150, minHeight: 0, maxHeight: 150).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 30).accessibilityIdentifier("c"); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") } }
    }
    add("mu-gr-gf5") {
      Grid { GridRow { Color.red.frame(minWidth: 0, maxWidth: 50, minHeight: 0, maxHeight: 50).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 30).accessibilityIdentifier("c"); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") } }
    }
    add("mu-gr-gf8") {
      Grid { GridRow { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a"); Color.red.accessibilityIdentifier("b"); Color.red.accessibilityIdentifier("c") } }
    }
    add("mu-gr-gf9") {
      Grid { GridRow { Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 30, minHeight: 10, idealHeight: 10, maxHeight: 10).accessibilityIdentifier("a"); Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 55, minHeight: 10, idealHeight: 10, maxHeight: 10).accessibilityIdentifier("b") } }
    }
    add("mu-gr-gf12") {
      Grid { GridRow { Color.red.frame(minWidth: 10, maxWidth: 50, minHeight: 10, maxHeight: 50).accessibilityIdentifier("a"); Color.red.frame(width: 30).accessibilityIdentifier("b"); Color.red.accessibilityIdentifier("c") } }
    }
    add("mu-gr-gf13") {
      Grid { GridRow { Color.red.frame(minWidth: 10, maxWidth: 50, minHeight: 10, maxHeight: 50).accessibilityIdentifier("a"); Color.red.frame(width: 30).accessibilityIdentifier("b"); Color.red.accessibilityIdentifier("c") } }
    }
    add("mu-gr-gs1") {
      Grid { GridRow { Spacer().accessibilityIdentifier("s"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 30).accessibilityIdentifier("c"); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") } }
    }
    add("mu-gr-gs2") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Spacer().accessibilityIdentifier("s"); Color.red.frame(width: 10).accessibilityIdentifier("c") } }
    }
    add("mu-gr-gs8") {
      Grid(horizontalSpacing: -10, verticalSpacing: -5) { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 30).accessibilityIdentifier("c"); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") } }
    }
    add("mu-gr-gx3") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; Color.red.frame(width: 100, height: 10).accessibilityIdentifier("x"); GridRow { Color.red.frame(width: 10, height: 30).accessibilityIdentifier("c"); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") } }
    }
    add("mu-gr-gx5") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b"); Color.red.frame(width: 5, height: 5).accessibilityIdentifier("c") }; GridRow { Color.red.frame(width: 100, height: 10).accessibilityIdentifier("x").gridCellColumns(2); Color.red.frame(width: 1, height: 1).accessibilityIdentifier("y") } }
    }
    add("mu-gr-gx8") {
      Grid { GridRow { Color.red.frame(width: 100, height: 10).accessibilityIdentifier("x").gridCellColumns(2) }; GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") } }
    }
    add("mu-gr-gx9") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 100, height: 10).accessibilityIdentifier("x").gridCellColumns(2) } }
    }
    add("mu-gr-gx10") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 10).accessibilityIdentifier("b") }; GridRow { Color.red.accessibilityIdentifier("x").gridCellColumns(2) } }
    }
    add("mu-gr-ga6b") {
      Grid { GridRow { } }
    }
    add("sw-grid-rows") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { Color.red.frame(width: 60, height: 30).accessibilityIdentifier("a"); Color.red.frame(width: 120, height: 30).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 100, height: 30).accessibilityIdentifier("c"); Color.red.frame(width: 40, height: 30).accessibilityIdentifier("d") } }
    }
    add("sw-grid-in-hstack") {
      HStack(spacing: 0) { Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { Color.red.frame(width: 60, height: 30).accessibilityIdentifier("a"); Color.red.frame(width: 90, height: 30).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 80, height: 30).accessibilityIdentifier("c"); Color.red.frame(width: 40, height: 30).accessibilityIdentifier("d") } }; Spacer(); Color.red.frame(width: 60, height: 40).accessibilityIdentifier("e") }.frame(width: 400)
    }
    add("mu-gc-8") {
      Grid(alignment: .bottom) { GridRow { Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 160, minHeight: 30, idealHeight: 30, maxHeight: 30).accessibilityIdentifier("c1").gridCellAnchor(.trailing); Color.red.frame(width: 30).accessibilityIdentifier("c2"); Color.red.frame(width: 30, height: 60).accessibilityIdentifier("c3").gridCellUnsizedAxes(.vertical) } }
    }
    add("mu-gc-9") {
      Grid(alignment: .bottomLeading, verticalSpacing: 12) { GridRow(alignment: .bottom) { HalfLeaf().accessibilityIdentifier("c1").gridCellUnsizedAxes(.horizontal) } }
    }
    add("mu-gc-13") {
      Grid(alignment: .bottom, horizontalSpacing: 3, verticalSpacing: 5) { GridRow { Color.red.accessibilityIdentifier("c1").gridCellAnchor(.center); Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 70, minHeight: 30, idealHeight: 30, maxHeight: 30).accessibilityIdentifier("c2").gridCellAnchor(.bottomLeading).gridCellUnsizedAxes(.horizontal); Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 30, minHeight: 10, idealHeight: 10, maxHeight: 10).accessibilityIdentifier("c3").gridColumnAlignment(.leading) }; GridRow { Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 40, minHeight: 10, idealHeight: 10, maxHeight: 40).accessibilityIdentifier("c4") }; GridRow { Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 40, minHeight: 0, idealHeight: 10, maxHeight: 40).accessibilityIdentifier("c5").gridColumnAlignment(.trailing).gridCellUnsizedAxes(.horizontal); HalfLeaf().accessibilityIdentifier("c6") } }
    }
    add("mu-gc-16") {
      Grid(alignment: .bottomLeading, horizontalSpacing: 12) { GridRow(alignment: .center) { Color.red.frame(minWidth: 30, idealWidth: 30, maxWidth: 90, minHeight: 40, idealHeight: 40, maxHeight: 40).accessibilityIdentifier("c1").gridCellAnchor(.bottom); HalfLeaf().accessibilityIdentifier("c2").gridCellAnchor(.bottomTrailing).gridColumnAlignment(.trailing) } }
    }
    add("mu-gc-17") {
      Grid(alignment: .top) { GridRow { Color.red.frame(minWidth: 30, idealWidth: 30, maxWidth: 130, minHeight: 40, idealHeight: 40, maxHeight: 40).accessibilityIdentifier("c1") } }
    }
    add("mu-gc-25") {
      Grid(alignment: .trailing) { GridRow { Color.red.frame(minWidth: 20, idealWidth: 20, maxWidth: 50, minHeight: 20, idealHeight: 20, maxHeight: 50).accessibilityIdentifier("c1") } }
    }
    add("mu-gc-27") {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 12) { GridRow { Color.red.frame(width: 10, height: 30).accessibilityIdentifier("c1") } }
    }
    add("mu-gc-28") {
      Grid(alignment: .trailing, horizontalSpacing: 3) { GridRow(alignment: .center) { Color.red.frame(width: 10, height: 40).accessibilityIdentifier("c1").gridCellAnchor(.bottom).gridCellUnsizedAxes(.vertical); Color.red.frame(width: 10).accessibilityIdentifier("c2") }; GridRow { Color.red.frame(width: 60, height: 60).accessibilityIdentifier("c3").gridCellAnchor(.bottom).gridCellUnsizedAxes(.vertical); Color.red.frame(width: 30, height: 30).accessibilityIdentifier("c4").gridCellAnchor(.bottomTrailing).gridCellUnsizedAxes(.vertical); Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 160, minHeight: 40, idealHeight: 40, maxHeight: 40).accessibilityIdentifier("c5").gridColumnAlignment(.center) } }
    }
    add("mu-gc-37") {
      Grid(alignment: .bottom, horizontalSpacing: 3) { GridRow(alignment: .center) { Color.red.frame(width: 40, height: 60).accessibilityIdentifier("c1").gridCellAnchor(.topLeading); Color.red.frame(width: 30, height: 60).accessibilityIdentifier("c2") }; GridRow { Color.red.frame(width: 40, height: 60).accessibilityIdentifier("c3").gridCellAnchor(.leading).gridCellUnsizedAxes(.vertical); Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 150, minHeight: 0, idealHeight: 10, maxHeight: 150).accessibilityIdentifier("c4").gridColumnAlignment(.leading).gridCellUnsizedAxes(.vertical); Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 30, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("c5") }; GridRow(alignment: .bottom) { Color.red.frame(minWidth: 20, idealWidth: 20, maxWidth: 170, minHeight: 20, idealHeight: 20, maxHeight: 170).accessibilityIdentifier("c6").gridCellUnsizedAxes(.horizontal); Color.red.frame(width: 60, height: 30).accessibilityIdentifier("c7") } }
    }
    add("mu-gc-39") {
      Grid(alignment: .topLeading, verticalSpacing: 5) { GridRow { Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 10, minHeight: 40, idealHeight: 40, maxHeight: 40).accessibilityIdentifier("c1") } }
    }
    add("mu-gc-44") {
      Grid(alignment: .leading, horizontalSpacing: 3) { GridRow(alignment: .center) { HalfLeaf().accessibilityIdentifier("c1").gridColumnAlignment(.leading); Color.red.frame(width: 60, height: 20).accessibilityIdentifier("c2").gridColumnAlignment(.trailing) } }
    }
    add("mu-gc-45") {
      Grid(verticalSpacing: 12) { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("c1").gridCellAnchor(.leading); Color.red.frame(width: 40, height: 60).accessibilityIdentifier("c2").gridColumnAlignment(.leading); HalfLeaf().accessibilityIdentifier("c3").gridColumnAlignment(.center) } }
    }
    add("mu-gc-52") {
      Grid(alignment: .topTrailing, verticalSpacing: 0) { GridRow(alignment: .top) { Color.red.frame(width: 10, height: 20).accessibilityIdentifier("c1").gridColumnAlignment(.leading); Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 110, minHeight: 40, idealHeight: 40, maxHeight: 40).accessibilityIdentifier("c2"); Color.red.frame(width: 20).accessibilityIdentifier("c3") }; GridRow { Color.red.frame(width: 10).accessibilityIdentifier("c4") } }
    }
    add("mu-gc-72") {
      Grid(alignment: .topLeading, horizontalSpacing: 3, verticalSpacing: 0) { GridRow { Color.red.frame(width: 40, height: 20).accessibilityIdentifier("c1").gridColumnAlignment(.trailing); Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 40, minHeight: 30, idealHeight: 30, maxHeight: 30).accessibilityIdentifier("c2").gridColumnAlignment(.trailing) } }
    }
    add("mu-gc-74") {
      Grid(alignment: .bottomTrailing, verticalSpacing: 12) { GridRow(alignment: .top) { Color.red.frame(minWidth: 20, idealWidth: 20, maxWidth: 60, minHeight: 20, idealHeight: 20, maxHeight: 60).accessibilityIdentifier("c1").gridCellUnsizedAxes(.vertical); Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 50, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("c2").gridCellUnsizedAxes(.vertical) }; GridRow { Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 30, minHeight: 30, idealHeight: 30, maxHeight: 30).accessibilityIdentifier("c3"); Color.red.frame(minWidth: 20, idealWidth: 20, maxWidth: 60, minHeight: 20, idealHeight: 20, maxHeight: 60).accessibilityIdentifier("c4").gridColumnAlignment(.center) }; GridRow(alignment: .top) { Color.red.frame(width: 60, height: 30).accessibilityIdentifier("c5") } }
    }
    add("mu-gc-80") {
      Grid(alignment: .topTrailing, verticalSpacing: 5) { GridRow { HalfLeaf().accessibilityIdentifier("c1") } }
    }
    add("mu-gc-99") {
      Grid(alignment: .top, horizontalSpacing: 0, verticalSpacing: 0) { GridRow(alignment: .bottom) { Color.red.frame(height: 20).accessibilityIdentifier("c1"); HalfLeaf().accessibilityIdentifier("c2").gridColumnAlignment(.center).gridCellUnsizedAxes(.horizontal); Color.red.frame(width: 40, height: 60).accessibilityIdentifier("c3") } }
    }
    add("mu-gc-115") {
      Grid(alignment: .topTrailing, horizontalSpacing: 12) { GridRow { Color.red.frame(width: 30).accessibilityIdentifier("c1"); Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 150, minHeight: 0, idealHeight: 10, maxHeight: 150).accessibilityIdentifier("c2").gridCellUnsizedAxes(.horizontal) }; GridRow(alignment: .top) { Color.red.frame(height: 30).accessibilityIdentifier("c3"); Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 70, minHeight: 10, idealHeight: 10, maxHeight: 70).accessibilityIdentifier("c4").gridCellAnchor(.center).gridCellUnsizedAxes(.horizontal) } }
    }
    add("mu-ga-gf10") {
      Grid { GridRow { HalfLeaf().accessibilityIdentifier("a"); Color.red.accessibilityIdentifier("b") } }
    }
    add("mu-ga-gf11") {
      Grid { GridRow { Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 20, minHeight: 10, idealHeight: 10, maxHeight: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20).accessibilityIdentifier("b"); Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 160, minHeight: 30, idealHeight: 30, maxHeight: 30).accessibilityIdentifier("c") } }
    }
    add("mu-ga-gl4") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b").gridColumnAlignment(.trailing) }; GridRow { Color.red.frame(width: 10, height: 30).accessibilityIdentifier("c"); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") } }
    }
    add("mu-ga-gl5") {
      Grid { GridRow { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 30, height: 30).accessibilityIdentifier("c").gridColumnAlignment(.trailing); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") } }
    }
    add("mu-ga-gl6") {
      Grid { GridRow { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a").gridColumnAlignment(.leading) }; GridRow { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("c").gridColumnAlignment(.trailing) } }
    }
    add("mu-ga-gl7") {
      Grid { GridRow { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a").gridColumnAlignment(.trailing) }; GridRow { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("c").gridColumnAlignment(.leading) } }
    }
    add("mu-ga-gl9") {
      Grid(alignment: .bottom) { GridRow(alignment: .top) { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 10, height: 30).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c"); Color.red.frame(width: 10, height: 30).accessibilityIdentifier("d") } }
    }
    add("mu-ga-gl10") {
      Grid { GridRow { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a").gridCellAnchor(.topLeading).gridColumnAlignment(.trailing); Color.red.frame(width: 10, height: 30).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 40, height: 10).accessibilityIdentifier("c") } }
    }
    add("mu-ga-gl13") {
      Grid(alignment: .topLeading) { GridRow(alignment: .bottom) { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a").gridColumnAlignment(.trailing); Color.red.frame(width: 20, height: 40).accessibilityIdentifier("b"); Color.red.frame(width: 10, height: 10).accessibilityIdentifier("e").gridCellAnchor(.center) }; GridRow { Color.red.frame(width: 30, height: 30).accessibilityIdentifier("c"); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d"); Color.red.frame(width: 30, height: 30).accessibilityIdentifier("f") } }
    }
    add("mu-ga-gu2") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.accessibilityIdentifier("c"); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") } }
    }
    add("mu-ga-gu11") {
      Grid { GridRow { Color.red.accessibilityIdentifier("a").gridCellUnsizedAxes([.horizontal, .vertical]) } }
    }
    add("mu-ga-gn1") {
      Grid { GridRow { Color.red.frame(height: 20).accessibilityIdentifier("a") }; GridRow { Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 80, minHeight: 10, idealHeight: 10, maxHeight: 80).accessibilityIdentifier("b") } }
    }
    add("mu-ga-z2") {
      Grid(alignment: .trailing, horizontalSpacing: 12, verticalSpacing: 12) { GridRow { Color.red.frame(width: 30, height: 60).accessibilityIdentifier("c1").gridCellAnchor(.bottomLeading) }; GridRow { Color.red.accessibilityIdentifier("c2"); Color.red.accessibilityIdentifier("c3").gridCellUnsizedAxes(.vertical); Color.red.accessibilityIdentifier("c4") } }
    }
    add("mu-ga-z3") {
      Grid(alignment: .bottomTrailing, horizontalSpacing: 3) { GridRow(alignment: .center) { Color.red.accessibilityIdentifier("c1").gridColumnAlignment(.leading); Color.red.frame(width: 30, height: 10).accessibilityIdentifier("c2") }; GridRow { Color.red.frame(width: 60, height: 60).accessibilityIdentifier("c3").gridCellAnchor(.bottom); Color.red.frame(width: 10, height: 20).accessibilityIdentifier("c4").gridColumnAlignment(.center) }; GridRow { Color.red.frame(height: 10).accessibilityIdentifier("c5").gridColumnAlignment(.leading); Color.red.frame(width: 10).accessibilityIdentifier("c6").gridCellAnchor(.topLeading); HalfLeaf().accessibilityIdentifier("c7").gridCellAnchor(.topLeading).gridCellUnsizedAxes(.vertical) } }
    }
    add("mu-ga-z4") {
      Grid(horizontalSpacing: 0) { GridRow(alignment: .top) { Color.red.frame(width: 100, height: 10).accessibilityIdentifier("c1").gridCellUnsizedAxes(.horizontal) }; GridRow { Color.red.frame(width: 150, height: 30).accessibilityIdentifier("c2"); Color.red.frame(width: 20).accessibilityIdentifier("c3").gridCellAnchor(.topLeading).gridCellUnsizedAxes(.horizontal) }; GridRow(alignment: .center) { Color.red.frame(width: 20, height: 60).accessibilityIdentifier("c4"); Color.red.frame(height: 20).accessibilityIdentifier("c5"); HalfLeaf().accessibilityIdentifier("c6") } }
    }
    add("mu-gf-15") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a").frame(maxWidth: .infinity); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 30).accessibilityIdentifier("c"); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") } }
    }
    add("mu-gf-18") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a").frame(maxWidth: .infinity, maxHeight: .infinity); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 30).accessibilityIdentifier("c"); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") } }
    }
    add("mu-gg-1") {
      VStack { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") } }
    }
    add("mu-gg-2") {
      HStack { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") } }
    }
    add("mu-gg-4") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }.padding(5); GridRow { Color.red.frame(width: 10, height: 30).accessibilityIdentifier("c"); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") } }
    }
    add("mu-gg-8") {
      let show = true; Grid { if show { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") } }; ForEach(0..<1) { _ in GridRow { Color.red.frame(width: 10, height: 30).accessibilityIdentifier("c"); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") } } }
    }
    add("m2-gg-h1") {
      Grid { GridRow { Color.red.frame(width: 10, height: 30).accessibilityIdentifier("c"); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") }; GridRow { Spacer(); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") } }
    }
    add("m2-gg-v1") {
      Grid { GridRow { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b"); Spacer() }; GridRow { Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d"); Color.red.frame(width: 10, height: 30).accessibilityIdentifier("c") } }
    }
    add("m2-gg-c1") {
      Grid { GridRow { Spacer(); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 30).accessibilityIdentifier("c"); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") } }
    }
  }
}
