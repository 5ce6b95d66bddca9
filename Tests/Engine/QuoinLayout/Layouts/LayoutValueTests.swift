import Foundation
import QuoinGeometry
import QuoinLayout
import Testing

/// The stack layouts as values, called by a custom layout (Rules/CustomLayout.md#stack-layouts,
/// Rules/CustomLayout.md#any-layout).
@Suite struct LayoutValueTests {
  /// Forwards all calls to another layout.
  private struct Passing<L: Layout>: Layout {
    let inner: L
    func makeCache(subviews: Subviews) -> L.Cache { inner.makeCache(subviews: subviews) }
    func spacing(subviews: Subviews, cache: inout L.Cache) -> ViewSpacing {
      inner.spacing(subviews: subviews, cache: &cache)
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout L.Cache)
      -> CGSize
    {
      inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout L.Cache
    ) {
      inner.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout L.Cache
    ) -> CGFloat? {
      inner.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout L.Cache
    ) -> CGFloat? {
      inner.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  private enum Mark: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 3 }
  }

  /// Views of all kinds inside `container`, next to another view in a row.
  private func frames(
    _ orientation: Axis?, isRightToLeft: Bool, _ proposal: ProposedViewSize,
    container: (LayoutTree) -> Void
  ) throws -> [CGRect] {
    let tree = LayoutTree()
    tree.buildsRightToLeft = isRightToLeft
    let mine = VerticalAlignment(Mark.self)
    tree.beginStack(.horizontal, alignment: Alignment(horizontal: .center, vertical: mine))
    container(tree)
    tree.addLeaf(size: CGSize(width: 30, height: 12))
    tree.addSpacer(minLength: 4, in: orientation)
    tree.addLeaf(WrappingLeaf(area: 1500, ideal: 70))
    var mark = tree.mark
    tree.addLeaf()
    tree.setPriority(-1, since: mark)
    mark = tree.mark
    tree.addLeaf(LeafLength(min: 5, ideal: 20, max: 40), .expanding)
    tree.addGuide(HorizontalAlignment.center.key, since: mark) { $0.width }
    tree.addGuide(mine.key, since: mark) { $0.height / 4 }
    tree.end()
    tree.addLeaf(size: CGSize(width: 10, height: 10))
    tree.end()
    try tree.layout(proposal: proposal)
    return Trees.frames(tree)
  }

  private func compare<L: _NativeLayout>(_ layout: L) throws {
    let proposals: [ProposedViewSize] = [
      ProposedViewSize(width: 200, height: 90), ProposedViewSize(width: 40, height: 300),
      ProposedViewSize(width: nil, height: 100), ProposedViewSize(width: 150, height: nil),
      .zero, .unspecified,
    ]
    for proposal in proposals {
      for isRightToLeft in [false, true] {
        func frames(_ container: (LayoutTree) -> Void) throws -> [CGRect] {
          try self.frames(
            layout.orientation, isRightToLeft: isRightToLeft, proposal, container: container)
        }
        let native = try frames { layout.begin(in: $0) }
        #expect(try frames { $0.beginLayout(Passing(inner: layout)) } == native, "\(proposal)")
        #expect(try frames { $0.beginLayout(Passing(inner: AnyLayout(layout))) } == native)
        #expect(try frames { AnyLayout(layout).begin(in: $0) } == native)
        let twice = AnyLayout(AnyLayout(Passing(inner: layout)))
        #expect(try frames { twice.begin(in: $0) } == native)
      }
    }
  }

  @Test func rows() throws {
    try compare(HStackLayout())
    try compare(HStackLayout(alignment: .bottom, spacing: 3))
  }
  @Test func columns() throws {
    try compare(VStackLayout())
    try compare(VStackLayout(alignment: .trailing, spacing: -2))
  }
  @Test func piles() throws {
    try compare(ZStackLayout())
    try compare(ZStackLayout(alignment: .bottomTrailing))
  }

  @Test func orientationIsTheInnerLayouts() {
    #expect(AnyLayout(HStackLayout()).orientation == .horizontal)
    #expect(AnyLayout(VStackLayout()).orientation == .vertical)
    #expect(AnyLayout(ZStackLayout()).orientation == nil)
    #expect(AnyLayout(Passing(inner: HStackLayout())).orientation == nil)
    #expect(HStackLayout.layoutProperties.stackOrientation == .horizontal)
  }

  /// A layout that uses other layouts for some of its views: the first in a row, the others in a
  /// column below.
  private struct Header: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 100, height: 100)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let row = HStackLayout(spacing: 1)
      var rowCache = row.makeCache(subviews: subviews)
      row.placeSubviews(
        in: bounds, proposal: .unspecified, subviews: subviews[0..<2], cache: &rowCache)
      let column = VStackLayout(spacing: 2)
      let rest = subviews[[3, 2]]
      var columnCache = column.makeCache(subviews: rest)
      column.placeSubviews(
        in: bounds.offsetBy(dx: 0, dy: 50), proposal: .unspecified, subviews: rest,
        cache: &columnCache)
    }
  }

  @Test func partsOfTheViewsCanBeLaidOut() throws {
    let tree = LayoutTree()
    tree.beginLayout(Header())
    for _ in 0..<4 { tree.addLeaf(size: CGSize(width: 10, height: 10)) }
    tree.end()
    try tree.layout(proposal: .unspecified)
    #expect(
      tree.children(of: tree.root!).map { tree.frame(of: $0).origin } == [
        CGPoint(x: 0, y: 0), CGPoint(x: 11, y: 0), CGPoint(x: 0, y: 62), CGPoint(x: 0, y: 50),
      ])
  }

  @Test func explicitGuidesCombineByTheirKind() {
    let values: [CGFloat?] = [4, nil, 10]
    #expect(HorizontalAlignment.leading.combineExplicit(values) == nil)
    #expect(VerticalAlignment.center.combineExplicit(values) == nil)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit(values) == 4)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit(values) == 10)
    #expect(VerticalAlignment(Mark.self).combineExplicit(values) == 7)
    #expect(HorizontalAlignment(Mark.self).combineExplicit([nil, nil]) == nil)
  }
}
