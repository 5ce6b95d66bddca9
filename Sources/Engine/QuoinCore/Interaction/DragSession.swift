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

  /// Returns the dragged item, when a drag begins; `nil` leaves the touch to the gestures.
  package var item: () -> AnyObject? = { nil }
  /// Called when a drag of an item begins, moves, and ends; points are in the view's space.
  package var report: (AnyObject, DragProgress, CGPoint) -> Void = { _, _, _ in }
  /// The time in seconds that a finger must rest before it drags the item.
  package var delay: TimeInterval = 0

  package override init() { super.init() }

  package override var name: String { "draggable" }
}

/// A step of a drag.
package enum DragProgress: Equatable, Sendable {
  case began, moved
  case ended(isDropped: Bool)
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
  /// The size of the view when a drag last passed it, in points.
  package fileprivate(set) var size = CGSize.zero

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
  private let source: DragSource
  private var place: Place?
  /// Whether the views under the pointer take the item.
  private var verdicts: [ObjectIdentifier: Bool] = [:]
  /// Whether the item can be dropped at the current position.
  private var allowsDrop = true
  private(set) var isCancelled = false

  /// Whether a view takes the item at the current position.
  var isAccepted: Bool { place != nil && allowsDrop && !isCancelled }

  init(_ item: AnyObject, from source: DragSource) {
    self.item = item
    self.source = source
  }

  func begin(at location: CGPoint, in emission: Emission) {
    report(.began, at: location, in: emission)
  }

  func move(to location: CGPoint, in emission: Emission) {
    guard !isCancelled else { return }
    follow(location, in: emission)
    report(.moved, at: location, in: emission)
  }

  private func follow(_ location: CGPoint, in emission: Emission) {
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
    guard !isCancelled else { return }
    if let place, allowsDrop {
      place.target.drop(item, point(location, in: place, emission))
      report(.ended(isDropped: true), at: location, in: emission)
    } else {
      leave(at: location, in: emission)
      report(.ended(isDropped: false), at: location, in: emission)
    }
  }

  func cancel(at location: CGPoint, in emission: Emission) {
    leave(at: location, in: emission)
    isCancelled = true
    report(.ended(isDropped: false), at: location, in: emission)
  }

  /// Reports `progress` to the source, with the location in its view while it exists.
  private func report(_ progress: DragProgress, at location: CGPoint, in emission: Emission) {
    let node = source.nodes.first { emission.nodes.isAttached(source, to: $0) }
    let point = node.map {
      location.applying(emission.nodes.seenGeometry(of: $0).toWindow.inverted())
    }
    source.report(item, progress, point ?? location)
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
    let geometry = emission.nodes.seenGeometry(of: place.node)
    place.target.size = geometry.size
    return location.applying(geometry.toWindow.inverted())
  }
}
