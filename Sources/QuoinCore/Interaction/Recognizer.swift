import Foundation
import QuoinGeometry
import QuoinLayout

/// How far a gesture has come.
public enum GesturePhase<Value> {
  /// It may still become one; a value is what is known so far.
  case possible(Value?)
  /// It is going on: gestures that wait for its failure never begin.
  case active(Value)
  case ended(Value)
  case failed

  /// Whether nothing changes any more.
  public var isFinal: Bool {
    switch self {
    case .possible, .active: false
    case .ended, .failed: true
    }
  }

  /// The value, where there is one.
  public var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  public func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// Follows the events of one touch and says how far a gesture has come.
///
/// A subclass says in ``recognize(_:_:)`` what an event makes of it. What it does to the app goes through
/// ``GestureContext/perform(_:)``, so that a gesture that another one beats does nothing.
@MainActor
open class Recognizer<Value> {
  public private(set) var phase = GesturePhase<Value>.possible(nil)

  public init() {}

  /// Takes an event; nothing reaches a gesture that ended or failed.
  public final func take(_ event: PointerEvent, _ context: GestureContext) -> GesturePhase<Value> {
    if !phase.isFinal { phase = recognize(event, context) }
    return phase
  }

  /// How far the gesture is with `event`.
  open func recognize(_ event: PointerEvent, _ context: GestureContext) -> GesturePhase<Value> {
    .failed
  }

  /// Whether it keeps the touch to itself: a drag of a view around doesn't take it away.
  open var holds: Bool {
    if case .active = phase { true } else { false }
  }

  /// The most taps that a gesture in it is made of.
  open var tapCount: Int { 0 }

  /// Has taps in it wait whether more follow, up to `count` (recorded: a double tap beats a single one, whichever is
  /// written first).
  open func wait(forTaps count: Int) {}
}

/// What a recognizer can ask and do while it takes an event.
@MainActor
public final class GestureContext {
  let emission: Emission
  private let wakes: (TimeInterval) -> Void
  /// The node that the gesture is attached to.
  var node: LayoutTree.Node = -1
  private(set) var actions: [() -> Void] = []

  init(_ emission: Emission, wakes: @escaping (TimeInterval) -> Void) {
    self.emission = emission
    self.wakes = wakes
  }

  /// Runs `action` once it is sure that the gesture counts.
  public func perform(_ action: @escaping () -> Void) { actions.append(action) }

  /// Has an event of the kind `time` come when `delay` seconds have passed.
  public func wake(after delay: TimeInterval) { wakes(delay) }

  /// Where the view lies that the gesture is attached to.
  public var geometry: NodeGeometry { emission.seenGeometry(of: node) }

  /// Whether `point`, in the window, lies on the view that the gesture is attached to.
  public func contains(_ point: CGPoint) -> Bool {
    HitTester(emission).reaches(node, at: point)
  }

  /// Takes back what was to be performed since there were `count` actions.
  func takeActions(since count: Int) -> [() -> Void] {
    defer { actions.removeSubrange(count...) }
    return Array(actions[count...])
  }
}
