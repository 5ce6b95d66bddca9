import Foundation
import QuoinGeometry
import QuoinLayout

/// Small trees shared by the tests.
enum Trees {
  /// Returns a tree whose root is added by `build`.
  static func tree(_ build: (LayoutTree) -> Void) -> LayoutTree {
    let tree = LayoutTree()
    build(tree)
    return tree
  }

  /// Returns a balanced binary tree of alternating stacks around `leaf`.
  static func balanced(depth: Int, spacing: CGFloat = 8, leaf: (LayoutTree) -> Void) -> LayoutTree {
    let tree = LayoutTree()
    func add(_ level: Int) {
      guard level > 0 else { return leaf(tree) }
      tree.beginStack(level.isMultiple(of: 2) ? .horizontal : .vertical, spacing: spacing)
      add(level - 1)
      add(level - 1)
      tree.end()
    }
    add(depth)
    return tree
  }

  /// Every node's frame in preorder.
  static func frames(_ tree: LayoutTree) -> [CGRect] {
    var frames: [CGRect] = []
    var waiting = [tree.root!]
    while let node = waiting.popLast() {
      frames.append(tree.frame(of: node))
      waiting += tree.children(of: node).reversed()
    }
    return frames
  }
}

/// A leaf like text: its area is constant, so its height depends on its width.
final class WrappingLeaf: LayoutLeaf {
  let area: CGFloat
  let ideal: CGFloat
  init(area: CGFloat, ideal: CGFloat) {
    self.area = area
    self.ideal = ideal
  }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let width = min(max(proposal.width ?? ideal, 1), ideal)
    return CGSize(width: width, height: (area / width).rounded(.up))
  }
}

/// A small seeded generator, so that a failing tree can be reproduced.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
