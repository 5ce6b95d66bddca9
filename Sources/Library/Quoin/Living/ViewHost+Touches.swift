import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

extension ViewHost {
  /// Performs a touch of a script.
  func perform(_ touch: Interaction.Touch) throws -> UpdateRecord {
    let start = try point(of: touch)
    switch touch.kind {
    case .tap(let count): return try tap(at: start, count: count, modifiers: touch.modifiers)
    case .press(let seconds):
      var record = try beginTouch(at: start, modifiers: touch.modifiers)
      record.append(try advance(by: seconds))
      record.append(try endTouch())
      return record
    case .drag(let way, let hold, let duration):
      var record = try beginTouch(at: start, modifiers: touch.modifiers)
      if hold > 0 { record.append(try advance(by: hold)) }
      try follow(10, over: duration, into: &record) { share in
        tree.pointer.move(
          to: CGPoint(x: start.x + way.width * share, y: start.y + way.height * share))
      }
      record.append(try endTouch())
      return record
    case .magnify(let factor): return try magnify(at: start, by: CGFloat(factor))
    case .rotate(let degrees): return try rotate(at: start, by: .degrees(degrees))
    }
  }

  /// Returns the touched point, in the root's space.
  private func point(of touch: Interaction.Touch) throws -> CGPoint {
    try updateToBeDriven()
    guard let name = touch.name else {
      guard let point = touch.point else { throw InteractionError.notFinite }
      return point
    }
    let target = TouchTarget(tree.tree)
    if let point = touch.point {
      let corner = tree.tree.presentedFrame(of: try target.node(named: name, touch.number)).origin
      return CGPoint(x: corner.x + point.x, y: corner.y + point.y)
    }
    let isDragged = if case .drag = touch.kind { true } else { false }
    return try target.point(
      of: name, number: touch.number, for: isDragged ? .drag : .touch)
  }

  /// Returns the scroll view that a wheel at `point` scrolls, and its new offset; `nil` if none can
  /// scroll further.
  func scrolled(at point: CGPoint, by distance: CGSize) -> (
    node: LayoutTree.NodeID, offset: CGPoint
  )? {
    for node in tree.tree.hitTest(point).chain {
      if let offset = scrolledOffset(of: node, by: distance) { return (node, offset) }
    }
    return nil
  }

  /// Returns the offset to which a wheel moves the scroll view `node`; `nil` for another view, and
  /// at the end of the content.
  func scrolledOffset(of node: LayoutTree.NodeID, by distance: CGSize) -> CGPoint? {
    let emission = tree.emission
    guard emission.tree.isScroll(node), emission.scrolling.isEnabled(node) else { return nil }
    let offset = emission.tree.scrollOffset(of: node)
    let axes = emission.tree.scrollAxes(of: node)
    let wanted = CGPoint(
      x: offset.x + (axes.contains(.horizontal) ? distance.width : 0),
      y: offset.y + (axes.contains(.vertical) ? distance.height : 0))
    let limited = emission.tree.limitedOffset(wanted, of: node)
    return limited == offset ? nil : limited
  }
}
