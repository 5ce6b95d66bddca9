import Foundation
import QuoinGeometry
import QuoinLayout
import Testing

/// Alignment guides through wrappers and containers (Rules/Alignment.md).
@Suite struct GuideTests {
  /// A guide that reads another one.
  private enum Base: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.firstTextBaseline] / 2
    }
  }

  private final class Baseline: LayoutLeaf {
    let hasBaselines = true
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 30, height: 20) }
    func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
      key.line == .firstTextBaseline || key.line == .lastTextBaseline ? 15 : nil
    }
  }

  /// The frame's own point ignores the guides inside it, even if a guide reads another.
  @Test func aFrameAlignsByALineThatReadsAnother() throws {
    let tree = LayoutTree()
    let mark = tree.mark
    tree.addLeaf(Baseline())
    tree.wrapFixedFrame(
      since: mark, width: nil, height: 60,
      alignment: Alignment(horizontal: .center, vertical: VerticalAlignment(Base.self)))
    try tree.layout(proposal: .unspecified)
    // The frame's guide is at 60 / 2, the text's at 15 / 2.
    #expect(tree.origin(of: tree.children(of: tree.root!)[0]).y == 22.5)
  }

  /// Reading guides through many levels costs linear, not exponential time.
  @Test(.timeLimit(.minutes(40)), arguments: 0..<3) func deepGuidesAreAskedOnce(kind: Int) throws {
    let (few, many) = (try workOfGuides(kind, depth: 10), try workOfGuides(kind, depth: 40))
    #expect(many <= few * 5, "\(few), \(many)")
  }

  /// Returns the number of measurements of leaves and calls of guides at `depth` levels.
  private func workOfGuides(_ kind: Int, depth: Int) throws -> Int {
    let tree = LayoutTree()
    let start = tree.mark
    let asked = Tally()
    if kind == 0 {
      for _ in 0..<depth { tree.beginStack(.horizontal, alignment: .centerFirstTextBaseline) }
    }
    tree.addLeaf(Baseline())
    tree.addGuide(HorizontalAlignment.leading.key, since: start) { _ in
      asked.count += 1
      return 3
    }
    for _ in 0..<depth {
      switch kind {
      case 0:
        tree.addLeaf(Baseline())
        tree.end()
      case 1:
        tree.wrapLayer(since: start, isBackground: true, alignment: .leading) { _ in
          tree.addLeaf()
        }
      default:
        tree.wrapFixedFrame(
          since: start, width: 50, height: nil, alignment: .leadingFirstTextBaseline)
      }
    }
    #expect(try tree.layout(proposal: ProposedViewSize(width: 400, height: 300)).height >= 20)
    return tree.measurements + asked.count
  }

  private final class Tally: @unchecked Sendable { var count = 0 }

  @Test func customLinesCombineToTheirMean() throws {
    let line = VerticalAlignment(Base.self).key
    let tree = LayoutTree()
    tree.beginStack(
      .horizontal,
      alignment: Alignment(horizontal: .center, vertical: VerticalAlignment(Base.self)))
    tree.beginStack(.vertical, spacing: 0)
    for (height, guide) in [(40, 10), (20, 5)] as [(CGFloat, CGFloat)] {
      let mark = tree.mark
      tree.addLeaf(size: CGSize(width: 10, height: height))
      tree.addGuide(line, since: mark) { _ in guide }
    }
    tree.end()
    let mark = tree.mark
    tree.addLeaf(size: CGSize(width: 10, height: 10))
    tree.addGuide(line, since: mark) { _ in 0 }
    tree.end()
    try tree.layout(proposal: .unspecified)
    // (10 + (40 + 5)) / 2 (Rules/Alignment.md#combining)
    #expect(tree.origin(of: tree.children(of: tree.root!)[1]).y == 27.5)
  }

  /// Reading dimensions after placing doesn't undo the placement.
  @Test func dimensionsDoNotMoveWhatIsPlaced() throws {
    struct Late: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
      {
        CGSize(width: 50, height: 40)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        let dimensions = subviews[0].dimensions(in: .unspecified)
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        _ = dimensions[HorizontalAlignment.center]
      }
    }
    let tree = LayoutTree()
    tree.beginLayout(Late())
    tree.addLeaf()
    tree.end()
    try tree.layout(proposal: .unspecified)
    #expect(tree.size(of: tree.children(of: tree.root!)[0]) == CGSize(width: 50, height: 40))
  }

  /// A layout that returns nil for a guide has none; one that doesn't implement the method combines
  /// those of its views.
  @Test func aLayoutsOwnAnswerCounts() throws {
    struct Plain: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
      {
        CGSize(width: 60, height: 60)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) { subviews[0].place(at: bounds.origin, proposal: proposal) }
    }
    struct Silent: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
      {
        CGSize(width: 60, height: 60)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) { subviews[0].place(at: bounds.origin, proposal: proposal) }
      func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Void
      ) -> CGFloat? { nil }
    }
    func place<L: Layout>(of layout: L) throws -> CGFloat {
      let tree = LayoutTree()
      tree.beginStack(.horizontal, alignment: .centerFirstTextBaseline)
      tree.beginLayout(layout)
      tree.addLeaf(Baseline())
      tree.end()
      tree.addLeaf(size: CGSize(width: 10, height: 10))
      tree.end()
      try tree.layout(proposal: .unspecified)
      return tree.origin(of: tree.children(of: tree.root!)[1]).y
    }
    #expect(try place(of: Plain()) == 5)
    #expect(try place(of: Silent()) == 50)
  }
}
