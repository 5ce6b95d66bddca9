import QuoinViews
import SwiftUI

/// The sizes of widgets in points, from Apple's Human Interface Guidelines
/// (Rules/Devices.md#widgets).
enum WidgetMetrics {
  /// The space around the content of a widget.
  static let margin: CGFloat = 16
  /// The corner radius; estimated.
  static let radius: CGFloat = 22

  /// The sizes of the families on one screen.
  private struct Row {
    /// The screen in portrait.
    var screen: CGSize
    var small: CGSize
    var medium: CGSize
    var large: CGSize
    var extraLarge: CGSize
    var circular: CGFloat
    var corner: CGFloat
    var rectangular: CGSize
  }

  /// Returns the size of a family on a device; that on the most similar screen if there is no
  /// published one.
  static func size(of family: WidgetFamily, on device: DeviceProfile) -> CGSize {
    let row = row(for: device)
    return switch family {
    case .systemSmall: row.small
    case .systemMedium: row.medium
    case .systemLarge: row.large
    case .systemExtraLarge: row.extraLarge
    case .systemExtraLargePortrait:
      CGSize(width: row.extraLarge.height, height: row.extraLarge.width)
    case .accessoryCorner: CGSize(width: row.corner, height: row.corner)
    case .accessoryCircular: CGSize(width: row.circular, height: row.circular)
    case .accessoryRectangular: row.rectangular
    // Estimated
    case .accessoryInline: CGSize(width: min(234, row.rectangular.width * 1.5), height: 26)
    }
  }

  private static func row(for device: DeviceProfile) -> Row {
    switch device.platform {
    case .watchOS: return nearest(watches, to: device)
    case .visionOS: return vision
    case .iOS, .macOS, .tvOS:
      return nearest(device.idiom == .pad ? tablets : phones, to: device)
    }
  }

  private static func nearest(_ rows: [Row], to device: DeviceProfile) -> Row {
    let size = device.size
    let (width, height) = (min(size.width, size.height), max(size.width, size.height))
    func distance(_ row: Row) -> CGFloat {
      let (dx, dy) = (row.screen.width - width, row.screen.height - height)
      return dx * dx + dy * dy
    }
    return rows.min { distance($0) < distance($1) } ?? vision
  }

  private static func phone(
    _ width: CGFloat, _ height: CGFloat, small: CGFloat, medium: CGSize, large: CGFloat,
    circular: CGFloat, rectangular: CGSize
  ) -> Row {
    Row(
      screen: CGSize(width: width, height: height), small: CGSize(width: small, height: small),
      medium: medium, large: CGSize(width: medium.width, height: large),
      // Phones have none; as on the widest tablet.
      extraLarge: CGSize(width: 748, height: 356), circular: circular, corner: circular,
      rectangular: rectangular)
  }

  private static let phones: [Row] = [
    phone(
      430, 932, small: 170, medium: CGSize(width: 364, height: 170), large: 382, circular: 76,
      rectangular: CGSize(width: 172, height: 76)),
    phone(
      428, 926, small: 170, medium: CGSize(width: 364, height: 170), large: 382, circular: 76,
      rectangular: CGSize(width: 172, height: 76)),
    phone(
      414, 896, small: 169, medium: CGSize(width: 360, height: 169), large: 379, circular: 76,
      rectangular: CGSize(width: 160, height: 72)),
    phone(
      414, 736, small: 159, medium: CGSize(width: 348, height: 157), large: 357, circular: 76,
      rectangular: CGSize(width: 170, height: 76)),
    phone(
      393, 852, small: 158, medium: CGSize(width: 338, height: 158), large: 354, circular: 72,
      rectangular: CGSize(width: 160, height: 72)),
    phone(
      390, 844, small: 158, medium: CGSize(width: 338, height: 158), large: 354, circular: 72,
      rectangular: CGSize(width: 160, height: 72)),
    phone(
      375, 812, small: 155, medium: CGSize(width: 329, height: 155), large: 345, circular: 72,
      rectangular: CGSize(width: 157, height: 72)),
    phone(
      360, 780, small: 155, medium: CGSize(width: 329, height: 155), large: 345, circular: 72,
      rectangular: CGSize(width: 157, height: 72)),
    phone(
      375, 667, small: 148, medium: CGSize(width: 321, height: 148), large: 324, circular: 68,
      rectangular: CGSize(width: 153, height: 68)),
    phone(
      320, 568, small: 141, medium: CGSize(width: 292, height: 141), large: 311, circular: 68,
      rectangular: CGSize(width: 153, height: 68)),
  ]

  private static func tablet(
    _ width: CGFloat, _ height: CGFloat, small: CGFloat, large: CGFloat, extraLarge: CGFloat
  ) -> Row {
    Row(
      screen: CGSize(width: width, height: height), small: CGSize(width: small, height: small),
      medium: CGSize(width: large, height: small), large: CGSize(width: large, height: large),
      extraLarge: CGSize(width: extraLarge, height: large), circular: 76, corner: 76,
      rectangular: CGSize(width: 172, height: 76))
  }

  private static let tablets: [Row] = [
    tablet(768, 1024, small: 120, large: 260, extraLarge: 540),
    tablet(744, 1133, small: 120, large: 260, extraLarge: 540),
    tablet(820, 1180, small: 136, large: 300, extraLarge: 628),
    tablet(834, 1194, small: 136, large: 300, extraLarge: 628),
    tablet(1024, 1366, small: 160, large: 356, extraLarge: 748),
  ]

  private static let vision = Row(
    screen: CGSize(width: 1280, height: 720), small: CGSize(width: 158, height: 158),
    medium: CGSize(width: 338, height: 158), large: CGSize(width: 338, height: 354),
    extraLarge: CGSize(width: 450, height: 338), circular: 76, corner: 76,
    rectangular: CGSize(width: 172, height: 76))

  /// Returns a watch, whose system families are those of its Smart Stack.
  private static func watch(
    _ width: CGFloat, _ height: CGFloat, stack: CGSize, circular: CGFloat, corner: CGFloat
  ) -> Row {
    Row(
      screen: CGSize(width: width, height: height), small: stack, medium: stack, large: stack,
      extraLarge: stack, circular: circular, corner: corner, rectangular: stack)
  }

  private static let watches: [Row] = [
    watch(162, 197, stack: CGSize(width: 152, height: 69.5), circular: 42, corner: 32),
    watch(176, 215, stack: CGSize(width: 165, height: 72.5), circular: 44.5, corner: 34),
    watch(184, 224, stack: CGSize(width: 173, height: 76.5), circular: 47, corner: 36),
    watch(198, 242, stack: CGSize(width: 184, height: 80.5), circular: 50, corner: 38),
    watch(205, 251, stack: CGSize(width: 191, height: 81.5), circular: 50, corner: 38),
  ]
}
