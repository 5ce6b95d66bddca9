import Foundation
import QuoinGeometry
import QuoinLayout

/// The finger or mouse of a living tree: finds what a touch hits and hands its events to the gestures there.
///
/// Gestures change state; an update shows the change.
@MainActor
public final class Pointer {
  private weak var emission: Emission?
  private var session: PointerSession?
  private var last: PointerEvent?
  private var hovered: [(responder: HoverResponder, node: LayoutTree.Node)] = []

  init(_ emission: Emission) { self.emission = emission }

  /// Whether a finger or button is down.
  public var isDown: Bool { session?.isDown ?? false }

  /// A finger comes down, or two of them around `location`.
  ///
  /// - `modifiers`: the keys held down: the raw value of `EventModifiers`.
  public func press(at location: CGPoint, fingers: Int = 1, modifiers: Int = 0) {
    guard let emission, !isDown else { return }
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

  /// Moves the finger that is down; two fingers spread and turn by the factor and angle since they came down.
  public func move(to location: CGPoint, magnification: CGFloat = 1, rotation: Angle = .zero) {
    guard isDown else { return }
    last?.location = location
    last?.magnification = magnification
    last?.rotation = rotation
    send(.move)
  }

  /// Lifts the finger or button that is down.
  public func release() {
    guard isDown else { return }
    session?.isDown = false
    send(.release)
  }

  /// Takes the finger or button that is down away, as where a second finger makes another gesture of it: nothing is tapped.
  public func cancel() {
    guard isDown else { return }
    session?.isDown = false
    send(.cancellation)
    session = nil
  }

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

  /// The mouse rests at `location` without a button down; `nil` for one that left the window.
  public func hover(at location: CGPoint?) {
    guard let emission else { return }
    var tester = HitTester(emission)
    let found = location.map { tester.test($0).hovers } ?? []
    let before = hovered
    hovered = found
    for (responder, _) in before where !found.contains(where: { $0.responder === responder }) {
      responder.leave?()
    }
    guard let location else { return }
    for (responder, node) in found {
      let isNew = !before.contains { $0.responder === responder }
      responder.move?(location, emission.seenGeometry(of: node), isNew)
    }
  }
}

/// The reaction of a view to a pointer that rests on it.
@MainActor
public final class HoverResponder {
  /// Called with a point of the window, the geometry of the view, and whether the pointer has just come.
  public var move: ((CGPoint, NodeGeometry, Bool) -> Void)?
  public var leave: (() -> Void)?

  public init() {}
}

extension Emission {
  /// Has `responder` told of pointers over the elements added since `mark`. Only in a living tree.
  public func attach(_ responder: HoverResponder, since mark: LayoutTree.Mark) {
    tree.forEach(since: mark) { attach(.hover(responder), to: $0) }
  }

  /// Limits touches inside the elements added since `mark` to the points that `contains` accepts, given a point of
  /// the picture and the element's frame there; such touches reach all of that shape. Only in a living tree.
  public func limitTouches(
    since mark: LayoutTree.Mark, to contains: @escaping @MainActor (CGPoint, CGRect) -> Bool
  ) {
    tree.forEach(since: mark) { attach(.shape(contains), to: $0) }
  }

  /// Has touches reach all of `node`, and parts of its content outside of it. Only in a living tree.
  public func takeTouches(of node: LayoutTree.Node) { attach(.area, to: node) }

  /// Keeps touches from everything added since `mark`. Only in a living tree.
  public func refuseTouches(since mark: LayoutTree.Mark) {
    tree.forEach(since: mark) { attach(.refusal, to: $0) }
  }

  /// Gives the elements added since `mark` an accessibility label. Only in a living tree.
  public func label(since mark: LayoutTree.Mark, _ label: @autoclosure () -> String) {
    guard isLiving else { return }
    let label = label()
    tree.forEach(since: mark) { attach(.label(label), to: $0) }
  }
}
