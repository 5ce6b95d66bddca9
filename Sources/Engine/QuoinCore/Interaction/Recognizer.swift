import Foundation
import QuoinGeometry
import QuoinLayout

/// The phase of a gesture.
public enum GesturePhase<Value> {
  /// The gesture may still be recognized; the associated value is its value so far.
  case possible(Value?)
  /// The gesture is in progress, so gestures that wait for its failure never start.
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

  /// The value, if there is one.
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

/// Follows the events of a touch and determines the phase of a gesture.
///
/// A subclass overrides ``recognize(_:_:)`` to determine the phase after an event. Its actions go
/// through ``GestureContext/perform(_:)``, so that a gesture that loses to another one does
/// nothing.
@MainActor
open class Recognizer<Value> {
  public private(set) var phase = GesturePhase<Value>.possible(nil)

  public init() {}

  /// Handles an event, unless the gesture has ended or failed.
  public final func take(_ event: PointerEvent, _ context: GestureContext) -> GesturePhase<Value> {
    if !phase.isFinal { phase = recognize(event, context) }
    return phase
  }

  /// Returns the phase of the gesture after `event`.
  open func recognize(_ event: PointerEvent, _ context: GestureContext) -> GesturePhase<Value> {
    .failed
  }

  /// Whether the recognizer claims the touch, so that an enclosing scroll view can't take it.
  open var holds: Bool {
    if case .active = phase { true } else { false }
  }

  /// Whether a gesture in the recognizer may follow a finger that moves.
  open var followsDrags: Bool { false }

  /// The maximum number of taps that a gesture in the recognizer waits for.
  open var tapCount: Int { 0 }

  /// Cancels the gestures that can't go on beside an enclosing scroll view that takes the touch.
  open func yield(_ event: PointerEvent, _ context: GestureContext) {
    var end = event
    end.kind = .cancellation
    _ = take(end, context)
  }

  /// Makes tap gestures in the recognizer wait for more taps, up to `count` (recorded: a double tap
  /// takes precedence over a single one, in either order).
  open func wait(forTaps count: Int) {}
}

/// The access of a recognizer to its view during an event.
@MainActor
public final class GestureContext {
  let emission: Emission
  private let wakes: (TimeInterval) -> Void
  /// The node to which the gesture is attached.
  var node = LayoutTree.NodeID.absent
  private(set) var actions: [() -> Void] = []

  init(_ emission: Emission, wakes: @escaping (TimeInterval) -> Void) {
    self.emission = emission
    self.wakes = wakes
  }

  /// Runs `action` once it is certain that this gesture is recognized.
  public func perform(_ action: @escaping () -> Void) { actions.append(action) }

  /// Sends a `time` event after `delay` seconds.
  public func wake(after delay: TimeInterval) { wakes(delay) }

  /// The geometry of the gesture's view.
  public var geometry: NodeGeometry { emission.nodes.seenGeometry(of: node) }

  /// Returns whether `point`, in the window, is on the gesture's view.
  public func contains(_ point: CGPoint) -> Bool {
    HitTester(emission).reaches(node, at: point)
  }

  /// Removes and returns the actions added since there were `count`.
  func removeActions(since count: Int) -> [() -> Void] {
    defer { actions.removeSubrange(count...) }
    return Array(actions[count...])
  }
}
