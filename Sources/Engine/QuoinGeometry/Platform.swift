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

extension Platform {
  /// A version of a platform's system, whose metrics and colors views have.
  public enum Version: Int, Hashable, CaseIterable, Sendable, Codable {
    case v18 = 18
    case v26 = 26
  }

  /// The versions whose metrics are known, oldest first.
  public var versions: [Version] {
    switch self {
    case .iOS: [.v18, .v26]
    case .macOS, .tvOS, .watchOS, .visionOS: [.v26]
    }
  }
}

/// The look of a system, by which each table of metrics is chosen; that of iOS 26 for the platforms
/// without tables of their own.
package enum SystemLook: Hashable, CaseIterable, Sendable {
  case iOS18, iOS26, macOS26

  /// Creates the look of a platform's version; a version without known metrics looks like the
  /// latest one.
  package init(_ platform: Platform, _ version: Platform.Version) {
    switch platform {
    case .macOS: self = .macOS26
    case .iOS where version == .v18: self = .iOS18
    case .iOS, .tvOS, .watchOS, .visionOS: self = .iOS26
    }
  }

  /// Whether bars and their items are on glass above the page.
  package var hasGlass: Bool { self != .iOS18 }

  /// The family of platforms that have the look.
  package var family: PlatformFamily { self == .macOS26 ? .macOS : .iOS }
}
