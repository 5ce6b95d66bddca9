import Foundation

/// A folder for the files of one test, which is removed at its end.
final class StoreFolder: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("quoin-store-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String = "test.store") -> String { url.appendingPathComponent(name).path }

  func contents(_ name: String = "test.store") throws -> Data {
    try Data(contentsOf: url.appendingPathComponent(name))
  }
}
