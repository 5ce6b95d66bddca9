import Foundation
import QuoinFiles
import QuoinHostProtocol
import QuoinSources

/// Compiles the studio's sources and detects their changes.
struct StudioSources {
  let options: PreviewOptions
  private let watch: FileWatch
  /// The builds whose files haven't been removed yet.
  private let builds = DispatchGroup()

  init(_ options: PreviewOptions) {
    self.options = options
    watch = FileWatch(options.choice.file, except: [])
  }

  /// The page's title.
  var title: String {
    URL(fileURLWithPath: options.choice.file).standardizedFileURL.lastPathComponent
  }

  /// The folder that contains the sources.
  var root: ProjectRoot {
    let input = URL(fileURLWithPath: options.choice.file)
    return ProjectRoot(
      PreviewInput.isFolder(input.path) ? input : input.deletingLastPathComponent())
  }

  /// Returns the stamps of the files' current contents.
  func stamps(after last: SourceStamps?) -> SourceStamps {
    SourceStamps(watch.files(), after: last)
  }

  /// The path of the file to show first: the one that `--in` names, or the file with previews that
  /// was saved last. `nil` if several files were written at the same time, as by a checkout.
  func focus() -> String? {
    let sources = watch.files().filter { $0.pathExtension == "swift" }
    if let wanted = options.choice.source {
      let (here, inside) = (URL(fileURLWithPath: wanted), root.url.appendingPathComponent(wanted))
      return sources.map(\.path).first {
        [here.standardizedFileURL.path, inside.standardizedFileURL.path].contains($0)
      }
    }
    let previews = sources.filter { url in
      InputFile.text(of: url).map { $0.contains("#Preview") || $0.contains("PreviewProvider") }
        ?? false
    }.map(\.path)
    let newest = SourceStamps.lastSavedFirst(previews).prefix(2)
    guard let first = newest.first else { return nil }
    let times = newest.map(SourceStamps.modificationTime)
    return times.count == 2 && times[0] - times[1] < Self.checkoutTime ? nil : first
  }

  /// The most seconds between two files that a tool writes together.
  private static let checkoutTime = 2.0

  /// Whether the input is a folder that has no sources yet.
  var isEmptyFolder: Bool {
    PreviewInput.isFolder(options.choice.file) && options.choice.target == nil
      && !watch.files().contains { $0.pathExtension == "swift" }
  }

  /// Throws if the sources can never be shown.
  func check() throws {
    guard !isEmptyFolder else { return }
    let (choice, process) = (options.choice, options.settings.process)
    _ = try OwnWork.limited(to: process.timeout, "reading the sources", at: choice.file) {
      try PreviewInput(
        path: choice.file, target: choice.target, isUntrusted: process.sandbox,
        reading: process.readFolders)
    }
  }

  /// Compiles the current sources and lists their previews.
  ///
  /// - Returns: The build, and all diagnostics and output.
  func compile(_ recompilation: Recompilation) -> (
    result: Result<StudioBuild, any Error>, output: String
  ) {
    let printed = Printed()
    let result = Diagnostics.$listener.withValue(printed) {
      Result { try StudioBuild(options, recompilation, below: root, open: builds) }
    }
    return (result, printed.text)
  }

  /// Waits until all builds are closed, up to a time limit.
  func waitUntilClosed(for seconds: Double) { _ = builds.wait(timeout: .now() + seconds) }
}

/// Sources that compile, and the requests to show them.
final class StudioBuild: @unchecked Sendable {
  /// A request for the compiled sources, for any job.
  let request: HostRequest
  let previews: [Preview]
  /// Whether it has all sources. Guarded by the studio's lock.
  var isWhole = true
  /// The errors because of which declarations are left out.
  let errors: [ReportedErrors.Entry]
  /// The files of the app and of the views that it shows first.
  let entryFiles: [String]
  /// Durations in seconds.
  let compiling, listing: Double
  private let session: PreviewSession
  private let builds: DispatchGroup

  struct Preview: Equatable, Sendable {
    /// The page's identifier, which stays the same when the sources change.
    var id: String
    var name: String
    var number: PreviewNumber
    var place: PreviewPlace?
    /// Its code; `nil` if it wasn't found.
    var content: PreviewContent?
  }

  /// - Parameters:
  ///   - root: The folder whose files may be read for the previews' code.
  ///   - builds: The group of open builds, which this one joins.
  init(
    _ options: PreviewOptions, _ recompilation: Recompilation = Recompilation(),
    below root: ProjectRoot, open builds: DispatchGroup
  ) throws {
    var session = try PreviewSession(options, marksExpressions: true)
    session.recompilation = recompilation
    self.session = session
    self.builds = builds
    builds.enter()
    do {
      let start = ContinuousClock.now
      var compiled = start
      var request: HostRequest?
      let result = try session.runOneByOne(.list) {
        request = $0
        compiled = .now
      }
      guard let request else {
        let errors = session.input.errors(behind: result.omittedDeclarations)
        guard errors.isEmpty else { throw ReportedErrors(errors: errors) }
        throw session.input.noPreviews(without: result.omittedDeclarations)
      }
      self.request = request
      (compiling, listing) = ((compiled - start).seconds, (ContinuousClock.now - compiled).seconds)
      var counts: [String: Int] = [:]
      var contents = StudioContents(below: root, records: result.records)
      previews = result.records.filter { $0.failure == nil }.map { record in
        counts[record.name, default: 0] += 1
        let count = counts[record.name] ?? 1
        return Preview(
          id: count == 1 ? record.name : "\(record.name) \(count)", name: record.name,
          number: record.number, place: record.place, content: contents.content(of: record))
      }
      errors = session.input.errors(behind: result.omittedDeclarations)
      entryFiles = result.entryFiles
    } catch {
      session.close()
      builds.leave()
      throw error
    }
  }

  deinit {
    session.close()
    builds.leave()
  }

  /// The input's name in messages.
  var path: String { session.input.path }

  /// Returns the first preview in the file at an absolute path.
  func preview(inFileAt path: String) -> Preview? {
    previews.first { $0.place.map { absolutePath(of: $0.file) } == path }
  }

  /// Returns the preview to show first: that of a file, of the app, or the first one.
  func first(inFileAt path: String?) -> Preview? {
    path.flatMap { preview(inFileAt: $0) }
      ?? entryFiles.lazy.compactMap { self.preview(inFileAt: self.absolutePath(of: $0)) }.first
      ?? previews.first
  }

  private func absolutePath(of file: String) -> String {
    let folder =
      session.input.isFolder
      ? session.input.directory
      : URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    return URL(fileURLWithPath: file, relativeTo: folder).standardizedFileURL.path
  }
}

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
