import Foundation
import QuoinFiles
import QuoinHostProtocol

/// Draws all previews of a file or a folder, and compares the images with their references.
struct SnapshotWork {
  private let command: SnapshotCommand
  private let references: URL
  private let page: URL
  /// The folder that contains all references: the one named by an option, or else the previews'.
  private let root: ProjectRoot

  /// Checks the destinations before any work is done.
  init(_ command: SnapshotCommand) throws {
    self.command = command
    references = Self.references(of: command)
    let isNamed = command.references != nil
    let input = URL(fileURLWithPath: command.options.choice.file)
    root = ProjectRoot(
      isNamed
        ? references
        : PreviewInput.isFolder(input.path) ? input : input.deletingLastPathComponent())
    page = URL(fileURLWithPath: command.report)
    try PictureTarget.checkObstacle(at: page.relativePath)
    var isDirectory: ObjCBool = false
    let isThere = FileManager.default.fileExists(
      atPath: references.path, isDirectory: &isDirectory)
    guard !isThere || isDirectory.boolValue else {
      throw CommandFailure.input(
        "this is not a folder, but references are stored in a folder", at: references.relativePath,
        try: "Pass a folder: --references DIR")
    }
  }

  /// Returns the folder of references; a file's is beside it and named after it.
  private static func references(of command: SnapshotCommand) -> URL {
    if let path = command.references { return URL(fileURLWithPath: path, isDirectory: true) }
    let input = URL(fileURLWithPath: command.options.choice.file)
    guard !PreviewInput.isFolder(command.options.choice.file) else {
      return URL(
        fileURLWithPath: command.options.choice.file + "/" + SnapshotResult.folder,
        isDirectory: true)
    }
    let folder = input.deletingLastPathComponent().relativePath + "/" + SnapshotResult.folder
    return URL(fileURLWithPath: folder, isDirectory: true)
      .appendingPathComponent(
        input.deletingPathExtension().lastPathComponent, isDirectory: true)
  }

  /// Runs the comparison. Returns whether there are no differences, or all were recorded.
  func run() throws -> Bool {
    let session = try PreviewSession(command.options)
    defer { session.close() }
    let series = try session.runOneByOne(.snapshot)
    var results = try self.results(series, session)
    let isComplete = command.options.choice.preview == nil && command.options.choice.source == nil
    if isComplete, series.omittedDeclarations.isEmpty { results += try gone(besides: results) }
    let summary = SnapshotSummary(
      results: results, omittedDeclarations: series.omittedDeclarations, isRecorded: command.record)
    let isReported = !summary.isUnchanged && !command.record
    if command.record { try keep(results, session) }
    if isReported {
      try write(SnapshotPage(summary, title: command.options.choice.file), in: session)
    }
    try Results.write(
      command.json
        ? summary.json(report: isReported ? page.relativePath : nil)
        : summary.table(report: isReported ? page.relativePath : nil))
    if !command.json { SeriesSummary(series, of: session.input).writeWarnings() }
    return summary.isFine
  }

  // MARK: Comparing

  private func results(_ series: PreviewSeriesResult, _ session: PreviewSession) throws
    -> [SnapshotResult]
  {
    let names = SnapshotNames(series.records).names
    var results: [SnapshotResult] = []
    var pairs: [PicturePair] = []
    for (index, record) in series.records.enumerated() {
      let reference = references.appendingPathComponent("\(names[index]).png")
      var result = SnapshotResult(
        name: names[index], place: record.place.map { "\($0.file):\($0.line)" },
        reference: reference, state: .new)
      if let failure = record.failure {
        result.state = .failed(failure)
      } else if record.pictures.count == 2 {
        let picture = try session.host.picture(named: record.pictures[0])
        result.picture = picture
        result.companion = try session.host.picture(named: record.pictures[1])
        if let stored = try contents(of: reference) {
          result.state = .same
          if try RegularFile(url: picture).contents(upTo: RegularFile.largestPicture) != stored {
            pairs.append(
              try pair(results.count, stored, of: reference, record.pictures, session))
          }
        }
      }
      results.append(result)
    }
    guard !pairs.isEmpty else { return results }
    for verdict in try session.host.verdicts(of: pairs) where !verdict.isSame {
      results[verdict.number].state = .changed(verdict)
      if let name = verdict.difference {
        results[verdict.number].difference = try session.host.picture(named: name)
      }
    }
    return results
  }

