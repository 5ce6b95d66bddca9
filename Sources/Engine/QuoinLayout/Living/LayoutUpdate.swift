import Foundation
import QuoinGeometry

// A live tree: its owner replaces parts of it while the rest stays, and a layout repeats only the
// work that a change affects.
//
// The algorithm decides how far outwards and inwards a change reaches:
//
//  1. boundaries    nodes that may be replaced are below a boundary, which acts as its child in
//                   layout. Wrappers and attributes outside are on the boundary and survive
//                   (`LayoutTree+Boundaries.swift`).
//  2. closing       from each change outwards, the tree closes the ancestors again
//  3. invalidation  and drops their cached sizes, up to the first node that looks the same from
//                   outside and whose size never changes (a fixed frame around content without
//                   guides): a relayout root
//  4. placing       from the root and each relayout root inwards, the tree places content again. It
//                   skips a node that has the offer and size it was placed for and that hasn't been
//                   measured since: origins are relative to the parent, so everything inside is
//                   still in the right place
//
// Worked example: an image is replaced in VStack { Image.frame(width: 50, height: 20); Image }
//
//   the first one    its frame looks the same from outside: the frame is the relayout root, and the
//                    tree places only its content
//   the second one   the tree closes the VStack and its ancestors again; the VStack measures the
//                    frame, which is still 50 × 20, and the tree skips the frame's content

/// A layout of a live tree that repeats only the work that changes affect.
struct LayoutUpdate {
  private let tree: LayoutTree

  typealias NodeID = LayoutTree.NodeID

  @inline(__always)
  init(_ tree: LayoutTree) { self.tree = tree }

  private var records: NodeRecords { tree.records }

  // MARK: 2 closing, 3 invalidation

  /// The properties of a node that its surroundings depend on.
  private struct Face: Equatable {
    var horizontal: LengthRange
    var vertical: LengthRange
    var flags: NodeFlags
    var priority: CGFloat
    var height: Int32
    var spacing: ViewSpacing?

    var isFixed: Bool {
      flags.isDisjoint(with: [.hasGuides, .hasBaselines]) && flags.contains(.rigid)
    }
  }

  private func face(_ node: NodeID) -> Face {
    let record = records[node]
    return Face(
      horizontal: record.horizontal, vertical: record.vertical,
      flags: record.flags.intersection([
        .coupledWidth, .coupledHeight, .rigid, .fullWidth, .fullHeight, .hasGuides, .hasBaselines,
        .foreign, .spacer,
      ]),
      priority: record.priority, height: record.height,
      spacing: record.flags.contains(.spacingUnknown)
        ? nil : tree.tables.spacings[Int(record.spacing)])
  }

  /// Closes the changed nodes and their ancestors again, the innermost first, and drops their
  /// cached sizes.
  func closeChanges() {
    tree.tables.guideAnswers = [:]
    if !tree.tables.relativeFrames.isEmpty { tree.pass.resolveRelativeFrames() }
    guard !tree.changes.pendingClose.isEmpty else { return }
    var levels: [[NodeID]] = []
    func add(_ node: NodeID, at depth: Int) {
      while levels.count <= depth { levels.append([]) }
      levels[depth].append(node)
    }
    for node in tree.changes.pendingClose where !tree.isFree(node) {
      add(node, at: depth(of: node))
    }
    tree.changes.pendingClose = []
    while let level = levels.popLast() {
      for node in level {
        records[node].flags.remove(.pendingClose)
        let before = face(node)
        tree.pass.closeAgain(node)
        if before.spacing != nil, records[node].flags.contains(.spacingUnknown) {
          _ = tree.pass.spacing(node)
        }
        let after = face(node)
        tree.invalidate(node)
        if before == after, after.isFixed {
          tree.changes.relayoutRoots.append(node)
          continue
        }
        let parent = records[node].parent
        guard parent.isBelowTop, !records[parent].flags.contains(.pendingClose)
        else { continue }
        records[parent].flags.insert(.pendingClose)
        add(parent, at: levels.count - 1)
      }
    }
  }

  private func depth(of node: NodeID) -> Int {
    var depth = 0
    var ancestor = records[node].parent
    while ancestor.isBelowTop {
      depth += 1
      ancestor = records[ancestor].parent
    }
    return depth
  }

  // MARK: 4 placing

  /// Places the content of `index` again, and that of each descendant whose placement is out of
  /// date.
  func placeAgain(_ index: NodeID) {
    guard tree.isLiving else { return tree.pass.place(index) }
    tree.pass.arrange(index)
    records[index].flags.remove(.needsPlacement)
    tree.changes.place(index, records[index])
    var child = records[index].firstChild
    while child.exists {
      let record = tree.pointer(child)
      if record.pointee.firstChild.exists, !tree.changes.isPlaced(child, record.pointee) {
        placeAgain(child)
      }
      child = records[child].next
    }
  }

  /// Places the changed nodes, once the root has its size.
  func placeChanges() {
    tree.changes.makeRoom(for: tree.count)
    if let root = tree.root, !tree.changes.isPlaced(root, records[root]) { placeAgain(root) }
    let relayoutRoots = tree.changes.relayoutRoots
    tree.changes.relayoutRoots = []
    for node in relayoutRoots
    where !tree.isFree(node) && records[node].flags.contains(.needsPlacement) {
      if tree.isShown(node) { placeAgain(node) } else { deferPlacement(of: node) }
    }
    placeWindowDependents()
  }

  /// Marks hidden ancestors for placement. After this layout, a candidate may be chosen, or
  /// retained content linked, with the proposal and size for which it was placed before.
  private func deferPlacement(of node: NodeID) {
    var hidden = node
    while hidden.isBelowTop, !tree.isShown(hidden) {
      records[hidden].flags.insert(.needsPlacement)
      hidden = records[hidden].parent
    }
  }

  /// Places the content of the window dependents again, once all frames around them are final.
  func placeWindowDependents() {
    let shown = tree.changes.windowDependents.filter { tree.isShown($0) }.map {
      (depth: depth(of: $0), node: $0)
    }
    // An outer node must have its final position before an inner one reads its own.
    for (_, node) in shown.sorted(by: { $0.depth < $1.depth }) { placeAgain(node) }
  }
}
