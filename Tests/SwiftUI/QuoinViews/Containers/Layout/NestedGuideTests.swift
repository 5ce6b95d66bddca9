import SwiftUI
import Testing

/// Guides that pass through several containers (Rules/Alignment.md).
@MainActor
@Suite struct NestedGuideTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  /// A box of 10 × 4 after `content`, whose quarter is 1 below its top.
  private func beside<Content: View>(@ViewBuilder _ content: () -> Content) -> LayoutReport {
    laid(nil, nil) {
      HStack(alignment: .quarter, spacing: 0) {
        content()
        box(10, 4).named("b")
      }
    }
  }

  @Test func aNestedStackHasTheMeanOfCustomGuides() {
    let row = beside {
      HStack(spacing: 0) {
        box(10, 40).alignmentGuide(.quarter) { _ in 20 }
        box(10, 40).alignmentGuide(.quarter) { _ in 30 }
        box(10, 40)
      }
    }
    #expect(row.frame(of: "b")?.minY == 24)
  }

  @Test func aGuideInAColumnIsShiftedByItsPlaceAndPadding() {
    let row = beside {
      VStack(spacing: 0) {
        box(10, 20)
        box(10, 20).alignmentGuide(.quarter) { _ in 6 }
      }
      .padding(5)
    }
    #expect(row.frame(of: "b")?.minY == 30)
  }

  @Test func aLayoutsOwnGuidesPassThroughAStack() {
    let row = beside {
      HStack {
        Guided { box(10, 10) }
        box(10, 40)
      }
    }
    #expect(row.frame(of: "b")?.minY == 29)
  }

  @Test func aLayoutsOwnGuidesForAnEdgeAndACenterCount() {
    let column = laid(nil, nil) {
      VStack(alignment: .leading, spacing: 0) {
        Guided { box(10, 10) }.named("a")
        box(10, 10).named("b")
      }
    }
    #expect(column.frame(of: "a")?.minX == 0 && column.frame(of: "b")?.minX == 12)
    let row = laid(nil, nil) {
      HStack(spacing: 0) {
        Guided { box(10, 10) }
        box(10, 20).named("b")
      }
    }
    #expect(row.frame(of: "b")?.minY == 25)
  }

  @Test func aBackgroundIsCenteredOnTheCenterThatItsPrimaryViewSets() {
    let view = laid(nil, nil) {
      box(40, 40).alignmentGuide(VerticalAlignment.center) { _ in 35 }
        .background { box(40, 40).named("b") }
    }
    #expect(view.frame(of: "b") == CGRect(x: 0, y: 15, width: 40, height: 40))
  }

  @Test(arguments: [1, 2]) func onlyAStackAroundOneViewHasItsEdge(count: Int) {
    let column = laid(nil, nil) {
      VStack(alignment: .leading, spacing: 0) {
        if count == 1 {
          HStack(spacing: 0) { box(10, 10).alignmentGuide(.leading) { _ in 5 } }
        } else {
          HStack(spacing: 0) {
            box(10, 10).alignmentGuide(.leading) { _ in 5 }
            box(10, 10)
          }
        }
        box(20, 10).named("b")
      }
    }
    #expect(column.frame(of: "b")?.minX == (count == 1 ? 5 : 0))
  }
}

/// A layout of 40 × 40 with three guides of its own.
private struct Guided: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: 40, height: 40) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? { guide == .leading ? 12 : nil }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    switch guide {
    case .quarter: 30
    case .center: 35
    default: nil
    }
  }
}

extension VerticalAlignment {
  fileprivate static let quarter = VerticalAlignment(Quarter.self)

  private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }
}
