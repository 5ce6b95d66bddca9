import Quoin
import SwiftUI
import Testing

/// The cache of a custom layout in a live view (Rules/CustomLayout.md#cache).
@MainActor
struct LayoutCacheTests {
  @Test func theCacheIsMadeOnceAndThenUpdated() throws {
    let log = CacheLog()
    let host = ViewHost(Cached(length: 20, layout: Remembering(log: log, isFresh: true)))
    try host.update()
    #expect(log.calls == ["make"])
    host.rootView.length = 50
    try host.update()
    #expect(log.calls.first == "make" && log.calls.dropFirst().allSatisfy { $0 == "update" })
    #expect(log.calls.count > 1)
    #expect(host.frame(of: "layout")?.width == 50)
  }

  @Test func aCacheThatIsNotUpdatedIsStale() throws {
    let host = ViewHost(Cached(length: 20, layout: Remembering(log: CacheLog(), isFresh: false)))
    try host.update()
    host.rootView.length = 50
    try host.update()
    #expect(host.frame(of: "layout")?.width == 20)
  }
}

private final class CacheLog {
  var calls: [String] = []
}

/// A layout as wide as the first view was when the cache was last written.
private struct Remembering: Layout {
  let log: CacheLog
  let isFresh: Bool

  func makeCache(subviews: Subviews) -> CGFloat {
    log.calls.append("make")
    return width(of: subviews)
  }

  func updateCache(_ cache: inout CGFloat, subviews: Subviews) {
    log.calls.append("update")
    if isFresh { cache = width(of: subviews) }
  }

  private func width(of subviews: Subviews) -> CGFloat {
    subviews.first?.sizeThatFits(.unspecified).width ?? 0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat)
    -> CGSize
  {
    CGSize(width: cache, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
  ) {}
}

private struct Cached: View {
  var length: CGFloat
  let layout: Remembering

  var body: some View {
    layout { Color.red.frame(width: length, height: 10) }.accessibilityIdentifier("layout")
  }
}
