import Foundation
import QuoinHostProtocol

/// One command's work on one file: compile it, run its previews in a child process, clean up.
struct PreviewSession {
  private let options: PreviewOptions
  private let installation: Installation
  private let compiled: CompiledPreview
  private let scratch: URL

  /// Compiles the file, or finds it compiled. Call `close()` when done.
  init(options: PreviewOptions) throws {
    let source = try SourceFile(path: options.file)
    self.options = options
    installation = try Installation.find()
    compiled = try PreviewCompiler(compiler: Compiler.find(), installation: installation)
      .compile(source)
    scratch = try Self.makeScratch()
  }

  /// The host's answer. Throws when it has none: the view trapped, took too long, or cannot be shown.
  func run(_ job: HostRequest.Job) throws -> HostResponse {
    let request = options.request(for: compiled, job: job, scratch: scratch)
    let requestFile = scratch.appendingPathComponent("request.json")
    let responseFile = scratch.appendingPathComponent("response.json")
    try JSONEncoder().encode(request).write(to: requestFile)
    let (ending, output) = try ChildProcess(
      executable: installation.executable,
      arguments: [
        "host", installation.runtime.path, requestFile.path, responseFile.path,
        "--timeout", "\(options.timeout)",
      ],
      environment: ["SWIFT_BACKTRACE": "enable=no"]
    ).capture()
    Remark.write(Self.withoutStackTrace(output))
    guard ending == .exit(0), let answer = try? Data(contentsOf: responseFile) else {
      throw failure(for: ending)
    }
    let response = try JSONDecoder().decode(HostResponse.self, from: answer)
    for remark in response.remarks { Remark.write("remark: \(options.file): \(remark)\n") }
    if let reason = response.failure { throw CommandFailure.input(reason, at: options.file) }
    return response
  }

  /// Removes everything the session wrote, except for the cache.
  func close() {
    try? FileManager.default.removeItem(at: scratch)
  }

  private func failure(for ending: ChildProcess.Ending) -> CommandFailure {
    switch ending {
    case .signal(SIGALRM):
      return .input(
        "\(culprit) did not come to an end within \(options.timeout) seconds", at: options.file,
        try: "Look for an endless loop in a body, or allow more time with --timeout.")
    case .signal(SIGSEGV), .signal(SIGBUS):
      return .input(
        "\(culprit) crashed on a bad memory access", at: options.file,
        try: "Most often this is endless recursion: a body that contains its own view.")
    case .signal(let number):
      return .input(
        "\(culprit) stopped the program (signal \(number))", at: options.file,
        try:
          "The message above is the program's own: a fatalError, a failed !, an index out of range."
      )
    case .exit(let status):
      return .input(
        "\(culprit) ended the program with status \(status)", at: options.file,
        try: "A view must not call exit().")
    }
  }

  /// Which view the host was busy with.
  private var culprit: String {
    let note = scratch.appendingPathComponent(HostEntry.progressFile)
    guard let data = try? Data(contentsOf: note) else { return "a preview provider" }
    return "the preview “\(String(decoding: data, as: UTF8.self))”"
  }

  /// What the view printed. After a trap the Swift runtime adds a list of addresses, which say nothing
  /// about the user's file beyond the line with the reason.
  private static func withoutStackTrace(_ output: String) -> String {
    let trace = output.range(of: "Current stack trace:\n")
    return String(output[..<(trace?.lowerBound ?? output.endIndex)])
  }

  private static func makeScratch() throws -> URL {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("quoin-\(UUID().uuidString)", isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure.input(
        "no temporary directory could be made at \(scratch.path): \(error.localizedDescription)",
        try: "Point TMPDIR at a directory you may write to.")
    }
    return scratch
  }
}
