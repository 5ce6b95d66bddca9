import Foundation
import QuoinGeometry
import QuoinLayout

/// A view from which the pointer drags an item.
@MainActor
package final class DragSource: Responder {
  /// The distance that a pointer moves before it drags the item, in points (recorded).
  static let minimumDistance: CGFloat = 1
  /// The distance that a finger may move while it must rest, in points.
  static let tolerance: CGFloat = 10

  /// Returns the dragged item, when a drag begins.
  package var item: () -> AnyObject = { NSNull() }
  /// The time in seconds that a finger must rest before it drags the item.
  package var delay: TimeInterval = 0

  package override init() { super.init() }

  package override var name: String { "draggable" }
}

/// The reaction of a view to an item that is dragged over it; points are in the view's space.
@MainActor
package final class DropTarget {
  /// Returns whether the view takes the item, when a drag reaches the view.
  package var accepts: (AnyObject, CGPoint) -> Bool = { _, _ in false }
  package var enter: (AnyObject, CGPoint) -> Void = { _, _ in }
  /// Called for each position; returns whether the item can be dropped there.
  package var move: (AnyObject, CGPoint) -> Bool = { _, _ in true }
  package var leave: (AnyObject, CGPoint) -> Void = { _, _ in }
  package var drop: (AnyObject, CGPoint) -> Void = { _, _ in }

  package init() {}
}

/// A drag of an item over a live tree, from its start until the pointer is released.
///
/// The innermost view under the pointer that takes the item is the target, enabled or not
/// (Rules/Gestures.md#drops).
@MainActor
final class DragSession {
  private typealias Place = (target: DropTarget, node: LayoutTree.NodeID)

  private let item: AnyObject
  private var place: Place?
  /// Whether the views under the pointer take the item.
  private var verdicts: [ObjectIdentifier: Bool] = [:]
  /// Whether the item can be dropped at the current position.
  private var allowsDrop = true
  private(set) var isCancelled = false

  init(_ item: AnyObject) { self.item = item }

  func move(to location: CGPoint, in emission: Emission) {
    guard !isCancelled else { return }
    let found = target(at: location, in: emission)
    if let place, place.target !== found?.target { leave(at: location, in: emission) }
    guard let found else { return }
    let point = point(location, in: found, emission)
    if place == nil { found.target.enter(item, point) }
    place = found
    allowsDrop = found.target.move(item, point)
  }

  /// Drops the item on the current target.
  func drop(at location: CGPoint, in emission: Emission) {
    guard !isCancelled, let place else { return }
    guard allowsDrop else { return leave(at: location, in: emission) }
    place.target.drop(item, point(location, in: place, emission))
  }

  func cancel(at location: CGPoint, in emission: Emission) {
    leave(at: location, in: emission)
    isCancelled = true
  }

  private func leave(at location: CGPoint, in emission: Emission) {
    guard let place else { return }
    self.place = nil
    place.target.leave(item, point(location, in: place, emission))
  }

  private func target(at location: CGPoint, in emission: Emission) -> Place? {
    var tester = HitTester(emission)
    let before = verdicts
    verdicts = [:]
    var found: Place?
    for node in tester.test(location).chain {
      for target in emission.nodes.attachments(DropTarget.self, at: node) {
        let place = (target, node)
        let isAccepting =
          before[ObjectIdentifier(target)]
          ?? target.accepts(item, point(location, in: place, emission))
        verdicts[ObjectIdentifier(target)] = isAccepting
        if isAccepting, found == nil { found = place }
      }
    }
    return found
  }

  private func point(_ location: CGPoint, in place: Place, _ emission: Emission) -> CGPoint {
    location.applying(emission.nodes.seenGeometry(of: place.node).toWindow.inverted())
  }
}
