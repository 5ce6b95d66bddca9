import Foundation
import QuoinGeometry
import QuoinViews

// The former names of steps.

extension Interaction {
  /// The former name of ``tap(at:)``.
  @available(*, deprecated, renamed: "tap(at:)")
  public static func tapAt(_ point: CGPoint) -> Interaction { .tap(at: point) }

  /// A former form of ``drag(from:to:)``.
  @available(*, deprecated, message: "Use drag(from:to:) instead.")
  public static func dragAt(_ point: CGPoint, by distance: CGSize) -> Interaction {
    .drag(from: point, to: CGPoint(x: point.x + distance.width, y: point.y + distance.height))
  }

  /// The former name of ``type(_:)``.
  @available(*, deprecated, renamed: "type(_:)")
  public static func typeText(_ text: String) -> Interaction { .type(text) }

  /// The former name of ``scroll(to:)``.
  @available(*, deprecated, renamed: "scroll(to:)")
  public static func scrollTo(_ id: String) -> Interaction { .scroll(to: id) }

  /// The former name of ``scroll(at:by:)``.
  @available(*, deprecated, renamed: "scroll(at:by:)")
  public static func scrollAt(_ point: CGPoint, by distance: CGSize) -> Interaction {
    .scroll(at: point, by: distance)
  }

  /// The former name of ``goBack``.
  @available(*, deprecated, renamed: "goBack")
  public static var back: Interaction { .goBack }

  /// A former form of ``press(key:modifiers:)``.
  @available(*, deprecated, message: "Use press(key:modifiers:) instead.")
  public static func press(_ shortcut: KeyboardShortcut) -> Interaction {
    .press(key: shortcut.key, modifiers: shortcut.modifiers)
  }

  /// The former name of ``advance(by:)``.
  @available(*, deprecated, renamed: "advance(by:)")
  public static func wait(_ seconds: TimeInterval) -> Interaction { .advance(by: seconds) }
}
