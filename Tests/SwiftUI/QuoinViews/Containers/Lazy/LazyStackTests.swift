import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews
import Testing

@MainActor
@Suite("LazyVStack and LazyHStack")
struct LazyStackTests {
  private func box(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = 10) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  /// Rules/LazyContainers.md#lazy-proposal, Rules/LazyContainers.md#lazy-size
  @Test("Takes the width, hugs the height, proposes no height")
  func sizes() throws {
    let column = try Rendering(
      LazyVStack(alignment: .trailing) {
        box("a", 40)
        box("b", nil, nil)
      }, 200, 300)
    #expect(column.size == CGSize(width: 200, height: 28))
    #expect(column.frame("a") == CGRect(x: 160, y: 0, width: 40, height: 10))
    #expect(column.frame("b") == CGRect(x: 0, y: 18, width: 200, height: 10))
    let ideal = try Rendering(
      LazyVStack(spacing: 2) {
        box("a", 40)
        box("b", 60)
      })
    #expect(ideal.size == CGSize(width: 60, height: 22))
    let row = try Rendering(
      LazyHStack(alignment: .top, spacing: 3) {
        box("a", 40)
        box("b", 60)
      }, 500, 50)
    #expect(row.size == CGSize(width: 103, height: 50))
    #expect(row.frame("b") == CGRect(x: 43, y: 0, width: 60, height: 10))
  }

