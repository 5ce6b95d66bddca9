/// The platform that a preview shows, for which conditions in sources are evaluated.
///
/// A program on Linux that draws an iPhone's screen has to compile the branches for iOS. Quoin's
/// UIKit
/// and AppKit are in the same folder, so the compiler can't tell which of them the platform has.
public enum SourcePlatform: String, Codable, Sendable, CaseIterable {
  case iOS, macOS, tvOS, watchOS, visionOS

  /// Evaluates a condition, written without spaces; `nil` leaves it to the compiler.
  ///
  /// A preview runs in a simulator. `os(Linux)` is false, because code in that branch replaces APIs
  /// of
  /// Apple's platforms that Quoin provides.
  func value(of condition: String) -> Bool? {
    switch condition {
    case "os(iOS)": self == .iOS
    case "os(macOS)", "os(OSX)": self == .macOS
    case "os(tvOS)": self == .tvOS
    case "os(watchOS)": self == .watchOS
    case "os(visionOS)", "os(xrOS)": self == .visionOS
    case "os(Linux)": false
    case "canImport(UIKit)": self != .macOS
    case "canImport(AppKit)", "canImport(Cocoa)": self == .macOS
    case "canImport(WatchKit)": self == .watchOS
    case "canImport(TVUIKit)": self == .tvOS
    case "canImport(Darwin)", "canImport(ObjectiveC)": true
    case "canImport(Glibc)": false
    case "targetEnvironment(simulator)": self != .macOS
    case "targetEnvironment(macCatalyst)": false
    default: nil
    }
  }
}
