import Foundation

/// A compiled file's entry in the cache.
struct CacheEntry {
  let directory: URL
  let key: String

  /// The entry's manifest.
  private struct Contents: Codable {
    let key: String
    let files: [File]

    struct File: Codable, Equatable {
      /// The path relative to the entry.
      let path: String
      let size: Int
      let fingerprint: UInt64
    }
  }

  private static let contentsFile = "contents.json"

  /// Returns the compiled file if it exists, has the same key and is undamaged.
  func load() -> CompiledPreview? {
    let stored = directory.appendingPathComponent(Self.contentsFile)
    guard let data = FingerprintedFile.read(stored),
      let contents = try? JSONDecoder().decode(Contents.self, from: data),
      contents.key == key, contents.files == (try? Self.files(in: directory))
    else { return nil }
    let library = CompiledPreview.Files(directory: directory).library
    guard (try? Ownership.check(directory)) != nil, (try? Ownership.check(library)) != nil else {
      return nil
    }
    return try? CompiledPreview(directory: directory)
  }

  /// Calls `build` with a new directory and moves it into place in one step, so that another
  /// process
  /// never sees an incomplete entry.
  func store(_ build: (ScratchDirectory) throws -> Void) throws -> CompiledPreview {
    let files = FileManager.default
    let parent = directory.deletingLastPathComponent()
    let fresh = try ScratchDirectory(in: parent)
    defer { fresh.remove() }
    try build(fresh)
    let contents = Contents(key: key, files: try Self.files(in: fresh.url))
    try FingerprintedFile.write(
      JSONEncoder().encode(contents), to: fresh.url.appendingPathComponent(Self.contentsFile))
    // If another process was faster, its entry stays, because that process may be loading it.
    // Only a damaged entry is removed.
    // Own file: an entry of the cache
    let isPlaced: Void? = try? files.moveItem(at: fresh.url, to: directory)
    if isPlaced == nil, load() == nil {
      forget()
      // Own file: an entry of the cache
      try? files.moveItem(at: fresh.url, to: directory)
    }
    forgetOldest(in: parent)
    return try CompiledPreview(directory: directory)
  }

  /// Removes the entry.
  func forget() {
    try? FileManager.default.removeItem(at: directory)
  }

  /// Returns the files of a compiled preview, sorted by path.
  private static func files(in directory: URL) throws -> [Contents.File] {
    let parts = CompiledPreview.Files(directory: directory)
    let hasOmissions = FileManager.default.fileExists(atPath: parts.omittedDeclarations.path)
    return try
      ([parts.library, parts.warnings, parts.places]
      + (hasOmissions ? [parts.omittedDeclarations] : []))
      .map { url in
        let data = try RegularFile(url: url).contents(upTo: 1 << 30)
        let path = String(url.path.dropFirst(directory.path.count + 1))
        return Contents.File(path: path, size: data.count, fingerprint: Fingerprint.of(data))
      }
      .sorted { $0.path < $1.path }
  }

  private func forgetOldest(in parent: URL) {
    let files = FileManager.default
    let key = URLResourceKey.contentModificationDateKey
    let all =
      // Own file: the entries of the cache
      ((try? files.contentsOfDirectory(at: parent, includingPropertiesForKeys: [key])) ?? [])
      .filter { !ScratchDirectory.isScratch($0.lastPathComponent) }
    guard all.count > PreviewCache.capacity else { return }
    let dated = all.map { url in
      (url, (try? url.resourceValues(forKeys: [key]))?.contentModificationDate ?? .distantPast)
    }
    for (url, _) in dated.sorted(by: { $0.1 < $1.1 }).prefix(all.count - PreviewCache.capacity) {
      try? files.removeItem(at: url)
    }
  }
}
