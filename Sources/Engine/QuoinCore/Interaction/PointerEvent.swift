import Foundation
import QuoinGeometry

/// An event of a finger or a mouse, or the passage of time that a gesture waits for.
public struct PointerEvent: Sendable {
  public enum Kind: Hashable, Sendable {
    case press, move, release
    /// Time has passed.
    case time
    /// The user touched a different view, so a gesture that waits for more taps receives none.
    case interruption
    /// The view was removed or disabled, or another gesture was recognized.
    case cancellation
  }

  public var kind: Kind
  /// The location in the window, in points.
  public var location: CGPoint
  /// The time in seconds since the view became live.
  public var time: TimeInterval
  /// The number of fingers that are down.
  public var fingers = 1
  /// The current distance of two fingers relative to the initial one.
  public var magnification: CGFloat = 1
  /// The rotation of two fingers since the start.
  public var rotation = Angle.zero
  /// The held modifier keys, as the raw value of `EventModifiers`.
  public var modifiers = 0
}
