import Foundation
import QuoinGeometry
import QuoinLayout

/// Finds a point at which a touch reaches a view.
@MainActor
package struct TouchTarget {
  private let views: ViewTree
  package init(_ views: ViewTree) { self.views = views }

  /// The size of the window, or of the view if it has no window.
  package var window: CGSize { views.layout.windowSize }

  package func isInWindow(_ point: CGPoint) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x <= window.width && point.y <= window.height
  }

  /// The kind of gesture that must participate in a touch of the view.
  package enum Purpose {
    /// No gesture is required.
    case presence
    /// A gesture or a control.
    case touch
    /// A gesture, a control, or a view that can be dragged.
    case drag
  }

  /// The result of a touch of a view.
  private enum Meeting {
    /// A gesture inside the view participates, or none is required.
    case inside(CGPoint)
    /// Only gestures around the view participate.
    case around(CGPoint)
    case disabled
    case none
  }

  /// Returns a point at which a touch reaches a view named `name` or a descendant.
  ///
  /// The point is the view's center if possible, and preferably one where a gesture inside the view
  /// participates. Among several views, the first one with such a point wins.
  package func point(of name: String, for purpose: Purpose) throws -> CGPoint {
    let views = try views.search(name)
    var second: CGPoint?
    // This tries many points for each view that can't be touched.
    for (index, view) in views.prefix(32).enumerated() {
      switch meeting(view.node, at: view.spot, purpose) {
      case .inside(let point): return point
      case .around(let point): second = second ?? point
      case .disabled: if index == 0 { throw InteractionError.disabled(name) }
      case .none: break
      }
    }
    if let second { return second }
    throw reason(name, views[0].node)
  }

  /// Returns the views named `name` in order, each once; there is at least one.
  package func views(named name: String) throws -> [ViewTree.Named] {
    var known: Set<LayoutTree.NodeID> = []
    return try views.search(name).filter { known.insert($0.node).inserted }
  }

  /// Returns the view at position `number`, from 1, among those named `name`.
  package func node(named name: String, _ number: Int) throws -> LayoutTree.NodeID {
    try view(named: name, number).node
  }

  private func view(named name: String, _ number: Int) throws -> ViewTree.Named {
    let found = try views(named: name)
    guard found.indices.contains(number - 1) else {
      throw InteractionError.number(name, number, count: found.count)
    }
    return found[number - 1]
  }

  /// Returns a point at which a touch reaches the view at position `number`, from 1, among those
  /// named `name`.
  package func point(of name: String, number: Int, for purpose: Purpose) throws -> CGPoint {
    // As without a number, the first one that can be touched counts.
    if number == 1 { return try point(of: name, for: purpose) }
    let view = try view(named: name, number)
    switch meeting(view.node, at: view.spot, purpose) {
    case .inside(let point), .around(let point): return point
    case .disabled: throw InteractionError.disabled(name)
    case .none: throw reason(name, view.node)
    }
  }

  /// Returns a point at which a touch reaches the view at `node`, named `name` in messages, without
  /// requiring a gesture.
  package func point(of node: LayoutTree.NodeID, called name: String) throws -> CGPoint {
    if case .inside(let point) = meeting(node, at: nil, .presence) { return point }
    throw reason(name, node)
  }

  /// Returns the result of a touch of the view at `node`; `spot` is the node inside it that has the
  /// name.
  private func meeting(
    _ node: LayoutTree.NodeID, at spot: LayoutTree.NodeID?, _ purpose: Purpose
  ) -> Meeting {
    let inside = Set(views.responders(inside: node).map(ObjectIdentifier.init))
    var second: CGPoint?
    var isDisabled: Bool?
    // A control may have several parts, of which the one with the name is meant.
    let places = (spot.map { points(of: $0).prefix(1) } ?? []) + points(of: node)
    for point in places where isInWindow(point) {
      let hit = views.hitTest(point)
      guard hit.chain.contains(node) else { continue }
      guard purpose != .presence else { return .inside(point) }
      let touched = hit.responders.filter {
        if $0 is DragSource { return purpose == .drag }
        return $0.allowsOwn && (purpose == .drag || !$0.isPan)
          && $0.recognizer(renewing: nil) != nil
      }
      if isDisabled == nil { isDisabled = touched.contains { !$0.isEnabled } }
      let usable = touched.filter(\.isEnabled)
      if usable.contains(where: { inside.contains(ObjectIdentifier($0)) }) { return .inside(point) }
      if !usable.isEmpty, second == nil { second = point }
    }
    if isDisabled == true { return .disabled }
    return second.map { .around($0) } ?? .none
  }

  /// Returns the responders whose gestures a touch at `point` can begin, except for panning.
  package func participants(at point: CGPoint) -> [ObjectIdentifier] {
    views.hitTest(point).responders.filter {
      $0.allowsOwn && !$0.isPan && $0.isEnabled && $0.recognizer(renewing: nil) != nil
    }.map(ObjectIdentifier.init)
  }

  /// Returns the points of a view to try, in the window: its center, then those of a grid.
  private func points(of node: LayoutTree.NodeID) -> [CGPoint] {
    let toWindow = views.geometry(of: node).toWindow
    // A moving view is touched where the user sees it.
    let seen = views.emission.nodes.firstDrawn(inside: node) ?? node
    let (shown, laidOut) = (views.presentedFrame(of: seen), views.layout.frame(of: seen))
    let size = seen == node ? shown.size : views.layout.size(of: node)
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      let point = CGPoint(x: size.width * x, y: size.height * y).applying(toWindow)
      return CGPoint(
        x: point.x + shown.minX - laidOut.minX, y: point.y + shown.minY - laidOut.minY)
    }
    let count = 24
    var result = [place(0.5, 0.5)]
    for row in 0..<count {
      for column in 0..<count {
        result.append(
          place((CGFloat(column) + 0.5) / CGFloat(count), (CGFloat(row) + 0.5) / CGFloat(count)))
      }
    }
    return result.filter { $0.x.isFinite && $0.y.isFinite }
  }

  /// Returns the reason why no touch in the window reaches the view.
  private func reason(_ name: String, _ node: LayoutTree.NodeID) -> InteractionError {
    let points = points(of: node).filter(isInWindow)
    guard let centre = points.first else { return .offscreen(name) }
    let hit = views.hitTest(centre)
    if points.contains(where: { views.hitTest($0).chain.contains(node) }) {
      return .noGesture(name)
    }
    let related = { (other: LayoutTree.NodeID) in
      views.layout.isInside(other, node) || views.layout.isInside(node, other)
    }
    for (missed, reason) in hit.misses where related(missed) {
      switch reason {
      case .transparent, .flat: return .hidden(name)
      case .refused: return .refused(name)
      case .clipped: return .offscreen(name)
      case .outside, .outsideShape, .outsideContentShape, .empty: break
      }
    }
    guard let inFront = hit.nodes.first else { return .empty(name) }
    if let front = views.emission.nodes.front, views.layout.isInside(inFront, front.node),
      !views.layout.isInside(node, front.node)
    {
      return .covered(name, by: "the \(front.thing.frontName)")
    }
    return .covered(name, by: views.name(of: inFront))
  }
}

