import Foundation
import QuoinCore
import QuoinGeometry
import QuoinHostProtocol
import QuoinText
import QuoinViews

extension ImageRenderer {
  /// Creates a renderer of `view` with the settings of a configuration.
  ///
  /// - Throws: ``RenderConfigurationError`` for an unknown device, time zone or folder of fonts,
  ///   for a device of another platform, and for an unknown version of the system.
  public convenience init(content view: Content, configuration: RenderConfiguration) throws {
    self.init(content: view)
    try apply(configuration)
  }

  /// Replaces the settings that `configuration` contains; the others stay.
  ///
  /// - Throws: as ``init(content:configuration:)``.
  public func apply(_ configuration: RenderConfiguration) throws {
    try configuration.prepare()
    if let device = try configuration.deviceProfile() {
      self.device = device
      if configuration.size != nil { safeAreaInsets = nil }
    } else if let orientation = configuration.orientation {
      device?.orientation = orientation.interfaceOrientation
    }
    if let platform = configuration.platformOfMetrics { self.platform = platform }
    if let proposal = configuration.proposal { proposedSize = proposal }
    if let insets = configuration.safeAreaInsets { safeAreaInsets = insets }
    if let scale = configuration.scale ?? configuration.displayScale { self.scale = CGFloat(scale) }
    applyEnvironment(of: configuration)
  }

  /// Replaces the settings that don't concern the screen.
  func applyEnvironment(of configuration: RenderConfiguration) {
    if let scale = configuration.displayScale { displayScale = CGFloat(scale) }
    if let keyboard = configuration.keyboard { self.keyboard = keyboard }
    if let version = configuration.osVersion { osVersion = version }
    if let scheme = configuration.colorScheme { colorScheme = scheme }
    if let weight = configuration.legibilityWeight { legibilityWeight = weight }
    if let contrast = configuration.colorSchemeContrast { colorSchemeContrast = contrast }
    if let size = configuration.dynamicTypeSize { dynamicTypeSize = size }
    if let locale = configuration.locale.map(Locale.init(identifier:)) {
      self.locale = locale
      if AppResources.isRightToLeft(locale) { layoutDirection = .rightToLeft }
    }
    if let direction = configuration.layoutDirection { layoutDirection = direction }
    if let zone = configuration.timeZone.flatMap(TimeZone.init(identifier:)) { timeZone = zone }
  }
}

extension ViewHost {
  /// Keeps the view of `content` alive with the settings of a configuration.
  ///
  /// With a device, images show its whole screen.
  ///
  /// - Throws: ``RenderConfigurationError`` for an unknown device, time zone or folder of fonts,
  ///   for a device of another platform, and for an unknown version of the system.
  public convenience init(
    configuration: RenderConfiguration, shaper: any TextShaper = SystemShaper.shared,
    @ViewBuilder content: @MainActor () -> Content
  ) throws {
    let renderer = try ImageRenderer(content: content(), configuration: configuration)
    renderer.shaper = shaper
    self.init(renderer.livingTree())
    scale = renderer.scale
    isOpaque = configuration.device != nil
  }
}

/// An error for a setting that can't be applied, such as an unknown device.
public struct RenderConfigurationError: Error, CustomStringConvertible, Sendable {
  /// The reason as a sentence without a period.
  public let description: String
}

extension RenderConfiguration {
  /// The folders whose fonts the shared shaper uses.
  @MainActor private static var usedFolders: Set<String> = []

  /// Validates the settings, and registers the fonts with the shared shaper.
  @MainActor
  func prepare() throws {
    try checkVersion(on: platformOfMetrics ?? deviceProfile()?.platform ?? .iOS)
    if let timeZone, TimeZone(identifier: timeZone) == nil {
      throw RenderConfigurationError(description: "there is no time zone “\(timeZone)”")
    }
    for folder in fontFolders ?? [] where !Self.usedFolders.contains(folder) {
      do {
        try SystemShaper.registerFonts(in: folder)
      } catch {
        throw RenderConfigurationError(description: ErrorText.sentence(about: error))
      }
      Self.usedFolders.insert(folder)
    }
  }

  /// Throws for a version of the platform's system whose metrics are unknown.
  private func checkVersion(on platform: QuoinGeometry.Platform) throws {
    guard let os else { return }
    guard let osVersion, platform.versions.contains(osVersion) else {
      let known = platform.versions.map { "\($0.rawValue)" }.joined(separator: " or ")
      throw RenderConfigurationError(
        description: "\(platform) \(os) is not supported; use \(known)")
    }
  }

  /// Returns the device in its orientation, or `nil` if the configuration has none.
  ///
  /// Throws for an unknown device, and for one of another platform.
  func deviceProfile() throws -> DeviceProfile? {
    guard let device else { return nil }
    var profile: DeviceProfile
    do {
      profile = try DeviceProfile(named: device)
    } catch {
      throw RenderConfigurationError(description: ErrorText.sentence(about: error))
    }
    if let platform = platformOfMetrics, platform != profile.platform {
      throw RenderConfigurationError(
        description: "the device “\(profile.name)” is not a device of the platform \(platform)")
    }
    if let orientation { profile.orientation = orientation.interfaceOrientation }
    return profile
  }

  /// Returns the device that views see: `named`, or else the platform's default, in the orientation
  /// of the configuration, or else in `orientation`.
  func deviceInUse(
    _ named: DeviceProfile?, orientation: InterfaceOrientation? = nil
  ) -> DeviceProfile {
    var device = named ?? .standard(for: platformOfMetrics ?? .iOS)
    if let orientation = self.orientation?.interfaceOrientation ?? orientation {
      device.orientation = orientation
    }
    return device
  }
}
