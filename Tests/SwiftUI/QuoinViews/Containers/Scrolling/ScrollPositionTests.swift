import Foundation
import QuoinCore
import QuoinGeometry
import QuoinViews
import Testing

@MainActor
@Suite("Where scroll views are")
struct ScrollPositionTests {
  private func rows(_ count: Int) -> some View {
    LazyVStack(spacing: 0) {
      ForEach(0..<count, id: \.self) {
        Color.red.frame(height: 30).accessibilityIdentifier("r\($0)")
      }
    }
  }

  private func offset<V: View>(_ view: V) throws -> CGFloat {
    let rendering = try Rendering(view, 100, 100)
    return rendering.tree.layout.scrollOffset(of: rendering.tree.scrollViews[0]).y
  }

  @Test("A binding to an id scrolls to the view, minimally or to the anchor")
  func ids() throws {
    let view = ScrollView { rows(200) }
    #expect(try offset(view.scrollPosition(id: .constant(150), anchor: .top)) == 4500)
    #expect(try offset(view.scrollPosition(id: .constant(150))) == 4430)
    #expect(try offset(view.scrollPosition(id: .constant(Int?.none))) == 0)
    #expect(try offset(view.scrollPosition(id: .constant("nobody"), anchor: .top)) == 0)
  }

  @Test("A position is a view, an edge or a point, limited to the content")
  func positions() throws {
    let view = ScrollView { rows(200) }
    #expect(try offset(view.scrollPosition(.constant(ScrollPosition(edge: .bottom)))) == 5900)
    #expect(try offset(view.scrollPosition(.constant(ScrollPosition(y: 77)))) == 77)
    #expect(try offset(view.scrollPosition(.constant(ScrollPosition(y: 1e9)))) == 5900)
    #expect(
      try offset(view.scrollPosition(.constant(ScrollPosition(id: 20, anchor: .center)))) == 565)
    #expect(try offset(view.scrollPosition(.constant(ScrollPosition()))) == 0)
    var position = ScrollPosition(idType: Int.self)
    position.scrollTo(edge: .bottom)
    #expect(position.edge == .bottom && position.point == nil && position.viewID == nil)
    position.scrollTo(id: 3)
    #expect(position.viewID(type: Int.self) == 3 && position.edge == nil)
    position.scrollTo(x: 1, y: 2)
    #expect(position.point == CGPoint(x: 1, y: 2) && !position.isPositionedByUser)
  }

  @Test("An anchor sets the initial position; the end of a thousand rows is created at once")
  func anchors() throws {
    let rendering = try Rendering(ScrollView { rows(1000) }.defaultScrollAnchor(.bottom), 100, 100)
    #expect(rendering.frame("r999")?.maxY == 100)
    #expect(rendering.frame("r0") == nil)
    #expect(try offset(ScrollView { rows(10) }.defaultScrollAnchor(.center)) == 100)
    #expect(try offset(ScrollView { rows(10) }.defaultScrollAnchor(.bottom, for: .alignment)) == 0)
  }

  @Test("A scroll view inside another has its own position")
  func nested() throws {
    let rendering = try Rendering(
      ScrollView {
        ScrollView { rows(20) }.frame(height: 90)
        Color.blue.frame(height: 500)
      }
      .defaultScrollAnchor(.bottom), 100, 100)
    let offsets = rendering.tree.scrollViews.map { rendering.tree.layout.scrollOffset(of: $0).y }
    #expect(offsets == [498, 0])
  }

  @Test("Scrolling during layout lays out again, also for another size")
  func fromActions() throws {
    let view = ScrollViewReader { proxy in
      ScrollView { rows(200) }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: { _ in
          proxy.scrollTo(100, anchor: .top)
        }
    }
    let rendering = try Rendering(view, 100, 100)
    #expect(rendering.frame("r100")?.minY == 0)
    try rendering.tree.layOut(proposal: ProposedViewSize(width: 100, height: 150))
    #expect(rendering.frame("r100")?.minY == 0)
    #expect(rendering.frame("r104") != nil)
  }

  @Test("A reader only scrolls the views inside it")
  func readers() throws {
    var proxies: [ScrollViewProxy] = []
    let view = HStack {
      ScrollViewReader { proxy in
        let _ = proxies.append(proxy)
        ScrollView { rows(20) }
      }
      ScrollView { rows(20) }
    }
    let rendering = try Rendering(view, 100, 100)
    proxies.last?.scrollTo(10, anchor: .top)
    try rendering.tree.layOut(proposal: ProposedViewSize(width: 100, height: 100))
    let offsets = rendering.tree.scrollViews.map { rendering.tree.layout.scrollOffset(of: $0).y }
    #expect(offsets == [300, 0])
  }

  @Test("The geometry includes the insets")
  func geometry() throws {
    let found = Found()
    let rendering = try Rendering(
      ScrollView { rows(20) }
        .contentMargins(.vertical, 10, for: .scrollContent)
        .safeAreaPadding(.top, 5)
        .onScrollGeometryChange(for: ScrollGeometry.self) {
          $0
        } action: { _, new in
          found.geometry = new
        }, 100, 105)
    try rendering.tree.scroll(0, to: CGPoint(x: 0, y: 40))
    let geometry = try #require(found.geometry)
    #expect(geometry.contentOffset == CGPoint(x: 0, y: 25))
    #expect(geometry.contentSize == CGSize(width: 100, height: 600))
    #expect(geometry.contentInsets == EdgeInsets(top: 15, leading: 0, bottom: 10, trailing: 0))
    #expect(geometry.visibleRect == CGRect(x: 0, y: 25, width: 100, height: 105))
    #expect(geometry.bounds == CGRect(x: 0, y: 40, width: 100, height: 80))
  }

  @MainActor private final class Found { var geometry: ScrollGeometry? }

  @Test("A transition has the phase of each side")
  func transitions() throws {
    let rendering = try Rendering(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<4) { _ in
            Color.red.frame(height: 40)
              .scrollTransition { content, phase in content.offset(x: phase.value * 10) }
          }
        }
      }, 100, 100)
    // 40, 40 and half of the third are visible, which is enough for it to count. The fourth isn't.
    #expect(shifts(rendering) == [10])
    try rendering.tree.scroll(0, to: CGPoint(x: 0, y: 30))
    #expect(shifts(rendering) == [-10, 10])
  }

  /// Returns the offsets of views from their positions when drawn.
  private func shifts(_ rendering: Rendering) -> [CGFloat] {
    rendering.items.compactMap {
      if case .push(.transform(let transform)) = $0, transform.tx != 0 { transform.tx } else { nil }
    }
  }
}
