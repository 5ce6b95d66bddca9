import Foundation

/// The guide's files, in a staging folder that is published once it is complete.
struct Site {
  /// The repository, which contains the guide's sources.
  let root: URL
  /// The `quoin` executable.
  let program: URL
  private let staging: URL
  private let target: URL
  private static let generator = "<meta name=\"generator\" content=\"Scripts/guide of Quoin\">"

  init(root: URL, program: URL, target: URL) throws {
    (self.root, self.program, self.target) = (root, program, target)
    let files = FileManager.default
    if let content = try? files.contentsOfDirectory(atPath: target.path), !content.isEmpty {
      let index = try? String(
        contentsOf: target.appendingPathComponent("index.html"), encoding: .utf8)
      guard index?.contains(Self.generator) == true else {
        throw GuideError(
          "\(target.path) contains files that are not a guide; choose another folder with -o")
      }
    } else if (try? target.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true {
      throw GuideError("\(target.path) is a file; choose a folder with -o")
    }
    staging = target.deletingLastPathComponent()
      .appendingPathComponent(".guide-\(ProcessInfo.processInfo.processIdentifier)")
    for folder in ["", "assets", "data", "images", "pictures"] {
      try files.createDirectory(
        at: staging.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
  }

  /// Removes the staging folder.
  func discard() { try? FileManager.default.removeItem(at: staging) }

  /// Moves the guide to its destination, replacing an earlier one.
  func publish() throws {
    let files = FileManager.default
    if files.fileExists(atPath: target.path) { try files.removeItem(at: target) }
    try files.moveItem(at: staging, to: target)
  }

  func read(_ path: String) throws -> String {
    do {
      return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    } catch {
      throw GuideError("\(path) can't be read: \(error.localizedDescription)")
    }
  }

  /// Returns the names in a folder that end in `suffix`, without the suffix.
  func names(in folder: String, endingIn suffix: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent(folder).path
    )
    .filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }.sorted()
  }

  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: url(path))
  }

  /// Copies an image from the documentation into the guide and returns its path there.
  func take(_ path: String) throws -> String {
    let place = "images/\(URL(fileURLWithPath: path).lastPathComponent)"
    let copy = url(place)
    if !FileManager.default.fileExists(atPath: copy.path) {
      try FileManager.default.copyItem(at: root.appendingPathComponent(path), to: copy)
    }
    return place
  }

  /// Copies the pictures beside the examples, which edited examples show, too.
  func takePictures(of folder: String) throws {
    for name in try names(in: folder, endingIn: ".png") {
      try FileManager.default.copyItem(
        at: root.appendingPathComponent("\(folder)/\(name).png"), to: url("pictures/\(name).png"))
    }
  }

  /// Returns the location of a file of the guide.
  func url(_ path: String) -> URL { staging.appendingPathComponent(path) }

  /// Calls `body` with an empty folder, which is removed afterwards.
  func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("guide-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  /// Returns the output of `quoin`, which runs in the repository or in another folder.
  ///
  /// Its messages are printed, unless `isSilent`. An error contains them in any case.
  func quoin(_ arguments: [String], in folder: URL? = nil, isSilent: Bool = false) throws -> String
  {
    let run = try run(arguments, in: folder)
    guard run.succeeded else {
      throw GuideError("quoin \(arguments.joined(separator: " ")) failed:\n\(run.messages)")
    }
    if !isSilent { FileHandle.standardError.write(Data(run.messages.utf8)) }
    return run.output
  }

  /// The output and the messages of `quoin`, and whether it succeeded.
  struct Run {
    let output, messages: String
    let succeeded: Bool
  }

  /// Runs `quoin` in the repository or in another folder.
  func run(_ arguments: [String], in folder: URL? = nil) throws -> Run {
    try withFolder { scratch in
      // A pipe of its own for the messages could fill up while the output is read.
      let messages = scratch.appendingPathComponent("messages")
      try Data().write(to: messages)
      let process = Process()
      let output = Pipe()
      process.executableURL = program
      process.arguments = arguments
      process.currentDirectoryURL = folder ?? root
      process.standardOutput = output
      process.standardError = try FileHandle(forWritingTo: messages)
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return Run(
        output: String(decoding: data, as: UTF8.self),
        messages: String(decoding: try Data(contentsOf: messages), as: UTF8.self),
        succeeded: process.terminationStatus == 0)
    }
  }

  /// Writes a page with `main` inside the common layout.
  func writePage(
    _ path: String, title: String, about: String, crumbs: String = "", scripts: [String] = [],
    main: String
  ) throws {
    let scripts = scripts.map { "\n    <script defer src=\"\($0)\"></script>" }.joined()
    let isIndex = path == "index.html"
    let home = isIndex ? "" : "<a href=\"index.html\">A field guide to SwiftUI layout</a>"
    try write(
      """
      <!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8">
          <meta name="viewport" content="width=device-width, initial-scale=1">
          <meta name="color-scheme" content="light dark">
          <meta name="description" content="\(escaped(about))">
          \(Self.generator)
          <title>\(escaped(title))\(isIndex ? "" : " – A field guide to SwiftUI layout")</title>
          <link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M2 2h12v12H8v-4H4V6H2z' fill='%230a84ff'/%3E%3C/svg%3E">
          <link rel="stylesheet" href="assets/guide.css">
          <script defer src="assets/edit.js"></script>\(scripts)
        </head>
        <body>
          <a class="skip" href="#main">Skip to the content</a>
          <header><nav aria-label="Breadcrumbs">\(home)\(crumbs)</nav></header>
          <main id="main">
      \(main)
          </main>
          <footer>Made with Quoin, which lays out SwiftUI on Linux and computed every number here.</footer>
        </body>
      </html>

      """, to: path)
  }
}
