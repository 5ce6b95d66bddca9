import Foundation
import QuoinHostProtocol

/// Compiled files, kept between runs.
struct PreviewCache {
  /// How many compiled files are kept; the oldest go first.
  static let capacity = 100

  private let root: URL

  var path: String { root.path }

  /// The compiler's own cache of precompiled modules.
  var modules: URL { root.appendingPathComponent("modules", isDirectory: true) }
  /// Where the libraries of macros lie.
  var macros: URL { root.appendingPathComponent("macros", isDirectory: true) }
  /// Where a library of macros lies.
  func macros(key: String) -> URL { macros.appendingPathComponent(key) }

  /// Where the copy of a package lies.
  func package(_ name: String) -> URL {
    root.appendingPathComponent("packages", isDirectory: true).appendingPathComponent(name)
  }

  /// Where a folder is compiled.
  func folder(_ name: String) -> URL {
    root.appendingPathComponent("folders", isDirectory: true).appendingPathComponent(name)
  }

  private var files: URL { root.appendingPathComponent("files", isDirectory: true) }

  /// The cache in `QUOIN_CACHE`, else in the user's cache directory, else in the temporary directory. Throws where
  /// somebody else could put code into it.
  static func open(environment: [String: String] = ProcessInfo.processInfo.environment) throws
    -> PreviewCache
  {
    let places = try directories(environment: environment)
    for place in places {
      let cache = PreviewCache(root: place)
      guard make(cache.root) else { continue }
      // Nothing is put into a directory that isn't the user's own.
      try Ownership.check(cache.root)
      guard make(cache.files), access(cache.files.path, W_OK) == 0 else { continue }
      try Ownership.check(cache.files)
      return cache
    }
    throw CommandFailure.input(
      "no cache directory can be written: tried \(places.map(\.path).joined(separator: ", "))",
      try: "Point QUOIN_CACHE at a directory you may write to.")
  }

  /// The environment of programs that have a cache of their own, like SwiftPM: where the user's directory of caches can't be
  /// written to, theirs is in this one.
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

  /// Where the cache may be, best first. Throws for a named directory whose place depends on where the command runs.
  static func directories(environment: [String: String]) throws -> [URL] {
    if let named = environment["QUOIN_CACHE"], !named.isEmpty {
      guard named.hasPrefix("/") else {
        throw CommandFailure.input(
          "QUOIN_CACHE is “\(named)”, and not a full path",
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

  /// Makes a directory that only the user may look into, and those above it; returns whether it is there.
  private static func make(_ directory: URL) -> Bool {
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: directory.path, isDirectory: &isDirectory) {
      return isDirectory.boolValue
    }
    let made: Void? = try? FileManager.default.createDirectory(
      at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return made != nil
  }

  /// The entry of the compilation that depends on exactly `key`.
  func entry(for key: String) -> CacheEntry {
    let name = String(Fingerprint.of(Array(key.utf8)), radix: 16)
    return CacheEntry(directory: files.appendingPathComponent(name, isDirectory: true), key: key)
  }

  /// Forgets the precompiled modules where one that a disk has damaged may be to blame for how the compiler ended; returns
  /// whether it is worth another try.
  func forgetsModules(after ending: ChildProcess.Ending, _ output: String) -> Bool {
    let isBlamed = output.contains(modules.path) || output.contains("failed due to signal")
    guard ending != .exit(0), isBlamed else { return false }
    return (try? FileManager.default.removeItem(at: modules)) != nil
  }
}

/// FNV-1a over words of eight bytes: it spreads names and finds what a disk has damaged. Who may write to the cache
/// is the question of `Ownership`.
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
    // A word's upper bits would never reach the lower ones by multiplication.
    return product ^ (product >> 29)
  }
}

/// Whether code may be loaded from a place: it must be the user's own, and nobody else may write there.
enum Ownership {
  static func check(_ url: URL) throws {
    var status = stat()
    guard stat(url.path, &status) == 0 else {
      throw CommandFailure.input("\(url.path) cannot be read: \(ErrorText.system(errno))")
    }
    guard status.st_uid == geteuid() else {
      throw CommandFailure.input(
        "the cache \(url.path) belongs to another user (\(status.st_uid))",
        try: "Point QUOIN_CACHE at a directory of your own.")
    }
    guard status.st_mode & 0o022 == 0 else {
      throw CommandFailure.input(
        "others may write to the cache \(url.path), and what is in it is run",
        try: "Remove it, or say chmod -R go-w \(url.path) if you know what is in it.")
    }
  }
}
