import Testing

@testable import QuoinSources

@Suite("The system that sources are for without an option")
struct NaturalPlatformTests {
  @Test(
    arguments: [
      (["import SwiftUI"], SourcePlatform.iOS),
      (["import SwiftUI", "import AppKit\nimport SwiftUI"], .macOS),
      (["import Cocoa"], .macOS),
      (["import AppKit.NSWindow"], .macOS),
      (["import AppKit", "import UIKit"], .iOS),
      (["#if os(macOS)\nimport AppKit\n#endif"], .iOS),
      (
        ["#if canImport(UIKit)\nimport UIKit\n#else\nimport AppKit\n#endif", "import AppKit"],
        .macOS
      ),
      (["// import AppKit\nlet a = \"import Cocoa\""], .iOS),
      (["import WatchKit"], .watchOS), (["import TVUIKit"], .tvOS),
      (["import WatchKit", "import UIKit"], .iOS), (["import WatchConnectivity"], .iOS),
    ] as [([String], SourcePlatform)])
  func natural(texts: [String], platform: SourcePlatform) {
    #expect(SourcePlatform.natural(to: texts) == platform)
  }

  @Test(
    arguments: [
      ([:], nil), (["SDKROOT": "macosx"], .macOS), (["SDKROOT": "iphoneos"], .iOS),
      (["SDKROOT": "auto"], nil), (["SDKROOT": "watchos"], .watchOS),
      (["SUPPORTED_PLATFORMS": "appletvsimulator appletvos"], .tvOS),
      (["SUPPORTED_PLATFORMS": "xros xrsimulator"], .visionOS),
      (["SUPPORTED_PLATFORMS": "xros watchos"], nil),
      (["SUPPORTED_PLATFORMS": "iphoneos xros"], .iOS),
      (["SDKROOT": "iphoneos", "SUPPORTED_PLATFORMS": "macosx"], .macOS),
      (["SDKROOT": "macosx", "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator macosx"], nil),
      (["SDKROOT": "macosx", "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator"], .iOS),
    ] as [([String: String], SourcePlatform?)])
  func projects(settings: [String: String], platform: SourcePlatform?) {
    #expect(SourcePlatform.only(in: settings) == platform)
  }
}
