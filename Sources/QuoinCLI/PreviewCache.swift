import Foundation

/// Compiled files, kept between runs.
struct PreviewCache {
  /// How many compiled files are kept; the oldest go first.
  static let capacity = 100

  private let root: URL

  var path: String { root.path }

  /// The compiler's own cache of precompiled modules.
  var modules: URL { root.appendingPathComponent("modules", isDirectory: true) }
  private var files: URL { root.appendingPathComponent("files", isDirectory: true) }

  /// The cache in `QUOIN_CACHE`, else in the user's cache directory, else in the temporary directory.
  static func open(environment: [String: String] = ProcessInfo.processInfo.environment) throws
    -> PreviewCache
  {
    let places = directories(environment: environment)
    for place in places {
      let cache = PreviewCache(root: place)
      let made: Void? = try? FileManager.default.createDirectory(
        at: cache.files, withIntermediateDirectories: true)
      if made != nil, FileManager.default.isWritableFile(atPath: cache.files.path) { return cache }
    }
    throw CommandFailure.input(
      "no cache directory can be written: tried \(places.map(\.path).joined(separator: ", "))",
      try: "Point QUOIN_CACHE at a directory you may write to.")
  }

  /// Where the cache may be, best first.
  static func directories(environment: [String: String]) -> [URL] {
    func directory(_ variable: String, _ suffix: String) -> URL? {
      environment[variable].flatMap {
        $0.hasPrefix("/") ? URL(fileURLWithPath: $0 + suffix, isDirectory: true) : nil
      }
    }
    if let named = directory("QUOIN_CACHE", "") { return [named] }
    let usual = directory("XDG_CACHE_HOME", "/quoin") ?? directory("HOME", "/.cache/quoin")
    let last = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-cache")
    return [usual, last].compactMap { $0 }
  }

  /// The entry of the compilation that depends on exactly `key`.
  func entry(for key: String) -> Entry {
    let name = String(Self.fingerprint(key), radix: 16)
    return Entry(directory: files.appendingPathComponent(name, isDirectory: true), key: key)
  }

  /// FNV-1a. It only has to spread names: an entry also keeps its whole key and compares it.
  private static func fingerprint(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }
}

extension PreviewCache {
  /// One compiled file's place in the cache.
  struct Entry {
    let directory: URL
    let key: String

    private static let keyFile = "key.txt"

    /// The compiled file, if it is there and was made from the same key.
    func load() -> CompiledPreview? {
      let stored = try? Data(contentsOf: directory.appendingPathComponent(Self.keyFile))
      guard stored == Data(key.utf8) else { return nil }
      return try? CompiledPreview(directory: directory)
    }

    /// Lets `build` fill a fresh directory and moves it into place in one step, so that another process
    /// never sees half an entry.
    func store(_ build: (URL) throws -> Void) throws -> CompiledPreview {
      let files = FileManager.default
      let parent = directory.deletingLastPathComponent()
      let fresh = parent.appendingPathComponent("new-\(UUID().uuidString)", isDirectory: true)
      try files.createDirectory(at: fresh, withIntermediateDirectories: true)
      defer { try? files.removeItem(at: fresh) }
      try build(fresh)
      try Data(key.utf8).write(to: fresh.appendingPathComponent(Self.keyFile))
      // Where another process was faster its entry stays, as that process may be loading it; only a broken one is
      // removed.
      let isPlaced: Void? = try? files.moveItem(at: fresh, to: directory)
      if isPlaced == nil, load() == nil {
        try? files.removeItem(at: directory)
        try? files.moveItem(at: fresh, to: directory)
      }
      forgetOldest(in: parent)
      return try CompiledPreview(directory: directory)
    }

    private func forgetOldest(in parent: URL) {
      let files = FileManager.default
      let key = URLResourceKey.contentModificationDateKey
      let all =
        (try? files.contentsOfDirectory(at: parent, includingPropertiesForKeys: [key])) ?? []
      guard all.count > PreviewCache.capacity else { return }
      let dated = all.map { url in
        (url, (try? url.resourceValues(forKeys: [key]))?.contentModificationDate ?? .distantPast)
      }
      for (url, _) in dated.sorted(by: { $0.1 < $1.1 }).prefix(all.count - PreviewCache.capacity) {
        try? files.removeItem(at: url)
      }
    }
  }
}
