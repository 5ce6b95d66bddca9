import Foundation
import QuoinCore
import QuoinGeometry

/// A gesture of one or more consecutive taps.
///
/// A finger that moves by 5 points doesn't tap (Rules/Gestures.md#taps), and each of several taps
/// must follow the previous one within 0.3 seconds.
public struct TapGesture: Gesture {
  /// The number of taps.
  public var count: Int
  nonisolated public init(count: Int = 1) { self.count = count }

  public typealias Body = Never
  public static func _recognizer(_ gesture: Self, renewing known: Recognizer<Void>?)
    -> Recognizer<Void>
  {
    known ?? MappedRecognizer(TapRecognizer(count: gesture.count)) { _ in }
  }
}

/// A gesture of one or more consecutive taps, with their location.
public struct SpatialTapGesture: Gesture {
  /// A tap.
  public struct Value: Equatable, Sendable {
    /// The location of the last tap in the gesture's coordinate space, in points.
    public var location: CGPoint
  }
  /// The number of taps.
  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace.coordinateSpace)
  }

  public typealias Body = Never
  public static func _recognizer(_ gesture: Self, renewing known: Recognizer<Value>?)
    -> Recognizer<Value>
  {
    known
      ?? SpatialRecognizer(TapRecognizer(count: gesture.count)) { location, context in
        Value(location: context.geometry.place(of: location, in: gesture.coordinateSpace))
      }
  }
}

/// Counts taps; the value is the last tap's location in the window.
final class TapRecognizer: Recognizer<CGPoint> {
  /// The distance that a finger may move, and the maximum interval between taps
  /// (Rules/Gestures.md#taps).
  static let tolerance: CGFloat = 5
  static let interval: TimeInterval = 0.3

  private let count: Int
  private var awaited = 0
  private var taps = 0
  private var down: CGPoint?
  private var deadline = TimeInterval.infinity

  init(count: Int) {
    self.count = max(count, 1)
    super.init()
  }

  override var tapCount: Int { count }
  override func wait(forTaps count: Int) { awaited = max(awaited, count) }

  override func recognize(_ event: PointerEvent, _ context: GestureContext) -> GesturePhase<CGPoint>
  {
    switch event.kind {
    case .press:
      // A tap after the last counted one belongs to a gesture with more taps.
      guard event.fingers == 1, taps < count else { return .failed }
      (down, deadline) = (event.location, .infinity)
    case .move:
      guard let down else { break }
      if down.distance(to: event.location) >= Self.tolerance { return .failed }
    case .release:
      guard down != nil else { break }
      down = nil
      taps += 1
      if taps == count, awaited <= count { return .ended(event.location) }
      deadline = event.time + Self.interval
      context.wake(after: Self.interval)
    case .time, .interruption:
      guard down == nil, event.kind == .interruption || event.time >= deadline else { break }
      return taps == count ? .ended(event.location) : .failed
    case .cancellation: return .failed
    }
    return .possible(nil)
  }
}

/// A recognizer of a gesture whose value depends on the position of the view.
final class SpatialRecognizer<Base, Value>: Recognizer<Value> {
  private let base: Recognizer<Base>
  private let transform: (Base, GestureContext) -> Value

  init(_ base: Recognizer<Base>, _ transform: @escaping (Base, GestureContext) -> Value) {
    (self.base, self.transform) = (base, transform)
    super.init()
  }

  override var tapCount: Int { base.tapCount }
  override func wait(forTaps count: Int) { base.wait(forTaps: count) }
  override func recognize(_ event: PointerEvent, _ context: GestureContext) -> GesturePhase<Value> {
    base.take(event, context).map { transform($0, context) }
  }
}

extension NodeGeometry {
  /// Converts `point` from the window to `space`; an unknown name means the window, as in SwiftUI.
  func place(of point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: point
    case .local: point.applying(toWindow.inverted())
    case .named(let name): self.space(name).map { point.applying($0.toWindow.inverted()) } ?? point
    }
  }
}
