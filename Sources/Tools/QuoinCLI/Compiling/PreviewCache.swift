import Foundation
import QuoinHostProtocol

/// A cache of compiled files that persists between runs.
struct PreviewCache {
  /// The maximum number of compiled files; the oldest are removed first.
  static let capacity = 100

  private let root: URL

  var path: String { root.path }

  /// The compiler's own cache of precompiled modules.
  var modules: URL { root.appendingPathComponent("modules", isDirectory: true) }
  /// The directory of macro libraries.
  var macros: URL { root.appendingPathComponent("macros", isDirectory: true) }
  /// Returns the directory of the macro library for a key.
  func macros(key: String) -> URL { macros.appendingPathComponent(key) }

  /// Returns the directory for the copy of a package.
  func package(_ name: String) -> URL {
    root.appendingPathComponent("packages", isDirectory: true).appendingPathComponent(name)
  }

  /// Returns the directory in which a folder is compiled.
  func folder(_ name: String) -> URL {
    root.appendingPathComponent("folders", isDirectory: true).appendingPathComponent(name)
  }

  private var files: URL { root.appendingPathComponent("files", isDirectory: true) }

  /// Opens the cache in `QUOIN_CACHE`, the user's cache directory or the temporary directory.
  ///
  /// Throws if another user could put code into it.
  static func open(environment: [String: String] = ProcessInfo.processInfo.environment) throws
    -> PreviewCache
  {
    let places = try directories(environment: environment)
    for place in places {
      let cache = PreviewCache(root: place)
      guard make(cache.root) else { continue }
      // The cache never writes to a directory that belongs to someone else.
      try Ownership.check(cache.root)
      guard make(cache.files), access(cache.files.path, W_OK) == 0 else { continue }
      try Ownership.check(cache.files)
      return cache
    }
    throw CommandFailure.input(
      "no cache directory is writable: tried \(places.map(\.path).joined(separator: ", "))",
      try: "Set QUOIN_CACHE to a writable directory.")
  }

  /// Returns whether this is the first use of a name by any process.
  func isFirstUse(of name: String) -> Bool {
    // Own file: an empty file in the cache
    let descriptor = Glibc.open(
      root.appendingPathComponent(name).path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return errno != EEXIST }
    close(descriptor)
    return true
  }

  /// Returns the environment for programs with a cache of their own, like SwiftPM.
  ///
  /// If the user's cache directory isn't writable, their cache goes into this one.
  func environment(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String: String] {
    let named = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let usual = named ?? environment["HOME"].map { "\($0)/.cache" }
    if let usual, Self.make(URL(fileURLWithPath: usual)), access(usual, W_OK) == 0 {
      return environment
    }
    return environment.merging(["XDG_CACHE_HOME": path]) { $1 }
  }

  /// Returns candidate directories, best first. Throws if `QUOIN_CACHE` is a relative path.
  static func directories(environment: [String: String]) throws -> [URL] {
    if let named = environment["QUOIN_CACHE"], !named.isEmpty {
      guard named.hasPrefix("/") else {
        throw CommandFailure.input(
          "QUOIN_CACHE is “\(named)”, which is not an absolute path",
          try: "Begin it with /, or unset QUOIN_CACHE.")
      }
      return [URL(fileURLWithPath: named, isDirectory: true)]
    }
    func directory(_ variable: String, _ suffix: String) -> URL? {
      environment[variable].flatMap {
        $0.hasPrefix("/") ? URL(fileURLWithPath: $0 + suffix, isDirectory: true) : nil
      }
    }
    let usual = directory("XDG_CACHE_HOME", "/quoin") ?? directory("HOME", "/.cache/quoin")
    let last = FileManager.default.temporaryDirectory
      .appendingPathComponent("quoin-cache-\(geteuid())", isDirectory: true)
    return [usual, last].compactMap { $0 }
  }

  /// Creates a private directory and its parents. Returns whether it exists.
  private static func make(_ directory: URL) -> Bool {
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: directory.path, isDirectory: &isDirectory) {
      return isDirectory.boolValue
    }
    let made: Void? = try? FileManager.default.createDirectory(
      at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return made != nil
  }

  /// Returns the entry for the compilation that depends on exactly `key`.
  func entry(for key: String) -> CacheEntry {
    let name = String(Fingerprint.of(Array(key.utf8)), radix: 16)
    return CacheEntry(directory: files.appendingPathComponent(name, isDirectory: true), key: key)
  }

  /// Removes the precompiled modules if a damaged one may have caused the compiler's failure.
  ///
  /// Returns whether another attempt is worthwhile.
  func forgetsModules(after ending: ChildProcess.Ending, _ output: String) -> Bool {
    let isBlamed = output.contains(modules.path) || output.contains("failed due to signal")
    guard ending != .exit(0), isBlamed else { return false }
    return (try? FileManager.default.removeItem(at: modules)) != nil
  }
}

/// FNV-1a over 8-byte words, for distributing names and detecting damage on disk.
///
/// It does not protect against tampering; `Ownership` checks who may write to the cache.
enum Fingerprint {
  static func of(_ bytes: some Collection<UInt8>) -> UInt64 {
    let hash = bytes.withContiguousStorageIfAvailable { buffer in
      let buffer = UnsafeRawBufferPointer(buffer)
      let words = buffer.count / 8
      var hash = (0..<words).reduce(0xcbf2_9ce4_8422_2325) {
        mixed($0, buffer.loadUnaligned(fromByteOffset: $1 * 8, as: UInt64.self))
      }
      for byte in buffer[(words * 8)...] { hash = mixed(hash, UInt64(byte)) }
      return mixed(hash, UInt64(buffer.count))
    }
    return hash ?? of(Array(bytes))
  }

  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x0000_0100_0000_01b3
    // Multiplication alone never carries a word's upper bits to the lower ones.
    return product ^ (product >> 29)
  }
}

/// Checks that code may be loaded from a place: only the user may own it and write to it.
enum Ownership {
  static func check(_ url: URL) throws {
    var status = stat()
    guard stat(url.path, &status) == 0 else {
      throw CommandFailure.input("\(url.path) can't be read: \(ErrorText.system(errno))")
    }
    guard status.st_uid == geteuid() else {
      throw CommandFailure.input(
        "the cache \(url.path) belongs to another user (\(status.st_uid))",
        try: "Set QUOIN_CACHE to a directory that you own.")
    }
    guard status.st_mode & 0o022 == 0 else {
      throw CommandFailure.input(
        "other users can write to the cache \(url.path), whose contents are executed",
        try: "Remove it, or run chmod -R go-w \(url.path) if you trust its contents.")
    }
  }
}
