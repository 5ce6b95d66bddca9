import Foundation
import QuoinCore
import QuoinGeometry

// The devices of tvOS, watchOS and visionOS (Rules/Devices.md#other-platforms).

extension DeviceProfile {
  /// The default device for tvOS.
  package static let standardTV = DeviceProfile(name: "Apple TV", model: .tv(scale: 1))

  /// The default device for watchOS.
  package static let standardWatch = DeviceProfile(
    name: "Apple Watch Series 11 (46mm)", model: watch46)

  /// The default device for visionOS.
  package static let standardVision = DeviceProfile(name: "Apple Vision Pro", model: vision.model)

  /// Returns the default device of a platform.
  package static func standard(for platform: Platform) -> DeviceProfile {
    switch platform {
    case .iOS: standardPhone
    case .macOS: standardMac
    case .tvOS: standardTV
    case .watchOS: standardWatch
    case .visionOS: standardVision
    }
  }

  /// The text size of a user who hasn't chosen one.
  public var standardTextSize: DynamicTypeSize { model.textSize }

  static let televisions: [DeviceRow] = [
    (["Apple TV", "Apple TV HD", "Apple TV 4K (3rd generation) (at 1080p)"], .tv(scale: 1)),
    (
      ["Apple TV 4K", "Apple TV 4K (2nd generation)", "Apple TV 4K (3rd generation)"],
      .tv(scale: 2)
    ),
  ]

  static let watches: [DeviceRow] = [
    (["Apple Watch Series 3 (38mm)"], .watch(136, 170, top: 19, bottom: 0, text: .small)),
    (
      [
        "Apple Watch SE (40mm)", "Apple Watch SE (40mm) (2nd generation)",
        "Apple Watch SE 3 (40mm)", "Apple Watch Series 6 (40mm)",
      ],
      .watch(162, 197, top: 32, bottom: 9)
    ),
    (
      [
        "Apple Watch Series 7 (41mm)", "Apple Watch Series 8 (41mm)", "Apple Watch Series 9 (41mm)",
      ],
      .watch(176, 215, top: 38, bottom: 34)
    ),
    (["Apple Watch Series 3 (42mm)"], .watch(156, 195, top: 21, bottom: 0)),
    (
      ["Apple Watch Series 10 (42mm)", "Apple Watch Series 11 (42mm)"],
      .watch(187, 223, top: 40, bottom: 34, doubt: "the safe area")
    ),
    (
      [
        "Apple Watch SE (44mm)", "Apple Watch SE (44mm) (2nd generation)",
        "Apple Watch SE 3 (44mm)", "Apple Watch Series 6 (44mm)",
      ],
      .watch(184, 224, top: 38, bottom: 11, text: .xLarge)
    ),
    (
      [
        "Apple Watch Series 7 (45mm)", "Apple Watch Series 8 (45mm)", "Apple Watch Series 9 (45mm)",
      ],
      .watch(198, 242, top: 42, bottom: 35, text: .xLarge)
    ),
    (["Apple Watch Series 10 (46mm)", "Apple Watch Series 11 (46mm)"], watch46),
    (
      ["Apple Watch Ultra (49mm)", "Apple Watch Ultra 2 (49mm)"],
      .watch(205, 251, top: 46, bottom: 37, text: .xLarge, doubt: "the bottom inset")
    ),
    (
      ["Apple Watch Ultra 3 (49mm)"],
      .watch(211, 257, top: 46, bottom: 37, text: .xLarge, doubt: "the safe area")
    ),
  ]

  /// The default window of Apple Vision Pro.
  static let vision: DeviceRow = (
    ["Apple Vision Pro"],
    DeviceModel(
      idiom: .vision, size: CGSize(width: 1280, height: 720), scale: 2, portrait: EdgeInsets(),
      landscape: EdgeInsets())
  )

  private static let watch46 = DeviceModel.watch(
    208, 248, top: 43, bottom: 36, doubt: "the safe area")
}

/// Devices with the same properties.
typealias DeviceRow = (names: [String], model: DeviceModel)

extension DeviceModel {
  /// Returns a television, which has the same layout with any number of pixels.
  static func tv(scale: CGFloat) -> DeviceModel {
    let insets = EdgeInsets(top: 60, leading: 80, bottom: 60, trailing: 80)
    return DeviceModel(
      idiom: .tv, size: CGSize(width: 1920, height: 1080), scale: scale, portrait: insets,
      landscape: insets)
  }

  /// Returns a watch whose screen has this size in points.
  static func watch(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat,
    text: DynamicTypeSize = .large, doubt: String? = nil
  ) -> DeviceModel {
    let insets = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    return DeviceModel(
      idiom: .unspecified, size: CGSize(width: width, height: height), scale: 2, portrait: insets,
      landscape: insets, textSize: text, doubt: doubt)
  }
}

extension Platform {
  /// The color scheme of a user who hasn't chosen one.
  public var standardColorScheme: ColorScheme {
    switch self {
    case .iOS, .macOS: .light
    case .tvOS, .watchOS, .visionOS: .dark
    }
  }

  /// Whether the platform has no light color scheme.
  package var isAlwaysDark: Bool { self == .watchOS || self == .visionOS }
}
