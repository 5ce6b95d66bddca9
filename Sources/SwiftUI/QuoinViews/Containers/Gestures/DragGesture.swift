import Foundation
import QuoinCore
import QuoinGeometry

/// A gesture that follows a finger across the view.
public struct DragGesture: Gesture {
  /// The state of a drag. Locations are in the gesture's coordinate space, in points.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// The translation from the start, including the distance before the gesture began (recorded).
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The velocity in points per second.
    public var velocity: CGSize
    /// The location where the drag would come to rest: a quarter of a second ahead.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// The distance that the finger moves before the gesture begins, in points.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @_disfavoredOverload
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }

  public typealias Body = Never
  public static func _recognizer(_ gesture: Self, renewing known: Recognizer<Value>?)
    -> Recognizer<Value>
  {
    known ?? DragRecognizer(gesture)
  }
}

private final class DragRecognizer: Recognizer<DragGesture.Value> {
  private let gesture: DragGesture
  private var down: PointerEvent?
  private var start = CGPoint.zero
  private var path: [(time: TimeInterval, place: CGPoint)] = []
  private var hasBegun = false

  init(_ gesture: DragGesture) {
    self.gesture = gesture
    super.init()
  }

  override var followsDrags: Bool { true }

  override func recognize(_ event: PointerEvent, _ context: GestureContext) -> GesturePhase<
    DragGesture.Value
  > {
    switch event.kind {
    case .press:
      guard event.fingers == 1 else { return .failed }
      down = event
      start = context.geometry.place(of: event.location, in: gesture.coordinateSpace)
      follow(event, context)
      hasBegun = gesture.minimumDistance <= 0
    case .move:
      guard let down else { break }
      follow(event, context)
      let distance = down.location.distance(to: event.location)
      hasBegun = hasBegun || distance >= gesture.minimumDistance
    case .release:
      // A finger that has rested has lost its velocity.
      if let place = path.last?.place { note(place, event) }
      return hasBegun ? .ended(value(event)) : .failed
    case .time: break
    case .interruption, .cancellation: return .failed
    }
    return hasBegun ? .active(value(event)) : .possible(nil)
  }

  private func follow(_ event: PointerEvent, _ context: GestureContext) {
    note(context.geometry.place(of: event.location, in: gesture.coordinateSpace), event)
  }

  private func note(_ place: CGPoint, _ event: PointerEvent) {
    path.append((event.time, place))
    // The velocity is measured over the last tenth of a second.
    while path.count > 2, path[1].time <= event.time - 0.1 { path.removeFirst() }
  }

  private func value(_ event: PointerEvent) -> DragGesture.Value {
    let (first, last) = (path.first ?? (0, start), path.last ?? (0, start))
    let elapsed = CGFloat(last.time - first.time)
    let velocity =
      elapsed > 0
      ? CGSize(
        width: (last.place.x - first.place.x) / elapsed,
        height: (last.place.y - first.place.y) / elapsed) : .zero
    return DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: event.time), location: last.place,
      startLocation: start, velocity: velocity)
  }
}
