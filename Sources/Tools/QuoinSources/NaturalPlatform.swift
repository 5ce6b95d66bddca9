import Foundation
import QuoinFiles

extension SourcePlatform {
  /// Returns the default platform of sources.
  ///
  /// The platform is macOS if a source imports AppKit or Cocoa outside of conditions and none
  /// imports
  /// UIKit there; otherwise it is iOS.
  public static func natural(to texts: some Sequence<String>) -> SourcePlatform {
    var importsAppKit = false
    for text in texts {
      // Most files import neither and need no parsing.
      guard text.contains("UIKit") || text.contains("AppKit") || text.contains("Cocoa") else {
        continue
      }
      let modules = importsOutsideOfConditions(text)
      if modules.contains("UIKit") { return .iOS }
      importsAppKit = importsAppKit || !modules.isDisjoint(with: ["AppKit", "Cocoa"])
    }
    return importsAppKit ? .macOS : .iOS
  }

  /// Returns the platform of an Xcode project's settings if there is exactly one.
  ///
  /// A target's supported platforms take precedence over its SDK, which may come from a template.
  static func only(in settings: [String: String]) -> SourcePlatform? {
    let names = (settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "").split(separator: " ")
    return switch (names.contains("iphoneos"), names.contains("macosx")) {
    case (true, false): .iOS
    case (false, true): .macOS
    default: nil
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
