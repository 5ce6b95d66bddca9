import Foundation

/// A user's Swift file, read once.
struct SourceFile {
  /// The path as typed: messages name the file by it.
  let path: String
  let text: String

  /// Reads the file; throws when there is no Swift text to read.
  init(path: String) throws {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw CommandFailure.input("there is no such file", at: path)
    }
    guard !isDirectory.boolValue else {
      throw CommandFailure.input(
        "this is a directory", at: path, try: "Name one Swift file inside.")
    }
    // Own file: the user names the file, which may be a pipe
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure.input("the file cannot be read", at: path, try: "Check its permissions.")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw CommandFailure.input("the file is not UTF-8 text", at: path)
    }
    self.path = path
    self.text = text
  }

  var absolutePath: String { URL(fileURLWithPath: path).standardizedFileURL.path }

  /// The path as the compiler gets it, which names the file by it in its messages: as typed, unless the compiler
  /// would take it for an option.
  var compilerPath: String {
    URL(fileURLWithPath: path).lastPathComponent.hasPrefix("-") ? absolutePath : path
  }

  /// A module name for the file: its name with `_swift` added, so that no other module or type has it.
  var moduleName: String {
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let safe = stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    let start = safe.first.map { $0.isNumber ? "_" : "" } ?? "_"
    return "\(start)\(String(safe))_swift"
  }

  /// The failure for a file without previews, with what to add.
  var noPreviews: CommandFailure {
    .input("the file has no previews", at: path, try: "Add one, such as: #Preview { Card() }")
  }
}
