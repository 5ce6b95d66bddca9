import Foundation
import QuoinGeometry
import QuoinLayout

/// The workloads of the layout benchmarks, built directly in the arena.
///
/// `nodes` counts logical nodes: those that every engine of the comparison has, however it stores
/// them.
struct Workload: Sendable {
  let name: String
  let nodes: Int
  let proposal: ProposedViewSize
  /// The sum of the leaf frames (``LayoutTree/leafFrameSum``), if another engine has the same
  /// workload.
  var leafSum: Double?
  let build: @Sendable () -> LayoutTree

  static let all = [deep, wide, feed, nestedFlex(depth: 12)]

  /// W2 with one addition each, to measure its cost.
  static let variants = [
    column("guides", spacing: 0) { tree in
      let mark = tree.mark
      tree.addLeaf(size: CGSize(width: 100, height: 10))
      tree.addGuide(HorizontalAlignment.leading.key, since: mark) { $0.width / 4 }
    },
    column("nil spacing", spacing: nil) { $0.addLeaf(size: CGSize(width: 100, height: 10)) },
    column("words", spacing: 0) { $0.addLeaf(Words()) },
    column("words, nil spacing", spacing: nil) { $0.addLeaf(Words()) },
  ]

  private static func column(
    _ name: String, spacing: CGFloat?, add: @escaping @Sendable (LayoutTree) -> Void
  ) -> Workload {
    Workload(name: "W2 wide, \(name)", nodes: wide.nodes, proposal: wide.proposal) {
      let tree = LayoutTree()
      tree.beginStack(
        .vertical, alignment: Alignment(horizontal: .leading, vertical: .center), spacing: spacing)
      for _ in 0..<10_000 { add(tree) }
      tree.end()
      return tree
    }
  }

  /// W1: 1,000 wrappers, alternating padding(1) and a min-width-10 frame, around one leaf,
  /// horizontally centered.
  static let deep = Workload(
    name: "W1 deep", nodes: 1002, proposal: ProposedViewSize(width: 4000, height: 2000),
    leafSum: 2530
  ) {
    let tree = LayoutTree()
    let mark = tree.mark
    tree.addLeaf(size: CGSize(width: 20, height: 20))
    for level in 0..<1000 {
      if level.isMultiple(of: 2) {
        tree.wrapPadding(since: mark, EdgeInsets(.all, 1))
      } else {
        tree.wrapFlexFrame(
          since: mark, width: FrameLimits(min: 10), height: FrameLimits(), alignment: .center)
      }
    }
    fillWidth(of: tree, since: mark)
    return tree
  }

  /// W2: one column of 10,000 centered leaves.
  static let wide = Workload(
    name: "W2 wide", nodes: 10_001, proposal: ProposedViewSize(width: 400, height: nil),
    leafSum: 502_550_000
  ) {
    let tree = LayoutTree()
    let mark = tree.mark
    tree.beginStack(.vertical, spacing: 0)
    for _ in 0..<10_000 { tree.addLeaf(size: CGSize(width: 100, height: 10)) }
    tree.end()
    fillWidth(of: tree, since: mark)
    return tree
  }

  private static func fillWidth(of tree: LayoutTree, since mark: LayoutTree.Mark) {
    tree.wrapFlexFrame(
      since: mark, width: FrameLimits(max: .infinity), height: FrameLimits(), alignment: .center)
  }

  /// W3: a feed of 1,000 rows.
  static let feed = Workload(
    name: "W3 feed", nodes: 8001, proposal: ProposedViewSize(width: 400, height: nil),
    leafSum: 112_924_000
  ) {
    let tree = LayoutTree()
    tree.beginStack(.vertical, spacing: 0)
    for _ in 0..<1000 { addRow(to: tree) }
    tree.end()
    return tree
  }

  private static func addRow(to tree: LayoutTree) {
    let mark = tree.mark
    tree.beginStack(.horizontal, spacing: 8)
    tree.addLeaf(size: CGSize(width: 40, height: 40))
    tree.beginStack(
      .vertical, alignment: Alignment(horizontal: .leading, vertical: .center), spacing: 4)
    tree.addLeaf(size: CGSize(width: 120, height: 20))
    tree.addLeaf(size: CGSize(width: 200, height: 16))
    tree.end()
    tree.addSpacer(in: .horizontal)
    tree.addLeaf(size: CGSize(width: 24, height: 24))
    tree.end()
    tree.wrapPadding(since: mark, EdgeInsets(.all, 8))
  }

  /// W4: a balanced binary tree of alternating stacks around flexible leaves.
  static func nestedFlex(depth: Int) -> Workload {
    Workload(
      name: "W4 nested flex, depth \(depth)", nodes: (2 << depth) - 1,
      proposal: ProposedViewSize(width: 2000, height: 2000),
      leafSum: depth == 12 ? 8_287_744 : nil
    ) {
      let tree = LayoutTree()
      func add(_ level: Int) {
        guard level > 0 else {
          tree.addLeaf()
          return
        }
        tree.beginStack(level.isMultiple(of: 2) ? .horizontal : .vertical, spacing: 8)
        add(level - 1)
        add(level - 1)
        tree.end()
      }
      add(depth)
      return tree
    }
  }
}

/// A leaf with the size and spacing of a single-line text.
private final class Words: LayoutLeaf {
  private static let preference = ViewSpacing.text(
    ascent: 16, descent: 4, capHeight: 12, leading: 1.7, pixel: 1.0 / 3, firstBaseline: 16,
    lastBaselineFromBottom: 4)

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let width = min(max(proposal.width ?? 100, 10), 100)
    return CGSize(width: width, height: 20 * (100 / width).rounded(.up))
  }
  var hasBaselines: Bool { true }
  var spacing: ViewSpacing { Self.preference }
}
