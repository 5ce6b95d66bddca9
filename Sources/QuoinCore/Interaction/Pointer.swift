import Foundation
import QuoinGeometry
import QuoinLayout

/// The finger or mouse of a living tree: finds what a touch meets and hands its events to the gestures there.
///
/// What gestures do changes state; an update shows it.
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
    let entries = tester.test(location).entries
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

  /// What is down moves, and two fingers spread and turn since they came down.
  public func move(to location: CGPoint, magnification: CGFloat = 1, rotation: Angle = .zero) {
    guard isDown else { return }
    last?.location = location
    last?.magnification = magnification
    last?.rotation = rotation
    send(.move)
  }

  /// What is down goes up.
  public func release() {
    guard isDown else { return }
    session?.isDown = false
    send(.release)
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

/// What a view does while a pointer rests on it.
@MainActor
public final class HoverResponder {
  /// Called with a point of the window, where the view lies, and whether the pointer has just come.
  public var move: ((CGPoint, NodeGeometry, Bool) -> Void)?
  public var leave: (() -> Void)?

  public init() {}
}

extension Emission {
  /// Has `responder` told of pointers over the elements added since `mark`. Only in a living tree.
  public func attach(_ responder: HoverResponder, since mark: LayoutTree.Mark) {
    tree.forEach(since: mark) { attach(.hover(responder), to: $0) }
  }

  /// Touches inside the elements added since `mark` are limited to where `contains` says so of a point of the
  /// picture and the element's frame there, and reach all of that. Only in a living tree.
  public func limitTouches(
    since mark: LayoutTree.Mark, to contains: @escaping @MainActor (CGPoint, CGRect) -> Bool
  ) {
    tree.forEach(since: mark) { attach(.shape(contains), to: $0) }
  }

  /// Touches reach all of `node`, beside what reaches out of it. Only in a living tree.
  public func takeTouches(of node: LayoutTree.Node) { attach(.area, to: node) }

  /// Nothing added since `mark` is touched. Only in a living tree.
  public func refuseTouches(since mark: LayoutTree.Mark) {
    tree.forEach(since: mark) { attach(.refusal, to: $0) }
  }

  /// What the elements added since `mark` are called aloud. Only in a living tree.
  public func label(since mark: LayoutTree.Mark, _ label: @autoclosure () -> String) {
    guard isLiving else { return }
    let label = label()
    tree.forEach(since: mark) { attach(.label(label), to: $0) }
  }
}
