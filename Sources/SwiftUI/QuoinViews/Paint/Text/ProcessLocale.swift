import Foundation

/// The language and region of the process, for text without an environment.
package enum ProcessLocale {
  /// The current locale: that of the variable `QUOIN_LOCALE`, which `quoin` sets, or `en_US`,
  /// regardless of the machine's, so that pictures are the same everywhere.
  ///
  /// Foundation's own current locale can't be set on Linux and remains `en_001`.
  package static let current = Locale(
    identifier: ProcessInfo.processInfo.environment["QUOIN_LOCALE"] ?? "en_US")
}
