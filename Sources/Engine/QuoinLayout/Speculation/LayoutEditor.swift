import Foundation
import QuoinGeometry

/// Applies edits to a tree that isn't shown; nodes keep their identities, and new ones follow.
///
/// An edit that doesn't fit its node changes nothing. The extensions apply the edits of one kind
/// each: of arguments, of attributes, and of the structure.
struct LayoutEditor {
  let tree: LayoutTree

  typealias NodeID = LayoutTree.NodeID

  init(_ tree: LayoutTree) { self.tree = tree }

  var records: NodeRecords { tree.records }

  /// Applies `edit` to `node` and closes the changed nodes again, innermost first.
  ///
  /// - Returns: whether the edit applies to the node.
  func apply(_ edit: LayoutEdit, to node: NodeID) -> Bool {
    guard isInTree(node), let changed = change(node, by: edit) else { return false }
    for node in changed { closeAround(node) }
    return true
  }

  /// Whether `node` is in the tree; a node that an earlier edit removed is not.
  func isInTree(_ node: NodeID) -> Bool {
    guard tree.contains(node) else { return false }
    var ancestor = node
    while ancestor.isBelowTop { ancestor = records[ancestor].parent }
    return ancestor == .top
  }

  /// Closes `node` and its ancestors again, the innermost first.
  private func closeAround(_ node: NodeID) {
    var node = node
    while node.isBelowTop {
      tree.pass.closeAgain(node)
      node = records[node].parent
    }
  }

  /// Changes one node and returns the nodes from which to close again, up to the root; `nil` if the
  /// edit doesn't apply to the node.
  private func change(_ node: NodeID, by edit: LayoutEdit) -> [NodeID]? {
    let fits: Bool
    switch edit {
    case .frame(let axis, let length): fits = setLength(length, axis, ofFrame: node)
    case .minimum(let axis, let length):
      fits = changeLimits(of: node, axis) { $0.min = length }
    case .maximum(let axis, let length):
      fits = changeLimits(of: node, axis) { $0.max = length }
    case .fixedToMinimum(let axis):
      fits = makeFlexible(node, axis) { FrameLimits(min: $0) }
    case .fixedToMaximum(let axis):
      fits = makeFlexible(node, axis) { FrameLimits(max: $0) }
    case .alignment(let horizontal, let vertical):
      fits = setAlignment(horizontal, vertical, of: node)
    case .spacing(let spacing): fits = setSpacing(spacing, of: node)
    case .trackSpacing(let axis, let length): fits = setTrackSpacing(length, axis, of: node)
    case .trackAlignment(let alignment): fits = setTrackAlignment(alignment, of: node)
    case .insets(let insets): fits = setInsets(insets, of: node)
    case .axes(let axes): fits = setFixedAxes(axes, of: node)
    case .fitting: fits = makeFitting(node)

    case .priority(let priority): return setPriority(priority, of: node)
    case .unsizedAxes(let axes):
      return changeCell(node) { $0.unsized = axes }
    case .cellColumns(let count):
      return changeCell(node) { traits in
        traits.columns = count > 1 ? min(count, LayoutTree.gridColumnLimit) : 0
        traits.isEmpty = count == 0
      }

    case .framed(let width, let height):
      let lengths = LayoutNode.FrameLengths(
        width: tree.validLength(width), height: tree.validLength(height))
      return [wrap(node, in: .fixedFrame) { $0.pointee.frame = lengths }]
    case .framedFlexibly(
      let minWidth, let maxWidth, let minHeight, let maxHeight, let horizontal, let vertical):
      let width = tree.normalised(FrameLimits(min: minWidth, max: maxWidth))
      let height = tree.normalised(FrameLimits(min: minHeight, max: maxHeight))
      let frame = wrapFlexibly(node, width, height)
      tree.setAlignment(
        Alignment(horizontal: horizontal, vertical: vertical), of: tree.pointer(frame))
      return [frame]
    case .flexible:
      let limits = FlexLimits(min: 0, ideal: .nan, max: .infinity)
      return [wrapFlexibly(node, limits, limits)]
    case .padded(let insets):
      return [wrap(node, in: .padding) { $0.pointee.padding = insets.finite }]
    case .fixedSize(let axes):
      return [wrap(node, in: .fixedSize) { Self.setAxes(axes, of: $0) }]

    case .removed: return remove(node)
    case .exchangedWithInner: return moveInward(node, past: 1)
    case .movedInward(let count): return moveInward(node, past: count)
    case .layered(let layer, let target): return makeLayer(of: target, layer, node)
    }
    return fits ? [node] : nil
  }
}
