import Foundation
import QuoinCore
import Synchronization

/// The language and region of the process, for text without an environment.
package enum ProcessLocale {
  private static let storage = Mutex(Locale(identifier: "en_US"))

  /// The current locale: `en_US` unless the host sets another one, regardless of the machine's, so
  /// that pictures are the same everywhere.
  package static var current: Locale { storage.withLock { $0 } }

  /// Sets the current locale, and Foundation's, to that of `identifier`, or to the default.
  ///
  /// Only a process that belongs to Quoin calls it, before its first view: Foundation's concerns
  /// all code.
  package static func set(_ identifier: String?) {
    if let identifier { storage.withLock { $0 = Locale(identifier: identifier) } }
    _ = CurrentLocale.replace(with: current.identifier)
  }
}
