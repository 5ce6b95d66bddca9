import Foundation
import QuoinCore
import QuoinViews
import Testing

/// Counts the views that are made.
@MainActor
final class Census {
  private(set) var made: Set<Int> = []
  private(set) var evaluations = 0

  func row(_ index: Int, height: CGFloat) -> some View {
    made.insert(index)
    evaluations += 1
    return Color.red.frame(height: height)
  }
}

@MainActor
@Suite("What lazy containers make")
struct LazyCountTests {
  @Test("16 of 1000 cells in 200 points, as recorded")
  func recordedGrid() throws {
    let census = Census()
    _ = try Rendering(
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
          ForEach(0..<1000, id: \.self) { census.row($0, height: 20) }
        }
      }, 200, 200)
    #expect(census.made == Set(0..<16))
    #expect(census.evaluations == 16)
  }

  @Test("A hundred thousand rows cost what is seen", arguments: [0, 50_000, 99_999])
  func hundredThousandRows(target: Int) throws {
    let census = Census()
    let rendering = try Rendering(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100_000, id: \.self) { census.row($0, height: 40) }
        }
      }, 400, 800)
    try rendering.tree.scroll(to: target, anchor: .top)
    let scroll = try #require(rendering.tree.scrollViews.first)
    let offset = rendering.tree.layout.scrollOffset(of: scroll)
    #expect(offset.y == min(CGFloat(target) * 40, 100_000 * 40 - 800))
    #expect(rendering.tree.layout.contentSize(of: scroll) == CGSize(width: 400, height: 4_000_000))
    // 20 rows fill the viewport; the first one says how long the others are.
    #expect(census.made.count <= 41)
    #expect(rendering.tree.layout.count < 200)
    #expect(rendering.tree.layout.measurements < 1000)
  }

  @Test("Without a scroll view all are made")
  func outsideScrollView() throws {
    let census = Census()
    let rendering = try Rendering(
      LazyVStack(spacing: 0) { ForEach(0..<50) { census.row($0, height: 40) } }, 100, 200)
    #expect(census.made.count == 50)
    #expect(rendering.size == CGSize(width: 100, height: 2000))
  }

  @Test("Rows that are taller than the first are made until the viewport is full, and no more")
  func unequalRows() throws {
    let census = Census()
    _ = try Rendering(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { census.row($0, height: $0 == 0 ? 200 : 10 + CGFloat($0 % 3) * 10) }
        }
      }, 100, 300)
    // 200, then 20, 30, 10, 20, 30: row 5 ends at 310.
    #expect(census.made == Set(0..<6))
  }

  @Test("Rows of no height don't loop for ever")
  func emptyRows() throws {
    let rendering = try Rendering(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<3000) { _ in Color.red.frame(height: 0) } }
      }, 100, 300)
    #expect(rendering.size == CGSize(width: 100, height: 300))
  }

  @Test("Nested: rows that scroll sideways make what is seen of each")
  func nestedStacks() throws {
    let census = Census()
    _ = try Rendering(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { row in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(0..<1000) { column in
                  census.row(row * 1000 + column, height: 50).frame(width: 100)
                }
              }
            }
          }
        }
      }, 300, 200)
    let expected = (0..<4).flatMap { row in (0..<3).map { row * 1000 + $0 } }
    #expect(census.made == Set(expected))
  }
}
