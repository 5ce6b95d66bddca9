import Foundation
import Synchronization

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
      .filter { line in
        guard line.hasPrefix(prefix) else { return true }
        let warning = String(line.dropFirst(prefix.count))
        // A session prints these below the answer.
        return names[warning] == nil && !(session != nil && general.contains(warning))
      }
      .joined(separator: "\n")
  }

  private static let prefix = "warning: "

  /// The warnings that a session with an agent has printed; `nil` in a command.
  @TaskLocal static var session: Session?

  /// The general warnings that one session prints once, whatever the cache records.
  final class Session: Sendable {
    private let printed = Mutex<Set<String>>([])

    /// Whether a warning is new in this session.
    func isFirstUse(of warning: String) -> Bool {
      printed.withLock { $0.insert(warning).inserted }
    }
  }

  /// Warnings about all images with a feature, which a command prints each time.
  private static let general: Set<String> = [
    "Materials blur their background in PNG; in PDF and SVG they are a translucent tint."
  ]

  /// Returns the warnings to print. A command that prints JSON prints no such warning.
  static func removed(from warnings: [String]) -> [String] {
    warnings.filter { warning in
      if let session, names[warning] != nil || general.contains(warning) {
        return session.isFirstUse(of: warning)
      }
      guard let name = names[warning] else { return true }
      guard !FailureResponse.isExpected(by: CommandLine.arguments) else { return false }
      return (try? PreviewCache.open().isFirstUse(of: name)) ?? true
    }
  }
}
