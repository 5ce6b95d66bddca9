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
  /// The files of the top-level declarations, by name.
  var declared: [String: String]?
  /// The files of the app and of the views that it shows first.
  var entryFiles: [String]?
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
  /// The error's column in bytes, counted from 1; `nil` if it is unknown.
  var reasonColumn: Int?

  /// Whether it is left out because it uses something that is.
  var isConsequence: Bool { reason.hasPrefix("it uses ") }

  /// The value of `what` for a view whose sample does not compile.
  static let sample = "sample"

  var description: String { "\(file):\(line): \(what): \(reason) (line \(reasonLine))" }

  /// The same as `description` with the place of the error, which editors show.
  var diagnostic: String {
    let column = reasonColumn.map { ":\($0)" } ?? ""
    return "\(file):\(reasonLine)\(column): \(what): \(reason)"
  }
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
    guard let state = lastState(), state.library != nil,
      state.library == FingerprintedFile.fingerprint(of: library)
    else { return nil }
    return state
  }

  /// Returns the state of the last compilation that succeeded, whose library may be gone.
  func lastState() -> FolderState? {
    FingerprintedFile.read(stateFile).flatMap {
      try? JSONDecoder().decode(FolderState.self, from: $0)
    }
  }

  func save(_ state: FolderState) throws {
    try FingerprintedFile.write(JSONEncoder().encode(state), to: stateFile)
  }

  /// The directory of object files. The compiler rebuilds one only when its source changes.
  var objects: URL { directory.appendingPathComponent("objects", isDirectory: true) }
  private var objectsFile: URL { directory.appendingPathComponent("objects.json") }

  /// The compiler's output file map.
  var fileMap: URL { directory.appendingPathComponent("files.json") }

  /// Returns the names of the inputs of the last compilation that are not among `files`; none if
  /// they are many, or if a file has the last name of one, as a module can't contain both.
  func removedInputs(keeping files: [FolderFile]) -> [String] {
    guard let data = try? RegularFile(url: fileMap).contents(upTo: RegularFile.largestAnswer),
      let map = try? JSONDecoder().decode([String: [String: String]].self, from: data)
    else { return [] }
    let names = Set(files.map(\.name))
    let lastNames = Set(files.map { $0.input.lastPathComponent })
    let removed = map.keys.filter { !$0.isEmpty && !$0.hasPrefix("/") && !names.contains($0) }
    let isPossible =
      removed.count <= Self.mostRemoved
      && removed.allSatisfy { !lastNames.contains(URL(fileURLWithPath: $0).lastPathComponent) }
    return isPossible ? removed.sorted() : []
  }

  private static let mostRemoved = 50

  /// Removes all objects if any of them differs from what the compiler wrote.
  func checkObjects() {
    let kept = FingerprintedFile.read(objectsFile).flatMap {
      try? JSONDecoder().decode([String: UInt64].self, from: $0)
    }
    guard kept != FingerprintedFile.fingerprints(in: objects) else { return }
    try? FileManager.default.removeItem(at: objects)
  }

  /// Removes the objects that a compiler wrote before it was ended. They may belong to sources of
  /// which the compiler's records say nothing, and are compiled again.
  func discardUnfinished() throws {
    let kept =
      FingerprintedFile.read(objectsFile).flatMap {
        try? JSONDecoder().decode([String: UInt64].self, from: $0)
      } ?? [:]
    let now = FingerprintedFile.fingerprints(in: objects)
    let changed = now.filter { kept[$0.key] != $0.value }.map { URL(fileURLWithPath: $0.key) }
    if changed.contains(where: { $0.pathExtension == "priors" }) {
      try? FileManager.default.removeItem(at: objects)
    }
    for file in changed {
      // Without an object the compiler reads neither the dependencies.
      let stem = file.deletingPathExtension()
      for part in [
        file, stem.appendingPathExtension("o"), stem.appendingPathExtension("swiftdeps"),
      ] {
        try? FileManager.default.removeItem(at: part)
      }
    }
    try noteObjects()
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