  /// Returns the files to compare, all of them in the scratch directory.
  private func pair(
    _ number: Int, _ stored: Data, of reference: URL, _ pictures: [String],
    _ session: PreviewSession
  ) throws -> PicturePair {
    let output = session.host.output
    let name = "reference-\(number).png"
    try RegularFile(url: output.appendingPathComponent(name)).write(stored)
    let companion = SnapshotResult.companion(of: reference)
    var pair = PicturePair(
      number: number, reference: name, result: pictures[0], resultRecord: pictures[1])
    if let data = try contents(of: companion) {
      try RegularFile(url: output.appendingPathComponent("\(name).json")).write(data)
      pair.referenceRecord = "\(name).json"
    }
    return pair
  }

  private func contents(of file: URL) throws -> Data? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do {
      return try RegularFile(url: try checked(file)).contents(upTo: RegularFile.largestPicture)
    } catch let error as FileError {
      throw CommandFailure.input(
        "the reference can't be read: \(ErrorText.system(error.code))", at: file.relativePath)
    }
  }

  /// Returns a reference's file. Throws if a link leads out of the folder of references.
  private func checked(_ file: URL) throws -> URL {
    guard root.mayWrite(file) else {
      throw CommandFailure.input(
        "a link, or something other than a file, is in the reference's place",
        at: file.relativePath, try: "Remove it, or pass another folder: --references DIR")
    }
    return file
  }

  /// Returns references whose previews no longer exist: images with a companion file.
  private func gone(besides results: [SnapshotResult]) throws -> [SnapshotResult] {
    let names = Set(try FolderWalk.files(below: references.path))
    let known = Set(results.map { "\($0.name).png" })
    return names.sorted().compactMap { name in
      guard name.hasSuffix(".png"), names.contains("\(name).json"), !known.contains(name) else {
        return nil
      }
      return SnapshotResult(
        name: String(name.dropLast(4)), place: nil,
        reference: references.appendingPathComponent(name), state: .gone)
    }
  }

  // MARK: Writing

  /// Records new and changed images as references, all or none, and removes obsolete ones.
  private func keep(_ results: [SnapshotResult], _ session: PreviewSession) throws {
    var files: [(picture: URL, target: URL)] = []
    for result in results where result.isToBeRecorded {
      guard let picture = result.picture, let companion = result.companion else { continue }
      files.append((picture, result.reference))
      files.append((companion, SnapshotResult.companion(of: result.reference)))
    }
    if !files.isEmpty {
      for (_, target) in files { _ = try checked(target) }
      let publication = try AtomicFileWriter(files)
      defer { publication.close() }
      try Interruption.check()
      try publication.publish()
    }
    for result in results where result.state == .gone {
      unlink(result.reference.path)
      unlink(SnapshotResult.companion(of: result.reference).path)
    }
  }

  private func write(_ content: SnapshotPage, in session: PreviewSession) throws {
    let draft = session.host.scratch.url.appendingPathComponent("report.html")
    try RegularFile(url: draft).write(Data(content.html.utf8))
    let publication = try AtomicFileWriter([(draft, page)])
    defer { publication.close() }
    try Interruption.check()
    try publication.publish()
  }
}

extension HostProcess {
  /// Compares images in the scratch directory.
  fileprivate func verdicts(of pairs: [PicturePair]) throws -> [PictureVerdict] {
    try run(HostRequest(job: .compare(pairs), scratch: output.path)).response.verdicts
  }
}
