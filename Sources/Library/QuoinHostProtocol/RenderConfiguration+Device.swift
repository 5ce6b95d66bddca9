extension RenderConfiguration.Platform {
  /// Creates the platform of the devices whose names begin like `name`, comparing only letters and
  /// ignoring case; iOS for unknown names.
  public init(ofDeviceNamed name: String) {
    let letters = name.lowercased().prefix(100).filter(\.isLetter)
    let starts: [(text: String, platform: Self)] = [
      ("mac", .macOS), ("appletv", .tvOS), ("applewatch", .watchOS), ("applevision", .visionOS),
    ]
    self = starts.first { letters.hasPrefix($0.text) }?.platform ?? .iOS
  }
}
