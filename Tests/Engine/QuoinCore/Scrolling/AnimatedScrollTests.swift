import SwiftUI
import Testing

@testable import Quoin

/// Scrolling inside `withAnimation` is animated.
@MainActor
struct AnimatedScrollTests {
  @Test func scrollingToAViewIsAnimated() throws {
    let model = ScrollModel()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Rows(model: model) }
    try host.update()
    #expect(host.frame(of: "0")?.minY == 0)
    withAnimation(.linear(duration: 1)) { model.proxy?.scrollTo(4, anchor: .top) }
    try host.update()
    #expect(host.frame(of: "0")?.minY == 0)
    try host.advance(by: 0.5)
    #expect(host.frame(of: "4")?.minY == 60)
    #expect(host.tree.isAnimating)
    try host.advance(by: 0.5)
    #expect(host.frame(of: "4")?.minY == 0)
    #expect(!host.tree.isAnimating)
    model.proxy?.scrollTo(0, anchor: .top)
    try host.update()
    #expect(host.frame(of: "0")?.minY == 0)
  }

  @Test func lazyRowsMoveFromTheirPositions() throws {
    let model = ScrollModel()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Rows(model: model, isLazy: true) }
    try host.update()
    withAnimation(.linear(duration: 1)) { model.proxy?.scrollTo(4, anchor: .top) }
    try host.update()
    #expect(host.frame(of: "4")?.minY == 120)
    try host.advance(by: 0.5)
    #expect(host.frame(of: "4")?.minY == 60)
    #expect(host.warnings.isEmpty)
  }

  /// Rules/Animation.md#animated-scrolling
  @Test func lazyRowsOnTheWayAreShown() throws {
    let model = ScrollModel()
    model.count = 100
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Rows(model: model, isLazy: true) }
    try host.update()
    #expect(model.shown == [0, 1, 2, 3])
    withAnimation(.linear(duration: 1)) { model.proxy?.scrollTo(20, anchor: .top) }
    try host.update()
    #expect(host.frame(of: "0")?.minY == 0)
    #expect(model.shown == Set(0...23))
    try host.advance(by: 0.5)
    #expect(host.frame(of: "10")?.minY == 0)
    try host.advance(by: 0.5)
    #expect(model.shown == [20, 21, 22, 23])
    // The user turns back on the way.
    withAnimation(.linear(duration: 1)) { model.proxy?.scrollTo(10, anchor: .top) }
    try host.advance(by: 0.5)
    #expect(host.frame(of: "15")?.minY == 0)
    withAnimation(.linear(duration: 1)) { model.proxy?.scrollTo(20, anchor: .top) }
    try host.update()
    #expect(host.frame(of: "15")?.minY == 0)
    #expect(model.shown == Set(10...23))
    model.proxy?.scrollTo(0, anchor: .top)
    try host.update()
    #expect(model.shown == [0, 1, 2, 3])
    #expect(host.warnings.isEmpty)
  }

  @Test func onALongWayOnlyTheLastRowsAreShown() throws {
    let model = ScrollModel()
    model.count = 1000
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Rows(model: model, isLazy: true) }
    try host.update()
    withAnimation(.linear(duration: 1)) { model.proxy?.scrollTo(900, anchor: .top) }
    try host.update()
    #expect(model.shown == [0, 1, 2, 3, 900, 901, 902, 903])
    #expect(host.warnings.contains { $0.contains("lazy container that is scrolled far") })
    try host.advance(by: 1)
    #expect(model.shown == [900, 901, 902, 903])
  }

  /// Changes made at the same time without an animation apply immediately.
  @Test func aChangeBesideItIsNotAnimated() throws {
    let model = ScrollModel()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Rows(model: model) }
    try host.update()
    model.count = 12
    withAnimation(.linear(duration: 1)) { model.proxy?.scrollTo(11, anchor: .bottom) }
    try host.update()
    #expect(host.frame(of: "0")?.minY == 0)
    try host.advance(by: 0.5)
    // 12 rows of 30 in 100 points: the end is at 260.
    #expect(host.frame(of: "0")?.minY == -130)
    try host.advance(by: 0.5)
    #expect(host.frame(of: "11")?.maxY == 100)
  }

  @Test func aScrollDoesNotEndWhatMoves() throws {
    let model = ScrollModel()
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Rows(model: model)
        Bar(model: model)
      }
    }
    try host.update()
    withAnimation(.linear(duration: 1)) { model.width = 40 }
    try host.update()
    try host.advance(by: 0.5)
    #expect(host.frame(of: "bar")?.width == 30)
    model.proxy?.scrollTo(4, anchor: .top)
    try host.update()
    #expect(host.frame(of: "bar")?.width == 30)
    #expect(host.frame(of: "4")?.minY == 0)
    try host.advance(by: 0.5)
    #expect(host.frame(of: "bar")?.width == 40)
  }

  @Test func aCompletionFollowsTheScroll() throws {
    let model = ScrollModel()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Rows(model: model) }
    try host.update()
    var isDone = false
    withAnimation(.linear(duration: 1)) {
      model.proxy?.scrollTo(4, anchor: .top)
    } completion: {
      isDone = true
    }
    try host.advance(by: 0.9)
    #expect(!isDone)
    try host.advance(by: 0.2)
    #expect(isDone)
  }
}

@MainActor @Observable
private final class ScrollModel {
  @ObservationIgnored private(set) var proxy: ScrollViewProxy?
  /// The rows that are visible.
  @ObservationIgnored var shown: Set<Int> = []
  var count = 10
  var width: CGFloat = 20
  func take(_ proxy: ScrollViewProxy) { self.proxy = proxy }
}

private struct Rows: View {
  let model: ScrollModel
  var isLazy = false

  var body: some View {
    ScrollViewReader { proxy in
      let _ = model.take(proxy)
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { rows }
        } else {
          VStack(spacing: 0) { rows }
        }
      }
    }
  }

  private var rows: some View {
    ForEach(0..<model.count, id: \.self) { row in
      Color.red.frame(height: 30).accessibilityIdentifier("\(row)")
        .onAppear { model.shown.insert(row) }
        .onDisappear { model.shown.remove(row) }
    }
  }
}

private struct Bar: View {
  let model: ScrollModel
  var body: some View {
    Color.blue.frame(width: model.width).accessibilityIdentifier("bar")
  }
}
