import Foundation
import QuoinFiles

extension SourcePlatform {
  /// Returns the default platform of sources.
  ///
  /// A platform's own framework, imported outside of conditions, decides: UIKit for iOS before
  /// AppKit or Cocoa for macOS, TVUIKit for tvOS and WatchKit for watchOS. Without one, the
  /// platform is iOS.
  public static func natural(to texts: some Sequence<String>) -> SourcePlatform {
    var found: Set<SourcePlatform> = []
    for text in texts {
      // Most files import neither and need no parsing.
      guard ["UIKit", "AppKit", "Cocoa", "WatchKit"].contains(where: text.contains) else {
        continue
      }
      let modules = importsOutsideOfConditions(text)
      if modules.contains("UIKit") { return .iOS }
      if !modules.isDisjoint(with: ["AppKit", "Cocoa"]) { found.insert(.macOS) }
      if modules.contains("TVUIKit") { found.insert(.tvOS) }
      if modules.contains("WatchKit") { found.insert(.watchOS) }
    }
    return [.macOS, .tvOS, .watchOS].first(where: found.contains) ?? .iOS
  }

  /// Returns the platform of an Xcode project's settings if there is exactly one.
  ///
  /// A target's supported platforms take precedence over its SDK, which may come from a template.
  static func only(in settings: [String: String]) -> SourcePlatform? {
    let names = (settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "").split(separator: " ")
    switch (names.contains("iphoneos"), names.contains("macosx")) {
    case (true, false): return .iOS
    case (false, true): return .macOS
    case (true, true): return nil
    case (false, false):
      let others: [(sdk: Substring, platform: SourcePlatform)] = [
        ("appletvos", .tvOS), ("watchos", .watchOS), ("xros", .visionOS),
      ]
      let found = others.filter { names.contains($0.sdk) }
      return found.count == 1 ? found.first?.platform : nil
    }
  }

  private static func importsOutsideOfConditions(_ text: String) -> Set<String> {
    let tokens = SwiftLexer.tokens(of: Array(text.utf8))
    var depth = 0
    var modules: Set<String> = []
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "#if": depth += 1
      case "#endif": depth -= 1
      case "import" where depth == 0 && token.kind == .word && index + 1 < tokens.count:
        modules.insert(tokens[index + 1].text)
      default: break
      }
    }
    return modules
  }
}

extension SourceFolder {
  /// The platform of the folder's app: the project's if it has only one, or else the sources'.
  public var naturalPlatform: SourcePlatform {
    SourcePlatform.only(in: settings)
      ?? SourcePlatform.natural(
        to: sources.lazy.compactMap { InputFile.text(of: $0) })
  }
}
