import Foundation
import QuoinGeometry

/// The space around the label of a button that has a shape, in points.
struct ButtonMetrics: Equatable {
  /// The space on each side of the label.
  var horizontal: CGFloat
  var vertical: CGFloat
  /// The minimum of both sides together, if the label needs the space.
  var leastWidth: CGFloat
  /// The corner radius of the shape; `nil` means a capsule.
  var radius: CGFloat?
  /// The minimum height.
  var leastHeight: CGFloat = 0

  /// Creates the metrics for a control size and a system's look.
  ///
  /// On macOS all values except the radius are recorded. On iOS the insets of bordered buttons are
  /// those commonly quoted for UIKit's buttons; those of glass buttons are recorded
  /// (Rules/ControlMetrics.md#bordered-buttons). Buttons of iOS 18 have the corners of
  /// ``roundedRadius(_:)`` (Rules/Devices.md#system-versions).
  init(_ size: ControlSize, _ platform: Platform, _ look: SystemLook, isGlass: Bool = false) {
    if let own = Self.own(platform) {
      self = own
      return
    }
    switch (look.family, size) {
    case (.macOS, .mini): self.init(8, 1, least: 10, radius: 4)
    case (.macOS, .small): self.init(10, 3, least: 10, radius: 5)
    case (.macOS, .regular): self.init(12, 4, least: 10, radius: 6)
    case (.macOS, .large): self.init(14, 6, least: 10, radius: nil)
    case (.macOS, .extraLarge): self.init(18, 10, least: 10, radius: nil)
    case (.iOS, .mini), (.iOS, .small): self.init(10, 5, least: 20, radius: nil)
    case (.iOS, .regular): self.init(12, 7, least: 24, radius: nil)
    case (.iOS, .large), (.iOS, .extraLarge): self.init(20, 15, least: 40, radius: nil)
    }
    if look == .iOS18 { radius = Self.roundedRadius(size) }
    if platform == .visionOS { leastHeight = Self.visionHeight(size) }
    if isGlass, look.family == .iOS {
      horizontal += size == .mini || size == .small ? 1 : 4.0 / 3
      vertical += 1
      leastWidth = 2 * horizontal
    }
  }

  /// The metrics of platforms with one height; `nil` for the others.
  ///
  /// With one line of the default font the heights are those of the Human Interface Guidelines: 66
  /// on tvOS, 44 on watchOS. The horizontal insets are estimated
  /// (Rules/ControlMetrics.md#platform-buttons).
  private static func own(_ platform: Platform) -> ButtonMetrics? {
    switch platform {
    case .iOS, .macOS, .visionOS: nil
    case .tvOS: ButtonMetrics(20, 15.5, least: 40, radius: nil)
    case .watchOS: ButtonMetrics(12, 12.25, least: 24, radius: nil)
    }
  }

  /// Returns the height of visionOS's buttons (Rules/ControlMetrics.md#vision-buttons).
  private static func visionHeight(_ size: ControlSize) -> CGFloat {
    switch size {
    case .mini: 28
    case .small: 32
    case .regular: 44
    case .large: 52
    case .extraLarge: 64
    }
  }

  private init(_ horizontal: CGFloat, _ vertical: CGFloat, least: CGFloat, radius: CGFloat?) {
    self.horizontal = horizontal
    self.vertical = vertical
    leastWidth = least
    self.radius = radius
  }

  /// A button in an accessory bar, estimated: 20 points high with one line.
  static let accessoryBar = ButtonMetrics(6, 2, least: 10, radius: 5)

  /// The corner radius for `.buttonBorderShape(.roundedRectangle)` on iOS; estimated.
  static func roundedRadius(_ size: ControlSize) -> CGFloat {
    switch size {
    case .mini, .small: 6
    case .regular: 8
    case .large, .extraLarge: 12
    }
  }

  /// Returns the font for labels without one, or `nil` for the platform's. Small buttons of iOS
  /// and visionOS have a smaller font; macOS's own font follows the control size.
  static func font(_ size: ControlSize, _ platform: Platform) -> Font? {
    guard platform == .iOS || platform == .visionOS else { return nil }
    return size == .mini || size == .small ? .subheadline : nil
  }
}
