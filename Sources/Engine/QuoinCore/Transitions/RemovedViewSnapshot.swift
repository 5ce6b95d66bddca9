import Foundation
import QuoinGeometry
import QuoinLayout

/// A snapshot of a removed view while it is still visible. It isn't part of the layout.
@MainActor
final class RemovedViewSnapshot {
  /// The element that contained the view, and the view's key and position in it.
  struct Origin: Hashable {
    private let place: Int32
    private let key: Element.Key
    /// The position of the view's element among its siblings, unless its key names it.
    private let ordinal: Int32
    private let position: Int

    /// - `position`: the position of the view among those of `element`.
    @MainActor
    init(of element: LivingElement, in place: Int32, position: Int, _ emission: Emission) {
      self.place = place
      key = element.key
      ordinal = key.isItem ? -1 : emission.store.elements[Int(element.index)].ordinal
      self.position = position
    }
  }

  /// The member of a container that is drawn directly before a snapshot: none, one of the
  /// container's children, or another snapshot.
  enum Anchor: Hashable {
    case start
    case node(UInt64)
    case snapshot(ObjectIdentifier)
  }
  let origin: Origin
  private weak var place: LivingElement?
  /// The node that the view had.
  let node: LayoutTree.NodeID
  /// The container that draws the snapshot, and the preceding member.
  var container: UInt64 = 1
  var anchor = Anchor.start
  let capture: TreeRecording
  let zIndex: Double
  let transitionContainer: TransitionContainer
  let departure: Departure

  init(
    origin: Origin, in place: LivingElement, node: LayoutTree.NodeID, capture: TreeRecording,
    zIndex: Double, transitionContainer: TransitionContainer,
    departure: Departure
  ) {
    self.origin = origin
    self.place = place
    self.node = node
    self.capture = capture
    self.zIndex = zIndex
    self.transitionContainer = transitionContainer
    self.departure = departure
  }

  /// Whether the element that contained the view is still shown.
  var hasPlace: Bool {
    guard let place else { return false }
    return place.isAlive && !place.isAway
  }

  /// Draws the snapshot in a picture whose root is at `corner`.
  func draw(at corner: CGPoint, in canvas: DrawingCanvas) {
    let frame = capture.frame.offsetBy(dx: corner.x, dy: corner.y)
    transitionContainer.draw(frame, in: canvas, root: corner) { [capture] in
      capture.draw(at: $0.origin, in: $1)
    }
  }
}

/// The views of an element that disappear together; its observers are notified when all have
/// disappeared.
@MainActor
final class Departure {
  var observers: [LifetimeObserverElement] = []
  /// The element of the views, which keeps its state in case they return.
  var element: LivingElement?
  /// The element that contained it, and its position there, unless its key names it.
  private(set) weak var place: LivingElement?
  private(set) var ordinal: Int32 = -1
  /// Whether the views are shown again.
  var hasReturned = false
  /// Whether the views disappear without a transition.
  let isAtOnce: Bool
  init(isAtOnce: Bool) { self.isAtOnce = isAtOnce }

  /// Keeps `element`, which was removed from `place`.
  func keep(_ element: LivingElement, from place: LivingElement, _ emission: Emission) {
    (self.element, self.place) = (element, place)
    if !element.key.isItem { ordinal = emission.store.elements[Int(element.index)].ordinal }
  }
}
