import Foundation
import QuoinHostProtocol

/// One command's work on one file: compile it, run its previews in a child process, clean up.
struct PreviewSession {
  let host: HostProcess
  private let source: SourceFile
  private let compiler: PreviewCompiler
  private let preview: String?
  private let steps: [String]
  private let circumstances: Circumstances
  private let isStrict: Bool
  /// The bundle of the app that the file belongs to; `nil` for a file by itself.
  var bundle: HostRequest.Bundle?

  /// Compiles the file, or finds it in the cache. Call `close()` when done.
  init(_ options: PreviewOptions) throws {
    try self.init(
      file: options.file, preview: options.preview, steps: options.steps,
      surroundings: options.surroundings)
  }

  /// The same for one preview of `file`, or for all without a name.
  init(
    file path: String, preview: String?, steps: [String] = [], surroundings: SurroundingOptions
  ) throws {
    source = try SourceFile(path: path)
    self.preview = preview
    self.steps = steps
    circumstances = surroundings.circumstances
    isStrict = surroundings.strictResources
    let found = try Compiler.find()
    host = try HostProcess(surroundings, file: path)
    compiler = PreviewCompiler(
      compiler: found, installation: host.installation, seconds: host.seconds,
      scratch: host.scratch, sandbox: host.sandbox)
  }

  /// The host's answer. Throws when the file doesn't compile, and when there is no answer: the view trapped, took
  /// too long, or can't be shown.
  func run(_ job: HostRequest.Job) throws -> HostResponse {
    do {
      return try run(job, on: compiler.compile(source))
    } catch is StaleLibrary {
      // What the cache has can't be loaded any more.
      do {
        return try run(job, on: compiler.compile(source, anew: true))
      } catch let stale as StaleLibrary {
        throw CommandFailure.input(stale.reason, at: source.path, try: "Run `quoin doctor`.")
      }
    }
  }

  /// Removes everything the session wrote, except for the cache.
  func close() { host.close() }

  private func run(_ job: HostRequest.Job, on compiled: CompiledPreview) throws -> HostResponse {
    let file = HostRequest.File(
      library: compiled.library.path,
      sourceDirectory: URL(fileURLWithPath: source.path).deletingLastPathComponent().path,
      bundle: bundle, providers: compiled.providers, preview: preview, steps: steps)
    var request = HostRequest(
      file: file, circumstances: circumstances, job: job, scratch: host.scratch.url.path)
    request.isStrict = isStrict
    return try host.run(request)
  }
}
