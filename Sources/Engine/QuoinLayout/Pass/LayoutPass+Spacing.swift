import Foundation
import QuoinGeometry

// Spacing preferences: an index into a side table, computed when a neighbor needs it.

/// The indices of the spacing preferences that every tree has.
enum SpacingIndex {
  static let ordinary: Int32 = 0
  static let zero: Int32 = 1

  /// Returns the index for a spacer: zero along its axis, or on all sides without an axis.
  static func zero(_ axis: Axis?) -> Int32 {
    switch axis {
    case nil: zero
    case .horizontal: 2
    case .vertical: 3
    }
  }
}

extension LayoutPass {
  /// Returns the index of `spacing` in the side table, adding it if necessary.
  func intern(_ spacing: ViewSpacing) -> Int32 {
    for index in 0..<SideTables.commonCount where tree.tables.spacings[index] == spacing {
      return Int32(index)
    }
    if tree.tables.spacings.last == spacing { return Int32(tree.tables.spacings.count - 1) }
    tree.tables.spacings.append(spacing)
    return Int32(tree.tables.spacings.count - 1)
  }

  /// Uses the ordinary preference for a node around ordinary views; for any other node, the
  /// preference is computed when a neighbor needs it.
  func deferSpacing(_ node: UnsafeMutablePointer<LayoutNode>) {
    var child = node.pointee.firstChild
    while child.exists {
      let record = pointer(child)
      if record.pointee.spacing != SpacingIndex.ordinary
        || record.pointee.flags.contains(.spacingUnknown)
      {
        node.pointee.flags.insert(.spacingUnknown)
        return
      }
      child = record.pointee.next
    }
  }

  /// Returns the distance between two neighbors in a stack.
  func distance(_ first: NodeID, _ second: NodeID, _ axis: Axis) -> CGFloat {
    let (before, after) = (spacingIndex(first), spacingIndex(second))
    if before == SpacingIndex.ordinary, after == SpacingIndex.ordinary {
      return ViewSpacing.defaultDistance
    }
    return tree.tables.spacings[Int(before)].distance(
      to: tree.tables.spacings[Int(after)], along: axis)
  }

  /// Returns the spacing preference of `node`.
  func spacing(_ node: NodeID) -> ViewSpacing { tree.tables.spacings[Int(spacingIndex(node))] }

  private func spacingIndex(_ index: NodeID) -> Int32 {
    if records[index].flags.contains(.spacingUnknown) {
      let spacing = resolvedSpacing(index)
      records[index].spacing = intern(spacing)
      records[index].flags.remove(.spacingUnknown)
    }
    return records[index].spacing
  }

  private func resolvedSpacing(_ index: NodeID) -> ViewSpacing {
    let node = pointer(index)
    switch node.pointee.kind {
    case .list, .leaf, .square, .reader, .free:
      return tree.tables.spacings[Int(node.pointee.spacing)]
    case .measured: return tree.tables.leaves[Int(node.pointee.payload)].spacing
    case .custom: return tree.tables.layouts[Int(node.pointee.payload)].spacing(tree, index)
    case .stack: return stackSpacing(node)
    case .zStack: return zStackSpacing(node)
    case .grid: return gridSpacing(node)
    case .fixedSize, .aspectRatio, .offset, .effect, .matched, .overlay, .background,
      .boundary, .safeAreaIgnoring:
      return spacing(node.pointee.firstChild)
    case .position, .safeAreaInset, .scroll, .lazy: return .ordinary
    case .fitting: return spacing(tree.tables.candidates[Int(node.pointee.payload)][0])
    case .padding:
      var spacing = spacing(node.pointee.firstChild)
      spacing.resetToOrdinary(paddedEdges(node))
      return spacing
    case .fixedFrame:
      return frameSpacing(
        node, horizontal: !node.pointee.frame.width.isNaN,
        vertical: !node.pointee.frame.height.isNaN)
    case .containerFrame:
      return frameSpacing(
        node, horizontal: node.pointee.flags.contains(.horizontal),
        vertical: node.pointee.flags.contains(.vertical))
    case .flexFrame:
      return frameSpacing(
        node, horizontal: !node.pointee.widthLimits.isEmpty,
        vertical: !node.pointee.heightLimits.isEmpty)
    }
  }
}
