import Foundation
import QuoinCore
import QuoinGeometry
import QuoinViews
import Testing

/// Counts the created views.
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

  @Test("A hundred thousand rows cost as much as the visible ones", arguments: [0, 50_000, 99_999])
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
    // 20 rows fill the viewport; the first one determines the estimate for the others.
    #expect(census.made.count <= 41)
    #expect(rendering.tree.layout.count < 200)
    #expect(rendering.tree.layout.measurements < 1000)
  }

  @Test("Without a scroll view, all rows are created")
  func outsideScrollView() throws {
    let census = Census()
    let rendering = try Rendering(
      LazyVStack(spacing: 0) { ForEach(0..<50) { census.row($0, height: 40) } }, 100, 200)
    #expect(census.made.count == 50)
    #expect(rendering.size == CGSize(width: 100, height: 2000))
  }

  @Test("Rows that are taller than the first are created until the viewport is full")
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

  @Test("Rows without height don't cause an endless loop")
  func emptyRows() throws {
    let rendering = try Rendering(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<3000) { _ in Color.red.frame(height: 0) } }
      }, 100, 300)
    #expect(rendering.size == CGSize(width: 100, height: 300))
  }

  @Test("Nested: rows that scroll horizontally create their visible cells")
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

@MainActor
@Suite("What lazy containers without limits make")
struct UnlimitedLazyTests {
  private static let rows = 10_000_000

  private func forms(_ census: Census) -> [(String, AnyView)] {
    let rows = ForEach(0..<Self.rows, id: \.self) { census.row($0, height: 50) }
    let columns = ForEach(0..<Self.rows, id: \.self) { census.row($0, height: 5).frame(width: 50) }
    let tracks = [GridItem(), GridItem()]
    return [
      ("stack", AnyView(LazyVStack(spacing: 0) { rows })),
      ("scrolled stack", AnyView(ScrollView { LazyVStack(spacing: 0) { rows } })),
      ("row", AnyView(LazyHStack(spacing: 0) { columns })),
      ("scrolled row", AnyView(ScrollView(.horizontal) { LazyHStack(spacing: 0) { columns } })),
      ("grid", AnyView(ScrollView { LazyVGrid(columns: tracks, spacing: 0) { rows } })),
    ]
  }

  @Test("Ten million rows without a proposal: as many as an image can contain")
  func tenMillionRows() throws {
    for form in 0..<5 {
      let census = Census()
      let (name, view) = forms(census)[form]
      let rendering = try Rendering(view)
      let cells = name == "grid" ? 2 : 1
      let wanted = 20_000 * cells
      #expect((wanted...wanted + 10).contains(census.made.count), "\(name): \(census.made.count)")
      #expect(census.evaluations == census.made.count, "\(name)")
      #expect(rendering.tree.layout.measurements < 5 * census.made.count, "\(name)")
      let length = CGFloat(Self.rows / cells) * 50
      let axis: Axis = name.hasSuffix("row") ? .horizontal : .vertical
      #expect(isClose(axis == .vertical ? rendering.size.height : rendering.size.width, length))
      #expect(rendering.warnings.count { $0.contains("Nothing limits the length") } == 1, "\(name)")
    }
  }

  @Test("Rows without height are created, too, within limits")
  func emptyRows() throws {
    let census = Census()
    _ = try Rendering(
      LazyVStack(spacing: 0) { ForEach(0..<Self.rows, id: \.self) { census.row($0, height: 0) } })
    #expect(census.made.count == 10_000)
    let few = Census()
    _ = try Rendering(
      LazyVStack(spacing: 0) { ForEach(0..<5_000, id: \.self) { few.row($0, height: 0) } })
    #expect(few.made.count == 5_000)
  }

  @Test("A list without a proposal has no height and creates nothing")
  func list() throws {
    let census = Census()
    let rendering = try Rendering(List(0..<Self.rows, id: \.self) { census.row($0, height: 50) })
    #expect(rendering.size == .zero)
    #expect(census.made.isEmpty)
    #expect(rendering.tree.layout.measurements < 200)
  }

  @Test("Scrolling to a row walks through the data once")
  func scrolling() throws {
    let data = Counted()
    let rendering = try Rendering(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(data, id: \.self) { Color.red.frame(height: CGFloat(20 + $0 % 7)) }
        }
      }, 100, 300)
    data.reads.count = 0
    try rendering.tree.scroll(to: 90_000, anchor: .top)
    #expect(data.reads.count < 91_000)
    // A range's elements are its ids.
    let range = try Rendering(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<Self.rows, id: \.self) { _ in Color.red.frame(height: 20) }
        }
      }, 100, 300)
    try range.tree.scroll(to: Self.rows - 1, anchor: .top)
    let scroll = try #require(range.tree.scrollViews.first)
    #expect(range.tree.layout.scrollOffset(of: scroll).y == CGFloat(Self.rows) * 20 - 300)
  }

  /// Numbers that count their reads.
  private struct Counted: RandomAccessCollection {
    final class Reads { var count = 0 }
    let reads = Reads()
    var startIndex: Int { 0 }
    var endIndex: Int { 100_000 }
    subscript(index: Int) -> Int {
      reads.count += 1
      return index
    }
  }

  @Test("Pinned headers of many sections")
  func manySections() throws {
    let rendering = try Rendering(
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          ForEach(0..<2_000, id: \.self) { section in
            Section {
              ForEach(0..<3, id: \.self) { _ in Color.red.frame(height: 20) }
            } header: {
              Color.blue.frame(height: 20).accessibilityIdentifier("header \(section)")
            }
          }
        }
      }, 100, 300)
    try rendering.tree.scroll(0, to: CGPoint(x: 0, y: 80 * 1500 + 30))
    #expect(rendering.frame("header 1500")?.minY == 0)
    let fills = rendering.fills.filter { $0.box.minY <= 0 && $0.box.maxY > 0 }
    #expect(fills.last?.box.height == 20)
  }
}
