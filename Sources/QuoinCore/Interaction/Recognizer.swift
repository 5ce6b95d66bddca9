import Foundation
import QuoinGeometry
import QuoinLayout

/// How far a gesture has come.
public enum GesturePhase<Value> {
  /// The touch may still become the gesture; with the value so far.
  case possible(Value?)
  /// The gesture is in progress: gestures that wait for its failure never begin.
  case active(Value)
  case ended(Value)
  case failed

  /// Whether the phase is the last one.
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
/// A subclass overrides ``recognize(_:_:)`` to say how far an event takes the gesture. Its actions go through
/// ``GestureContext/perform(_:)``, so that a gesture that loses against another one does nothing.
@MainActor
open class Recognizer<Value> {
  public private(set) var phase = GesturePhase<Value>.possible(nil)

  public init() {}

  /// Takes an event; a gesture that ended or failed ignores it.
  public final func take(_ event: PointerEvent, _ context: GestureContext) -> GesturePhase<Value> {
    if !phase.isFinal { phase = recognize(event, context) }
    return phase
  }

  /// How far the gesture is with `event`.
  open func recognize(_ event: PointerEvent, _ context: GestureContext) -> GesturePhase<Value> {
    .failed
  }

  /// Whether it keeps the touch to itself, so that a scroll view around can't take it over.
  open var holds: Bool {
    if case .active = phase { true } else { false }
  }

  /// The highest number of taps that a gesture in it waits for.
  open var tapCount: Int { 0 }

  /// Has tap gestures in it wait for further taps, up to `count` (recorded: a double tap beats a single one,
  /// whichever is written first).
  open func wait(forTaps count: Int) {}
}

/// Gives a recognizer access to the view while it takes an event.
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

  /// Runs `action` once it is sure that this gesture wins.
  public func perform(_ action: @escaping () -> Void) { actions.append(action) }

  /// Sends an event of the kind `time` when `delay` seconds have passed.
  public func wake(after delay: TimeInterval) { wakes(delay) }

  /// Where the view of the gesture lies.
  public var geometry: NodeGeometry { emission.seenGeometry(of: node) }

  /// Whether `point`, in the window, lies on the view of the gesture.
  public func contains(_ point: CGPoint) -> Bool {
    HitTester(emission).reaches(node, at: point)
  }

  /// Takes back the actions added since there were `count`.
  func takeActions(since count: Int) -> [() -> Void] {
    defer { actions.removeSubrange(count...) }
    return Array(actions[count...])
  }
}
