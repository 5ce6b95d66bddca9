import Foundation

/// Fingerprints of cached files, which detect damage that leaves size and time unchanged.
enum FingerprintedFile {
  /// Writes a file that ends with its own fingerprint.
  static func write(_ data: Data, to file: URL) throws {
    // Own file: the cache
    try (data + Data(ending(of: data).utf8)).write(to: file, options: .atomic)
  }

  /// Reads the data back; returns `nil` if the file is missing or damaged.
  static func read(_ file: URL) -> Data? {
    guard let all = try? RegularFile(url: file).contents(upTo: RegularFile.largestAnswer),
      all.count >= endingLength
    else { return nil }
    let data = Data(all.dropLast(endingLength))
    return all.suffix(endingLength).elementsEqual(ending(of: data).utf8) ? data : nil
  }

  /// Returns the fingerprints of files by path, without those that can't be read.
  static func fingerprints(of files: [String]) -> [String: UInt64] {
    var found: [String: UInt64] = [:]
    for file in files { found[file] = fingerprint(of: URL(fileURLWithPath: file)) }
    return found
  }

  static func fingerprint(of file: URL) -> UInt64? {
    // Own file: the cache
    (try? Data(contentsOf: file)).map(Fingerprint.of)
  }

  /// Returns the fingerprints of all files in a directory.
  static func fingerprints(in directory: URL) -> [String: UInt64] {
    // Own file: the cache
    let names = FileManager.default.enumerator(atPath: directory.path)?.allObjects as? [String]
    return fingerprints(of: (names ?? []).map { "\(directory.path)/\($0)" })
  }

  private static let endingLength = 17

  private static func ending(of data: Data) -> String {
    let digits = String(Fingerprint.of(data), radix: 16)
    return "\n" + String(repeating: "0", count: endingLength - 1 - digits.count) + digits
  }
}
