import Foundation
import SwiftUI
import Testing

@testable import Quoin
@testable import QuoinExplain

/// Oddities in grids: for each, a view that has it, and a similar one that is as intended.
@MainActor
@Suite("Diagnoses about grids")
struct GridDiagnosesTests {
  private func mosaic(_ columns: [GridItem], spacing: CGFloat?) -> some View {
    _located(
      "Mosaic.swift|3:5|LazyVGrid@3:5",
      LazyVGrid(columns: columns, spacing: spacing) {
        ForEach(0..<6, id: \.self) { _ in
          _located("Mosaic.swift|5:9|Rectangle@5:9|frame@6:10", Rectangle().frame(height: 40))
        }
      })
  }

  @Test("spacing: 0 leaves the gaps between columns")
  func gridGap() throws {
    let columns = [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]
    let found = try ContainerSamples.diagnoses(mosaic(columns, spacing: 0))
    #expect(found.map(\.rule.id) == ["grid-gap"])
    let gap = try #require(found.first)
    #expect(gap.seen.contains("125.67 wide"))
    #expect(gap.cause.contains("(line 3)"))
    #expect(gap.cause.hasSuffix("393 less 2 gaps of 8, by 3."))
    #expect(gap.edit?.changes.map(\.call) == ["GridItem"])
    #expect(ContainerSamples.actions(gap) == [.setArgument("spacing", to: "0")])
    #expect(gap.edit?.outcome == "columns of 131, no gaps")
    let tight = columns.map { GridItem($0.size, spacing: 0) }
    #expect(try ContainerSamples.rules(mosaic(tight, spacing: 0)).isEmpty)
    #expect(try ContainerSamples.rules(mosaic(columns, spacing: nil)).isEmpty)
    #expect(try ContainerSamples.rules(mosaic(columns, spacing: 20)).isEmpty)
    #expect(try ContainerSamples.rules(mosaic([GridItem(.flexible())], spacing: 0)).isEmpty)
  }

  private func prices(_ line: some View) -> some View {
    _located(
      "Prices.swift|3:5|Grid@3:5",
      Grid(alignment: .leading) {
        GridRow {
          _located("Prices.swift|5:9|Text@5:9", Text("Tea"))
          _located("Prices.swift|6:9|Text@6:9", Text("3.20"))
        }
        line
        GridRow {
          _located("Prices.swift|10:9|Text@10:9", Text("Coffee"))
          _located("Prices.swift|11:9|Text@11:9", Text("3.90"))
        }
      })
  }

