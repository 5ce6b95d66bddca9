import Foundation
import QuoinCore
import QuoinGeometry
import QuoinViews
import Testing

/// Views with matched geometry (Rules/Geometry.md#matched-geometry).
@MainActor
@Suite struct MatchedGeometryTests {
  private struct Pair<LifetimeObserver: View>: View {
    @Namespace var space
    let follower: (Namespace.ID) -> LifetimeObserver

    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: 40, height: 20).matchedGeometryEffect(id: "x", in: space)
          .frame(width: 60, height: 60)
        follower(space)
        Color.green.frame(width: 10, height: 10).accessibilityIdentifier("last")
      }
    }
  }

  private func frames<V: View>(
    isRightToLeft: Bool = false, _ follower: @escaping (Namespace.ID) -> V
  )
    throws -> Rendering
  {
    let view = try Rendering(Pair(follower: follower), 100, 60, isRightToLeft: isRightToLeft)
    // In its parent's layout it keeps its own size: 30 wide in the row.
    #expect(view.size == CGSize(width: 100, height: 60))
    return view
  }

  @Test func aFollowerHasTheSourcesPlace() throws {
    let view = try frames { space in
      Color.blue.accessibilityIdentifier("x")
        .matchedGeometryEffect(id: "x", in: space, isSource: false).frame(width: 30, height: 30)
    }
    #expect(view.frame("x") == CGRect(x: 10, y: 20, width: 40, height: 20))
    #expect(view.frame("last")?.minX == 90)
  }

  @Test func anInflexibleFollowerOnlyMoves() throws {
    let view = try frames { space in
      Color.blue.frame(width: 30, height: 30).accessibilityIdentifier("x")
        .matchedGeometryEffect(id: "x", in: space, isSource: false)
    }
    // Centered on (30, 30).
    #expect(view.frame("x") == CGRect(x: 15, y: 15, width: 30, height: 30))
    let corner = try frames { space in
      Color.blue.frame(width: 30, height: 30).accessibilityIdentifier("x")
        .matchedGeometryEffect(id: "x", in: space, anchor: .topLeading, isSource: false)
    }
    #expect(corner.frame("x") == CGRect(x: 10, y: 20, width: 30, height: 30))
  }

  @Test func onePropertyMayBeSharedAlone() throws {
    let position = try frames { space in
      Color.blue.accessibilityIdentifier("x")
        .matchedGeometryEffect(id: "x", in: space, properties: .position, isSource: false)
        .frame(width: 30, height: 30)
    }
    #expect(position.frame("x") == CGRect(x: 15, y: 15, width: 30, height: 30))
    let size = try frames { space in
      Color.blue.accessibilityIdentifier("x")
        .matchedGeometryEffect(id: "x", in: space, properties: .size, isSource: false)
        .frame(width: 30, height: 30)
    }
    // Centered on its original position: (60, 15) and 30 × 30.
    #expect(size.frame("x") == CGRect(x: 55, y: 20, width: 40, height: 20))
  }

  @Test func fromRightToLeftItIsTheSamePlaceOnScreen() throws {
    let view = try frames(isRightToLeft: true) { space in
      Color.blue.accessibilityIdentifier("x")
        .matchedGeometryEffect(id: "x", in: space, anchor: .topLeading, isSource: false)
        .frame(width: 30, height: 30)
    }
    #expect(view.frame("x") == CGRect(x: 50, y: 20, width: 40, height: 20))
  }

  @Test func contentThatReadsItsGeometrySeesTheNewPlace() throws {
    var frame = CGRect.zero
    let view = try frames { space in
      GeometryReader { proxy in
        let _ = { frame = proxy.frame(in: .global) }()
        Color.blue
      }
      .matchedGeometryEffect(id: "x", in: space, isSource: false).frame(width: 30, height: 30)
    }
    #expect(frame == CGRect(x: 10, y: 20, width: 40, height: 20))
    // A recorded layout has the same image.
    let before = view.list
    _ = try view.tree.trace(proposal: ProposedViewSize(width: 100, height: 60))
    #expect(view.list == before)
  }

  @Test func aFollowerTakesTheFollowersInsideAlong() throws {
    let view = try frames { space in
      GeometryReader { _ in
        Color.green.frame(width: 4, height: 4).accessibilityIdentifier("inner")
          .matchedGeometryEffect(id: "x", in: space, isSource: false)
      }
      .matchedGeometryEffect(id: "x", in: space, isSource: false).frame(width: 30, height: 30)
    }
    // Both are centered on the source's center, (30, 30), also in a recorded layout.
    #expect(view.frame("inner") == CGRect(x: 28, y: 28, width: 4, height: 4))
    _ = try view.tree.trace(proposal: ProposedViewSize(width: 100, height: 60))
    #expect(view.frame("inner") == CGRect(x: 28, y: 28, width: 4, height: 4))
  }

  @Test func aRecordedRunSeesTheGuidesOfTheFirst() throws {
    let view = try Rendering(
      MatchedColumn(), 100, 100)
    let before = view.frame("x")
    // The guide is that of the view's own 20 points, not of the source's 60.
    #expect(view.frame("other") == CGRect(x: 0, y: 60, width: 10, height: 10))
    _ = try view.tree.trace(proposal: ProposedViewSize(width: 100, height: 100))
    #expect(view.frame("other") == CGRect(x: 0, y: 60, width: 10, height: 10))
    #expect(view.frame("x") == before)
  }

  private struct MatchedColumn: View {
    @Namespace var space
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 60, height: 60).matchedGeometryEffect(id: "x", in: space)
        ZStack(alignment: .topLeading) {
          Color.blue.alignmentGuide(.leading) { $0.width == 20 ? 0 : 30 }
            .matchedGeometryEffect(id: "x", in: space, isSource: false)
            .frame(width: 20, height: 20).accessibilityIdentifier("x")
          Color.green.frame(width: 10, height: 10).accessibilityIdentifier("other")
        }
        .frame(width: 100, height: 40, alignment: .topLeading)
      }
    }
  }

  @Test func withoutASourceNothingMoves() throws {
    let view = try frames { space in
      Color.blue.accessibilityIdentifier("x")
        .matchedGeometryEffect(id: "other", in: space, isSource: false)
        .frame(width: 30, height: 30)
    }
    #expect(view.frame("x") == CGRect(x: 60, y: 15, width: 30, height: 30))
    #expect(view.warnings.isEmpty)
  }

  @Test func twoSourcesAreReported() throws {
    let view = try frames { space in
      Color.blue.matchedGeometryEffect(id: "x", in: space).frame(width: 30, height: 30)
    }
    #expect(view.warnings.count == 1)
  }

  @Test func namespacesAreApart() {
    let (first, second) = (Namespace(), Namespace())
    #expect(first.wrappedValue == first.wrappedValue)
    #expect(first.wrappedValue != second.wrappedValue)
  }
}
