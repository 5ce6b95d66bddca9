import Foundation
import QuoinCore
import QuoinGeometry

/// Recognizes a gesture on a view.
public struct _GestureModifier<G: Gesture>: _LivingOnlyModifier {
  let gesture: G
  var priority = Responder.Priority.low
  var mask = GestureMask.all
  var name = "gesture"

  public static func _emitLiving<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    guard DynamicProperties(emission).hasObjects(for: modifier.gesture) else { return }
    let responder = emission.keep {
      GestureResponder(modifier.gesture, GestureProperties(emission))
    }
    responder.gesture = modifier.gesture
    responder.properties?.renew(emission)
    responder.label = modifier.name
    responder.priority = modifier.priority
    responder.allowsOwn = modifier.mask.contains(.gesture)
    responder.allowsInside = modifier.mask.contains(.subviews)
    emission.touches.attach(responder, since: mark)
  }
}

/// A responder that recognizes a gesture, which each emission of its view updates.
final class GestureResponder<G: Gesture>: Responder {
  var gesture: G
  var label = ""
  let properties: GestureProperties?

  init(_ gesture: G, _ properties: GestureProperties?) {
    (self.gesture, self.properties) = (gesture, properties)
    super.init()
  }

  override var name: String { label }

  override func recognizer(renewing known: Recognizer<Void>?) -> Recognizer<Void>? {
    let known = known as? MappedRecognizer<G.Value, Void>
    let gesture = gesture
    func recognizer() -> Recognizer<G.Value> { G._recognizer(gesture, renewing: known?.base) }
    let base = properties?.run(recognizer) ?? recognizer()
    if let known, known.base === base { return known }
    return MappedRecognizer(base) { _ in }
  }
}

extension View {
  /// Recognizes `gesture` on the view, with lower priority than gestures inside.
  /// Sizing: neutral.
  ///
  /// - `mask`: the gestures to recognize.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: mask))
  }

  /// Recognizes `gesture` on the view while `isEnabled`, with lower priority than gestures inside.
  /// Sizing: neutral.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews))
  }

  /// Recognizes `gesture` on the view while `isEnabled`. The name has no effect.
  /// Sizing: neutral.
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
    -> some View
  { self.gesture(gesture, isEnabled: isEnabled) }

  /// Recognizes `gesture` on the view, with higher priority than gestures inside.
  /// Sizing: neutral.
  ///
  /// - `mask`: the gestures to recognize.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  {
    modifier(
      _GestureModifier(gesture: gesture, priority: .high, mask: mask, name: "highPriorityGesture"))
  }

  /// Recognizes `gesture` on the view while `isEnabled`, with higher priority than gestures inside.
  /// Sizing: neutral.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Recognizes `gesture` on the view simultaneously with gestures inside, whose actions run after
  /// its own.
  /// Sizing: neutral.
  ///
  /// - `mask`: the gestures to recognize.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  {
    modifier(
      _GestureModifier(
        gesture: gesture, priority: .simultaneous, mask: mask, name: "simultaneousGesture"))
  }

  /// Recognizes `gesture` on the view while `isEnabled`, simultaneously with gestures inside.
  /// Sizing: neutral.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Compiles only: makes the system's screen edge gestures wait for the view's.
  /// Sizing: neutral.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