  /// Rules/LazyContainers.md#lazy-size
  @Test("Without a width, it is as wide as its visible rows")
  func widthOfWhatIsSeen() throws {
    func width(scrolledTo offset: CGFloat) throws -> CGFloat {
      try Rendering(
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<50, id: \.self) { box("\($0)", $0 == 0 ? 90 : $0 == 20 ? 70 : 40) }
          }
        }
        .scrollPosition(.constant(ScrollPosition(y: offset))).frame(height: 50)
      ).size.width
    }
    #expect(try width(scrolledTo: 0) == 90)
    #expect(try width(scrolledTo: 100) == 40)
    #expect(try width(scrolledTo: 180) == 70)
  }

  private struct Pair: View {
    @Environment(\.lineLimit) private var limit
    var body: some View {
      if limit == 7 { Color.red.frame(height: 10).accessibilityIdentifier("seven") }
      Color.red.frame(height: 20).accessibilityIdentifier("always")
    }
  }

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.padding(5) }
  }

  @Test("Lists are flattened: bodies, conditions, groups, modifiers, erased views")
  func flattening() throws {
    let none: Color? = nil
    let rendering = try Rendering(
      LazyVStack(spacing: 0) {
        EmptyView()
        none
        Group {
          Pair()
          AnyView(box("erased"))
        }
        .padding(1).lineLimit(7).modifier(Framed())
        box("last")
      }, 100, nil)
    // 10, 20 and 10 points, each with 12 points of padding, and 10.
    #expect(rendering.size.height == 86)
    #expect(rendering.frame("seven") == CGRect(x: 6, y: 6, width: 88, height: 10))
    #expect(rendering.frame("always") == CGRect(x: 6, y: 28, width: 88, height: 20))
    #expect(rendering.frame("last") == CGRect(x: 0, y: 76, width: 100, height: 10))
    let count = rendering.tree.layout.children(of: rendering.tree.layout.root!).count
    #expect(count == 4)
  }

  @Test("The views of an item are consecutive rows")
  func severalViews() throws {
    let rendering = try Rendering(
      LazyVStack(spacing: 4) {
        ForEach(0..<2) { index in
          box("a\(index)")
          if index == 1 { box("b\(index)") }
        }
      }, 100, nil)
    #expect(rendering.frame("b1") == CGRect(x: 0, y: 28, width: 100, height: 10))
    #expect(rendering.size.height == 38)
  }

  @Test("A row without views takes no space and no spacing")
  func emptyRows() throws {
    let rendering = try Rendering(
      LazyVStack(spacing: 8) {
        ForEach(0..<3) { index in if index != 1 { box("a\(index)") } }
      }, 100, nil)
    #expect(rendering.size.height == 28)
  }

  @Test("As high as the eager stack when all rows exist, whatever their neighbors")
  func agreesWithEager() throws {
    func content() -> some View {
      ForEach(0..<6) { index in
        Text("A line").accessibilityIdentifier("t\(index)")
        if index.isMultiple(of: 2) { Divider() }
        if index == 3 { Color.red.frame(height: 5) }
      }
    }
    let lazy = try Rendering(LazyVStack { content() }, 200, nil)
    let eager = try Rendering(VStack { content() }.frame(maxWidth: .infinity), 200, nil)
    #expect(isClose(lazy.size.height, eager.size.height))
    for index in 0..<6 {
      let (own, other) = (lazy.frame("t\(index)"), eager.frame("t\(index)"))
      #expect(try isClose(#require(own).minY, #require(other).minY))
    }
  }

  @Test("Only visible rows write preferences")
  func preferences() throws {
    let seen = Sum()
    _ = try Rendering(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) {
            Color.red.frame(height: 50).preference(key: Count.self, value: 1 + 0 * $0)
          }
        }
      }
      .onPreferenceChange(Count.self) { value in MainActor.assumeIsolated { seen.value = value } },
      100, 200)
    #expect(seen.value == 4)
  }

  @MainActor private final class Sum { var value = 0 }
  private struct Count: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test("After other views of a column, only visible rows are created")
  func behindSiblings() throws {
    let census = Census()
    let rendering = try Rendering(
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(height: 150)
          LazyVStack(spacing: 0) { ForEach(0..<100) { census.row($0, height: 20) } }
        }
      }, 100, 200)
    #expect(census.made == [0, 1, 2])
    #expect(rendering.tree.layout.contentSize(of: rendering.tree.scrollViews[0]).height == 2150)
  }

  @Test("Inside a geometry reader, and with one in each row")
  func geometryReaders() throws {
    let census = Census()
    let rendering = try Rendering(
      GeometryReader { outer in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { index in
              census.row(index, height: 50).overlay {
                GeometryReader { proxy in
                  Color.blue.frame(height: proxy.size.height / 2)
                    .accessibilityIdentifier("half\(index)")
                }
              }
            }
          }
        }
        .frame(height: outer.size.height / 2)
      }, 100, 400)
    #expect(census.made == [0, 1, 2, 3])
    #expect(rendering.frame("half3") == CGRect(x: 0, y: 150, width: 100, height: 25))
  }

  @Test("Missing rows are estimated by the mean of the existing ones")
  func estimates() throws {
    let rendering = try Rendering(
      ScrollView {
        LazyVStack(spacing: 10) {
          ForEach(0..<100) { Color.red.frame(height: $0.isMultiple(of: 2) ? 20 : 40) }
        }
      }, 100, 100)
    // 20, 40 and 20 with two gaps are visible: 80/3 for each of 100, and 99 gaps.
    let size = rendering.tree.layout.contentSize(of: rendering.tree.scrollViews[0])
    #expect(isClose(size.height, 80 / 3 * 100 + 990))
  }

  @Test(
    "Unequal rows: the target of a scroll is exactly at the requested position",
    arguments: [0, 40, 500, 998])
  func exactTargets(_ target: Int) throws {
    for (anchor, place) in [(UnitPoint.top, CGFloat(0)), (.center, 0.5), (.bottom, 1)] {
      let rendering = try Rendering(
        ScrollView {
          LazyVStack(spacing: 3) {
            ForEach(0..<1000) { index in
              box("r\(index)", nil, 10 + CGFloat(index * 7 % 50))
            }
          }
        }, 100, 300)
      try rendering.tree.scroll(to: target, anchor: anchor)
      let frame = try #require(rendering.frame("r\(target)"))
      let wanted = (300 - frame.height) * place
      let isAtStart = target == 0 || (target == 998 && place < 1)
      #expect(isAtStart || isClose(frame.minY, wanted), "row \(target) at \(frame)")
      #expect(frame.minY >= -0.001 && frame.maxY <= 300.001)
      let lazy = rendering.tree.layout.children(of: rendering.tree.scrollViews[0])[0]
      #expect(rendering.tree.layout.lazyContainer(lazy).itemCount < 60)
    }
  }

  @Test("A constant estimate creates only visible rows: 13 rows of 24 in 300 points")
  func constantEstimate() throws {
    let census = Census()
    _ = try Rendering(ScrollView { EstimatedRows(census: census) }, 300, 300)
    #expect(census.made.count == 13)
  }

  private struct EstimatedRows: PrimitiveView {
    let census: Census
    static func _emit(_ view: Self, into emission: Emission) {
      let rows = ForEach(0..<1000) { view.census.row($0, height: 28 + CGFloat($0 % 5) * 20) }
      emission.emitLazy(
        SlotList(rows, in: emission), LazyConfiguration(.vertical, spacing: 0, estimate: 24),
        name: "List")
    }
  }
}
