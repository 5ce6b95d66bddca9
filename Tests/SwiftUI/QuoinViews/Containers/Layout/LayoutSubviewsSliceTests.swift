import Quoin
import Testing

/// Slices of a layout's subviews, by ranges of every form.
@MainActor
@Suite struct LayoutSubviewsSliceTests {
  private struct Tail: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let width = subviews[1...].reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }
      let first = subviews[..<1].first?.sizeThatFits(.unspecified).width ?? 0
      let picked = subviews[[0, 2]].reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }
      return CGSize(width: width, height: first + picked)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  @Test func anOpenRangeEndsWithTheSubviews() {
    let view = Tail {
      Color.red.frame(width: 1, height: 1)
      Color.red.frame(width: 20, height: 1)
      Color.red.frame(width: 300, height: 1)
    }
    #expect(ImageRenderer(content: view).layoutReport().size == CGSize(width: 320, height: 302))
  }
}
