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

extension LayoutTree {
  // MARK: 2 closing, 3 invalidation

  /// Records that the content of `node` changed.
  func markChanged(_ node: NodeID) {
    guard isLiving, !records[node].flags.contains(.pendingClose) else { return }
    records[node].flags.insert(.pendingClose)
    changes.pendingClose.append(node)
  }

  /// Makes the next layout place the content of `node` again, whatever the node is offered.
  func markNeedsPlacement(_ node: NodeID) {
    records[node].flags.insert(.needsPlacement)
    changes.relayoutRoots.append(node)
  }

  /// The properties of a node that are visible from outside.
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
      spacing: record.flags.contains(.spacingUnknown) ? nil : tables.spacings[Int(record.spacing)])
  }

  /// Closes the changed nodes and their ancestors again, the innermost first, and drops their
  /// cached sizes.
  func closeChanges() {
    tables.guideAnswers = [:]
    if !tables.relativeFrames.isEmpty { resolveRelativeFrames() }
    guard !changes.pendingClose.isEmpty else { return }
    var levels: [[NodeID]] = []
    func add(_ node: NodeID, at depth: Int) {
      while levels.count <= depth { levels.append([]) }
      levels[depth].append(node)
    }
    for node in changes.pendingClose where !isFree(node) { add(node, at: depth(of: node)) }
    changes.pendingClose = []
    while let level = levels.popLast() {
      for node in level {
        records[node].flags.remove(.pendingClose)
        let before = face(node)
        closeAgain(node)
        if before.spacing != nil, records[node].flags.contains(.spacingUnknown) {
          _ = spacing(node)
        }
        let after = face(node)
        invalidate(node)
        if before == after, after.isFixed {
          changes.relayoutRoots.append(node)
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

  /// Closes a node again after its content or parameters changed.
  func closeAgain(_ index: NodeID) {
    let node = pointer(index)
    guard node.pointee.firstChild.exists, node.pointee.kind != .list else { return }
    let priority = node.pointee.priority
    switch node.pointee.kind {
    case .custom: break
    case .scroll, .lazy: node.pointee.flags.subtract(.inherited)
    default: node.pointee.flags.subtract(.inherited.union(.coupled))
    }
    if node.pointee.kind != .reader {
      node.pointee.flags.subtract([.rigid, .spacingUnknown])
      node.pointee.spacing = SpacingIndex.ordinary
    }
    if node.pointee.guides >= 0 { node.pointee.flags.insert(.hasGuides) }
    close(index)
    if node.pointee.flags.contains(.hasPriority) { node.pointee.priority = priority }
  }

  // MARK: 4 placing

  /// The number of times the content of a node was placed since the tree was made.
  package var placementCount: Int { changes.placementCount }

  /// Places the content of `index` again, and of each node inside whose placement is out of date.
  func placeAnew(_ index: NodeID) {
    guard isLiving else { return place(index) }
    arrange(index)
    records[index].flags.remove(.needsPlacement)
    changes.place(index, records[index])
    var child = records[index].firstChild
    while child.exists {
      let record = pointer(child)
      if record.pointee.firstChild.exists, !changes.isPlaced(child, record.pointee) {
        placeAnew(child)
      }
      child = records[child].next
    }
  }

  /// Places what changed, once the root has its size.
  func placeChanges() {
    changes.makeRoom(for: count)
    if let root, !changes.isPlaced(root, records[root]) { placeAnew(root) }
    let relayoutRoots = changes.relayoutRoots
    changes.relayoutRoots = []
    for node in relayoutRoots
    where !isFree(node) && records[node].flags.contains(.needsPlacement) {
      if isShown(node) { placeAnew(node) } else { deferPlacement(of: node) }
    }
    placeWindowDependents()
  }

  /// Marks hidden ancestors for placement: a candidate may be chosen, or kept content linked, after
  /// this layout with the same offer and size that it was placed for before.
  private func deferPlacement(of node: NodeID) {
    var hidden = node
    while hidden.isBelowTop, !isShown(hidden) {
      records[hidden].flags.insert(.needsPlacement)
      hidden = records[hidden].parent
    }
  }

  /// Places the content of the window dependents again, once all frames around them are final.
  package func placeWindowDependents() {
    let shown = changes.windowDependents.filter { isShown($0) }.map {
      (depth: depth(of: $0), node: $0)
    }
    // An outer node must have its final position before an inner one reads its own.
    for (_, node) in shown.sorted(by: { $0.depth < $1.depth }) { placeAnew(node) }
  }
}
