import Foundation

// UIKit's and AppKit's modes. No run loop enters them: Quoin tracks touches in the default mode.

extension RunLoop.Mode {
  /// UIKit's mode while a touch is tracked.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
  /// AppKit's mode while an event is tracked.
  public static let eventTracking = RunLoop.Mode("NSEventTrackingRunLoopMode")
  /// AppKit's mode while a modal panel is shown.
  public static let modalPanel = RunLoop.Mode("NSModalPanelRunLoopMode")
}
