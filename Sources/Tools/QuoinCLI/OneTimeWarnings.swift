import Foundation

/// Warnings that apply to every image with a certain feature, each printed only once per cache.
enum OneTimeWarnings {
  /// The warnings, and the names of the files in the cache that record them.
  private static let names = [
    "Symbols are drawn with glyphs of Material Icons, because Apple's are proprietary.":
      "warned-of-symbols"
  ]

  /// Returns an explanation without the lines that contain such warnings.
  static func removed(from explanation: String) -> String {
    explanation.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix(prefix) || names[String($0.dropFirst(prefix.count))] == nil }
      .joined(separator: "\n")
  }

  private static let prefix = "warning: "

  /// Returns the warnings to print. A command that prints JSON prints no such warning.
  static func removed(from warnings: [String]) -> [String] {
    warnings.filter { warning in
      guard let name = names[warning] else { return true }
      guard !FailureResponse.isExpected(by: CommandLine.arguments) else { return false }
      return (try? PreviewCache.open().isFirstUse(of: name)) ?? true
    }
  }
}
