import Foundation
import QuoinCore
import Synchronization

/// The language and region of the process, for text without an environment.
package enum ProcessLocale {
  private static let storage = Mutex(Locale(identifier: "en_US"))

  /// The current locale: `en_US` unless the host sets another one, regardless of the machine's, so
  /// that pictures are the same everywhere.
  package static var current: Locale { storage.withLock { $0 } }

  /// Sets the current locale to that of `identifier`. Foundation's own current locale can't be set
  /// on Linux and remains `en_001`.
  package static func set(_ identifier: String) {
    storage.withLock { $0 = Locale(identifier: identifier) }
  }
}
