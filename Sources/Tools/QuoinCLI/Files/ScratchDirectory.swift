import Foundation
import QuoinHostProtocol

/// A command's own directory, which it removes when it is done.
///
/// The command holds a lock on it while it runs. A directory without a lock is a leftover of a
/// killed command, and the next command removes it.
struct ScratchDirectory {
  let url: URL
  private let lock: Int32

  private static let prefix = ".quoin-scratch-"

  /// Creates a directory in `parent` and removes leftovers there.
  init(in parent: URL = FileManager.default.temporaryDirectory) throws {
    Interruption.watch()
    Self.sweep(parent)
    while true {
      var template = Array(
        parent.appendingPathComponent("\(Self.prefix)XXXXXX").path.utf8CString)
      guard mkdtemp(&template) != nil else { throw Self.failure(in: parent) }
      let path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
      // Own file: the scratch directory, just made
      let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      // Another command may have removed it as a leftover before it was locked or even opened.
      if descriptor < 0, errno == ENOENT { continue }
      guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else {
        let failure = Self.failure(in: parent)
        rmdir(path)
        throw failure
      }
      if access(path, F_OK) == 0 {
        url = URL(fileURLWithPath: path, isDirectory: true)
        lock = descriptor
        Leftovers.add(directory: path)
        return
      }
      close(descriptor)
    }
  }

  /// Returns a directory inside, and creates it if needed.
  func directory(_ name: String) throws -> URL {
    let directory = url.appendingPathComponent(name, isDirectory: true)
    guard mkdir(directory.path, 0o700) == 0 || errno == EEXIST else { throw Self.failure(in: url) }
    return directory
  }

  /// Removes the directory and everything in it.
  func remove() {
    Leftovers.remove(directory: url.path)
    close(lock)
  }

  /// Whether a name is that of a scratch directory.
  static func isScratch(_ name: String) -> Bool {
    name.hasPrefix(prefix) && name.utf8.count == prefix.utf8.count + 6
  }

  private static func failure(in parent: URL) -> CommandFailure {
    let code = errno
    return .input(
      "no temporary directory could be created in \(parent.path): \(ErrorText.system(code))",
      try: code == EMFILE
        ? "Raise the shell's limit of open files: ulimit -n 64."
        : "Set TMPDIR to a writable directory with free space.")
  }

  private static func sweep(_ parent: URL) {
    // Own file: leftovers of other commands
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for name in names where isScratch(name) {
      let path = parent.appendingPathComponent(name).path
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
        status.st_uid == geteuid()
      else { continue }
      // Own file: leftovers of other commands
      let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        try? FileManager.default.removeItem(atPath: path)
      }
      close(descriptor)
    }
  }
}
