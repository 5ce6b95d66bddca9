import Foundation
import QuoinFiles
import QuoinHostProtocol

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

  /// Returns a fingerprint of the files' current contents.
  func stamps() -> [String] { watch.stamps() }

  /// Throws if the sources can never be shown.
  func check() throws {
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
  func compile() -> (result: Result<StudioBuild, any Error>, output: String) {
    let printed = Printed()
    let result = Diagnostics.$listener.withValue(printed) {
      Result { try StudioBuild(options, open: builds) }
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
  /// Warnings that don't concern the visible previews.
  let warnings: [String]
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
  }

  /// - Parameter builds: The group of open builds, which this one joins.
  init(_ options: PreviewOptions, open builds: DispatchGroup) throws {
    session = try PreviewSession(options, marksExpressions: true)
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
        throw session.input.noPreviews(without: result.omittedDeclarations)
      }
      self.request = request
      (compiling, listing) = ((compiled - start).seconds, (ContinuousClock.now - compiled).seconds)
      var counts: [String: Int] = [:]
      previews = result.records.filter { $0.failure == nil }.map { record in
        counts[record.name, default: 0] += 1
        let count = counts[record.name] ?? 1
        return Preview(
          id: count == 1 ? record.name : "\(record.name) \(count)", name: record.name,
          number: record.number, place: record.place)
      }
      warnings = result.warnings + result.omittedDeclarations.map { "\($0)" }
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
}

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
