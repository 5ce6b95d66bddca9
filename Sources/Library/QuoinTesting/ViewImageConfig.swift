import QuoinViews

/// A device configuration for snapshots: `.device(config: .iPhone13)`,
/// `.device(config: .iPadPro11(.landscape))`.
///
/// Any device of `DeviceProfile` can be used:
/// `ViewImageConfig(try DeviceProfile(named: "iPhone Air"))`.
public struct ViewImageConfig: Sendable, Hashable {
  /// The orientation of a device.
  public enum Orientation: Sendable, Hashable { case portrait, landscape }

  /// The device, with its size, safe area, scale and size classes.
  public var device: DeviceProfile

  /// - Parameter device: the device with its orientation.
  public init(_ device: DeviceProfile) { self.device = device }

  /// Creates the configuration of a built-in device.
  init(_ name: String, _ orientation: Orientation) {
    var device = (try? DeviceProfile(named: name)) ?? .standardPhone
    device.orientation = orientation == .portrait ? .portrait : .landscapeLeft
    self.init(device)
  }
}

// The names of devices in snapshots, and their full names.

extension ViewImageConfig {
  /// iPhone SE (1st generation), held upright.
  public static let iPhoneSe = ViewImageConfig.iPhoneSe(.portrait)
  /// iPhone SE (1st generation).
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone SE (1st generation)", orientation)
  }

  /// iPhone 8, held upright.
  public static let iPhone8 = ViewImageConfig.iPhone8(.portrait)
  /// iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 8", orientation)
  }

  /// iPhone 8 Plus, held upright.
  public static let iPhone8Plus = ViewImageConfig.iPhone8Plus(.portrait)
  /// iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 8 Plus", orientation)
  }

  /// iPhone X, held upright.
  public static let iPhoneX = ViewImageConfig.iPhoneX(.portrait)
  /// iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone X", orientation)
  }

  /// iPhone XR, held upright.
  public static let iPhoneXr = ViewImageConfig.iPhoneXr(.portrait)
  /// iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone XR", orientation)
  }

  /// iPhone XS Max, held upright.
  public static let iPhoneXsMax = ViewImageConfig.iPhoneXsMax(.portrait)
  /// iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone XS Max", orientation)
  }

  /// iPhone 12, held upright.
  public static let iPhone12 = ViewImageConfig.iPhone12(.portrait)
  /// iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 12", orientation)
  }

  /// iPhone 12 Pro, held upright.
  public static let iPhone12Pro = ViewImageConfig.iPhone12Pro(.portrait)
  /// iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 12 Pro", orientation)
  }

  /// iPhone 12 Pro Max, held upright.
  public static let iPhone12ProMax = ViewImageConfig.iPhone12ProMax(.portrait)
  /// iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 12 Pro Max", orientation)
  }

  /// iPhone 13 mini, held upright.
  public static let iPhone13Mini = ViewImageConfig.iPhone13Mini(.portrait)
  /// iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 13 mini", orientation)
  }

  /// iPhone 13, held upright.
  public static let iPhone13 = ViewImageConfig.iPhone13(.portrait)
  /// iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 13", orientation)
  }

  /// iPhone 13 Pro, held upright.
  public static let iPhone13Pro = ViewImageConfig.iPhone13Pro(.portrait)
  /// iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 13 Pro", orientation)
  }

  /// iPhone 13 Pro Max, held upright.
  public static let iPhone13ProMax = ViewImageConfig.iPhone13ProMax(.portrait)
  /// iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 13 Pro Max", orientation)
  }

  /// iPhone 15, held upright.
  public static let iPhone15 = ViewImageConfig.iPhone15(.portrait)
  /// iPhone 15.
  public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 15", orientation)
  }

  /// iPhone 15 Pro, held upright.
  public static let iPhone15Pro = ViewImageConfig.iPhone15Pro(.portrait)
  /// iPhone 15 Pro.
  public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 15 Pro", orientation)
  }

  /// iPhone 16, held upright.
  public static let iPhone16 = ViewImageConfig.iPhone16(.portrait)
  /// iPhone 16.
  public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 16", orientation)
  }

  /// iPhone 16 Plus, held upright.
  public static let iPhone16Plus = ViewImageConfig.iPhone16Plus(.portrait)
  /// iPhone 16 Plus.
  public static func iPhone16Plus(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 16 Plus", orientation)
  }

  /// iPhone 16 Pro, held upright.
  public static let iPhone16Pro = ViewImageConfig.iPhone16Pro(.portrait)
  /// iPhone 16 Pro.
  public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 16 Pro", orientation)
  }

  /// iPhone 16 Pro Max, held upright.
  public static let iPhone16ProMax = ViewImageConfig.iPhone16ProMax(.portrait)
  /// iPhone 16 Pro Max.
  public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 16 Pro Max", orientation)
  }

  /// iPhone 17, held upright.
  public static let iPhone17 = ViewImageConfig.iPhone17(.portrait)
  /// iPhone 17.
  public static func iPhone17(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 17", orientation)
  }

  /// iPhone 17 Pro Max, held upright.
  public static let iPhone17ProMax = ViewImageConfig.iPhone17ProMax(.portrait)
  /// iPhone 17 Pro Max.
  public static func iPhone17ProMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 17 Pro Max", orientation)
  }

  /// iPhone Air, held upright.
  public static let iPhoneAir = ViewImageConfig.iPhoneAir(.portrait)
  /// iPhone Air.
  public static func iPhoneAir(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone Air", orientation)
  }

  /// iPad mini (A17 Pro), held upright.
  public static let iPadMini = ViewImageConfig.iPadMini(.portrait)
  /// iPad mini (A17 Pro).
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPad mini (A17 Pro)", orientation)
  }

  /// iPad Pro (9.7-inch), held upright.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let iPad9_7 = ViewImageConfig.iPad9_7(.portrait)
  /// iPad Pro (9.7-inch).
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPad Pro (9.7-inch)", orientation)
  }

  /// iPad (9th generation), held upright.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let iPad10_2 = ViewImageConfig.iPad10_2(.portrait)
  /// iPad (9th generation).
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPad (9th generation)", orientation)
  }

  /// iPad Pro (10.5-inch), held upright.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let iPadPro10_5 = ViewImageConfig.iPadPro10_5(.portrait)
  /// iPad Pro (10.5-inch).
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPad Pro (10.5-inch)", orientation)
  }

  /// iPad Pro (11-inch), held upright.
  public static let iPadPro11 = ViewImageConfig.iPadPro11(.portrait)
  /// iPad Pro (11-inch).
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPad Pro (11-inch)", orientation)
  }

  /// iPad Pro (12.9-inch) (6th generation), held upright.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let iPadPro12_9 = ViewImageConfig.iPadPro12_9(.portrait)
  /// iPad Pro (12.9-inch) (6th generation).
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPad Pro (12.9-inch) (6th generation)", orientation)
  }

  /// iPad Pro 13-inch (M4), held upright.
  public static let iPadPro13 = ViewImageConfig.iPadPro13(.portrait)
  /// iPad Pro 13-inch (M4).
  public static func iPadPro13(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPad Pro 13-inch (M4)", orientation)
  }
}
