import Foundation
import QuoinGeometry
import QuoinLayout
import Testing

/// Misuse of a tree through its public interface never reads invalid memory or stops the process.
@Suite struct PublicInterfaceTests {
  @Test func anEmptyTreeHasNoRoot() throws {
    let tree = LayoutTree()
    #expect(tree.root == nil)
    #expect(try tree.layout(proposal: .unspecified) == .zero)
    #expect(tree.root == nil)
  }

  @Test func aNumberThatIsNoNodesHasNoPlacement() throws {
    let tree = LayoutTree()
    try tree.build { $0.leaf(size: CGSize(width: 20, height: 10)) }
    try tree.layout(proposal: .unspecified)
    let root = try #require(tree.root)
    #expect(tree[root]?.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    for number in [-1, 0, root.rawValue + 1, 63, 1000, .min, .max] {
      #expect(tree[LayoutTree.NodeID(rawValue: number)] == nil, "\(number)")
    }
  }

  @Test func aNodeOfALargerTreeIsNotFoundInASmallOne() throws {
    let (small, large) = (LayoutTree(), LayoutTree())
    try small.build { $0.leaf() }
    var last = LayoutTree.NodeID.absent
    try large.build { views in
      views.stack(.vertical) { for _ in 0..<100 { last = views.leaf() } }
    }
    try large.layout(proposal: .unspecified)
    try small.layout(proposal: .unspecified)
    #expect(large[last] != nil)
    #expect(small[last] == nil)
  }

  @Test func aTraceHasNothingForAnInvalidNode() throws {
    let tree = LayoutTree()
    let trace = LayoutTrace()
    tree.trace = trace
    try tree.build { $0.leaf() }
    try tree.layout(proposal: .unspecified)
    #expect(try trace.answerReasons(of: #require(tree.root), in: tree) != nil)
    #expect(trace.answerReasons(of: LayoutTree.NodeID(rawValue: 4000), in: tree) == nil)
    #expect(trace.answerReasons(of: LayoutTree.NodeID(rawValue: -1), in: tree) == nil)
  }

  @Test func severalRootsAreRefusedWithAReason() throws {
    let tree = LayoutTree()
    try tree.build {
      $0.leaf()
      $0.leaf()
    }
    #expect(throws: LayoutError.severalRoots(2)) { try tree.layout(proposal: .unspecified) }
    #expect(LayoutError.severalRoots(2).description.contains("2 root views"))
  }

  @Test func aTreeIsNotChangedWhileItIsLaidOut() throws {
    let tree = LayoutTree()
    let leaf = MeddlingLeaf(tree)
    try tree.build { views in views.padding(EdgeInsets(.all, 3)) { views.leaf(leaf) } }
    #expect(try tree.layout(proposal: .unspecified) == CGSize(width: 16, height: 16))
    #expect(leaf.errors == [.isLayingOut, .isLayingOut])
  }

  @Test func aBuilderSaysWhatSwiftUIWould() throws {
    let tree = LayoutTree()
    var (text, bar) = (LayoutTree.NodeID.absent, LayoutTree.NodeID.absent)
    try tree.build { views in
      views.stack(.horizontal, spacing: 0) {
        views.padding(EdgeInsets(.all, 10)) {
          text = views.leaf(size: CGSize(width: 50, height: 20))
        }
        views.spacer()
        views.overlay(alignment: .bottomTrailing) {
          views.frame(width: 30) { views.leaf() }
        } overlay: {
          bar = views.leaf(size: CGSize(width: 6, height: 4))
        }
      }
    }
    #expect(
      try tree.layout(proposal: ProposedViewSize(width: 200, height: 60))
        == CGSize(width: 200, height: 60))
    #expect(tree[text]?.frame == CGRect(x: 10, y: 20, width: 50, height: 20))
    #expect(tree[bar]?.frame == CGRect(x: 194, y: 56, width: 6, height: 4))
    let root = try #require(tree.root.flatMap { tree[$0] })
    #expect(root.name == "HStack")
    #expect(root.parent == nil)
    #expect(root.children.compactMap { tree[$0]?.name } == ["padding", "Spacer", "overlay"])
  }

  @Test func aBuilderMakesGridsOfRows() throws {
    let tree = LayoutTree()
    var wide = LayoutTree.NodeID.absent
    try tree.build { views in
      views.grid(horizontalSpacing: 8, verticalSpacing: 8) {
        views.gridRow {
          views.leaf(size: CGSize(width: 20, height: 10))
          views.leaf(size: CGSize(width: 30, height: 10))
        }
        views.gridRow {
          views.gridCellColumns(2) { wide = views.leaf(.expanding, LeafLength(10)) }
        }
      }
    }
    #expect(try tree.layout(proposal: .unspecified) == CGSize(width: 58, height: 28))
    #expect(tree[wide]?.frame == CGRect(x: 0, y: 18, width: 58, height: 10))
  }
}

/// A leaf that tries to change and to lay out the tree that measures it.
private final class MeddlingLeaf: LayoutLeaf {
  private let tree: LayoutTree
  private(set) var errors: [LayoutError?] = []

  init(_ tree: LayoutTree) { self.tree = tree }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if errors.isEmpty {
      errors = [
        error { try tree.build { views in for _ in 0..<1000 { views.leaf() } } },
        error { try tree.layout(proposal: .unspecified) },
      ]
    }
    return CGSize(width: 10, height: 10)
  }

  private func error(_ body: () throws -> Void) -> LayoutError? {
    do {
      try body()
      return nil
    } catch {
      return error as? LayoutError
    }
  }
}
