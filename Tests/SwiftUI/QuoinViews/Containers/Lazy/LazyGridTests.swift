import Foundation
import QuoinCore
import QuoinViews
import Testing

@MainActor
@Suite("LazyVGrid and LazyHGrid")
struct LazyGridTests {
  private func box(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  /// Returns the columns of a grid `width` wide, determined by a row of cells that fill them.
  private func columns(_ items: [GridItem], _ width: CGFloat, count: Int) throws -> [CGRect] {
    let rendering = try Rendering(
      LazyVGrid(columns: items) { ForEach(0..<count) { box("c\($0)") } }, width, nil)
    return try (0..<count).map { try #require(rendering.frame("c\($0)")) }
  }

  /// Rules/LazyContainers.md#grid-tracks
  @Test("Fixed columns first, then flexible ones, then as many as fit")
  func vectors() throws {
    let fixed = try columns(
      [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], 200, count: 4)
    #expect(fixed.map(\.width) == [70, 57, 57, 70])
    #expect(fixed.map(\.minX) == [0, 78, 143, 0])
    let capped = try columns([GridItem(.adaptive(minimum: 50, maximum: 100))], 300, count: 6)
    #expect(capped.prefix(5).allSatisfy { isClose($0.width, 53.6) })
    #expect(capped[5].minY == 18)
    let two = try columns(
      [GridItem(.adaptive(minimum: 50)), GridItem(.adaptive(minimum: 40))], 300, count: 6)
    #expect(
      zip(two.map(\.width), [69, 69, 43.333, 43.333, 43.333, 69]).allSatisfy { isClose($0, $1) })
    #expect(two[5].minY == 18)
  }

  /// Rules/LazyContainers.md#grid-twice
  @Test("Sized once for the proposal and once for the result")
  func twoPasses() throws {
    let items = [
      GridItem(.flexible(minimum: 60), spacing: 10), GridItem(.flexible(minimum: 120), spacing: 10),
    ]
    let rendering = try Rendering(
      LazyVGrid(columns: items) {
        box("a")
        box("b")
      }
      .accessibilityIdentifier("grid").frame(width: 200), 200, nil)
    #expect(rendering.frame("grid") == CGRect(x: -12.5, y: 0, width: 225, height: 10))
    #expect(rendering.frame("a") == CGRect(x: -12.5, y: 0, width: 107.5, height: 10))
    #expect(rendering.frame("b") == CGRect(x: 105, y: 0, width: 120, height: 10))
    let wide = try columns(
      [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))], 300, count: 2)
    #expect(wide.map(\.width) == [163, 180])
  }

  /// Rules/LazyContainers.md#grid-without-width
  @Test("Without a width, the first row's ideal widths decide, as recorded")
  func unspecifiedWidth() throws {
    let rendering = try Rendering(
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        box("a", 30)
        box("b", 20)
        box("c", 100)
        box("d", 20)
      })
    #expect(rendering.size == CGSize(width: 58, height: 28))
    // Columns of 25: a wider view overflows on both sides.
    #expect(rendering.frame("a") == CGRect(x: -2.5, y: 0, width: 30, height: 10))
    #expect(rendering.frame("c") == CGRect(x: -37.5, y: 18, width: 100, height: 10))
    #expect(rendering.frame("d") == CGRect(x: 35.5, y: 18, width: 20, height: 10))
  }

  @Test("Cells are aligned in their column by the item's alignment, else the grid's")
  func alignment() throws {
    let items = [GridItem(.fixed(100), alignment: .bottomTrailing), GridItem(.fixed(100))]
    let rendering = try Rendering(
      LazyVGrid(columns: items, alignment: .leading, spacing: 4) {
        box("a", 20, 10)
        box("b", 30, 50)
      }, 300, nil)
    #expect(rendering.size == CGSize(width: 300, height: 50))
    #expect(rendering.frame("a") == CGRect(x: 80, y: 40, width: 20, height: 10))
    #expect(rendering.frame("b") == CGRect(x: 108, y: 0, width: 30, height: 50))
  }

  @Test("In right-to-left layouts, the first column is on the right")
  func rightToLeft() throws {
    let rendering = try Rendering(
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(40))], alignment: .leading) {
        box("a")
        box("b")
      }, 200, nil, isRightToLeft: true)
    #expect(rendering.frame("a") == CGRect(x: 150, y: 0, width: 50, height: 10))
    #expect(rendering.frame("b") == CGRect(x: 102, y: 0, width: 40, height: 10))
  }

  @Test("A row is as high as its highest cell, and proposes that height to the others")
  func rowHeight() throws {
    let rendering = try Rendering(
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        box("a", nil, 40)
        Color.red.accessibilityIdentifier("b")
      }, 108, nil)
    #expect(rendering.frame("b") == CGRect(x: 58, y: 0, width: 50, height: 40))
  }

  @Test("LazyHGrid behaves the same on the other axis")
  func horizontal() throws {
    let rendering = try Rendering(
      LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(20))], spacing: 5) {
        box("a", 10, 10)
        box("b", 40, 10)
        box("c", 10, 10)
      }, nil, 100)
    #expect(rendering.size == CGSize(width: 55, height: 100))
    // 58 points of rows, centered in 100.
    #expect(rendering.frame("a") == CGRect(x: 15, y: 31, width: 10, height: 10))
    #expect(rendering.frame("b") == CGRect(x: 0, y: 64, width: 40, height: 10))
    #expect(rendering.frame("c") == CGRect(x: 45, y: 31, width: 10, height: 10))
  }

  @Test("Headers and footers fill a row, and a section starts a new one")
  func sections() throws {
    let rendering = try Rendering(
      LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
        Section {
          ForEach(0..<3) { box("a\($0)") }
        } header: {
          box("h", nil, 20)
        } footer: {
          box("f", nil, 5)
        }
        Section { ForEach(0..<2) { box("b\($0)") } }
      }, 208, nil)
    #expect(rendering.frame("h") == CGRect(x: 0, y: 0, width: 208, height: 20))
    #expect(rendering.frame("a2") == CGRect(x: 0, y: 30, width: 100, height: 10))
    #expect(rendering.frame("f") == CGRect(x: 0, y: 40, width: 208, height: 5))
    #expect(rendering.frame("b0") == CGRect(x: 0, y: 45, width: 100, height: 10))
    #expect(rendering.frame("b1") == CGRect(x: 108, y: 45, width: 100, height: 10))
  }

  @Test("An item of two views is two cells; with a condition, each item is counted")
  func cellsOfItems() throws {
    let rendering = try Rendering(
      LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
        ForEach(0..<2) { index in
          box("a\(index)")
          box("b\(index)")
        }
        ForEach(0..<4) { index in
          if index != 1 { box("c\(index)") }
        }
      }, 108, nil)
    #expect(rendering.frame("a1") == CGRect(x: 0, y: 10, width: 50, height: 10))
    #expect(rendering.frame("b1") == CGRect(x: 58, y: 10, width: 50, height: 10))
    #expect(rendering.frame("c0") == CGRect(x: 0, y: 20, width: 50, height: 10))
    #expect(rendering.frame("c2") == CGRect(x: 58, y: 20, width: 50, height: 10))
    #expect(rendering.frame("c3") == CGRect(x: 0, y: 30, width: 50, height: 10))
  }

  @Test("Absurd numbers don't trap", arguments: [0, -10, 1e12, CGFloat.infinity, .nan])
  func absurdNumbers(_ number: CGFloat) throws {
    let items = [
      GridItem(.fixed(number)), GridItem(.adaptive(minimum: number, maximum: number)),
      GridItem(.flexible(minimum: number, maximum: -number), spacing: number),
    ]
    for width in [nil, 0, 100, CGFloat.infinity] {
      let rendering = try Rendering(
        LazyVGrid(columns: items, spacing: number) { ForEach(0..<5) { box("c\($0)") } }, width, nil)
      #expect(!rendering.size.width.isNaN && !rendering.size.height.isNaN)
    }
    _ = try Rendering(LazyVGrid(columns: []) { box("a") }, 100, nil)
  }
}
