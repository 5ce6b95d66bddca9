import Foundation
import QuoinCore
import QuoinGeometry

extension View {
  /// Calls `action` when the view is tapped `count` times in a row. Sizing: neutral.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(
      _GestureModifier(
        gesture: TapGesture(count: count).onEnded { _ in action() }, name: "onTapGesture"))
  }

  /// Calls `action` with the place when the view is tapped `count` times in a row. Sizing: neutral.
  ///
  /// - `coordinateSpace`: where the place is counted from, in points.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    let gesture = SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
    return modifier(
      _GestureModifier(gesture: gesture.onEnded { action($0.location) }, name: "onTapGesture"))
  }

  /// Calls `action` when a finger has rested on the view for a while. Sizing: neutral.
  ///
  /// - `minimumDuration`: how long, in seconds.
  /// - `maximumDistance`: how far the finger may move, in points.
  /// - `onPressingChanged`: called when the finger comes down, and when it is lifted or the press is recognized.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let gesture = LongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return modifier(
      _GestureModifier(
        gesture: PressingGesture(content: gesture, action: onPressingChanged)
          .onEnded { _ in action() }, name: "onLongPressGesture"))
  }

  /// Calls `action` when a finger has rested on the view for a while: the older form. Sizing: neutral.
  ///
  /// - `pressing`: called when the finger comes down, and when it is lifted or the press is recognized.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// Calls a closure when a finger begins and ends to press a view.
private struct PressingGesture: Gesture {
  typealias Value = Bool
  typealias Body = Never
  let content: LongPressGesture
  let action: ((Bool) -> Void)?

  static func _recognizer(_ gesture: Self, renewing known: Recognizer<Bool>?) -> Recognizer<Bool> {
    CallbackRecognizer.renewing(known, of: gesture.content) { phase, last, context in
      let isPressing = !phase.isFinal && phase.value == true
      guard isPressing != (last == true) else { return }
      context.perform { gesture.action?(isPressing) }
    }
  }
}
