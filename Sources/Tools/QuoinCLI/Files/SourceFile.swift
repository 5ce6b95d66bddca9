import Foundation

/// A user's Swift file, read once.
struct SourceFile {
  /// The path as typed, which messages use.
  let path: String
  let text: String
  /// Whether there is such a file, as opposed to text from standard input or an edited text.
  let isOnDisk: Bool

  /// Reads the file. Throws if it is not Swift text.
  init(path: String) throws {
    isOnDisk = path != StandardInput.argument
    guard isOnDisk else {
      self.path = StandardInput.file
      text = try StandardInput.source()
      return
    }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw CommandFailure.input("there is no such file", at: path)
    }
    guard !isDirectory.boolValue else {
      throw CommandFailure.input(
        "this is a directory", at: path, try: "Pass one Swift file inside.")
    }
    // Own file: the user names the file, which may be a pipe
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure.input("the file can't be read", at: path, try: "Check its permissions.")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw CommandFailure.input("the file is not UTF-8 text", at: path)
    }
    self.path = path
    self.text = text
  }

  /// Creates a file with another text, as if that had been written.
  init(_ file: SourceFile, text: String) {
    (path, self.text, isOnDisk) = (file.path, text, false)
  }

  var absolutePath: String { URL(fileURLWithPath: path).standardizedFileURL.path }

  /// The path as passed to the compiler, which uses it in messages: as typed, unless the compiler
  /// would read it as an option.
  var compilerPath: String {
    URL(fileURLWithPath: path).lastPathComponent.hasPrefix("-") ? absolutePath : path
  }

  /// A module name for the file: its name plus `_swift`, so that it collides with no module or
  /// type.
  var moduleName: String {
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let safe = stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    let start = safe.first.map { $0.isNumber ? "_" : "" } ?? "_"
    return "\(start)\(String(safe))_swift"
  }

  /// The error for a file without previews, with a suggestion.
  var noPreviews: CommandFailure {
    .input("the file has no previews", at: path, try: "Add one, such as: #Preview { Card() }")
  }
}
