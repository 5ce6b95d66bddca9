import Foundation
import QuoinHostProtocol

/// One of the two operands of `quoin diff`.
struct DiffOperand {
  /// The operand as typed, for messages.
  let name: String
  /// The path of the current version of a file of a commit; `nil` for other operands.
  private(set) var workingPath: String?
  private let path: String
  private let preview: String?

  /// Parses an operand. Writes a file of a commit to `folder`.
  init(_ text: String, in folder: URL) throws {
    name = text
    var path = text
    var preview: String?
    let files = FileManager.default
    if !files.fileExists(atPath: text), let mark = text.lastIndex(of: "#") {
      path = String(text[..<mark])
      preview = String(text[text.index(after: mark)...])
      guard preview != "" else {
        throw CommandFailure.usage(
          "the name of the preview is missing in \(text)",
          try: "Add the name after the #, or remove the #.")
      }
    }
    self.preview = preview
    guard !files.fileExists(atPath: path), let colon = path.firstIndex(of: ":") else {
      self.path = path
      return
    }
    let file = String(path[path.index(after: colon)...])
    workingPath = file + (preview.map { "#\($0)" } ?? "")
    self.path = try Self.file(file, of: String(path[..<colon]), named: text, in: folder)
  }

  private var isReport: Bool { path.hasSuffix(".json") }

  /// Lays the previews out, and draws them if requested.
  ///
  /// - Parameters:
  ///   - folder: The folder for reports and images.
  ///   - configuration: The configuration of this side.
  ///   - settings: The options of both sides.
  ///   - preview: The preview that an option names.
  func side(
    in folder: URL, configuration: RenderConfiguration, settings: RenderConfigurationOptions,
    target: String?, preview: String?, isDrawn: Bool
  ) throws -> HostRequest.Comparison.Side {
    let wanted = self.preview ?? preview
    if isReport {
      guard !isDrawn else {
        throw CommandFailure.usage(
          "\(name) is a report and has no image", try: "To write a page, pass Swift files.")
      }
      guard FileManager.default.isReadableFile(atPath: path) else {
        throw CommandFailure.input("there is no such file, or it can't be read", at: name)
      }
      return HostRequest.Comparison.Side(name: name, reports: path, preview: wanted)
    }
    return try namingFile {
      let session = try PreviewSession(
        file: path, target: target, preview: wanted, configuration: configuration,
        process: settings.process, isStrict: settings.strictResources, marksExpressions: true)
      defer { session.close() }
      return try side(of: session, in: folder, isDrawn: isDrawn)
    }
  }

  private func side(
    of session: PreviewSession, in folder: URL, isDrawn: Bool
  ) throws -> HostRequest.Comparison.Side {
    let reports = folder.appendingPathComponent("reports.json")
    try RegularFile(url: reports).write(
      Data((try session.run(.explain(.json)).text ?? "").utf8))
    var side = HostRequest.Comparison.Side(name: name, reports: reports.path)
    guard isDrawn else { return side }
    for preview in try session.run(.render([.png])).previews {
      guard let picture = preview.pictures.first else { continue }
      let copy = folder.appendingPathComponent(picture)
      try RegularFile(url: session.host.picture(named: picture)).copy(to: copy)
      side.pictures.append(copy.path)
    }
    return side
  }

  /// Runs `work` with the operand's name in messages in place of the path of the copy.
  private func namingFile<Result>(_ work: () throws -> Result) throws -> Result {
    guard workingPath != nil else { return try work() }
    let shown = name.split(separator: "#").first.map(String.init) ?? name
    let printed = Printed()
    defer { Diagnostics.write(printed.text.replacing(path, with: shown)) }
    do {
      return try Diagnostics.$listener.withValue(printed) { try work() }
    } catch let failure as CommandFailure {
      throw failure.replacing(path, with: shown)
    }
  }

  // MARK: Files of commits

  /// Writes the file of a commit to `folder` and returns its path.
  private static func file(
    _ path: String, of revision: String, named name: String, in folder: URL
  ) throws -> String {
    guard !revision.isEmpty, !revision.hasPrefix("-") else {
      throw CommandFailure.usage(
        "the commit is missing in \(name)",
        try: "Write it before the colon, as in HEAD~1:Card.swift.")
    }
    let url = URL(fileURLWithPath: path)
    guard ["swift", "json"].contains(url.pathExtension) else {
      throw CommandFailure.usage(
        "\(name): only a Swift file or a report of a commit can be compared",
        try: "Check the commit out into another folder: git worktree add FOLDER \(revision).")
    }
    // Run Git in the file's directory, or in the current one if that no longer exists.
    let directory = url.deletingLastPathComponent().path
    let isThere = FileManager.default.fileExists(atPath: directory)
    let place = isThere ? directory : FileManager.default.currentDirectoryPath
    let object = "\(revision):./\(isThere ? url.lastPathComponent : path)"
    let copy = folder.appendingPathComponent(url.lastPathComponent)
    let child = ChildProcess(
      executable: URL(fileURLWithPath: "/bin/sh"),
      arguments: [
        "-c", #"exec git -C "$0" show --no-textconv --end-of-options "$1" > "$2""#, place, object,
        copy.path,
      ], seconds: 60)
    let (ending, said) = try child.capture()
    guard ending == .exit(0) else {
      let reason = said.split(separator: "\n").last.map(String.init) ?? "git failed"
      throw CommandFailure.input(
        "git can't find it: \(reason)", at: name,
        try: "Pass a commit and one of its files, as in HEAD~1:Card.swift.")
    }
    return copy.path
  }
}
