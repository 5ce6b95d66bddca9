import Foundation
import QuoinGeometry
import QuoinLayout

/// A mark for the views at which the enclosing scroll view comes to rest, and which its position
/// reports.
@MainActor
package struct ScrollStopMark {
  package init() {}
}

extension ScrollViews {
  /// Returns the frames of the emitted views at which `scroll` comes to rest, in the space of its
  /// content.
  package func stops(in scroll: LayoutTree.NodeID) -> [(
    node: LayoutTree.NodeID, frame: CGRect
  )] {
    var stops: [(node: LayoutTree.NodeID, frame: CGRect)] = []
    for (_, marked) in emission.nodes.attachments(ScrollStopMark.self, inside: scroll) {
      var container = marked
      // Modifiers and boundaries contain one view each.
      while !tree.isContainer(container), let child = tree.children(of: container).first {
        container = child
      }
      for child in tree.children(of: container) where tree.scrollView(around: child) == scroll {
        let frame = CGRect(origin: .zero, size: tree.size(of: child))
        stops.append((child, tree.contentFrame(of: child, frame, in: scroll)))
      }
    }
    return stops
  }

  /// Returns the id of the first view that `scroll` shows, or of the one whose `anchor` is nearest
  /// to the same point of the visible part.
  package func shownStop(in scroll: LayoutTree.NodeID, anchor: UnitPoint?) -> AnyHashable? {
    let offset = tree.scrollOffset(of: scroll)
    let visible = CGSize(
      width: tree.visibleLength(scroll, .horizontal), height: tree.visibleLength(scroll, .vertical))
    let axes = tree.scrollAxes(of: scroll)
    let stops = stops(in: scroll).filter {
      (!axes.contains(.horizontal) || $0.frame.maxX > offset.x)
        && (!axes.contains(.vertical) || $0.frame.maxY > offset.y)
    }
    var first = stops.first
    if let anchor {
      let point = CGPoint(
        x: offset.x + visible.width * anchor.x, y: offset.y + visible.height * anchor.y)
      func distance(_ frame: CGRect) -> CGFloat {
        let x = axes.contains(.horizontal) ? frame.minX + frame.width * anchor.x - point.x : 0
        let y = axes.contains(.vertical) ? frame.minY + frame.height * anchor.y - point.y : 0
        return x * x + y * y
      }
      first = stops.min { distance($0.frame) < distance($1.frame) }
    }
    return first.flatMap { id(of: $0, in: scroll) }
  }

  /// Returns the ids of the views of which `scroll` shows at least `threshold`, in order.
  package func visibleStops(in scroll: LayoutTree.NodeID, threshold: Double) -> [AnyHashable] {
    let visible = CGRect(
      origin: tree.scrollOffset(of: scroll),
      size: CGSize(
        width: tree.visibleLength(scroll, .horizontal),
        height: tree.visibleLength(scroll, .vertical)))
    return stops(in: scroll).filter { stop in
      let shown = visible.overlap(stop.frame)
      let area = stop.frame.width * stop.frame.height
      return !shown.isNull && area > 0
        && Double(shown.width * shown.height / area) >= threshold
    }
    .compactMap { id(of: $0, in: scroll) }
  }

  private func id(
    of stop: (node: LayoutTree.NodeID, frame: CGRect), in scroll: LayoutTree.NodeID
  ) -> AnyHashable? {
    guard let place = views.first(where: { $0.node == scroll }) else {
      return nil
    }
    // An item inside another one has several ids, of which the one that leads to the view counts.
    let middle = CGPoint(x: stop.frame.midX, y: stop.frame.midY)
    return emission.nodes.itemIDs(of: stop.node).first { id in
      ScrollPass(emission).findTarget(id, inside: place.element).map {
        $0.scroll == scroll && $0.frame.contains(middle)
      } ?? false
    }
  }
}
