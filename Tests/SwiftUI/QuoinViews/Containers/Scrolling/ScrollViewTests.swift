import Foundation
import QuoinCore
import QuoinViews
import Testing

@MainActor
@Suite("ScrollView")
struct ScrollViewTests {
  private func box(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  @Test("Takes the proposal along its axis; without one, the content's length")
  func sizes() throws {
    func size(_ height: CGFloat?) throws -> CGSize {
      try Rendering(ScrollView { box("a", 50, 300) }, 100, height).size
    }
    #expect(try size(80) == CGSize(width: 50, height: 80))
    #expect(try size(0) == CGSize(width: 50, height: 0))
    #expect(try size(.infinity) == CGSize(width: 50, height: CGFloat.infinity))
    #expect(try size(nil) == CGSize(width: 50, height: 300))
    let empty = try Rendering(ScrollView {}, 100, 80)
    #expect(empty.size == CGSize(width: 0, height: 80))
    let fixed = try Rendering(ScrollView { box("a", 50, 300) }.fixedSize(), 100, 80)
    #expect(fixed.size == CGSize(width: 50, height: 300))
  }

  @Test("Step trace 33.14: a row inside is proposed the height and no width")
  func trace() throws {
    let flexible = try Rendering(
      ScrollView(.horizontal) { HStack { ForEach(0..<3) { box("c\($0)", 100) } } }, 300, 400)
    #expect(flexible.size == CGSize(width: 300, height: 400))
    #expect(flexible.frame("c2") == CGRect(x: 216, y: 0, width: 100, height: 400))
    let fixed = try Rendering(
      ScrollView(.horizontal) { HStack { ForEach(0..<3) { box("c\($0)", 100, 50) } } }, 300, 400)
    #expect(fixed.size == CGSize(width: 300, height: 50))
  }

  @Test("Vector 25: a flexible color gets its ideal length, spacers collapse to 8")
  func ideals() throws {
    let rendering = try Rendering(
      ScrollView {
        VStack {
          box("a")
          box("b", nil, 50)
        }
      }, 300, 400)
    #expect(rendering.frame("a") == CGRect(x: 0, y: 0, width: 300, height: 10))
    #expect(rendering.frame("b") == CGRect(x: 0, y: 18, width: 300, height: 50))
    let spacer = try Rendering(
      ScrollView {
        VStack(spacing: 0) {
          box("a", 10, 10)
          Spacer()
          box("b", 10, 10)
        }
      }, 300, 400)
    #expect(spacer.frame("b")?.minY == 18)
  }

  /// Rules/Scrolling.md#short-content
  @Test("Short content is centered on two axes, and at the start on one")
  func shortContent() throws {
    let both = try Rendering(
      ScrollView([.horizontal, .vertical]) { box("a", 50, 30) }, 100, 100)
    #expect(both.frame("a") == CGRect(x: 25, y: 35, width: 50, height: 30))
    let end = try Rendering(
      ScrollView { box("a", 50, 30) }.defaultScrollAnchor(.bottom), 100, 100)
    #expect(end.frame("a") == CGRect(x: 0, y: 70, width: 50, height: 30))
    let large = try Rendering(
      ScrollView([.horizontal, .vertical]) { box("a", 150, 30) }, 100, 100)
    #expect(large.frame("a") == CGRect(x: 0, y: 35, width: 150, height: 30))
  }

  /// Rules/ViewLists.md#group-at-root
  @Test("A modifier on a group applies to the content as a whole")
  func groups() throws {
    let rendering = try Rendering(
      ScrollView {
        Group {
          box("a", 50, 30)
          box("b", 50, 30)
        }
        .padding(10)
      }, 100, 100)
    #expect(rendering.frame("b") == CGRect(x: 10, y: 48, width: 50, height: 30))
  }

  @Test("Margins reduce the proposal across the axis and scroll along it")
  func contentMargins() throws {
    let rendering = try Rendering(
      ScrollView { box("a", nil, 300) }
        .contentMargins(.top, 5, for: .scrollContent)
        .contentMargins(20, for: .scrollContent), 200, 100)
    #expect(rendering.frame("a") == CGRect(x: 20, y: 5, width: 160, height: 300))
    try rendering.tree.scroll(0, to: CGPoint(x: 0, y: 1e9))
    #expect(rendering.frame("a")?.maxY == 80)
    let bars = try Rendering(
      ScrollView { box("a", nil, 300) }.contentMargins(20, for: .scrollIndicators), 200, 100)
    #expect(bars.frame("a") == CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  @Test("Content is drawn under bars but begins below them")
  func safeArea() throws {
    let rendering = try Rendering(
      ScrollView { box("a", nil, 300) }
        .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 40) }, 100, 200)
    #expect(rendering.frame("a") == CGRect(x: 0, y: 40, width: 100, height: 300))
    try rendering.tree.scroll(0, to: CGPoint(x: 0, y: 30))
    #expect(rendering.frame("a")?.minY == 10)
    let clip = rendering.items.compactMap { item -> CGRect? in
      if case .push(.clip(let path, _)) = item { path.boundingRect } else { nil }
    }
    #expect(clip == [CGRect(x: 0, y: 0, width: 100, height: 200)])
  }