  @Test("a Divider makes a Grid as wide as possible")
  func wideGridLine() throws {
    let found = try ContainerSamples.diagnoses(
      prices(_located("Prices.swift|8:7|Divider@8:7", Divider())))
    #expect(found.map(\.rule.id) == ["wide-grid-line"])
    #expect(found.first?.seen.hasPrefix("The Grid is 393 wide") == true)
    #expect(found.first?.cause.hasPrefix("The Divider (line 8) takes all the width") == true)
    #expect(
      ContainerSamples.actions(found.first) == [.append(".gridCellUnsizedAxes(.horizontal)")])
    let unsized = _located(
      "Prices.swift|8:7|Divider@8:7|gridCellUnsizedAxes@9:8",
      Divider().gridCellUnsizedAxes(.horizontal))
    #expect(try ContainerSamples.rules(prices(unsized)).isEmpty)
    let text = _located("Prices.swift|8:7|Text@8:7", Text("Hot drinks"))
    #expect(try ContainerSamples.rules(prices(text)).isEmpty)
  }

  @Test("a Grid with a cell that should fill it is meant to be wide")
  func filledGrid() throws {
    let line = _located("Prices.swift|8:7|Divider@8:7", Divider())
    let cell = _located(
      "Prices.swift|5:9|Text@5:9|frame@6:10", Text("Tea").frame(maxWidth: .infinity))
    let grid = _located(
      "Prices.swift|3:5|Grid@3:5",
      Grid {
        GridRow {
          cell
          _located("Prices.swift|7:9|Text@7:9", Text("3.20"))
        }
        line
      })
    #expect(try !ContainerSamples.rules(grid).contains("wide-grid-line"))
  }

  @Test("a long cell that is alone in its row makes the first column wide")
  func wideGridCell() throws {
    func card(_ long: some View) -> some View {
      _located(
        "Card.swift|3:5|Grid@3:5",
        Grid(alignment: .leading) {
          GridRow {
            _located("Card.swift|5:9|Text@5:9", Text("Soil"))
            _located("Card.swift|6:9|Text@6:9", Text("dry"))
          }
          GridRow { long }
        })
    }
    let text = Text("Water it once a week in summer")
    let found = try ContainerSamples.diagnoses(
      card(_located("Card.swift|9:9|Text@9:9", text)))
    let wide = try #require(found.first { $0.rule == .wideGridCell })
    #expect(wide.isOnlyAsked)
    #expect(wide.cause.contains("(line 9)"))
    #expect(ContainerSamples.actions(wide) == [.append(".gridCellColumns(2)")])
    let spanning = _located(
      "Card.swift|9:9|Text@9:9|gridCellColumns@10:10", text.gridCellColumns(2))
    #expect(try ContainerSamples.rules(card(spanning)).isEmpty)
    let short = _located("Card.swift|9:9|Text@9:9", Text("Sun"))
    #expect(try ContainerSamples.rules(card(short)).isEmpty)
  }

  @Test("cells of different heights are centered")
  func raggedCells() throws {
    func shelf(_ item: GridItem, _ heights: [CGFloat]) -> some View {
      _located(
        "Shelf.swift|3:5|LazyVGrid@3:5",
        LazyVGrid(columns: [item, item]) {
          ForEach(heights, id: \.self) { height in
            _located("Shelf.swift|5:9|Color@5:9|frame@6:10", Color.brown.frame(height: height))
          }
        })
    }
    let found = try ContainerSamples.diagnoses(shelf(GridItem(.flexible()), [40, 100]))
    let ragged = try #require(found.first { $0.rule == .raggedCells })
    #expect(ragged.isOnlyAsked)
    #expect(ragged.seen.contains("begins 30 lower"))
    #expect(ragged.edit?.changes.map(\.call) == ["GridItem"])
    #expect(ContainerSamples.actions(ragged) == [.setArgument("alignment", to: ".top")])
    let top = GridItem(.flexible(), alignment: .top)
    #expect(try ContainerSamples.rules(shelf(top, [40, 100])).isEmpty)
    #expect(try ContainerSamples.rules(shelf(GridItem(.flexible()), [41, 40])).isEmpty)
  }

  @Test("a color without a height in a lazy grid")
  func flatGridCell() throws {
    func grid(_ cell: some View) -> some View {
      _located(
        "Swatches.swift|3:5|LazyVGrid@3:5",
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) { cell })
    }
    let found = try ContainerSamples.diagnoses(
      grid(_located("Swatches.swift|4:7|Color@4:7", Color.teal)))
    #expect(found.map(\.rule.id) == ["flat-grid-cell"])
    #expect(found.first?.cause.hasPrefix("The LazyVGrid (line 3) offers its cells") == true)
    #expect(ContainerSamples.actions(found.first) == [.append(".frame(height: 100)")])
    let framed = _located(
      "Swatches.swift|4:7|Color@4:7|frame@5:8", Color.teal.frame(height: 60))
    #expect(try ContainerSamples.rules(grid(framed)).isEmpty)
  }

  #if Graphics
    @Test("an image that fills its height is wider than its column")
    func wideGridImage() throws {
      let picture = Image(
        uiImage: ImageRenderer(content: Color.teal.frame(width: 80, height: 20)).uiImage!)
      func gallery(_ cell: some View) -> some View {
        _located(
          "Gallery.swift|3:5|LazyVGrid@3:5",
          LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) { cell })
      }
      let fill = picture.resizable().scaledToFill().frame(height: 120)
      let filled = _located(
        "Gallery.swift|4:7|Image@4:7|resizable@5:8|scaledToFill@6:8|frame@7:8", fill)
      let found = try ContainerSamples.diagnoses(gallery(filled))
      #expect(found.map(\.rule.id) == ["wide-grid-image"])
      #expect(
        ContainerSamples.actions(found.first) == [
          .append(".frame(minWidth: 0, maxWidth: .infinity).clipped()")
        ])
      let clipped = _located(
        "Gallery.swift|4:7|Image@4:7|resizable@5:8|scaledToFill@6:8|frame@7:8|clipped@8:8",
        fill.clipped())
      #expect(try ContainerSamples.rules(gallery(clipped)).isEmpty)
      let fitting = _located(
        "Gallery.swift|4:7|Image@4:7|resizable@5:8|scaledToFit@6:8",
        picture.resizable().scaledToFit())
      #expect(try ContainerSamples.rules(gallery(fitting)).isEmpty)
    }
  #endif
}
