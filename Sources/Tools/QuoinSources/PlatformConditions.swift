/// What the conditions of a source file are true for: the system that a preview shows.
///
/// A program on Linux that draws an iPhone's screen has to compile the branches that hold that screen. Quoin has modules
/// called UIKit and AppKit, both of which lie in the same folder, so the compiler can't tell which of them the system has.
public enum SourcePlatform: String, Codable, Sendable, CaseIterable {
  case iOS, macOS

  /// What becomes of a condition, written without spaces; `nil` leaves it to the compiler.
  ///
  /// A preview runs in a simulator. `os(Linux)` is false: what stands behind it replaces what Apple's systems have, and
  /// Quoin has that.
  func value(of condition: String) -> Bool? {
    switch condition {
    case "os(iOS)": self == .iOS
    case "os(macOS)", "os(OSX)": self == .macOS
    case "os(tvOS)", "os(watchOS)", "os(visionOS)", "os(xrOS)", "os(Linux)": false
    case "canImport(UIKit)": self == .iOS
    case "canImport(AppKit)", "canImport(Cocoa)": self == .macOS
    case "canImport(WatchKit)", "canImport(TVUIKit)": false
    case "canImport(Darwin)", "canImport(ObjectiveC)": true
    case "canImport(Glibc)": false
    case "targetEnvironment(simulator)": self == .iOS
    case "targetEnvironment(macCatalyst)": false
    default: nil
    }
  }
}
