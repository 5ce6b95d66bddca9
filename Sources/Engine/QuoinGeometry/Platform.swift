/// The platform whose metrics and defaults determine a view's layout.
public enum Platform: String, Hashable, CaseIterable, Sendable, Codable {
  case iOS, macOS, tvOS, watchOS, visionOS

  /// The platform whose metrics apply where this platform's own are unknown.
  public var family: PlatformFamily { self == .macOS ? .macOS : .iOS }
}

/// The platforms all of whose metrics are known.
public enum PlatformFamily: Hashable, CaseIterable, Sendable {
  case iOS, macOS
}
