import Foundation
import QuoinGeometry

/// The layout algorithms, applied to one tree.
///
/// Each kind of node has three, in a file of its own (`Containers`, `Grids`, `Lazy`, `Modifiers`,
/// `Layouts`, `Scrolling`); `LayoutPass+Kinds.swift` lists them:
///
///  1. closing    once the children of a node are complete: what follows from them alone
///  2. measuring  the size of the node for a proposal, any number of times
///  3. arranging  the proposals, sizes and origins of the children, for the node's own final size
///
/// A pass has no state of its own: results are in the records and tables of the tree.
struct LayoutPass {
  let tree: LayoutTree

  typealias NodeID = LayoutTree.NodeID

  @inline(__always)
  init(_ tree: LayoutTree) { self.tree = tree }

  @inline(__always)
  var records: NodeRecords { tree.records }

  @inline(__always)
  func pointer(_ node: NodeID) -> UnsafeMutablePointer<LayoutNode> { tree.pointer(node) }

  @inline(__always)
  func id(of record: UnsafeMutablePointer<LayoutNode>) -> NodeID { tree.id(of: record) }

  @inline(__always)
  var trace: LayoutTrace? { tree.trace }

  @inline(__always)
  var usesShortcuts: Bool { tree.usesShortcuts }

  /// Proposes the size of `window` to `root`, and places everything inside once the root has its
  /// size.
  func run(_ root: NodeID, in window: Offer) {
    let offer = proposeWindow(window)
    tree.withStack(forDepth: tree.height) { [self] in
      trace?.offered(root, offer, along: .horizontal, .root, across: .root)
      settle(root, offer)
      records[root].origin = placeRoot(records[root].size, in: window)
      if tree.isLiving { LayoutUpdate(tree).placeChanges() } else { place(root) }
      #if DEBUG
        AnswerCheck(self).run()
      #endif
    }
  }

  /// Returns the size of `root` in `window`, without placing anything.
  func size(of root: NodeID, in window: Offer) -> CGSize {
    let offer = proposeWindow(window)
    return tree.onStack(of: root) { measure(root, offer) }
  }

  /// Returns the proposal to the root in `window`, and makes the window the outermost container.
  private func proposeWindow(_ window: Offer) -> Offer {
    let offer = safeOffer(in: window)
    setContainer(.top, offer)
    return offer
  }
}

extension LayoutTree {
  /// The layout algorithms, applied to this tree.
  @inline(__always)
  var pass: LayoutPass { LayoutPass(self) }
}
