import Foundation
import QuoinHostProtocol

/// The manifest of a folder's place in the cache.
struct FolderState: Codable {
  /// Everything besides the files that affects the result.
  var key: String
  /// The path, size and modification time of each source file.
  var stamps: [String]
  /// The library's fingerprint.
  var library: UInt64?
  var places: [PreviewPlace]
  var omittedDeclarations: [OmittedDeclaration]
  /// Warnings from the compiler and from the pre-pass.
  var warnings: [String]
}

/// A declaration or file of a folder that is left out because it does not compile.
struct OmittedDeclaration: Codable, Equatable, CustomStringConvertible {
  /// The file, relative to the folder.
  let file: String
  /// The first line, counted from 1.
  let line: Int
  /// The declaration, such as `struct Card`, or ``sample``.
  let what: String
  /// The declared name.
  let name: String
  /// Whether it is or contains a preview.
  let isPreview: Bool
  /// The compiler's error.
  let reason: String
  let reasonLine: Int

  /// The value of `what` for a view whose sample does not compile.
  static let sample = "sample"

  var description: String { "\(file):\(line): \(what): \(reason) (line \(reasonLine))" }
}

/// A folder's place in the cache, where unchanged parts need no recompiling.
///
/// A lock ensures that only one command uses it at a time.
struct FolderWorkspace {
  let directory: URL
  private let lock: Int32

  var library: URL { directory.appendingPathComponent("Preview.so") }
  private var stateFile: URL { directory.appendingPathComponent("state.json") }

  init(_ directory: URL) throws {
    try FileManager.default.createDirectory(
      at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try Ownership.check(directory)
    self.directory = directory
    // Own file: the folder's place in the cache
    lock = open(directory.path, O_RDONLY | O_CLOEXEC)
    guard lock >= 0, flock(lock, LOCK_EX) == 0 else {
      throw CommandFailure.input(
        "\(directory.path) can't be used: \(ErrorText.system(errno))",
        try: "Set QUOIN_CACHE to a writable directory.")
    }
  }

  func close() { _ = Glibc.close(lock) }

  /// Empties the workspace.
  func forget() {
    // Own file: the folder's place in the cache
    for name in (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? [] {
      try? FileManager.default.removeItem(at: directory.appendingPathComponent(name))
    }
  }

  /// Returns a directory inside the workspace and creates it if needed.
  func directory(_ name: String) throws -> URL {
    let url = directory.appendingPathComponent(name, isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  /// Returns the last compilation's state if its library is undamaged.
  func state() -> FolderState? {
    guard let data = FingerprintedFile.read(stateFile),
      let state = try? JSONDecoder().decode(FolderState.self, from: data),
      state.library != nil, state.library == FingerprintedFile.fingerprint(of: library)
    else { return nil }
    return state
  }

  func save(_ state: FolderState) throws {
    try FingerprintedFile.write(JSONEncoder().encode(state), to: stateFile)
  }

  /// The directory of object files. The compiler rebuilds one only when its source changes.
  var objects: URL { directory.appendingPathComponent("objects", isDirectory: true) }
  private var objectsFile: URL { directory.appendingPathComponent("objects.json") }

  /// Removes all objects if any of them differs from what the compiler wrote.
  func checkObjects() {
    let kept = FingerprintedFile.read(objectsFile).flatMap {
      try? JSONDecoder().decode([String: UInt64].self, from: $0)
    }
    guard kept != FingerprintedFile.fingerprints(in: objects) else { return }
    try? FileManager.default.removeItem(at: objects)
  }

  /// Records the fingerprints of the objects that the compiler wrote.
  func noteObjects() throws {
    try FingerprintedFile.write(
      JSONEncoder().encode(FingerprintedFile.fingerprints(in: objects)), to: objectsFile)
  }

  /// Writes a file only if its text has changed, so that the compiler sees no spurious change.
  ///
  /// The compiler driver compares modification times in whole seconds and would miss a second
  /// change
  /// within the same second. Each version's time is therefore in a later second than the one
  /// before.
  static func write(_ text: String, to url: URL) throws {
    let data = Data(text.utf8)
    if let old = try? RegularFile(url: url).contents(upTo: data.count), old == data { return }
    var before = stat()
    let isNew = stat(url.path, &before) != 0
    // Own file: copies in the cache, named by plain paths inside
    try data.write(to: url, options: .atomic)
    guard !isNew else { return }
    var second = timespec()
    clock_gettime(CLOCK_REALTIME, &second)
    second.tv_sec = max(second.tv_sec, before.st_mtim.tv_sec + 1)
    let times = [second, timespec(tv_sec: second.tv_sec, tv_nsec: 0)]
    guard utimensat(AT_FDCWD, url.path, times, 0) == 0 else {
      throw CommandFailure.input(
        "its time can't be set: \(ErrorText.system(errno))", at: url.path)
    }
  }
}