extension LayoutTree {
  /// Returns whether `node` is `around` or one of its descendants.
  package func isInside(_ node: NodeID, _ around: NodeID) -> Bool {
    var node = node
    while node.isBelowTop {
      if node == around { return true }
      node = parent(of: node)
    }
    return false
  }
}

/// The reason for the failure of an interaction.
public enum InteractionError: Error, Equatable, CustomStringConvertible {
  /// The point is outside the window of the given size.
  case outside(CGPoint, CGSize)
  /// A coordinate, factor or angle isn't finite.
  case notFinite
  /// The call requests more taps or steps than allowed.
  case tooMany(Int)
  /// Fewer views have the name than the number that was given; the count is that of the views.
  case number(String, Int, count: Int)
  /// A finger is already down, or no finger is down.
  case isDown, isUp
  /// The host is closed, so its view no longer exists.
  case closed
  /// The view is outside the window or the visible part of a scroll view.
  case offscreen(String)
  /// The view is disabled, hidden or transparent, or disallows touches.
  case disabled(String)
  case hidden(String)
  case refused(String)
  /// The view draws nothing that can be touched.
  case empty(String)
  /// No gesture participates in a touch of the view.
  case noGesture(String)
  /// Another view covers the whole view.
  case covered(String, by: String)

  public var description: String {
    switch self {
    case .outside(let point, let size):
      "The point (\(point.x), \(point.y)) is outside the view, which is \(size.width) × \(size.height) points."
    case .notFinite: "The coordinates of a touch must be finite."
    case .tooMany(let count):
      "\(count) taps, steps or characters are too many for one call; the limit is 10000."
    case .number(let name, let number, let count):
      "There is no \"\(name)\" #\(number): \(count == 1 ? "one view has" : "\(count) views have") that name."
    case .isDown: "A finger is already down: call endTouch() first."
    case .isUp: "No finger is down: call beginTouch(at:) first."
    case .closed:
      "The host is closed and no longer accepts input. Use it before close(), or create another host."
    case .offscreen(let name):
      "\"\(name)\" can't be touched: no part of it is in the window. Scroll to it, or make the window larger."
    case .disabled(let name): "\"\(name)\" can't be touched: it is disabled."
    case .hidden(let name):
      "\"\(name)\" can't be touched: it, or a view around it, is hidden or has no opacity."
    case .refused(let name):
      "\"\(name)\" can't be touched: it, or a view around it, has allowsHitTesting(false)."
    case .empty(let name):
      "\"\(name)\" can't be touched: it draws nothing. Give it a contentShape(_:)."
    case .noGesture(let name):
      "\"\(name)\" has no effect when it is touched: neither it nor a view around it has a gesture or is a control."
    case .covered(let name, let front):
      "\"\(name)\" can't be touched: \(front) is in front of it."
    }
  }
}
