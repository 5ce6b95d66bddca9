import Foundation
import QuoinFiles
import QuoinHostProtocol

/// The sources that the studio shows: compiles them, and notices their changes.
struct StudioSources {
  let options: PreviewOptions
  private let watch: FileWatch
  /// What was compiled and has files.
  private let builds = DispatchGroup()

  init(_ options: PreviewOptions) {
    self.options = options
    watch = FileWatch(options.choice.file, except: [])
  }

  /// What the page is called.
  var title: String {
    URL(fileURLWithPath: options.choice.file).standardizedFileURL.lastPathComponent
  }

  /// The folder that the sources lie in.
  var root: ProjectRoot {
    let input = URL(fileURLWithPath: options.choice.file)
    return ProjectRoot(
      PreviewInput.isFolder(input.path) ? input : input.deletingLastPathComponent())
  }

  /// What tells apart the states that the files are in.
  func stamps() -> [String] { watch.stamps() }

  /// Throws where there is nothing that could ever be shown.
  func check() throws {
    let (choice, surroundings) = (options.choice, options.surroundings)
    _ = try OwnWork.limited(to: surroundings.timeout, "reading the sources", at: choice.file) {
      try PreviewInput(
        path: choice.file, target: choice.target, isStranger: surroundings.sandbox,
        reading: surroundings.readFolders)
    }
  }

  /// The sources as they are now, compiled, and the previews in them.
  ///
  /// - Returns: what there is to show, and what the compiler and the others have printed.
  func compile() -> (result: Result<StudioBuild, any Error>, output: String) {
    let printed = Printed()
    let result = Remark.$listener.withValue(printed) {
      Result { try StudioBuild(options, open: builds) }
    }
    return (result, printed.text)
  }

  /// Waits until nothing is left of what was compiled, but no longer than that many seconds.
  func waitUntilClosed(for seconds: Double) { _ = builds.wait(timeout: .now() + seconds) }
}

/// Sources that compile: what is asked of a host to show them, as long as it is open.
final class StudioBuild: @unchecked Sendable {
  /// A request for the compiled sources, of any job.
  let request: HostRequest
  let previews: [Preview]
  /// What does not concern the previews that are shown.
  let remarks: [String]
  /// Seconds that it took.
  let compiling, listing: Double
  private let session: PreviewSession
  private let builds: DispatchGroup

  struct Preview: Equatable, Sendable {
    /// Names it to the page; stays the same when the sources change.
    var id: String
    var name: String
    var number: PreviewNumber
    var place: PreviewPlace?
  }

  /// - Parameter builds: those whose files are there; this one is among them from now on.
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
      guard let request else { throw session.input.noPreviews }
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
      remarks = result.remarks + result.losses.map { "\($0)" }
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

  /// How messages name the input.
  var path: String { session.input.path }
}

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
