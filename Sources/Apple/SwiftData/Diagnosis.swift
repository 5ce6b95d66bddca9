import Foundation
import Synchronization

/// Messages on standard error about what can't work, each once.
enum Diagnosis {
  private static let known = Mutex<Set<String>>([])

  /// Prints a message, unless it has been printed before.
  ///
  /// - Parameters:
  ///   - message: The problem and its place, in lower case.
  ///   - suggestion: The code to change.
  static func once(_ message: String, try suggestion: String) {
    guard known.withLock({ $0.insert(message).inserted }) else { return }
    FileHandle.standardError.write(Data("warning: \(message)\n         \(suggestion)\n".utf8))
  }
}
