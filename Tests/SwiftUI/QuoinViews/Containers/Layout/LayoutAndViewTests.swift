import Quoin
import SwiftUI
import Testing

/// A type that is a view in general, and a layout if its content is empty
/// (Rules/CustomLayout.md#layout-and-view).
@MainActor
@Suite struct LayoutAndViewTests {
  /// The initializer without content calls the general one with a closure, not itself followed by
  /// the layout.
  @Test func theGeneralInitializerIsFound() {
    let report = laid(100, 100) {
      Row(spacing: 5) {
        Color.red.frame(width: 20, height: 10).named("a")
        Color.blue.frame(width: 30, height: 10).named("b")
      }
    }
    #expect(report.shows("b", at: CGRect(25, 0, 30, 10)))
  }

  @Test func theLayoutItselfCanBeMadeAndCalled() {
    let row = Row(spacing: 7)
    let report = laid(100, 100) {
      row {
        Color.red.frame(width: 20, height: 10).named("a")
        Color.blue.frame(width: 30, height: 10).named("b")
      }
    }
    #expect(report.shows("b", at: CGRect(27, 0, 30, 10)))
    let erased = laid(100, 100) {
      AnyLayout(Row(spacing: 9)) {
        Color.red.frame(width: 20, height: 10)
        Color.blue.frame(width: 30, height: 10).named("b")
      }
    }
    #expect(erased.shows("b", at: CGRect(29, 0, 30, 10)))
  }
}

private struct Row<Content: View> {
  let spacing: CGFloat
  let content: Content

  init(spacing: CGFloat = 0, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }
}

extension Row: View {
  var body: some View {
    Row<EmptyView>(spacing: spacing).callAsFunction { content }
  }
}

extension Row: Animatable where Content == EmptyView {
  typealias AnimatableData = EmptyAnimatableData
}

nonisolated extension Row: Layout where Content == EmptyView {
  @MainActor init(spacing: CGFloat = 0) {
    self.init(spacing: spacing) { EmptyView() }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width } + spacing * CGFloat(max(sizes.count - 1, 0)),
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width + spacing
    }
  }
}
