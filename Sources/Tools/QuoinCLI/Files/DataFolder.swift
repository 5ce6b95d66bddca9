import Foundation
import QuoinFiles
import QuoinHostProtocol

/// The folder of `--data`, in which views keep the stores of SwiftData and Core Data.
struct DataFolder {
  /// The path as typed.
  let path: String

  /// The variable by which the modules SwiftData and CoreData find the folder.
  static let variable = "QUOIN_DATA"
  /// The variable that distinguishes a process for previews from an app, whose stores are files.
  static let hostVariable = "QUOIN_PREVIEW_HOST"

  init(path: String) {
    self.path = path
  }

  private var url: URL { URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL }

  /// Throws if the folder can't be used, without creating it.
  func check() throws {
    guard !path.isEmpty, FileName.isPlain(path) else {
      throw CommandFailure.usage(
        "the data folder's name is empty or has control characters",
        try: "Pass a folder with --data.")
    }
    var status = stat()
    guard stat(url.path, &status) == 0 else {
      // A link that leads nowhere can't be created again.
      guard errno == ENOENT, lstat(url.path, &status) != 0 else {
        throw failure(String(cString: strerror(errno)))
      }
      return try checkParent()
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw failure("it is a file", try: "Pass a folder with --data.")
    }
    guard access(url.path, R_OK | W_OK | X_OK) == 0 else {
      throw failure(
        "it isn't writable", try: "Change its permissions, or pass another folder with --data.")
    }
  }

  private func checkParent() throws {
    let parent = url.deletingLastPathComponent().path
    var status = stat()
    guard stat(parent, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw failure("there is no folder \(parent)", try: "Create it: mkdir -p \(parent)")
    }
    guard access(parent, W_OK | X_OK) == 0 else {
      throw failure(
        "it can't be created, because \(parent) isn't writable",
        try: "Pass another folder with --data.")
    }
  }

  /// Returns the folder with links resolved, and creates it if it is missing.
  func made() throws -> URL {
    try check()
    guard mkdir(url.path, 0o777) == 0 || errno == EEXIST, let real = RealPath.of(url.path) else {
      throw failure("it can't be created: \(String(cString: strerror(errno)))")
    }
    return URL(fileURLWithPath: real, isDirectory: true)
  }

  private func failure(_ reason: String, try advice: String? = nil) -> CommandFailure {
    .usage("the data folder \(FileName.printable(path)) can't be used: \(reason)", try: advice)
  }
}
