// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addGridPriority() {
    add("mu-gc-4") {
      Grid(alignment: .trailing, horizontalSpacing: 3) { GridRow(alignment: .bottom) { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("c1").gridCellAnchor(.center).gridCellUnsizedAxes(.horizontal); Color.red.frame(width: 150, height: 40).accessibilityIdentifier("c2") }; GridRow { Color.red.frame(width: 100, height: 20).accessibilityIdentifier("c3"); Color.red.frame(width: 150, height: 20).accessibilityIdentifier("c4").gridCellAnchor(.bottomLeading) }; GridRow { Color.red.frame(width: 100, height: 40).accessibilityIdentifier("c5"); Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 60, minHeight: 0, idealHeight: 10, maxHeight: 60).accessibilityIdentifier("c6").layoutPriority(-1).gridCellUnsizedAxes(.vertical) } }
    }
    add("mu-gc-40") {
      Grid(alignment: .topLeading) { GridRow(alignment: .top) { Color.red.frame(width: 40).accessibilityIdentifier("c1").gridCellAnchor(.bottom) }; GridRow(alignment: .top) { Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 40, minHeight: 0, idealHeight: 10, maxHeight: 40).accessibilityIdentifier("c2").layoutPriority(1) } }
    }
    add("mu-gc-49") {
      Grid(alignment: .bottom, horizontalSpacing: 3, verticalSpacing: 12) { GridRow(alignment: .bottom) { Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 50, minHeight: 10, idealHeight: 10, maxHeight: 50).accessibilityIdentifier("c1"); Color.red.frame(minWidth: 30, idealWidth: 30, maxWidth: 130, minHeight: 30, idealHeight: 30, maxHeight: 30).accessibilityIdentifier("c2").gridCellAnchor(.leading).gridColumnAlignment(.leading) }; GridRow { Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 30, minHeight: 0, idealHeight: 10, maxHeight: 30).accessibilityIdentifier("c3").layoutPriority(1) }; GridRow { Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 150, minHeight: 40, idealHeight: 40, maxHeight: 40).accessibilityIdentifier("c4") } }
    }
    add("mu-gc-59") {
      Grid { GridRow { Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 30, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("c1").layoutPriority(-1); Color.red.frame(height: 10).accessibilityIdentifier("c2").gridCellAnchor(.center).gridCellUnsizedAxes(.vertical) } }
    }
    add("mu-gc-61") {
      Grid(alignment: .topLeading, verticalSpacing: 12) { GridRow { Spacer().accessibilityIdentifier("c1").gridCellAnchor(.topLeading); Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 150, minHeight: 30, idealHeight: 30, maxHeight: 30).accessibilityIdentifier("c2"); Color.red.frame(width: 20, height: 10).accessibilityIdentifier("c3").gridCellUnsizedAxes(.horizontal) }; GridRow { Color.red.frame(width: 40, height: 10).accessibilityIdentifier("c4").gridColumnAlignment(.center).gridCellUnsizedAxes(.vertical); Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 110, minHeight: 10, idealHeight: 10, maxHeight: 110).accessibilityIdentifier("c5").layoutPriority(-1) } }
    }
    add("mu-gc-77") {
      Grid(alignment: .topTrailing, verticalSpacing: 0) { GridRow { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c1").gridColumnAlignment(.center); Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 100, minHeight: 0, idealHeight: 10, maxHeight: 100).accessibilityIdentifier("c2"); Color.red.frame(width: 30, height: 60).accessibilityIdentifier("c3").gridColumnAlignment(.trailing).gridCellUnsizedAxes(.horizontal) }; GridRow(alignment: .bottom) { Spacer().accessibilityIdentifier("c4").gridColumnAlignment(.trailing); Color.red.frame(width: 100, height: 60).accessibilityIdentifier("c5").gridCellAnchor(.bottomLeading); Color.red.frame(height: 30).accessibilityIdentifier("c6").gridCellAnchor(.top) } }
    }
    add("mu-gc-85") {
      Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 5) { GridRow { Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 20, minHeight: 10, idealHeight: 10, maxHeight: 20).accessibilityIdentifier("c1").gridColumnAlignment(.center) }; GridRow(alignment: .top) { HalfLeaf().accessibilityIdentifier("c2").layoutPriority(1).gridColumnAlignment(.center) } }
    }
    add("mu-gc-86") {
      Grid(alignment: .trailing) { GridRow { HalfLeaf().accessibilityIdentifier("c1").gridCellUnsizedAxes(.horizontal); Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 10, minHeight: 0, idealHeight: 10, maxHeight: 10).accessibilityIdentifier("c2").layoutPriority(1); Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 40, minHeight: 10, idealHeight: 10, maxHeight: 10).accessibilityIdentifier("c3").gridCellAnchor(.topTrailing) } }
    }
    add("mu-gc-87") {
      Grid(alignment: .trailing, horizontalSpacing: 0) { GridRow { HalfLeaf().accessibilityIdentifier("c1").layoutPriority(1).gridCellAnchor(.bottomLeading).gridColumnAlignment(.center).gridCellUnsizedAxes([.horizontal, .vertical]); Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 30, minHeight: 0, idealHeight: 10, maxHeight: 30).accessibilityIdentifier("c2").gridCellUnsizedAxes(.horizontal); Color.red.frame(width: 150, height: 30).accessibilityIdentifier("c3").layoutPriority(-1).gridCellAnchor(.center) }; GridRow(alignment: .center) { Spacer().accessibilityIdentifier("c4").gridColumnAlignment(.center) } }
    }
    add("mu-gc-93") {
      Grid(alignment: .topLeading) { GridRow { Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 160, minHeight: 10, idealHeight: 10, maxHeight: 160).accessibilityIdentifier("c1").layoutPriority(-1).gridColumnAlignment(.leading).gridCellUnsizedAxes(.vertical) } }
    }
    add("mu-gc-107") {
      Grid(alignment: .top) { GridRow { Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 50, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("c1").gridCellUnsizedAxes(.vertical); Color.red.frame(minWidth: 20, idealWidth: 20, maxWidth: 40, minHeight: 20, idealHeight: 20, maxHeight: 40).accessibilityIdentifier("c2"); Color.red.frame(width: 60, height: 30).accessibilityIdentifier("c3").gridCellAnchor(.topLeading).gridColumnAlignment(.leading) }; GridRow { Color.red.frame(height: 30).accessibilityIdentifier("c4").gridColumnAlignment(.center).gridCellUnsizedAxes(.vertical); Color.red.accessibilityIdentifier("c5").gridCellAnchor(.top).gridCellUnsizedAxes(.vertical); Color.red.frame(minWidth: 20, idealWidth: 20, maxWidth: 30, minHeight: 20, idealHeight: 20, maxHeight: 30).accessibilityIdentifier("c6").layoutPriority(-1) } }
    }
    add("mu-gc-111") {
      Grid(alignment: .topLeading, verticalSpacing: 0) { GridRow(alignment: .center) { HalfLeaf().accessibilityIdentifier("c1") }; GridRow(alignment: .bottom) { Spacer().accessibilityIdentifier("c2") }; GridRow { Color.red.frame(minWidth: 20, idealWidth: 20, maxWidth: 120, minHeight: 20, idealHeight: 20, maxHeight: 120).accessibilityIdentifier("c3").layoutPriority(1) } }
    }
    add("mu-gc-120") {
      Grid(alignment: .top) { GridRow { Color.red.frame(width: 30).accessibilityIdentifier("c1") }; GridRow { Spacer().accessibilityIdentifier("c2") } }
    }
    add("mu-gd-54") {
      Grid(alignment: .bottomLeading) { GridRow { HalfLeaf().accessibilityIdentifier("c1").gridColumnAlignment(.trailing); Color.red.frame(width: 10, height: 40).accessibilityIdentifier("c2").layoutPriority(1) }; GridRow { Color.red.frame(minWidth: 20, idealWidth: 20, maxWidth: 50, minHeight: 20, idealHeight: 20, maxHeight: 50).accessibilityIdentifier("c3") }; GridRow { Color.red.frame(width: 20).accessibilityIdentifier("c4").layoutPriority(-1) } }
    }
    add("mu-ga-gq1") {
      Grid { GridRow { Color.red.accessibilityIdentifier("a"); Color.red.accessibilityIdentifier("b").layoutPriority(1) } }
    }
    add("mu-ga-gq4") {
      Grid { GridRow { Color.red.accessibilityIdentifier("a"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 30).accessibilityIdentifier("c"); Color.red.accessibilityIdentifier("d").layoutPriority(1) } }
    }
    add("mu-ga-gq6") {
      Grid { GridRow { Spacer().accessibilityIdentifier("s"); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 30).accessibilityIdentifier("c"); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") } }
    }
    add("mu-ga-gq8") {
      Grid { GridRow { Spacer().accessibilityIdentifier("s") } }
    }
    add("mu-ga-gq9") {
      Grid { GridRow { Spacer().accessibilityIdentifier("s").layoutPriority(0); Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }; GridRow { Color.red.frame(width: 10, height: 30).accessibilityIdentifier("c"); Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d") } }
    }
    add("mu-ga-z7") {
      Grid(alignment: .bottomTrailing) { GridRow { Color.red.accessibilityIdentifier("c1").gridColumnAlignment(.trailing); Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 160, minHeight: 10, idealHeight: 10, maxHeight: 10).accessibilityIdentifier("c2") }; GridRow { Spacer().accessibilityIdentifier("c3").gridCellAnchor(.trailing).gridColumnAlignment(.trailing); Color.red.frame(width: 10).accessibilityIdentifier("c4").gridCellAnchor(.bottom) }; GridRow { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c5"); Spacer().accessibilityIdentifier("c6"); Color.red.frame(width: 100, height: 10).accessibilityIdentifier("c7") } }
    }
    add("mu-ga-z8") {
      Grid { GridRow { Color.red.frame(minWidth: 30, idealWidth: 30, maxWidth: 40, minHeight: 30, idealHeight: 30, maxHeight: 30).accessibilityIdentifier("c1"); Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 20, minHeight: 10, idealHeight: 10, maxHeight: 20).accessibilityIdentifier("c2"); Color.red.frame(width: 40, height: 40).accessibilityIdentifier("c3") }; GridRow { Color.red.frame(width: 30).accessibilityIdentifier("c4").layoutPriority(-1) }; GridRow { Color.red.frame(width: 40, height: 30).accessibilityIdentifier("c5").layoutPriority(1); Color.red.frame(minWidth: 20, idealWidth: 20, maxWidth: 170, minHeight: 20, idealHeight: 20, maxHeight: 170).accessibilityIdentifier("c6").layoutPriority(-1) } }
    }
    add("mu-ga-z10") {
      Grid { GridRow { Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 50, minHeight: 10, idealHeight: 10, maxHeight: 10).accessibilityIdentifier("c1"); Color.red.frame(minWidth: 30, idealWidth: 30, maxWidth: 70, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("c2").layoutPriority(1); Color.red.frame(minWidth: 30, idealWidth: 30, maxWidth: 130, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("c3") }; GridRow { Color.red.frame(width: 20).accessibilityIdentifier("c4"); Color.red.frame(width: 30).accessibilityIdentifier("c5") }; GridRow { Color.red.frame(width: 20, height: 40).accessibilityIdentifier("c6") } }
    }
    add("mu-ga-z19") {
      Grid(alignment: .trailing) { GridRow(alignment: .bottom) { HalfLeaf().accessibilityIdentifier("c1").layoutPriority(-1); Color.red.frame(width: 10, height: 20).accessibilityIdentifier("c2").gridColumnAlignment(.center); Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 30, minHeight: 0, idealHeight: 10, maxHeight: 30).accessibilityIdentifier("c3") }; GridRow { Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 150, minHeight: 30, idealHeight: 30, maxHeight: 30).accessibilityIdentifier("c4") }; GridRow { Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 40, minHeight: 10, idealHeight: 10, maxHeight: 40).accessibilityIdentifier("c5").gridCellAnchor(.center).gridColumnAlignment(.leading); Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 30, minHeight: 10, idealHeight: 10, maxHeight: 10).accessibilityIdentifier("c6").layoutPriority(1); Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 100, minHeight: 20, idealHeight: 20, maxHeight: 20).accessibilityIdentifier("c7").gridCellAnchor(.trailing).gridColumnAlignment(.leading).gridCellUnsizedAxes(.horizontal) } }
    }
    add("mu-gs-12") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Spacer().accessibilityIdentifier("s").frame(width: 8); Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c") } }
    }
    add("mu-gs-13") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Spacer().accessibilityIdentifier("s").padding(.leading, 4); Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c") } }
    }
    add("mu-gs-14") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); HStack(spacing: 0) { Spacer().accessibilityIdentifier("s") }; Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c") } }
    }
    add("mu-gs-15") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); ZStack { Spacer().accessibilityIdentifier("s") }; Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c") } }
    }
    add("mu-gs-16") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Color.red.frame(width: 8, height: 8).accessibilityIdentifier("s").overlay { Spacer() }; Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c") } }
    }
    add("mu-ge-13") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a") }; GridRow { Spacer().accessibilityIdentifier("s") }; GridRow { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c") } }
    }
    add("mu-ge-15") {
      Grid { GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a"); Spacer().accessibilityIdentifier("s"); Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c") } }
    }
  }
}
