import ArgumentParser
import Foundation
import QuoinHostProtocol
import QuoinSources

// The values of settings as typed.

extension RenderConfiguration.Size {
  /// Parses a size in points: `390x844`, `390x*`, `*x*`. A `*` becomes `nil`.
  ///
  /// Throws for anything but two positive, finite numbers up to `PictureFormat.largestSide`, or
  /// `*`.
  init(typed text: String) throws {
    let sides = text.split(separator: /[x×X]/, omittingEmptySubsequences: false)
    guard sides.count == 2 else { throw SizeError.shape }
    self.init(width: try Self.side(sides[0]), height: try Self.side(sides[1]))
  }

  private static func side(_ text: Substring) throws -> Double? {
    if text == "*" { return nil }
    guard let length = Double(text), length.isFinite else { throw SizeError.shape }
    guard length > 0, length <= PictureFormat.largestSide else { throw SizeError.range }
    return length
  }
}

/// An error for a size that can't be proposed.
enum SizeError: Error, CustomStringConvertible {
  case shape, range

  var description: String {
    switch self {
    case .shape: "a size is two lengths in points, as in 390x844; * leaves an axis unspecified"
    case .range:
      "each side must be more than 0 and at most \(Int(PictureFormat.largestSide)) points"
    }
  }
}

extension RenderConfiguration.SafeArea {
  /// Parses `59,0,34,0`: the top, leading, bottom and trailing insets in points.
  ///
  /// Throws for anything but four numbers from 0 to `PictureFormat.largestSide`.
  init(typed text: String) throws {
    let lengths = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    let valid = lengths.compactMap { $0 }.filter {
      (0...Double(PictureFormat.largestSide)).contains($0)
    }
    guard lengths.count == 4, valid.count == 4 else { throw SafeAreaError() }
    self.init(top: valid[0], leading: valid[1], bottom: valid[2], trailing: valid[3])
  }
}

/// An error for a text that is not a safe area.
struct SafeAreaError: Error, CustomStringConvertible {
  let description =
    "a safe area is four lengths in points: top,leading,bottom,trailing, as in 59,0,34,0"
}

extension RenderConfiguration.Orientation: ExpressibleByArgument {
  public static var allValueStrings: [String] { ["portrait", "landscape"] }
}

extension RenderConfiguration.TextSize: ExpressibleByArgument {
  /// Finds the size with this name, in any case.
  public init?(argument: String) {
    let wanted = argument.lowercased()
    guard let size = Self.allCases.first(where: { $0.rawValue.lowercased() == wanted }) else {
      return nil
    }
    self = size
  }
}

/// `--platform`.
enum PlatformArgument: String, ExpressibleByArgument, CaseIterable {
  case ios, macos, tvos, watchos, visionos

  init?(argument: String) {
    self.init(rawValue: argument.lowercased())
  }

  /// The platform whose conditions are true in sources.
  var source: SourcePlatform {
    switch self {
    case .ios: .iOS
    case .macos: .macOS
    case .tvos: .tvOS
    case .watchos: .watchOS
    case .visionos: .visionOS
    }
  }
  /// The platform whose metrics apply.
  var metrics: RenderConfiguration.Platform { source.metrics }
}

/// `--os`: a version of the system whose metrics are known, such as `18`.
enum SystemVersionArgument {
  /// Returns the version. Throws for one whose metrics are unknown.
  static func version(typed text: String) throws -> Int {
    guard let version = Int(text), [18, 26].contains(version) else { throw SystemVersionError() }
    return version
  }
}

/// An error for a version of a system whose metrics are unknown.
struct SystemVersionError: Error, CustomStringConvertible {
  let description = "the supported versions are 18 and 26 for iOS, and 26 for macOS"
}

/// `--contrast`.
enum ContrastArgument: String, ExpressibleByArgument, CaseIterable { case standard, increased }

/// `--locale`: a known region, such as `de`, `de_DE` or `de-DE`.
enum LocaleArgument {
  /// Returns the identifier. Throws for a text that names no known region.
  static func identifier(typed text: String) throws -> String {
    let identifier = text.replacingOccurrences(of: "-", with: "_")
    guard Locale.availableIdentifiers.contains(identifier) else { throw LocaleError() }
    return identifier
  }
}

/// An error for an unknown region.
struct LocaleError: Error, CustomStringConvertible {
  var description: String { "this is not a language and region; try en_US or de_DE" }
}

/// `--time-zone`: a known time zone, such as `Europe/Berlin`.
enum TimeZoneArgument {
  /// Returns the identifier. Throws for a text that names no time zone.
  static func identifier(typed text: String) throws -> String {
    guard TimeZone(identifier: text) != nil else { throw TimeZoneError() }
    return text
  }
}

/// An error for an unknown time zone.
struct TimeZoneError: Error, CustomStringConvertible {
  var description: String { "this is not a time zone; try UTC or Europe/Berlin" }
}
