import Foundation
import QuoinHostProtocol

/// The child process that works with views: a view that traps or never ends takes only the child with it. Owns a
/// scratch directory until `close()`.
struct HostProcess {
  let scratch: URL
  private let installation: Installation
  /// Seconds after which the child is stopped.
  private let timeout: Int
  /// The file that messages name, as typed; `nil` for a job without one.
  private let file: String?

  init(installation: Installation, timeout: Int, file: String? = nil) throws {
    self.installation = installation
    self.timeout = timeout
    self.file = file
    scratch = try Self.makeScratch()
  }

  /// The host's answer. Throws when there is none: a view trapped, took too long, or can't be shown.
  func run(_ request: HostRequest) throws -> HostResponse {
    let requestFile = scratch.appendingPathComponent("request.json")
    let responseFile = scratch.appendingPathComponent("response.json")
    try JSONEncoder().encode(request).write(to: requestFile)
    let (ending, output) = try ChildProcess(
      executable: installation.executable,
      arguments: [
        "host", installation.runtime.path, requestFile.path, responseFile.path,
        "--timeout", "\(timeout)",
      ],
      environment: ["SWIFT_BACKTRACE": "enable=no"]
    ).capture()
    let words = Self.withoutStackTrace(output)
    Remark.write(words)
    guard ending == .exit(0), let answer = try? Data(contentsOf: responseFile) else {
      throw failure(for: ending, hasSpoken: !words.isEmpty)
    }
    let response = try JSONDecoder().decode(HostResponse.self, from: answer)
    for remark in response.remarks {
      Remark.write("remark: \(file.map { "\($0): " } ?? "")\(remark)\n")
    }
    guard let reason = response.failure else { return response }
    throw response.isMisuse ? CommandFailure.usage(reason) : .input(reason, at: file)
  }

  /// Removes everything the child wrote.
  func close() {
    try? FileManager.default.removeItem(at: scratch)
  }

  private func failure(for ending: ChildProcess.Ending, hasSpoken: Bool) -> CommandFailure {
    switch ending {
    case .signal(SIGALRM):
      return .input(
        "\(culprit) did not come to an end within \(timeout) seconds", at: file,
        try: "Look for an endless loop in a body, or allow more time with --timeout.")
    case .signal(SIGSEGV), .signal(SIGBUS):
      return .input(
        "\(culprit) crashed on a bad memory access", at: file,
        try: "Most often this is endless recursion: a body that contains its own view.")
    case .signal(let number):
      let causes = "a fatalError, a failed !, an index out of range."
      return .input(
        "\(culprit) stopped the program (signal \(number))", at: file,
        try: hasSpoken
          ? "The message above is the program's own: \(causes)" : "Look for \(causes)")
    case .exit(let status):
      return .input(
        "\(culprit) ended the program with status \(status)", at: file,
        try: "A view must not call exit().")
    }
  }

  /// The view that the host was busy with.
  private var culprit: String {
    let note = scratch.appendingPathComponent(HostEntry.progressFile)
    guard let data = try? Data(contentsOf: note) else {
      return file == nil ? "the host" : "a preview provider"
    }
    return "the preview “\(String(decoding: data, as: UTF8.self))”"
  }

  /// The view's output. After a trap the Swift runtime adds a list of addresses, which say nothing about the user's
  /// file beyond the line with the reason.
  private static func withoutStackTrace(_ output: String) -> String {
    let trace = output.range(of: "Current stack trace:\n")
    return String(output[..<(trace?.lowerBound ?? output.endIndex)])
  }

  /// A new directory for temporary files.
  static func makeScratch() throws -> URL {
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
