import Foundation

extension DeviceProfile {
  /// All devices with profiles: phones, tablets, the window of a Mac, televisions, watches, then
  /// the window of Apple Vision Pro.
  public static let all: [DeviceProfile] = rows.flatMap { names, model in
    names.map { DeviceProfile(name: $0, model: model) }
  }

  private static let rows: [DeviceRow] =
    phones + tablets + [mac] + televisions + watches + [vision]

  /// The default device for iOS, whose screen `quoin render` proposes.
  package static let standardPhone = DeviceProfile(name: "iPhone 16", model: iPhone16)

  /// The default device for macOS.
  package static let standardMac = DeviceProfile(name: "Mac", model: mac.model)

  private static let iPhone16 = DeviceModel.phone(
    393, 852, scale: 3, top: 59, bottom: 34, sides: 59, floor: 21)

  private static let mac: DeviceRow = (["Mac"], .window(800, 600))

  // The sizes are from the Human Interface Guidelines; some of the insets are measured, the others
  // quoted (Rules/Devices.md#phones).
  private static let phones: [DeviceRow] = [
    // The first two rows, and the larger variants of other devices, use commonly quoted values.
    (
      ["iPhone SE", "iPhone SE (1st generation)"],
      .phone(320, 568, scale: 2, top: 20, bottom: 0, sides: 0, floor: 0)
    ),
    (
      ["iPhone 7 Plus", "iPhone 8 Plus"],
      .phone(
        414, 736, scale: 3, top: 20, bottom: 0, sides: 0, floor: 0,
        panel: CGSize(width: 1080, height: 1920))
    ),
    (
      ["iPhone 7", "iPhone 8", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)"],
      .phone(375, 667, scale: 2, top: 20, bottom: 0, sides: 0, floor: 0)
    ),
    (
      ["iPhone 12 mini", "iPhone 13 mini"],
      .phone(
        375, 812, scale: 3, top: 50, bottom: 34, sides: 50, floor: 21,
        panel: CGSize(width: 1080, height: 2340))
    ),
    (
      ["iPhone X", "iPhone XS", "iPhone 11 Pro"],
      .phone(375, 812, scale: 3, top: 44, bottom: 34, sides: 44, floor: 21)
    ),
    (
      ["iPhone XS Max", "iPhone 11 Pro Max"],
      .phone(414, 896, scale: 3, top: 44, bottom: 34, sides: 44, floor: 21)
    ),
    (
      ["iPhone XR", "iPhone 11"],
      .phone(414, 896, scale: 2, top: 48, bottom: 34, sides: 48, floor: 21)
    ),
    (
      ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"],
      .phone(390, 844, scale: 3, top: 47, bottom: 34, sides: 47, floor: 21)
    ),
    (
      ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"],
      .phone(428, 926, scale: 3, top: 47, bottom: 34, sides: 47, floor: 21)
    ),
    (["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], iPhone16),
    (
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
      .phone(430, 932, scale: 3, top: 59, bottom: 34, sides: 59, floor: 21)
    ),
    (
      ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"],
      .phone(
        402, 874, scale: 3, top: 62, bottom: 34, sides: 62, floor: 21,
        doubt: "the bottom inset in landscape may be 20")
    ),
    (
      ["iPhone 16 Pro Max", "iPhone 17 Pro Max"],
      .phone(
        440, 956, scale: 3, top: 62, bottom: 34, sides: 62, floor: 21,
        doubt: "the bottom inset in landscape may be 20")
    ),
    (
      ["iPhone Air"],
      .phone(
        420, 912, scale: 3, top: 68, bottom: 34, sides: 68, floor: 20,
        doubt: "the insets and the size class in landscape")
    ),
  ]

  private static let tablets: [DeviceRow] = [
    (
      ["iPad mini (6th generation)", "iPad mini (A17 Pro)"],
      .pad(744, 1133, top: 24, bottom: 20)
    ),
    // These two use commonly quoted values.
    (
      ["iPad (6th generation)", "iPad Pro (9.7-inch)", "iPad mini (5th generation)"],
      .pad(768, 1024, top: 20, bottom: 0)
    ),
    (
      ["iPad Air (3rd generation)", "iPad Pro (10.5-inch)"],
      .pad(834, 1112, top: 20, bottom: 0)
    ),
    (
      ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"],
      .pad(810, 1080, top: 20, bottom: 0)
    ),
    (
      [
        "iPad (10th generation)", "iPad (A16)", "iPad Air (4th generation)",
        "iPad Air (5th generation)", "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)",
      ],
      .pad(820, 1180, top: 24, bottom: 20)
    ),
    (
      [
        "iPad Pro (11-inch)", "iPad Pro (11-inch) (1st generation)",
        "iPad Pro (11-inch) (2nd generation)", "iPad Pro (11-inch) (3rd generation)",
        "iPad Pro (11-inch) (4th generation)",
      ],
      .pad(834, 1194, top: 24, bottom: 20)
    ),
    (
      ["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"],
      .pad(834, 1210, top: 24, bottom: 20, doubt: "the size")
    ),
    (
      [
        "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)", "iPad Pro (12.9-inch) (3rd generation)",
        "iPad Pro (12.9-inch) (4th generation)", "iPad Pro (12.9-inch) (5th generation)",
        "iPad Pro (12.9-inch) (6th generation)",
      ],
      .pad(1024, 1366, top: 24, bottom: 20)
    ),
    (
      ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"],
      .pad(1032, 1376, top: 24, bottom: 20)
    ),
  ]
}
