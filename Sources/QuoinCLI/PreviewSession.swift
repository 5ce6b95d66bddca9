import Foundation
import QuoinHostProtocol

/// One command's work on one file: compile it, run its previews in a child process, clean up.
struct PreviewSession {
  private let file: HostRequest.File
  private let circumstances: Circumstances
  private let isStrict: Bool
  private let host: HostProcess

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
    let source = try SourceFile(path: path)
    let installation = try Installation.find()
    let compiled = try PreviewCompiler(compiler: Compiler.find(), installation: installation)
      .compile(source)
    file = HostRequest.File(
      library: compiled.library.path,
      sourceDirectory: URL(fileURLWithPath: path).deletingLastPathComponent().path,
      providers: compiled.providers, preview: preview, steps: steps)
    circumstances = surroundings.circumstances
    isStrict = surroundings.strictResources
    host = try HostProcess(installation: installation, timeout: surroundings.timeout, file: path)
  }

  /// The host's answer. Throws when there is none: the view trapped, took too long, or can't be shown.
  func run(_ job: HostRequest.Job) throws -> HostResponse {
    var request = HostRequest(
      file: file, circumstances: circumstances, job: job, scratch: host.scratch.path)
    request.isStrict = isStrict
    return try host.run(request)
  }

  /// Removes everything the session wrote, except for the cache.
  func close() { host.close() }
}
