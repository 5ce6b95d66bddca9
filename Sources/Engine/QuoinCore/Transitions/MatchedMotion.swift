import Foundation
import QuoinAnimation
import QuoinGeometry
import QuoinLayout

/// The parts of their geometry that two views of a group share when one view replaces the other.
struct MatchedParts {
  var takesSize = true
  var takesPosition = true
  var anchor = UnitPoint.center

  /// Returns `frame` with the shared parts taken from `other`.
  func taking(_ other: CGRect, for frame: CGRect) -> CGRect {
    let size = takesSize ? other.size : frame.size
    let point = anchor.point(in: takesPosition ? other : frame)
    let inner = anchor.point(in: CGRect(origin: .zero, size: size))
    return CGRect(origin: CGPoint(x: point.x - inner.x, y: point.y - inner.y), size: size)
  }
}

/// The source of a geometry group that was removed in a pass.
struct RemovedSource {
  var group: GeometryGroup
  var snapshot: RemovedViewSnapshot
  /// The frame in the layout, and the visible one, in the root's space.
  var frame, seen: CGRect
  /// Whether the view accepts other sizes.
  var isResizable: Bool
}

extension LayoutTree {
  /// Whether the view at `node` accepts a proposal other than its size.
  ///
  /// A view with a fixed frame inside its `matchedGeometryEffect` keeps its size
  /// (Rules/Geometry.md#matched-geometry).
  func isResizable(_ node: NodeID) -> Bool {
    let size = size(of: node)
    let larger = ProposedViewSize(width: size.width + 1, height: size.height + 1)
    return copyForMeasuring().sizeThatFits(node, larger) != size
  }
}

/// The motion of a view that replaces another view of its geometry group, or is replaced by it: the
/// view is drawn moved and scaled between both positions.
@MainActor
final class MatchedMotion {
  /// The frame of the view itself, in the root's space.
  private let own: CGRect
  private let clock: LivingClock
  private var motion: Motion<CGRect.AnimatableData>

  init(
    of own: CGRect, from start: CGRect, to end: CGRect, _ change: AnimatedChange,
    clock: LivingClock
  ) {
    self.own = own
    self.clock = clock
    motion = Motion(start.animatableData)
    motion.move(to: end.animatableData, change)
  }

  var end: TimeInterval { motion.end }

  /// The transform from the view's position in the layout to its visible position.
  var transform: CGAffineTransform {
    var place = CGRect.zero
    place.animatableData = motion.value(at: clock.now)
    let x = own.width > 0 ? place.width / own.width : 1
    let y = own.height > 0 ? place.height / own.height : 1
    return CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: place.minX - own.minX * x, ty: place.minY - own.minY * y)
  }
}

extension TransitionTracker {
  /// Starts the view at `node` from the visible position of its geometry group's source, which
  /// moves to the view.
  func match(
    _ transitionContainer: TransitionContainer, _ node: LayoutTree.NodeID,
    _ transaction: Transaction,
    _ emission: Emission,
    _ elementStore: ElementStore
  ) {
    guard !left.isEmpty, let change = AnimatedChange(transaction, now: elementStore.clock.now)
    else {
      return
    }
    for (index, removed) in left.enumerated() {
      guard let source = emission.store.matching.sources[removed.group],
        emission.tree.isNode(source, inside: node)
      else {
        continue
      }
      let (old, new) = (removed.frame, emission.tree.frame(of: source))
      let parts = emission.store.matching.parts[source] ?? MatchedParts()
      var (arriving, leaving) = (parts, parts)
      arriving.takesSize = parts.takesSize && emission.tree.isResizable(source)
      leaving.takesSize = parts.takesSize && removed.isResizable
      transitionContainer.way = MatchedMotion(
        of: new, from: arriving.taking(removed.seen, for: new), to: new, change,
        clock: elementStore.clock)
      removed.snapshot.transitionContainer.way = MatchedMotion(
        of: old, from: removed.seen, to: leaving.taking(new, for: old), change,
        clock: elementStore.clock)
      elementStore.addDeadline(removed.snapshot.transitionContainer.end)
      left.remove(at: index)
      if arriving.takesSize || leaving.takesSize, old.size != new.size {
        emission.diagnostics.addWarning(
          "A view that replaces another one with matchedGeometryEffect is scaled during the animation, not laid out for each size."
        )
      }
      return
    }
  }
}
