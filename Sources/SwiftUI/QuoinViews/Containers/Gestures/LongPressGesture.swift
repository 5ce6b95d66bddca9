import Foundation
import QuoinCore
import QuoinGeometry

/// A gesture in which a finger rests on the view. The value becomes `true` as soon as the finger is
/// down.
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  /// The time that the finger must rest, in seconds.
  public var minimumDuration: Double
  /// The distance that the finger may move in the meantime, in points.
  public var maximumDistance: CGFloat

  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }

  public typealias Body = Never
  public static func _recognizer(_ gesture: Self, renewing known: Recognizer<Bool>?)
    -> Recognizer<Bool>
  {
    known ?? LongPressRecognizer(gesture.minimumDuration, gesture.maximumDistance)
  }
}

private final class LongPressRecognizer: Recognizer<Bool> {
  private let duration: TimeInterval
  private let distance: CGFloat
  private var down: PointerEvent?

  init(_ duration: TimeInterval, _ distance: CGFloat) {
    self.duration = duration > 0 ? duration : 0
    self.distance = distance
    super.init()
  }

  override func recognize(_ event: PointerEvent, _ context: GestureContext) -> GesturePhase<Bool> {
    switch event.kind {
    case .press:
      guard event.fingers == 1 else { return .failed }
      down = event
      if duration == 0 { return .ended(true) }
      if duration.isFinite { context.wake(after: duration) }
    case .move, .time:
      guard let down else { break }
      if event.time >= down.time + duration { return .ended(true) }
      if down.location.distance(to: event.location) > distance { return .failed }
    case .release:
      return (down.map { event.time >= $0.time + duration } ?? false) ? .ended(true) : .failed
    case .interruption, .cancellation: return .failed
    }
    return .possible(down == nil ? nil : true)
  }
}
