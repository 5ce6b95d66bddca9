import Foundation
import QuoinGeometry
import Testing

@testable import QuoinLayout

/// The choice among several views (Rules/CustomLayout.md#view-that-fits).
@Suite struct FittingTests {
  /// Candidates with these ideal sizes.
  private func tree(_ sizes: [(CGFloat, CGFloat)], in axes: Axis.Set = [.horizontal, .vertical])
    -> LayoutTree
  {
    Trees.tree { tree in
      tree.beginFitting(in: axes)
      for (width, height) in sizes { tree.addLeaf(size: CGSize(width: width, height: height)) }
      tree.end()
    }
  }

  static let sizes: [(CGFloat, CGFloat)] = [(100, 20), (60, 30), (40, 80)]

  @Test(
    arguments: [
      (100, 20, 100), (99, 30, 60), (100, 19, 40), (59, 80, 40), (10, 10, 40), (nil, 30, 100),
      (nil, nil, 100), (.infinity, 20, 100), (70, nil, 60),
    ] as [(CGFloat?, CGFloat?, CGFloat)])
  func theFirstThatFitsOrTheLast(width: CGFloat?, height: CGFloat?, shown: CGFloat) throws {
    let tree = tree(Self.sizes)
    #expect(
      try tree.layout(proposal: ProposedViewSize(width: width, height: height)).width == shown)
    #expect(tree.children(of: tree.root!).map { tree.size(of: $0).width } == [shown])
  }

  @Test func onlyTheChosenAxesCount() throws {
    let offer = ProposedViewSize(width: 70, height: 10)
    #expect(try tree(Self.sizes, in: .horizontal).layout(proposal: offer).width == 60)
    #expect(try tree(Self.sizes, in: .vertical).layout(proposal: offer).width == 40)
    #expect(try tree(Self.sizes, in: []).layout(proposal: offer).width == 100)
    #expect(try tree([]).layout(proposal: offer) == .zero)
  }

  /// The other axis is probed with the proposal: the height of wrapped text depends on its width.
  @Test func theOtherAxisIsProbedWithTheOffer() throws {
    let tree = LayoutTree()
    tree.beginFitting(in: .vertical)
    tree.addLeaf(WrappingLeaf(area: 2000, ideal: 100))
    tree.addLeaf(size: CGSize(width: 5, height: 5))
    tree.end()
    #expect(try tree.layout(proposal: ProposedViewSize(width: 50, height: 40)).width == 50)
    #expect(try tree.layout(proposal: ProposedViewSize(width: 50, height: 39)).width == 5)
  }

  /// A view is chosen by its ideal size and then gets the whole proposal.
  @Test func theChosenViewGetsTheOffer() throws {
    let tree = LayoutTree()
    tree.beginFitting(in: .horizontal)
    let leaf = tree.addLeaf()
    tree.end()
    #expect(try tree.layout(proposal: ProposedViewSize(width: 300, height: 40)).width == 300)
    #expect(tree.proposal(of: leaf) == ProposedViewSize(width: 300, height: 40))
  }

  /// The recorded case rb-vtf: A determines the size of the padded content and B is drawn, as 31⅓ +
  /// 16 + 16 - 16 - 16 is one Double less; one Double below, the choice is stable.
  @Test(arguments: [(31.333333333333332, 1), (31.33333333333333, 0)] as [(CGFloat, Int)])
  func sizingAndPlacingDecideEachForItself(height: CGFloat, shown: Int) throws {
    let tree = LayoutTree()
    let mark = tree.mark
    tree.beginFitting(in: [.horizontal, .vertical])
    let leaves = [
      tree.addLeaf(size: CGSize(width: 20, height: height)),
      tree.addLeaf(size: CGSize(width: 20, height: 20)),
    ]
    tree.end()
    for edge in [Edge.top, .bottom, .leading, .trailing] {
      tree.wrapSafeAreaPadding(since: mark, edge: edge, length: 16)
    }
    let size = try tree.layout(proposal: ProposedViewSize(width: 200, height: nil))
    #expect(size.height == height + 16 + 16)
    #expect(leaves.map(tree.isShown) == [shown == 0, shown == 1])
  }

  /// A stack reads spacing and priority before it proposes a size, so it gets those of the first
  /// view.
  @Test func spacingAndPriorityAreTheFirstOnes() throws {
    let tree = LayoutTree()
    tree.beginStack(.vertical)
    tree.addLeaf(size: CGSize(width: 10, height: 10))
    let fitting = tree.beginFitting(in: .horizontal)
    let mark = tree.mark
    tree.addSpacer(minLength: 5, in: .vertical)
    tree.setPriority(2, since: mark)
    tree.addLeaf(size: CGSize(width: 10, height: 10))
    tree.end()
    tree.end()
    try tree.layout(proposal: ProposedViewSize(width: 100, height: 100))
    #expect(tree.priority(of: fitting) == 2)
    #expect(tree.frame(of: fitting) == CGRect(x: 5, y: 10, width: 0, height: 90))
  }

  /// The guides are those of the chosen view.
  @Test func guidesAreThoseOfTheShownView() throws {
    for (width, guide) in [(100, 30), (20, 7)] as [(CGFloat, CGFloat)] {
      let tree = LayoutTree()
      tree.beginStack(.vertical, alignment: .leading)
      let fitting = tree.beginFitting(in: .horizontal)
      for (ideal, guide) in [(50, 30), (10, 7)] as [(CGFloat, CGFloat)] {
        let mark = tree.mark
        tree.addLeaf(size: CGSize(width: ideal, height: 10))
        tree.addGuide(HorizontalAlignment.leading.key, since: mark) { _ in guide }
      }
      tree.end()
      let other = tree.addLeaf(size: CGSize(width: 10, height: 10))
      tree.end()
      try tree.layout(proposal: ProposedViewSize(width: width, height: 100))
      #expect(tree.frame(of: other).minX - tree.frame(of: fitting).minX == guide)
    }
  }

  @Test func theTraceSaysWhichAndWhy() throws {
    let tree = tree(Self.sizes)
    for (width, reason) in [
      (70, LengthReason.candidate(2, of: 3, fits: true)), (10, .candidate(3, of: 3, fits: false)),
    ] as [(CGFloat, LengthReason)] {
      let trace = LayoutTrace()
      tree.trace = trace
      try tree.layout(proposal: ProposedViewSize(width: width, height: 40))
      #expect(trace.answerReasons(of: tree.root!, in: tree)?.horizontal == reason)
    }
  }
}
