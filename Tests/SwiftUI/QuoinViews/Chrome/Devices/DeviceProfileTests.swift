import Quoin
import SwiftUI
import Testing

/// The profiles of phones and tablets (Rules/Devices.md#phones, Rules/Devices.md#pads).
struct DeviceProfileTests {
  /// A device, its size, its scale, and its safe area in portrait (top, bottom) and landscape
  /// (sides, bottom).
  static let phones: [(String, CGSize, CGFloat, (CGFloat, CGFloat), (CGFloat, CGFloat))] = [
    ("iPhone SE (2nd generation)", CGSize(width: 375, height: 667), 2, (20, 0), (0, 0)),
    ("iPhone SE (3rd generation)", CGSize(width: 375, height: 667), 2, (20, 0), (0, 0)),
    ("iPhone 8", CGSize(width: 375, height: 667), 2, (20, 0), (0, 0)),
    ("iPhone 12 mini", CGSize(width: 375, height: 812), 3, (50, 34), (50, 21)),
    ("iPhone 13 mini", CGSize(width: 375, height: 812), 3, (50, 34), (50, 21)),
    ("iPhone X", CGSize(width: 375, height: 812), 3, (44, 34), (44, 21)),
    ("iPhone XS", CGSize(width: 375, height: 812), 3, (44, 34), (44, 21)),
    ("iPhone 11 Pro", CGSize(width: 375, height: 812), 3, (44, 34), (44, 21)),
    ("iPhone XR", CGSize(width: 414, height: 896), 2, (48, 34), (48, 21)),
    ("iPhone 11", CGSize(width: 414, height: 896), 2, (48, 34), (48, 21)),
    ("iPhone 12", CGSize(width: 390, height: 844), 3, (47, 34), (47, 21)),
    ("iPhone 13", CGSize(width: 390, height: 844), 3, (47, 34), (47, 21)),
    ("iPhone 14", CGSize(width: 390, height: 844), 3, (47, 34), (47, 21)),
    ("iPhone 12 Pro", CGSize(width: 390, height: 844), 3, (47, 34), (47, 21)),
    ("iPhone 13 Pro", CGSize(width: 390, height: 844), 3, (47, 34), (47, 21)),
    ("iPhone 16e", CGSize(width: 390, height: 844), 3, (47, 34), (47, 21)),
    ("iPhone 14 Plus", CGSize(width: 428, height: 926), 3, (47, 34), (47, 21)),
    ("iPhone 12 Pro Max", CGSize(width: 428, height: 926), 3, (47, 34), (47, 21)),
    ("iPhone 13 Pro Max", CGSize(width: 428, height: 926), 3, (47, 34), (47, 21)),
    ("iPhone 14 Pro", CGSize(width: 393, height: 852), 3, (59, 34), (59, 21)),
    ("iPhone 15", CGSize(width: 393, height: 852), 3, (59, 34), (59, 21)),
    ("iPhone 15 Pro", CGSize(width: 393, height: 852), 3, (59, 34), (59, 21)),
    ("iPhone 16", CGSize(width: 393, height: 852), 3, (59, 34), (59, 21)),
    ("iPhone 14 Pro Max", CGSize(width: 430, height: 932), 3, (59, 34), (59, 21)),
    ("iPhone 15 Plus", CGSize(width: 430, height: 932), 3, (59, 34), (59, 21)),
    ("iPhone 15 Pro Max", CGSize(width: 430, height: 932), 3, (59, 34), (59, 21)),
    ("iPhone 16 Plus", CGSize(width: 430, height: 932), 3, (59, 34), (59, 21)),
    ("iPhone 16 Pro", CGSize(width: 402, height: 874), 3, (62, 34), (62, 21)),
    ("iPhone 17", CGSize(width: 402, height: 874), 3, (62, 34), (62, 21)),
    ("iPhone 17 Pro", CGSize(width: 402, height: 874), 3, (62, 34), (62, 21)),
    ("iPhone 16 Pro Max", CGSize(width: 440, height: 956), 3, (62, 34), (62, 21)),
    ("iPhone 17 Pro Max", CGSize(width: 440, height: 956), 3, (62, 34), (62, 21)),
    ("iPhone Air", CGSize(width: 420, height: 912), 3, (68, 34), (68, 20)),
  ]

  /// The same for tablets, whose safe area doesn't depend on the orientation.
  static let tablets: [(String, CGSize, CGFloat, CGFloat)] = [
    ("iPad mini (6th generation)", CGSize(width: 744, height: 1133), 24, 20),
    ("iPad (9th generation)", CGSize(width: 810, height: 1080), 20, 0),
    ("iPad (10th generation)", CGSize(width: 820, height: 1180), 24, 20),
    ("iPad (A16)", CGSize(width: 820, height: 1180), 24, 20),
    ("iPad Air (5th generation)", CGSize(width: 820, height: 1180), 24, 20),
    ("iPad Air 11-inch (M2)", CGSize(width: 820, height: 1180), 24, 20),
    ("iPad Pro (11-inch) (4th generation)", CGSize(width: 834, height: 1194), 24, 20),
    ("iPad Pro 11-inch (M4)", CGSize(width: 834, height: 1210), 24, 20),
    ("iPad Air 13-inch (M2)", CGSize(width: 1024, height: 1366), 24, 20),
    ("iPad Pro (12.9-inch) (6th generation)", CGSize(width: 1024, height: 1366), 24, 20),
    ("iPad Pro 13-inch (M4)", CGSize(width: 1032, height: 1376), 24, 20),
  ]

