import Foundation
import QuoinCore
import QuoinGeometry
import QuoinText
import QuoinViews
import Testing

/// Anchors in preferences (Rules/Geometry.md#anchors).
@MainActor
@Suite struct AnchorTests {
  private struct Bounds: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }
  private struct Points: PreferenceKey {
    static var defaultValue: Anchor<[CGPoint]>? { nil }
    static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
      value = value ?? nextValue()
    }
  }

  @Test func boundsAreReadInTheSpaceOfTheReader() throws {
    var rects: [CGRect] = []
    let view = HStack(spacing: 5) {
      Color.red.frame(width: 10, height: 20).anchorPreference(
        key: Bounds.self, value: .bounds, transform: { [$0] })
      Color.red.frame(width: 30, height: 20).anchorPreference(
        key: Bounds.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
      ) { [$0] }
    }
    .padding(4)
    .overlayPreferenceValue(Bounds.self) { anchors in
      GeometryReader { proxy in
        let _ = { rects = anchors.map { proxy[$0] } }()
        ForEach(0..<anchors.count, id: \.self) { index in
          Color.blue.frame(width: proxy[anchors[index]].width)
            .offset(x: proxy[anchors[index]].minX).accessibilityIdentifier("\(index)")
        }
      }
    }
    .padding(100)
    _ = try Rendering(view)
    #expect(
      rects == [
        CGRect(x: 4, y: 4, width: 10, height: 20), CGRect(x: 20, y: 6, width: 3, height: 4),
      ])
  }

  @Test func pointsComeInEveryForm() throws {
    var points: [CGPoint]?
    let view = Color.red.frame(width: 40, height: 20).padding(3)
      .anchorPreference(
        key: Points.self,
        value: Anchor<[CGPoint]>.Source([
          .topLeading, .center, .bottomTrailing, .point(CGPoint(x: 1, y: 2)),
          .unitPoint(UnitPoint(x: 0.25, y: 0.5)),
        ])
      ) { $0 }
      .offset(x: 10)
      .overlayPreferenceValue(Points.self) { anchor in
        GeometryReader { proxy in
          let _ = { points = anchor.map { proxy[$0] } }()
          Color.clear
        }
      }
    _ = try Rendering(view)
    #expect(
      points == [
        CGPoint(x: 10, y: 0), CGPoint(x: 33, y: 13), CGPoint(x: 56, y: 26), CGPoint(x: 11, y: 2),
        CGPoint(x: 21.5, y: 13),
      ])
  }

  @Test func transformsAddToWhatIsInside() throws {
    var count = 0
    let view = Color.red.anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      .padding(2)
      .transformAnchorPreference(key: Bounds.self, value: .bounds) { $0.append($1) }
      .onPreferenceChange(Bounds.self) { count = $0.count }
    _ = try Rendering(view, 20, 20)
    #expect(count == 2)
  }

  @Test func anchorsOfTheSamePlaceAreEqual() throws {
    var anchors: [Anchor<CGRect>] = []
    _ = try Rendering(
      Color.red.anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        .transformAnchorPreference(key: Bounds.self, value: .bounds) { $0.append($1) }
        .padding(1)
        .transformAnchorPreference(key: Bounds.self, value: .bounds) { $0.append($1) }
        .onPreferenceChange(Bounds.self) { anchors = $0 }, 20, 20)
    #expect(anchors.count == 3)
    #expect(anchors[0] == anchors[1])
    #expect(anchors[0] != anchors[2])
  }

  @Test func anotherLayoutMakesOtherAnchors() throws {
    var calls = 0
    let tree = try ViewTree(
      Color.red.anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        .onPreferenceChange(Bounds.self) { _ in calls += 1 }, shaper: FixedShaper())
    for width in [10, 10, 20] as [CGFloat] {
      try tree.layOut(proposal: ProposedViewSize(width: width, height: 10))
    }
    #expect(calls == 2)
  }

  @Test func scaledViewsAreReadWhereTheyAreDrawn() throws {
    var rect = CGRect.zero
    _ = try Rendering(
      Color.red.frame(width: 20, height: 20)
        .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        .scaleEffect(0.5, anchor: .topLeading)
        .overlayPreferenceValue(Bounds.self) { anchors in
          GeometryReader { proxy in
            let _ = { rect = proxy[anchors[0]] }()
            Color.clear
          }
        })
    #expect(rect == CGRect(x: 0, y: 0, width: 10, height: 10))
  }
}
