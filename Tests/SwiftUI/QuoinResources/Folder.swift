import Foundation

/// A folder of files that is removed at the end of the test.
final class Folder {
  let path: String

  /// - Parameter ending: the extension of the folder's name, such as `.app`.
  init(_ files: [String: String] = [:], ending: String = "") throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("quoin-resources-\(UUID().uuidString)\(ending)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(Data(text.utf8), to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ data: Data, to name: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  var bundle: Bundle { Bundle(path: path) ?? .main }
}

/// Returns the beginning of a PNG file of this size, as far as layout reads it.
func png(_ width: UInt8, _ height: UInt8) -> Data {
  Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    + Data("IHDR".utf8) + Data([0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
}