  @Test func telephonesAreAsTheSheetSays() throws {
    for (name, size, scale, upright, sideways) in Self.phones {
      var device = try DeviceProfile(named: name)
      #expect(device.name == name)
      #expect(device.size == size)
      #expect(device.displayScale == scale)
      #expect(device.idiom == .phone && device.platform == .iOS)
      #expect(
        device.safeAreaInsets
          == EdgeInsets(top: upright.0, leading: 0, bottom: upright.1, trailing: 0))
      #expect(device.horizontalSizeClass == .compact && device.verticalSizeClass == .regular)
      device.orientation = .landscapeRight
      #expect(device.size == CGSize(width: size.height, height: size.width))
      #expect(
        device.safeAreaInsets
          == EdgeInsets(
            top: 0, leading: sideways.0, bottom: sideways.1, trailing: sideways.0))
      #expect(device.verticalSizeClass == .compact)
    }
  }

  @Test func tabletsAreAsTheSheetSays() throws {
    for (name, size, top, bottom) in Self.tablets {
      var device = try DeviceProfile(named: name)
      let insets = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
      #expect(device.size == size && device.displayScale == 2 && device.idiom == .pad)
      for orientation in InterfaceOrientation.allCases {
        device.orientation = orientation
        #expect(device.safeAreaInsets == insets)
        #expect(device.horizontalSizeClass == .regular && device.verticalSizeClass == .regular)
      }
    }
  }

  /// Large phones have a regular width in landscape.
  @Test(arguments: [("iPhone 16 Plus", true), ("iPhone 16 Pro Max", true), ("iPhone 16", false)])
  func onlyLargeTelephonesAreWide(name: String, isWide: Bool) throws {
    var device = try DeviceProfile(named: name)
    device.orientation = .landscapeLeft
    #expect(device.horizontalSizeClass == (isWide ? .regular : .compact))
  }

  @Test func aMacIsAWindowWithoutOrientations() throws {
    var mac = try DeviceProfile(named: "Mac")
    mac.orientation = .landscapeLeft
    #expect(mac.platform == .macOS && mac.idiom == .mac)
    #expect(mac.size == CGSize(width: 800, height: 600))
    #expect(mac.safeAreaInsets == EdgeInsets())
  }

  /// The heights of keyboards (Rules/SafeArea.md#keyboard).
  @Test(
    arguments: [
      ("iPhone 16", 336, 209), ("iPhone 16 Pro Max", 346, 209), ("iPhone 14 Plus", 346, 209),
      ("iPhone SE (3rd generation)", 260, 200), ("iPad Pro 11-inch (M4)", 320, 405),
      ("iPad Pro 13-inch (M4)", 403, 498), ("Mac", 0, 0),
    ] as [(String, CGFloat, CGFloat)])
  func keyboardsAreAsTheSheetSays(name: String, upright: CGFloat, sideways: CGFloat) throws {
    var device = try DeviceProfile(named: name)
    #expect(device.keyboardHeight == upright)
    device.orientation = .landscapeLeft
    #expect(device.keyboardHeight == sideways)
  }

  @Test func doubtfulNumbersAreMarked() throws {
    let doubtful = DeviceProfile.all.filter { $0.doubt != nil }.map(\.name)
    #expect(
      doubtful == [
        "iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro", "iPhone 16 Pro Max", "iPhone 17 Pro Max",
        "iPhone Air", "iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)",
        "Apple Watch Series 10 (42mm)", "Apple Watch Series 11 (42mm)",
        "Apple Watch Series 10 (46mm)", "Apple Watch Series 11 (46mm)",
        "Apple Watch Ultra (49mm)", "Apple Watch Ultra 2 (49mm)", "Apple Watch Ultra 3 (49mm)",
      ])
  }

  @Test func lettersAloneDecideWhichDevice() throws {
    #expect(try DeviceProfile(named: "IPHONE 16 pro").name == "iPhone 16 Pro")
    #expect(try DeviceProfile(named: "iPhone Xs Max").name == "iPhone XS Max")
    #expect(try DeviceProfile(named: "ipad pro 11 inch m4").name == "iPad Pro 11-inch (M4)")
    #expect(Set(DeviceProfile.all.map(\.name)).count == DeviceProfile.all.count)
  }

  @Test func anUnknownNameBringsOnesThatLookAlike() {
    do {
      _ = try DeviceProfile(named: "iPhone 16 Por")
      Issue.record("there is no such device")
    } catch {
      #expect(error.description.hasPrefix("there is no device “iPhone 16 Por”"))
      #expect(error.description.contains("“iPhone 16 Pro”"))
    }
    let long = String(repeating: "x", count: 1_000_000)
    #expect(throws: UnknownDevice(name: long)) { try DeviceProfile(named: long) }
    #expect(throws: UnknownDevice(name: "")) { try DeviceProfile(named: "") }
  }
}
