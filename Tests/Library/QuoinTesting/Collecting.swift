import Foundation
import Synchronization
import Testing

@testable import QuoinTesting

/// Failures that are collected instead of failing a test.
final class Collected: Sendable {
  struct Entry: Sendable {
    let message: String
    let line: UInt
  }
  private let entries = Mutex<[Entry]>([])

  func add(_ message: String, _ place: TestPlace) {
    entries.withLock { $0.append(Entry(message: message, line: place.line)) }
  }
  var all: [Entry] { entries.withLock { $0 } }
  var messages: [String] { all.map(\.message) }
}

/// Runs `body` and returns the failures that it reports.
@MainActor
func failures(_ body: @MainActor () throws -> Void) rethrows -> Collected {
  let collected = Collected()
  try Failures.$collector.withValue({ collected.add($0, $1) }, operation: body)
  return collected
}

/// A temporary folder for references.
struct Folder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("quoin-testing-\(UUID().uuidString)", isDirectory: true)

  var path: String { url.path }

  /// The files inside, sorted, with their folders.
  var files: [String] {
    let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return files.filter { !url.appendingPathComponent($0).hasDirectoryPath }
      .filter { $0.contains(".") }.sorted()
  }

  func file(_ name: String) -> URL { url.appendingPathComponent(name) }
  func remove() { try? FileManager.default.removeItem(at: url) }

  /// Returns a message without the folder's path.
  func shortened(_ message: String) -> String { message.replacing(path, with: "…") }
}
