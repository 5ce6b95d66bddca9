import Foundation
import QuoinHostProtocol

/// What a folder's place in the cache says about itself.
struct FolderState: Codable {
  /// Everything besides the files that the result depends on.
  var key: String
  /// Path, size and time of each source file.
  var stamps: [String]
  /// The library's fingerprint.
  var library: UInt64?
  var places: [PreviewPlace]
  var losses: [SourceLoss]
  /// The compiler's warnings and what the pre-pass has to say.
  var remarks: [String]
}

/// Something of a folder that does not compile, and is left out.
struct SourceLoss: Codable, Equatable, CustomStringConvertible {
  /// The file, relative to the folder.
  let file: String
  /// Where it begins, counted from 1.
  let line: Int
  /// What it declares: `struct Card`; a file as a whole where its name alone is given.
  let what: String
  /// The name of what it declares.
  let name: String
  /// Whether it is a preview, or holds previews.
  let isPreview: Bool
  /// The compiler's error, and where it is.
  let reason: String
  let reasonLine: Int

  /// What is lost where a view can't be made without arguments.
  static let sample = "sample"

  var description: String { "\(file):\(line): \(what): \(reason) (line \(reasonLine))" }
}

/// The place in the cache where a folder is compiled: what did not change needs no compiling.
///
/// One command at a time works in it; others wait.
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
        "\(directory.path) cannot be used: \(ErrorText.system(errno))",
        try: "Point QUOIN_CACHE at a directory you may write to.")
    }
  }

  func close() { _ = Glibc.close(lock) }

  /// Empties it.
  func forget() {
    // Own file: the folder's place in the cache
    for name in (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? [] {
      try? FileManager.default.removeItem(at: directory.appendingPathComponent(name))
    }
  }

  /// A directory inside.
  func directory(_ name: String) throws -> URL {
    let url = directory.appendingPathComponent(name, isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  /// What was compiled last, if its library is as it was.
  func state() -> FolderState? {
    guard let data = Sealed.read(stateFile),
      let state = try? JSONDecoder().decode(FolderState.self, from: data),
      state.library != nil, state.library == Sealed.fingerprint(of: library)
    else { return nil }
    return state
  }

  func save(_ state: FolderState) throws {
    try Sealed.write(JSONEncoder().encode(state), to: stateFile)
  }

  /// The directory of object files. The compiler makes one again only when its source file changes.
  var objects: URL { directory.appendingPathComponent("objects", isDirectory: true) }
  private var objectsFile: URL { directory.appendingPathComponent("objects.json") }

  /// Forgets objects that are not as the compiler has left them.
  func checkObjects() {
    let kept = Sealed.read(objectsFile).flatMap {
      try? JSONDecoder().decode([String: UInt64].self, from: $0)
    }
    guard kept != Sealed.fingerprints(in: objects) else { return }
    try? FileManager.default.removeItem(at: objects)
  }

  /// Notes the objects as the compiler has left them.
  func noteObjects() throws {
    try Sealed.write(JSONEncoder().encode(Sealed.fingerprints(in: objects)), to: objectsFile)
  }

  /// Writes a file where its text is another than before, so that the compiler sees no change where there is none.
  ///
  /// The compiler's driver tells files by whole seconds, and would take what is saved twice in one for unchanged. So each
  /// version's time is a later second than that of the one before.
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
