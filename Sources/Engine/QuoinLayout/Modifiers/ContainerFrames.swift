import Foundation
import QuoinGeometry

// containerRelativeFrame: a fixed frame whose lengths follow from the nearest container
// (Rules/Frames.md#container-relative).
//
// There are few containers: the window and the scroll views. Each sets its lengths with
// `setContainer` before it measures its content; the frames inside then contain plain numbers.

/// The lengths of the containers that have been set.
struct ContainerLengths {
  /// The lengths of the window. They are separate from the dictionary because every layout sets
  /// them, and instantiating the dictionary type takes longer than a small layout.
  var window: Offer?
  var scrollViews: [LayoutTree.NodeID: Offer] = [:]
}

/// A container-relative frame, with the function that computes its length from that of the
/// container.
struct RelativeFrame {
  var node: LayoutTree.NodeID
  var length: (CGFloat, Axis) -> CGFloat
}

extension LayoutTree {
  /// Wraps the nodes added since `mark` for `containerRelativeFrame`: on each of `axes`, `length`
  /// computes the frame's length from the container's, in points.
  ///
  /// If the container has no length of its own, the axis is unchanged.
  package func wrapContainerFrame(
    since mark: Mark, axes: Axis.Set, alignment: Alignment,
    length: @escaping (CGFloat, Axis) -> CGFloat
  ) {
    wrap(since: mark, .containerFrame) { node in
      if axes.contains(.horizontal) { node.pointee.flags.insert(.horizontal) }
      if axes.contains(.vertical) { node.pointee.flags.insert(.vertical) }
      setAlignment(alignment, of: node)
      tables.relativeFrames.append(RelativeFrame(node: id(of: node), length: length))
    }
  }
}

extension LayoutPass {
  /// Closes a container-relative frame, which has no range because the lengths of its container
  /// aren't known yet.
  func closeContainerFrame(_ node: UnsafeMutablePointer<LayoutNode>) {
    let child = pointer(node.pointee.firstChild)
    for axis in Axis.allCases {
      let isRelative = node.pointee.flags.contains(axis == .horizontal ? .horizontal : .vertical)
      if isRelative || child.pointee.isCoupled(axis) {
        node.pointee.setCoupled(axis)
      } else {
        node.pointee.setRange(child.pointee.range(axis), axis)
      }
    }
    deferSpacing(node)
    let container = container(around: id(of: node))
    // The container length of a scroll view differs for each proposal, so the check can't measure
    // again.
    if container != .top { node.pointee.flags.insert(.foreign) }
    // In a tree that is laid out already, the container has set its lengths.
    if let frame = tree.tables.relativeFrames.last(where: { pointer($0.node) == node }),
      let lengths = lengths(ofContainer: container)
    {
      resolve(frame, lengths)
    }
  }

  /// Makes `node` a container with the lengths `lengths` for the frames inside; NaN means no
  /// length. The list at the top is the window.
  func setContainer(_ node: NodeID, _ lengths: Offer) {
    guard self.lengths(ofContainer: node) != lengths else { return }
    if node == .top {
      tree.containers.window = lengths
    } else {
      tree.containers.scrollViews[node] = lengths
    }
    for frame in tree.tables.relativeFrames where container(around: frame.node) == node {
      resolve(frame, lengths)
      invalidate(from: frame.node, to: node)
    }
  }

  /// Drops the cached sizes of `node` and its ancestors inside `outer`, as their container length
  /// changed.
  private func invalidate(from node: NodeID, to outer: NodeID) {
    var ancestor = node
    while ancestor != outer {
      tree.invalidate(ancestor)
      ancestor = records[ancestor].parent
    }
    tree.tables.guideAnswers = [:]
  }

  /// Updates the frames inside `scope` with the lengths of their containers, after content has been
  /// linked into it.
  func resolveRelativeFrames(inside scope: NodeID) {
    for frame in tree.tables.relativeFrames
    where frame.node != scope && tree.isNode(frame.node, inside: scope) {
      guard let lengths = lengths(ofContainer: container(around: frame.node)) else { continue }
      let before = records[frame.node].frame
      resolve(frame, lengths)
      if records[frame.node].frame != before { invalidate(from: frame.node, to: scope) }
    }
  }

  private func lengths(ofContainer node: NodeID) -> Offer? {
    node == .top ? tree.containers.window : tree.containers.scrollViews[node]
  }

  /// Updates the frames that were built detached with the lengths of their current containers.
  func resolveRelativeFrames() {
    for frame in tree.tables.relativeFrames {
      guard let lengths = lengths(ofContainer: container(around: frame.node)) else { continue }
      let before = records[frame.node].frame
      resolve(frame, lengths)
      if records[frame.node].frame != before { tree.markChanged(frame.node) }
    }
  }

  private func resolve(_ frame: RelativeFrame, _ lengths: Offer) {
    let record = pointer(frame.node)
    func length(_ axis: Axis, _ flag: NodeFlags) -> CGFloat {
      guard record.pointee.flags.contains(flag), lengths[axis].isFinite else { return .nan }
      return tree.validLength(frame.length(lengths[axis], axis))
    }
    record.pointee.frame = LayoutNode.FrameLengths(
      width: length(.horizontal, .horizontal), height: length(.vertical, .vertical))
  }

  /// Returns the container around `node`: the nearest scroll view, or the list at the top for the
  /// window.
  func container(around node: NodeID) -> NodeID {
    var ancestor = records[node].parent
    while ancestor.isBelowTop, records[ancestor].kind != .scroll {
      ancestor = records[ancestor].parent
    }
    return ancestor
  }
}
