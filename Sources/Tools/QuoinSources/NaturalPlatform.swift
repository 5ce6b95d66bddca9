import Foundation
import QuoinFiles

extension SourcePlatform {
  /// The system that sources are for where nobody says it: macOS if one of them imports AppKit or Cocoa outside of
  /// conditions, and none imports UIKit there; otherwise iOS.
  public static func natural(to texts: some Sequence<String>) -> SourcePlatform {
    var importsAppKit = false
    for text in texts {
      // Most files import neither: they needn't be read as Swift.
      guard text.contains("UIKit") || text.contains("AppKit") || text.contains("Cocoa") else {
        continue
      }
      let modules = importsOutsideOfConditions(text)
      if modules.contains("UIKit") { return .iOS }
      importsAppKit = importsAppKit || !modules.isDisjoint(with: ["AppKit", "Cocoa"])
    }
    return importsAppKit ? .macOS : .iOS
  }

  /// The system that an Xcode project's settings are for, where that is one alone.
  ///
  /// The platforms that a target supports go before the kit that it is built with, which may be a template's.
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
  /// The system that the folder's app is for: its project's, where that has one alone, else its sources'.
  public var naturalPlatform: SourcePlatform {
    SourcePlatform.only(in: settings)
      ?? SourcePlatform.natural(
        to: sources.lazy.compactMap { InputFile.text(of: $0) })
  }
}
