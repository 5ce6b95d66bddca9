// Recording the changes of a live tree for its next layout (see `LayoutUpdate.swift`).

extension LayoutTree {
  /// Records that the content of `node` changed.
  func markChanged(_ node: NodeID) {
    guard isLiving, !records[node].flags.contains(.pendingClose) else { return }
    records[node].flags.insert(.pendingClose)
    changes.pendingClose.append(node)
  }

  /// Makes the next layout close the root again.
  package func markRootChanged() {
    if let root { markChanged(root) }
  }

  /// Makes the next layout place the content of `node` again, whatever the node's proposal.
  func markNeedsPlacement(_ node: NodeID) {
    records[node].flags.insert(.needsPlacement)
    changes.relayoutRoots.append(node)
  }

  /// The number of times the content of a node was placed since the tree was created.
  package var placementCount: Int { changes.placementCount }

  /// Places the content of the window dependents again, once all frames around them are final.
  package func placeWindowDependents() { LayoutUpdate(self).placeWindowDependents() }
}
