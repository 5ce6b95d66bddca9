import SwiftUI
import Testing

@testable import Quoin

private struct Sample_Previews: PreviewProvider {
  static var previews: some View { Text("A") }
}

/// A configuration has the same effect on a renderer, a live view and a preview.
@MainActor
@Suite struct RenderConfigurationTests {
  private struct Settings: Equatable {
    var scheme: ColorScheme
    var direction: LayoutDirection
    var size: DynamicTypeSize
    var weight: LegibilityWeight?
    var contrast: ColorSchemeContrast
    var locale: String
    var timeZone: TimeZone
    var platform: Platform
    var version: Platform.Version
    var device: DeviceProfile?
    var displayScale: CGFloat

    init(_ environment: EnvironmentValues) {
      scheme = environment.colorScheme
      direction = environment.layoutDirection
      size = environment.dynamicTypeSize
      weight = environment.legibilityWeight
      contrast = environment.colorSchemeContrast
      locale = environment.locale.identifier
      timeZone = environment.timeZone
      platform = environment.platform
      version = environment.systemVersion
      device = environment.device
      displayScale = environment.displayScale
    }
  }

  @Test func allTakersApplyAllSettings() throws {
    var device = try DeviceProfile(named: "iPhone 16 Pro")
    device.orientation = .landscapeRight
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let configuration = RenderConfiguration(
      device: device, size: ProposedViewSize(width: 200, height: nil), colorScheme: .dark,
      dynamicTypeSize: .accessibility2, layoutDirection: .rightToLeft,
      locale: Locale(identifier: "de_DE"), legibilityWeight: .bold,
      colorSchemeContrast: .increased, platform: .iOS, osVersion: .v18, displayScale: 4,
      timeZone: zone)
    let renderer = try ImageRenderer(content: Text("A"), configuration: configuration)
    let settings = Settings(renderer.environment)
    #expect(settings.scheme == .dark && settings.direction == .rightToLeft)
    #expect(settings.size == .accessibility2 && settings.weight == .bold)
    #expect(settings.contrast == .increased && settings.locale == "de_DE")
    #expect(settings.version == .v18)
    #expect(settings.timeZone == zone && settings.device == device)
    #expect(settings.displayScale == 4 && renderer.scale == 4)
    // A size replaces the screen of the device and its safe area.
    #expect(renderer.proposedSize == ProposedViewSize(width: 200, height: nil))
    #expect(renderer.safeAreaInsets == nil)

    let host = try ViewHost(configuration: configuration) { Text("A") }
    #expect(Settings(host.environment) == settings)
    #expect(host.scale == 4 && host.isOpaque && host.proposedSize == renderer.proposedSize)

    let preview = try #require(PreviewCatalog.previews(of: Sample_Previews.self).first)
    let shown = try preview.renderer(in: configuration)
    #expect(Settings(shown.environment) == settings)
    #expect(shown.scale == 4 && shown.isOpaque && shown.proposedSize == renderer.proposedSize)
  }

  @Test func whatIsNilStays() throws {
    let renderer = ImageRenderer(content: Text("A"))
    (renderer.colorScheme, renderer.proposedSize, renderer.scale) = (.dark, .zero, 3)
    try renderer.apply(RenderConfiguration())
    #expect(renderer.colorScheme == .dark && renderer.proposedSize == .zero)
    #expect(renderer.scale == 3)
  }

  @Test func wrongSettingsAreErrors() {
    func message(_ change: (inout RenderConfiguration) -> Void) -> String {
      var configuration = RenderConfiguration()
      change(&configuration)
      do {
        try ImageRenderer(content: Text("A")).apply(configuration)
        return ""
      } catch {
        return "\(error)"
      }
    }
    let device = message { $0.device = "Newton" }
    #expect(device.hasPrefix("there is no device “Newton”"))
    let zone = message { $0.timeZone = "Mars" }
    #expect(zone == "there is no time zone “Mars”")
    let platform = message {
      $0.device = "Mac"
      $0.platform = .iOS
    }
    #expect(platform.contains("not a device of"))
    #expect(message { $0.os = 17 } == "iOS 17 is not supported; use 18 or 26")
    let mac = message {
      $0.platform = .macOS
      $0.os = 18
    }
    #expect(mac == "macOS 18 is not supported; use 26")
  }

  @Test func valuesOfSwiftUIComeBack() {
    for size in DynamicTypeSize.allCases {
      #expect(RenderConfiguration(dynamicTypeSize: size).dynamicTypeSize == size)
    }
    for platform in Platform.allCases {
      #expect(RenderConfiguration(platform: platform).platformOfMetrics == platform)
    }
    for orientation in InterfaceOrientation.allCases {
      let known = RenderConfiguration.Orientation(orientation)
      #expect(known.interfaceOrientation == orientation)
    }
  }
}
