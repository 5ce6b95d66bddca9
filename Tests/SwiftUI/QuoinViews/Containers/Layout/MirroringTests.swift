import SwiftUI
import Testing

/// Leading is on the right (Rules/Rounding.md#right-to-left).
@MainActor
@Suite struct MirroringTests {
  private func mirrored<Content: View>(
    _ width: CGFloat?, _ height: CGFloat?, @ViewBuilder _ content: () -> Content
  ) -> LayoutReport {
    laid(width, height, direction: .rightToLeft, content)
  }

  private func box(_ width: CGFloat, _ height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test func stacks() {
    let row = mirrored(nil, nil) {
      HStack(spacing: 5) {
        box(30).named("a")
        box(20).named("b")
      }
    }
    #expect(row.frame(of: "a")?.minX == 25 && row.frame(of: "b")?.minX == 0)
    let column = mirrored(nil, nil) {
      VStack(alignment: .leading, spacing: 0) {
        box(30).named("a")
        box(20).named("b")
      }
    }
    #expect(column.frame(of: "a")?.minX == 0 && column.frame(of: "b")?.minX == 10)
    let pile = mirrored(nil, nil) {
      ZStack(alignment: .topTrailing) {
        box(30, 30)
        box(20).named("b")
      }
    }
    #expect(pile.frame(of: "b")?.minX == 0)
  }

  @Test func wrappers() {
    func x<Content: View>(@ViewBuilder _ content: () -> Content) -> CGFloat? {
      mirrored(100, 100, content).frame(of: "box")?.minX
    }
    #expect(x { box(20).named("box").frame(width: 100, alignment: .leading) } == 80)
    #expect(x { box(20).named("box").padding(.leading, 7) } == 0)
    #expect(x { box(20).named("box").padding(.trailing, 7) } == 7)
    #expect(x { box(20).named("box").position(x: 30, y: 0) } == 60)
    #expect(x { box(20).named("box").offset(x: 5) } == -5)
    #expect(x { box(50).overlay(alignment: .topTrailing) { box(20).named("box") } } == 0)
    #expect(x { box(50).background(alignment: .leading) { box(20).named("box") } } == 30)
    #expect(
      x {
        box(20).alignmentGuide(.leading) { _ in 5 }.named("box")
          .frame(width: 100, alignment: .leading)
      } == 85)
  }

  private struct Place: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 100, height: 50)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews[0].place(
        at: CGPoint(x: bounds.minX + 10, y: bounds.minY), proposal: .unspecified)
    }
  }

  @Test func customLayouts() {
    let report = mirrored(nil, nil) { Place { box(20).named("box") } }
    #expect(report.frame(of: "box")?.minX == 70)
  }

  /// A reader's frames are relative to the left edge, and its content is at its top leading corner.
  @Test func readersCountFromTheLeft() {
    let report = mirrored(100, 100) {
      GeometryReader { proxy in
        box(20).named("box").frame(
          width: proxy.frame(in: .global).minX + 30, alignment: .leading
        ).named("frame")
      }
      .frame(width: 60).padding(.leading, 10)
    }
    // The padding is on the right, so the reader begins at the window's left edge.
    #expect(report.frame(of: "frame") == CGRect(30, 0, 30, 10))
    #expect(report.frame(of: "box")?.maxX == 60)
  }

  private func path<Content: View>(
    _ direction: LayoutDirection, @ViewBuilder _ content: () -> Content
  ) -> Path {
    let renderer = ImageRenderer(content: content())
    renderer.proposedSize = ProposedViewSize(width: 40, height: 40)
    renderer.layoutDirection = direction
    for case .fill(let path, _, _) in renderer.displayList().items { return path }
    return Path()
  }

  /// Round and straight shapes are not mirrored: a trimmed part of their outline stays in place.
  @Test func symmetricShapesAreFixed() {
    for direction in LayoutDirection.allCases {
      let quarter = path(direction) { Circle().trim(from: 0, to: 0.25).fill() }
      #expect(quarter.boundingRect.minX > 19.9)
      let inner = path(direction) { Circle().inset(by: 4).trim(from: 0, to: 0.25).fill() }
      #expect(inner.boundingRect.minX > 19.9)
    }
  }

  @Test func otherShapesAreMirrored() {
    func corners(_ direction: LayoutDirection) -> [Bool] {
      let path = path(direction) { UnevenRoundedRectangle(topLeadingRadius: 15).inset(by: 0) }
      return [path.contains(CGPoint(x: 1, y: 1)), path.contains(CGPoint(x: 39, y: 1))]
    }
    #expect(corners(.leftToRight) == [false, true])
    #expect(corners(.rightToLeft) == [true, false])
  }
}
