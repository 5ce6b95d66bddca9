import Foundation
import QuoinGeometry
import QuoinLayout

/// The finger or mouse of a live tree, which finds the target of a touch and passes its events to
/// the gestures there.
///
/// Gestures change state; the next update shows the change.
@MainActor
public final class Pointer {
  private weak var emission: Emission?
  private var session: PointerSession?
  private var drag: DragSession?
  /// Whether the source of the touch has no item to drag.
  private var isDragDeclined = false
  private var last: PointerEvent?
  private var hovered: [(responder: HoverResponder, node: LayoutTree.NodeID)] = []

  init(_ emission: Emission) { self.emission = emission }

  /// Whether a finger or button is down.
  public var isDown: Bool { drag != nil || session?.isDown ?? false }

  /// Touches the view with a finger, or with two fingers around `location`.
  ///
  /// - `modifiers`: the held modifier keys, as the raw value of `EventModifiers`.
  public func press(at location: CGPoint, fingers: Int = 1, modifiers: Int = 0) {
    guard let emission, !isDown else { return }
    isDragDeclined = false
    var tester = HitTester(emission)
    let hit = tester.test(location)
    var entries = hit.entries
    for service in emission.elementStore?.services ?? []
    where service.swallowsTouch(on: hit.chain, in: emission) {
      entries.removeAll { !$0.responder.isPan }
    }
    if let session, session.isOpen, session.responders.elementsEqual(entries, by: { $0 === $1.0 }) {
      session.isDown = true
    } else {
      send(.interruption)
      session = PointerSession(entries)
      session?.isDown = true
    }
    var event = PointerEvent(kind: .press, location: location, time: 0)
    event.fingers = fingers
    event.modifiers = modifiers
    last = event
    send(.press)
  }

  /// Moves the finger; two fingers spread and rotate by the factor and angle relative to their
  /// start.
  public func move(to location: CGPoint, magnification: CGFloat = 1, rotation: Angle = .zero) {
    guard isDown else { return }
    last?.location = location
    last?.magnification = magnification
    last?.rotation = rotation
    guard drag == nil else { return followDrag { $0.move(to: location, in: $1) } }
    send(.move)
    beginDrag(at: location)
  }

  /// Lifts the finger or releases the button.
  public func release() {
    guard isDown else { return }
    if let location = last?.location, drag != nil {
      followDrag { $0.drop(at: location, in: $1) }
      drag = nil
      return
    }
    session?.isDown = false
    send(.release)
  }

  /// Cancels the touch without a tap, as when a second finger turns it into another gesture.
  public func cancel() {
    guard isDown else { return }
    cancelDrag()
    drag = nil
    session?.isDown = false
    send(.cancellation)
    session = nil
  }

  // MARK: Dragging items

  /// Cancels the drag of an item, as the Escape key does; the finger stays down without effect.
  ///
  /// - Returns: Whether an item was being dragged.
  @discardableResult
  package func cancelDrag() -> Bool {
    guard let drag, let location = last?.location, !drag.isCancelled else { return false }
    followDrag { $0.cancel(at: location, in: $1) }
    return true
  }

  /// Drops an item from outside of the window at `location`.
  ///
  /// - Returns: Whether a view takes it.
  package func drop(_ item: AnyObject, at location: CGPoint) -> Bool {
    guard let emission, !isDown else { return false }
    let session = DragSession(item, from: DragSource())
    session.move(to: location, in: emission)
    guard session.isAccepted else {
      session.cancel(at: location, in: emission)
      return false
    }
    session.drop(at: location, in: emission)
    return true
  }

  /// Starts to drag the item of a touched view, which cancels all gestures.
  private func beginDrag(at location: CGPoint) {
    guard let emission, var event = last else { return }
    event.time = emission.clock?.now ?? 0
    guard !isDragDeclined, let source = session?.source(draggedBy: event, in: emission) else {
      return
    }
    guard let item = source.item() else {
      isDragDeclined = true
      return
    }
    send(.cancellation)
    session = nil
    drag = DragSession(item, from: source)
    followDrag {
      $0.begin(at: location, in: $1)
      $0.move(to: location, in: $1)
    }
  }

  private func followDrag(_ body: (DragSession, Emission) -> Void) {
    if let drag, let emission { body(drag, emission) }
  }

  // MARK: Events

  private func send(_ kind: PointerEvent.Kind) {
    guard let emission, let session, var event = last else { return }
    event.kind = kind
    event.time = emission.clock?.now ?? 0
    let context = GestureContext(emission) { [weak self, weak session] delay in
      emission.clock?.schedule(after: delay) {
        guard let self, let session, session === self.session else { return }
        self.send(.time)
      }
    }
    session.take(event, context)
    if !session.isOpen, !session.isDown { self.session = nil }
    for action in context.actions { action() }
  }

  // MARK: Hovering

  /// Moves the mouse to `location` without a pressed button; `nil` means that it left the window.
  public func hover(at location: CGPoint?) {
    guard let emission else { return }
    var tester = HitTester(emission)
    let found = location.map { tester.test($0).hovers.filter { $0.responder.isEnabled } } ?? []
    let before = hovered
    hovered = found
    for (responder, _) in before where !found.contains(where: { $0.responder === responder }) {
      responder.leave?()
    }
    guard let location else { return }
    for (responder, node) in found {
      let isNew = !before.contains { $0.responder === responder }
      responder.move?(location, emission.nodes.seenGeometry(of: node), isNew)
    }
  }
}

/// The reaction of a view to a hovering pointer.
@MainActor
public final class HoverResponder {
  /// Called with a point of the window, the geometry of the view, and whether the pointer has just
  /// entered.
  public var move: ((CGPoint, NodeGeometry, Bool) -> Void)?
  public var leave: (() -> Void)?
  /// Whether the view was enabled in the environment in which the responder was attached.
  var isEnabled = true

  public init() {}
}
