import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews
import Testing

/// The rows and cells of a grid, created from views (Rules/Grids.md#rows).
@MainActor
struct GridViewTests {
  private func block(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  private func boxes(
    _ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil,
    isRightToLeft: Bool = false
  ) throws -> [CGRect] {
    try Rendering(view, width, height, isRightToLeft: isRightToLeft).fills.map(\.box)
  }

  @Test func rowsComeThroughControlFlowAndModifiers() throws {
    let isShown = true
    let view = Grid {
      if isShown {
        GridRow {
          block(30, 10)
          block(20, 20)
        }
      }
      Group {
        ForEach(0..<1) { _ in
          GridRow {
            block(10, 30)
            block(40, 10)
          }
        }
      }
      AnyView(
        GridRow {
          block(5, 5)
          block(5, 5)
        }
        .padding(1))
    }
    #expect(try Rendering(view).size == CGSize(width: 78, height: 73))
    #expect(try boxes(view).map(\.minX) == [0, 48, 10, 38, 12.5, 55.5])
  }

  @Test func outsideAGridARowIsItsViews() throws {
    let row = GridRow(alignment: .top) {
      block(30, 10)
      block(20, 20)
    }
    #expect(try Rendering(VStack { row }).size == CGSize(width: 30, height: 38))
    #expect(try Rendering(HStack { row }).size == CGSize(width: 58, height: 20))
    // A container with a row inside is one full cell.
    #expect(try Rendering(Grid { HStack { row } }).size == CGSize(width: 58, height: 20))
  }

  @Test func aRowInsideARowIsPartOfIt() throws {
    let view = Grid {
      GridRow(alignment: .bottom) {
        GridRow(alignment: .top) { block(30, 10) }
        block(20, 20)
      }
    }
    #expect(try boxes(view).map(\.origin) == [CGPoint(x: 0, y: 10), CGPoint(x: 38, y: 0)])
  }

  /// A cell modifier works through wrappers, but not from inside another container.
  @Test func cellAttributesStayInTheirContainer() throws {
    func grid(_ cell: some View) -> some View {
      Grid {
        GridRow {
          block(30, 10)
          block(20, 10)
        }
        GridRow { cell }
      }
    }
    let wide = block(100, 10)
    #expect(try Rendering(grid(wide.gridCellColumns(2).padding(1).border(.red))).size.width == 102)
    #expect(try Rendering(grid(HStack { wide.gridCellColumns(2) })).size.width == 128)
    #expect(try Rendering(grid(wide.background { Color.red.gridCellColumns(2) })).size.width == 128)
  }

  /// A divider takes the whole width as a row of its own; if it is unsized, it takes only the width
  /// of the others.
  @Test func dividersAndUnsizedAxes() throws {
    func grid(_ divider: some View) -> some View {
      Grid {
        GridRow {
          block(30, 10)
          block(20, 10)
        }
        divider
      }
    }
    #expect(try Rendering(grid(Divider()), 200, nil).size.width == 200)
    let unsized = try Rendering(grid(Divider().gridCellUnsizedAxes(.horizontal)), 200, nil)
    #expect(unsized.size == CGSize(width: 58, height: 18.5))
    #expect(unsized.fills.last?.box.width == 58)
  }

  @Test func alignments() throws {
    let view = Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        block(50, 40)
        block(10, 10).gridColumnAlignment(.trailing)
      }
      GridRow(alignment: .bottom) {
        block(10, 40).gridCellAnchor(UnitPoint(x: 0.25, y: 1))
        block(30, 10)
      }
    }
    #expect(
      try boxes(view).map(\.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 70, y: 0), CGPoint(x: 10, y: 40), CGPoint(x: 50, y: 70),
      ])
    #expect(try boxes(view, isRightToLeft: true).map(\.maxX) == [80, 10, 70, 30])
  }

  /// Baselines are aligned as in an `HStack`: 13 and 25 below the tops, with a color's bottom edge
  /// on the baseline.
  @Test func baselinesOfARowMeet() throws {
    let view = Grid(alignment: .leadingFirstTextBaseline) {
      GridRow {
        Text("Hg")
        Text("Hg").font(.system(size: 26))
        block(10, 10)
      }
    }
    let rendering = try Rendering(view, platform: .macOS)
    #expect(rendering.size.height == 30)
    #expect(rendering.glyphs.map(\.origin.y) == [12, 0])
    #expect(rendering.fills[0].box.maxY == 25)
  }

  /// A row aligned by a baseline is only as high as its tallest cell: the large text begins above
  /// it (Rules/Grids.md#row-baselines).
  @Test func baselinesDoNotRaiseARow() throws {
    let view = Grid(
      alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0
    ) {
      GridRow {
        Text("Hg\nHg")
        Text("Hg").font(.system(size: 26))
      }
      block(10, 10)
    }
    let rendering = try Rendering(view, platform: .macOS)
    #expect(rendering.size.height == 42)
    #expect(rendering.glyphs.map(\.origin.y) == [0, 0, -12])
    #expect(rendering.fills[0].box.minY == 32)
  }

  @Test func layoutsAsValues() throws {
    @ViewBuilder var rows: some View {
      GridRow {
        block(30, 10)
        block(20, 20)
      }
      block(100, 10)
    }
    let layout = GridLayout(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2)
    let plain = Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) { rows }
    #expect(try boxes(layout { rows }) == boxes(plain))
    #expect(try boxes(AnyLayout(layout) { rows }) == boxes(plain))

    /// A custom layout that calls the grid's.
    struct Inner: Layout {
      let layout = GridLayout(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2)
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout GridLayout.Cache
      ) -> CGSize { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout GridLayout.Cache
      ) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
      func makeCache(subviews: Subviews) -> GridLayout.Cache {
        layout.makeCache(subviews: subviews)
      }
    }
    let asList = Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) {
      GridRow { block(30, 10) }
      block(100, 10)
    }
    let called = Inner {
      block(30, 10)
      block(100, 10)
    }
    #expect(try boxes(called) == boxes(asList))
  }

  @Test func invalidCountsAreReported() throws {
    let negative = try Rendering(Grid { GridRow { block(10, 10).gridCellColumns(-1) } })
    #expect(negative.size == CGSize(width: 10, height: 10))
    #expect(negative.warnings == ["gridCellColumns(-1): the number of columns can't be negative."])
    let huge = try Rendering(
      Grid(horizontalSpacing: 1) { GridRow { block(10, 10).gridCellColumns(1_000_000) } })
    #expect(huge.size == CGSize(width: 4095, height: 10))
    #expect(huge.warnings == ["gridCellColumns(1000000): a grid has at most 4096 columns."])
  }

  @Test func callShapes() {
    _ = Grid {}
    _ = Grid(alignment: .leading) { Text("a") }
    _ = Grid(horizontalSpacing: 1, verticalSpacing: nil) { GridRow {} }
    _ = Grid(alignment: .top, horizontalSpacing: 1, verticalSpacing: 2) {
      GridRow(alignment: .center) { Text("a").gridCellUnsizedAxes([.horizontal, .vertical]) }
    }
  }
}
