import Foundation
import QuoinGeometry

/// An event of a finger or a mouse, or of time that passes while a gesture waits for it.
public struct PointerEvent: Sendable {
  public enum Kind: Hashable, Sendable {
    case press, move, release
    /// Time passed.
    case time
    /// The user touched something else: a gesture that waits for more taps gets no more.
    case interruption
    /// The view went or was disabled, or another gesture was recognized.
    case cancellation
  }

  public var kind: Kind
  /// In the window, in points.
  public var location: CGPoint
  /// Seconds since the view came alive.
  public var time: TimeInterval
  /// How many fingers are down.
  public var fingers = 1
  /// How far two fingers are spread, as a factor of their first distance.
  public var magnification: CGFloat = 1
  /// How far two fingers are turned since they came down.
  public var rotation = Angle.zero
  /// The modifier keys held down: the raw value of `EventModifiers`.
  public var modifiers = 0
}