  @Test("Rows under a bar are created")
  func rowsUnderBars() throws {
    let census = Census()
    let rendering = try Rendering(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { census.row($0, height: 50) } } }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 100) }, 100, 300)
    #expect(census.made == Set(0..<6))
    #expect(rendering.size.height == 300)
  }

  @Test("Clips at its edges by default")
  func clipping() throws {
    func clips(_ view: some View) throws -> [CGRect] {
      try Rendering(view, 100, 100).items.compactMap {
        if case .push(.clip(let path, _)) = $0 { path.boundingRect } else { nil }
      }
    }
    #expect(
      try clips(ScrollView { box("a", nil, 300) }) == [CGRect(x: 0, y: 0, width: 100, height: 100)])
    #expect(try clips(ScrollView { box("a", nil, 300) }.scrollClipDisabled()) == [])
  }

  @Test("In right-to-left layouts, a row begins on the right")
  func rightToLeft() throws {
    let rendering = try Rendering(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(0..<100) { box("c\($0)", 40, 20) } }
      }, 100, 50, isRightToLeft: true)
    #expect(rendering.frame("c0") == CGRect(x: 60, y: 15, width: 40, height: 20))
    #expect(rendering.frame("c2") == CGRect(x: -20, y: 15, width: 40, height: 20))
    #expect(rendering.frame("c3") == nil)
    try rendering.tree.scroll(to: 50, anchor: .leading)
    #expect(rendering.frame("c50") == CGRect(x: 60, y: 15, width: 40, height: 20))
  }

  @Test("Its coordinate space and its length are available inside")
  func spaces() throws {
    let frames = Frames()
    _ = try Rendering(
      VStack(spacing: 0) {
        Color.blue.frame(height: 30)
        ScrollView {
          VStack(spacing: 0) {
            box("a", nil, 50)
            box("page").containerRelativeFrame(.vertical)
              .onGeometryChange(for: CGRect.self) {
                $0.frame(in: .scrollView(axis: .vertical))
              } action: {
                frames.last = $0
              }
          }
        }
      }, 100, 200)
    #expect(frames.last == CGRect(x: 0, y: 50, width: 100, height: 170))
  }

  @MainActor private final class Frames { var last = CGRect.zero }

  @Test("Container-relative pages are as long as the visible part")
  func pages() throws {
    let rendering = try Rendering(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<1000) { index in
            box("p\(index)").containerRelativeFrame([.horizontal, .vertical])
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging), 300, 200)
    try rendering.tree.scroll(to: 700, anchor: .leading)
    #expect(rendering.frame("p700") == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(
      rendering.tree.layout.contentSize(of: rendering.tree.scrollViews[0])
        == CGSize(width: 300_000, height: 200))
  }
}
