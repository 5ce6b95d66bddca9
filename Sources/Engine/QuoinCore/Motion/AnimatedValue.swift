import Foundation
import QuoinAnimation
import QuoinGeometry

/// A value with animated data, which each frame interpolates.
@MainActor
class AnimatedValue {
  /// The time for which the value was last read.
  final var moment: TimeInterval = -.infinity
  /// Whether the value was moving then, even if its motion has been finished since.
  final var wasMoving = false
  var end: TimeInterval { -.infinity }
  func finish(at now: TimeInterval) -> [AnyObject] { [] }

  /// Returns whether the value has changed since it was last read.
  final func isOutdated(at now: TimeInterval) -> Bool { now > moment && wasMoving }
}

final class AnimatedData<Value: Animatable>: AnimatedValue {
  private var motion: Motion<Value.AnimatableData>?

  /// Returns the current value, animating a change of the data of `value` with the transaction at
  /// `place`.
  func present(_ value: Value, at place: Int32, _ elementStore: ElementStore, _ emission: Emission)
    -> Value
  {
    let data = value.animatableData
    let now = elementStore.clock.now
    moment = now
    guard var motion else {
      motion = Motion(data)
      return value
    }
    if motion.target != data {
      elementStore.motion.retired += motion.listeners
      if let change = AnimatedChange(elementStore.transaction(at: place, emission), now: now) {
        motion.move(to: data, change)
        for deadline in motion.deadlines { elementStore.addDeadline(deadline) }
      } else {
        motion = Motion(data)
      }
    } else if !motion.isMoving(at: now), motion.listeners.isEmpty {
      // Data that compares equal may still be of a different kind.
      motion = Motion(data)
    }
    var shown = value
    wasMoving = motion.isMoving(at: now)
    if wasMoving { shown.animatableData = motion.value(at: now) }
    self.motion = motion
    return shown
  }

  override var end: TimeInterval { motion?.end ?? -.infinity }
  override func finish(at now: TimeInterval) -> [AnyObject] { motion?.finish(at: now) ?? [] }
}

/// An element that each frame emits again while its value is animated.
struct AnimatedPlace {
  weak var element: BodyElement?
  var value: AnimatedValue
  /// Whether the element's body depends on the value, not only its emission.
  var isBody: Bool
}

extension Emission {
  /// Returns the current state of `value` and makes the view being emitted depend on it.
  ///
  /// While its data is animated, each frame emits the enclosing views again without evaluating
  /// their bodies.
  public func animated<Value: Animatable>(_ value: Value) -> Value {
    guard let elementStore, Value.AnimatableData.self != EmptyAnimatableData.self else {
      return value
    }
    let data = keep { AnimatedData<Value>() }
    let shown = data.present(value, at: context.element, elementStore, self)
    if let owner = elementStore.owner { elementStore.keepMoving(data, owner, isBody: false) }
    return shown
  }
}

extension BodyElement {
  /// Updates `value`, a view or modifier, with its current animated data, if any.
  func animate<Value>(_ value: inout Value, _ plan: PropertyPlan, _ emission: Emission) {
    if plan.isAnimatable, let elementStore = emission.elementStore {
      present(&value, plan, elementStore, emission)
    }
  }

  // This is a separate function because most views aren't animatable.
  @inline(never)
  private func present<Value>(
    _ value: inout Value, _ plan: PropertyPlan, _ elementStore: ElementStore, _ emission: Emission
  ) {
    func shown<A: Animatable>(_ animatable: A) -> Value? {
      guard A.AnimatableData.self != EmptyAnimatableData.self else { return nil }
      let data = kept(in: plan.slotCount) { AnimatedData<A>() }
      let shown = data.present(animatable, at: index, elementStore, emission)
      elementStore.keepMoving(data, self, isBody: true)
      return shown as? Value
    }
    if let animatable = value as? any Animatable, let shown = shown(animatable) { value = shown }
  }
}
