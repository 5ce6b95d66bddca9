import Foundation
import QuoinExplain
import QuoinFiles
import QuoinSources

/// The source files that an edit changes, with their contents before and after it.
struct EditedSources {
  private struct File {
    let url: URL
    /// The path in messages.
    let name: String
    let old, new: [UInt8]
  }

  private let files: [File]
  private let input: PreviewInput

  /// Applies an edit to the contents of the files, and leaves the files as they are.
  ///
  /// - Throws: `CommandFailure` if a file isn't part of the input, can't be read, or has changed so
  ///   that the edit doesn't fit.
  init(_ edit: ProposedEdit, of input: PreviewInput) throws {
    self.input = input
    var changes: [(file: String, changes: [CallChange])] = []
    for change in edit.changes.map({ CallChange($0) }) {
      if let index = changes.firstIndex(where: { $0.file == change.source.file }) {
        changes[index].changes.append(change)
      } else {
        changes.append((file: change.source.file, changes: [change]))
      }
    }
    files = try changes.map { file, changes in
      try Self.file(file, changedBy: changes, in: input)
    }
  }

  private static func file(
    _ name: String, changedBy changes: [CallChange], in input: PreviewInput
  ) throws -> File {
    let url = try url(of: name, in: input)
    do {
      let old = Array(try InputFile.contents(of: url.path))
      let new = try SourceEditor.applying(changes, to: old, file: name)
      return File(url: url, name: name, old: old, new: new)
    } catch let error as SourceEditError {
      throw CommandFailure.input(
        error.message, at: error.place, try: "Run the command again, or change the line yourself.")
    } catch let error as InputFileError {
      throw CommandFailure.input(error.reason, at: error.place)
    }
  }

  /// Returns the file that the compiler knows by a name.
  private static func url(of name: String, in input: PreviewInput) throws -> URL {
    switch input {
    case .file(let file):
      if [file.path, file.compilerPath, file.absolutePath].contains(name) {
        return URL(fileURLWithPath: file.path)
      }
    case .folder(let folder, _):
      if let url = folder.sources.first(where: { folder.path(of: $0) == name }) { return url }
    }
    throw CommandFailure.input(
      "the change is in another file: \(FileName.printable(name))", at: input.path)
  }

  /// The new contents, to compile in place of the files.
  var texts: EditedTexts {
    EditedTexts(files.map { (url: $0.url, text: String(decoding: $0.new, as: UTF8.self)) })
  }

  /// The changed lines with their numbers, after the name of their file if there are several.
  var changedLines: String {
    files.map { file in
      let lines = SourceDiff(from: file.old, to: file.new).text()
      return files.count > 1 ? "\(file.name):\n\(lines)" : lines
    }
    .joined(separator: "\n")
  }

  /// Returns the lines that an edit changes; `nil` if its files aren't at hand or have changed.
  static func changedLines(by edit: ProposedEdit, in input: PreviewInput) -> String? {
    guard let lines = try? EditedSources(edit, of: input).changedLines, !lines.isEmpty else {
      return nil
    }
    return lines
  }

  /// Returns the number that a line has after the edit; the same one in other files, and if the
  /// input is a folder and `file` is `nil`.
  func newLine(_ line: Int, in file: String?) -> Int {
    let isNamed = { (name: String) in name == file || name.hasSuffix("/\(file ?? "")") }
    if file == nil, case .folder = input { return line }
    guard let changed = files.first(where: { file == nil || isNamed($0.name) }) else { return line }
    return SourceDiff(from: changed.old, to: changed.new).newLine(line)
  }

  /// The names of the files, for messages.
  var names: String { files.map(\.name).joined(separator: ", ") }

  // MARK: Writing

  /// Throws unless each file is a regular one that the user named, or in the folder that the user
  /// named and reached without links.
  func checkPlaces() throws {
    for file in files {
      try PictureTarget.checkObstacle(at: file.url.relativePath)
      guard case .folder(let folder, _) = input else { continue }
      guard folder.projectRoot.mayWrite(file.url) else {
        throw CommandFailure.input(
          "it is outside of the folder, or reached by a link, so it isn't changed",
          at: file.url.path, try: "Pass it separately: quoin why \(file.url.path) --apply")
      }
    }
  }

  /// Throws unless each file is in a folder and reached without links.
  func check(areIn folder: String) throws {
    let root = ProjectRoot(URL(fileURLWithPath: folder, isDirectory: true))
    for file in files where !root.mayWrite(file.url) {
      throw CommandFailure.input(
        "it is outside of the folder in which the server runs, or reached by a link, so it isn't changed",
        at: file.name, try: "Change the line yourself.")
    }
  }

  /// A fingerprint of the names and of the contents before and after the edit, as 16 digits.
  var fingerprint: String {
    var data = Data()
    for file in files {
      for part in [Array(file.name.utf8), file.old, file.new] {
        data.append(contentsOf: "\(part.count) ".utf8)
        data.append(contentsOf: part)
      }
    }
    let digits = String(Fingerprint.of(data), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Writes all files or none.
  ///
  /// - Throws: `CommandFailure` if a file has changed since it was read, or can't be written.
  func write() throws {
    try checkPlaces()
    for file in files {
      let current = (try? InputFile.contents(of: file.url.path)).map { Array($0) }
      guard current == file.old else {
        throw CommandFailure.input(
          "it changed while the edit was tried, so it isn't written", at: file.name,
          try: "Run the command again.")
      }
    }
    let scratch = try ScratchDirectory()
    defer { scratch.remove() }
    let drafts = try files.enumerated().map { number, file in
      let draft = scratch.url.appendingPathComponent("\(number)")
      try RegularFile(url: draft).write(Data(file.new))
      return (picture: draft, target: file.url)
    }
    let publication = try AtomicFileWriter(drafts, of: "file")
    defer { publication.close() }
    try Interruption.check()
    try publication.publish()
  }
}
