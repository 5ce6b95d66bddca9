import Foundation
import Quoin
import QuoinHostProtocol
import SwiftUI
import Testing

/// The devices of tvOS, watchOS and visionOS, and what they set (Rules/Devices.md#other-platforms).
@MainActor
@Suite struct PlatformDeviceTests {
  @Test(
    arguments: [
      ("Apple TV", .tvOS, 1920, 1080, 1, 60, .large),
      ("Apple TV 4K", .tvOS, 1920, 1080, 2, 60, .large),
      ("Apple Watch Series 3 (38mm)", .watchOS, 136, 170, 2, 19, .small),
      ("Apple Watch SE 3 (40mm)", .watchOS, 162, 197, 2, 32, .large),
      ("Apple Watch Series 9 (41mm)", .watchOS, 176, 215, 2, 38, .large),
      ("Apple Watch SE 3 (44mm)", .watchOS, 184, 224, 2, 38, .xLarge),
      ("Apple Watch Series 9 (45mm)", .watchOS, 198, 242, 2, 42, .xLarge),
      ("Apple Watch Series 11 (46mm)", .watchOS, 208, 248, 2, 43, .large),
      ("Apple Watch Ultra 2 (49mm)", .watchOS, 205, 251, 2, 46, .xLarge),
      ("Apple Watch Ultra 3 (49mm)", .watchOS, 211, 257, 2, 46, .xLarge),
      ("Apple Vision Pro", .visionOS, 1280, 720, 2, 0, .large),
    ] as [(String, Platform, CGFloat, CGFloat, CGFloat, CGFloat, DynamicTypeSize)])
  func devices(
    name: String, platform: Platform, width: CGFloat, height: CGFloat, scale: CGFloat,
    top: CGFloat, text: DynamicTypeSize
  ) throws {
    let device = try DeviceProfile(named: name)
    #expect(device.platform == platform && device.displayScale == scale)
    #expect(device.size == CGSize(width: width, height: height))
    #expect(device.safeAreaInsets.top == top && device.keyboardHeight == 0)
    var sideways = device
    sideways.orientation = .landscapeLeft
    #expect(sideways.size == device.size)

    let renderer = ImageRenderer(content: Text("a"))
    renderer.device = device
    #expect(renderer.platform == platform && renderer.displayScale == scale)
    #expect(renderer.colorScheme == .dark)
    #expect(renderer.dynamicTypeSize == text)
  }

  @Test func chosenSettingsStay() throws {
    let renderer = ImageRenderer(content: Text("a"))
    renderer.dynamicTypeSize = .xSmall
    renderer.device = try DeviceProfile(named: "Apple Watch Series 9 (45mm)")
    #expect(renderer.dynamicTypeSize == .xSmall)
    renderer.dynamicTypeSize = .xLarge
    renderer.device = try DeviceProfile(named: "iPhone 16")
    #expect(renderer.dynamicTypeSize == .large && renderer.colorScheme == .light)
    renderer.platform = .tvOS
    renderer.colorScheme = .light
    #expect(renderer.layoutReport().warnings == [])
  }

  @Test func aWatchIsAlwaysDark() {
    let renderer = ImageRenderer(content: SchemeWord())
    renderer.platform = .watchOS
    renderer.colorScheme = .light
    let report = renderer.layoutReport()
    #expect(report.nodes.contains { $0.name == "Text(\"dark\")" })
    #expect(
      report.warnings == ["watchOS is always dark; the light color scheme has no effect"])
  }

  @Test func namesOfDevicesTellTheirPlatform() {
    for device in DeviceProfile.all {
      let platform = RenderConfiguration.Platform(ofDeviceNamed: device.name)
      #expect(platform.rawValue == device.platform.rawValue)
    }
    #expect(RenderConfiguration.Platform(ofDeviceNamed: "apple-tv") == .tvOS)
    #expect(RenderConfiguration.Platform(ofDeviceNamed: "") == .iOS)
  }

  @Test func everyPlatformHasADevice() throws {
    for platform in Platform.allCases {
      let renderer = try ImageRenderer(
        content: DeviceWord(), configuration: RenderConfiguration(platform: platform))
      let names = renderer.layoutReport().nodes.map(\.name)
      let system = platform.rawValue
      #expect(names.contains("Text(\"\(system)\")"), "\(names)")
    }
  }
}

private struct SchemeWord: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text(scheme == .dark ? "dark" : "light") }
}

private struct DeviceWord: View {
  var body: some View { Text(UIDevice.current.systemName) }
}
