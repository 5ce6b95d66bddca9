import Foundation
import QuoinCore
import QuoinGeometry

/// A gesture in which two fingers spread or pinch.
public struct MagnifyGesture: Gesture {
  /// The state of two spreading fingers.
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// The current distance between the fingers relative to the initial one.
    public var magnification: CGFloat
    /// The change of the magnification per second.
    public var velocity: CGFloat
    /// The initial midpoint of the fingers, in the view's unit square.
    public var startAnchor: UnitPoint
    /// The initial midpoint of the fingers, in points from the view's top-left corner.
    public var startLocation: CGPoint
  }

  /// The change of the magnification that starts the gesture.
  public var minimumScaleDelta: CGFloat
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public typealias Body = Never
  public static func _recognizer(_ gesture: Self, renewing known: Recognizer<Value>?)
    -> Recognizer<Value>
  {
    known
      ?? MappedRecognizer(
        SpreadRecognizer(atLeast: gesture.minimumScaleDelta) { $0.magnification - 1 }
      ) {
        Value(
          time: $0.time, magnification: $0.amount + 1, velocity: $0.velocity,
          startAnchor: $0.startAnchor, startLocation: $0.startLocation)
      }
  }
}

/// A gesture in which two fingers rotate about each other.
public struct RotateGesture: Gesture {
  /// The state of two rotating fingers.
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// The clockwise rotation since the fingers touched the view.
    public var rotation: Angle
    /// The change of the rotation per second.
    public var velocity: Angle
    /// The initial midpoint of the fingers, in the view's unit square.
    public var startAnchor: UnitPoint
    /// The initial midpoint of the fingers, in points from the view's top-left corner.
    public var startLocation: CGPoint
  }

  /// The rotation that starts the gesture.
  public var minimumAngleDelta: Angle
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public typealias Body = Never
  public static func _recognizer(_ gesture: Self, renewing known: Recognizer<Value>?)
    -> Recognizer<Value>
  {
    known
      ?? MappedRecognizer(
        SpreadRecognizer(atLeast: CGFloat(gesture.minimumAngleDelta.radians)) {
          CGFloat($0.rotation.radians)
        }
      ) {
        Value(
          time: $0.time, rotation: .radians(Double($0.amount)),
          velocity: .radians(Double($0.velocity)), startAnchor: $0.startAnchor,
          startLocation: $0.startLocation)
      }
  }
}

/// The older form of ``MagnifyGesture``, whose value is the magnification.
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public var minimumScaleDelta: CGFloat
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

/// The older form of ``RotateGesture``, whose value is the angle.
public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public var minimumAngleDelta: Angle
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  public var body: some Gesture<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}

/// The change of a measure of two fingers, their distance or angle, and its rate.
private struct Spread {
  var time: Date
  var amount: CGFloat
  var velocity: CGFloat
  var startAnchor: UnitPoint
  var startLocation: CGPoint
}

private final class SpreadRecognizer: Recognizer<Spread> {
  private let least: CGFloat
  private let amount: (PointerEvent) -> CGFloat
  private var startLocation = CGPoint.zero
  private var startAnchor = UnitPoint.zero
  private var last: (time: TimeInterval, amount: CGFloat) = (0, 0)
  private var velocity: CGFloat = 0
  private var hasBegun = false

  init(atLeast least: CGFloat, _ amount: @escaping (PointerEvent) -> CGFloat) {
    (self.least, self.amount) = (least, amount)
    super.init()
  }

  override func recognize(_ event: PointerEvent, _ context: GestureContext) -> GesturePhase<Spread>
  {
    switch event.kind {
    case .press:
      guard event.fingers == 2 else { return .failed }
      let geometry = context.geometry
      startLocation = geometry.place(of: event.location, in: .local)
      if geometry.size.width > 0, geometry.size.height > 0 {
        startAnchor = UnitPoint(
          x: startLocation.x / geometry.size.width, y: startLocation.y / geometry.size.height)
      }
      last = (event.time, 0)
    case .move:
      let amount = amount(event)
      let elapsed = CGFloat(event.time - last.time)
      if elapsed > 0 { velocity = (amount - last.amount) / elapsed }
      last = (event.time, amount)
      hasBegun = hasBegun || (amount != 0 && abs(amount) >= least)
    case .release: return hasBegun ? .ended(value(event)) : .failed
    case .time: break
    case .interruption, .cancellation: return .failed
    }
    return hasBegun ? .active(value(event)) : .possible(nil)
  }

  private func value(_ event: PointerEvent) -> Spread {
    Spread(
      time: Date(timeIntervalSinceReferenceDate: event.time), amount: last.amount,
      velocity: velocity, startAnchor: startAnchor, startLocation: startLocation)
  }
}
