import Foundation
import QuoinGeometry
import QuoinLayout

/// The last look of a removed view, while the user still sees it. It has no place in the layout.
@MainActor
final class Ghost {
  /// The element that the view stood in, and its key and position there.
  struct Origin: Hashable {
    var place: Int32
    var key: Element.Key
    var position: Int
  }
  /// The member of its container that is drawn right before a ghost: none, one of its children, another ghost.
  enum Anchor: Hashable {
    case start
    case node(UInt64)
    case ghost(ObjectIdentifier)
  }
  let origin: Origin
  private weak var place: LivingElement?
  /// The node that the view stood at.
  let node: LayoutTree.Node
  /// The container that draws it, and after which member.
  var container: UInt64 = 1
  var anchor = Anchor.start
  let capture: Capture
  let zIndex: Double
  let stage: Stage
  let departure: Departure

  init(
    origin: Origin, in place: LivingElement, node: LayoutTree.Node, capture: Capture,
    zIndex: Double, stage: Stage,
    departure: Departure
  ) {
    self.origin = origin
    self.place = place
    self.node = node
    self.capture = capture
    self.zIndex = zIndex
    self.stage = stage
    self.departure = departure
  }

  /// Whether the element that the view stood in is still there.
  var hasPlace: Bool { place?.isAlive == true }

  /// Draws it in a picture whose root lies at `corner`.
  func draw(at corner: CGPoint, in canvas: DrawingCanvas) {
    let frame = capture.frame.offsetBy(dx: corner.x, dy: corner.y)
    stage.draw(frame, in: canvas, root: corner) { [capture] in capture.draw(at: $0.origin, in: $1) }
  }
}

/// The views of one element on their way out together: its observers are told when all are out.
@MainActor
final class Departure {
  var observers: [LifetimeObserverElement] = []
  /// Whether the views go without a transition.
  let isAtOnce: Bool
  init(isAtOnce: Bool) { self.isAtOnce = isAtOnce }
}
