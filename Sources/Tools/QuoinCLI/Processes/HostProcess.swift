import Foundation
import QuoinFiles
import QuoinHostProtocol

/// The child process that runs views: a view that traps or never ends takes only the child down.
struct HostProcess {
  let installation: Installation
  /// The time limit for the child in seconds.
  let seconds: Int
  /// The directory of the child's requests, bundles and source copies, read-only in a sandbox.
  let scratch: ScratchDirectory
  /// The directory inside for the child's results, the only writable one in a sandbox.
  ///
  /// Its files are read as ``RegularFile``.
  let output: URL
  /// The file that messages name, as typed; `nil` for a job without one.
  let file: String?
  let sandbox: Sandbox?
  /// Additional folders that a sandboxed child may read.
  private let readFolders: [URL]

  /// Creates the scratch directory, which `close()` removes.
  init(_ options: ProcessOptions? = nil, file: String? = nil) throws {
    installation = try Installation.find()
    seconds = options?.timeout ?? ProcessOptions.usualTimeout
    self.file = file
    readFolders = options?.readFolders ?? []
    scratch = try ScratchDirectory()
    do {
      output = try scratch.directory("output")
      sandbox = options?.sandbox == true ? try Sandbox.find(in: scratch) : nil
    } catch {
      scratch.remove()
      throw error
    }
  }

  /// Removes everything that the child wrote.
  func close() { scratch.remove() }

  /// Returns the host's response. Throws if a view trapped, timed out or can't be shown.
  func run(_ request: HostRequest) throws -> HostResponse {
    let requestFile = scratch.url.appendingPathComponent("request.json")
    let responseFile = output.appendingPathComponent("response.json")
    for file in [responseFile, progress] { unlink(file.path) }
    let hadLaunched = !hasEndedAtLaunch
    try RegularFile(url: requestFile).write(JSONEncoder().encode(request))
    let ending = try runChild(request, in: requestFile, answering: responseFile)
    // A view that calls exit() leaves no response.
    guard ending.ending == .exit(0), access(responseFile.path, F_OK) == 0 else {
      // Without the app's own launch code its previews may still be drawn.
      if hadLaunched, hasEndedAtLaunch { return try run(request) }
      var failure = failure(for: ending.ending, hasSpoken: ending.hasSpoken)
      failure.ending = ending.ending
      throw failure
    }
    let response = try answer(in: responseFile)
    for warning in response.warnings {
      Diagnostics.write("warning: \(file.map { "\($0): " } ?? "")\(warning)\n")
    }
    guard let reason = response.failure else { return response }
    if response.hasNoPreviews { throw NoPreviews() }
    if response.isLibraryStale { throw StaleLibrary(reason: reason) }
    throw response.isMisuse ? CommandFailure.usage(reason) : .input(reason, at: file)
  }

  /// Returns the path of an image that the host names. Throws for a path outside of `output`.
  func picture(named name: String) throws -> URL {
    guard !name.contains("/"), !name.hasPrefix("."), FileName.isPlain(name) else {
      throw CommandFailure.input(
        "the host returned an invalid image name: \(FileName.printable(name))", at: file)
    }
    return output.appendingPathComponent(name)
  }

  /// Returns the child process without starting it.
  func child(
    for request: HostRequest, in requestFile: URL, answering responseFile: URL
  ) throws -> ChildProcess {
    let bundled = try request.file?.bundle.map(BundledProgram.init(bundle:))
    var child = ChildProcess(
      executable: try bundled?.place(installation.executable, isCopied: sandbox != nil)
        ?? installation.executable,
      arguments: ["host", installation.runtime.path, requestFile.path, responseFile.path]
        + (sandbox == nil ? [] : ["--processes", "\(ResourceLimits.processesForUntrustedCode)"]),
      seconds: seconds, leftovers: [scratch])
    // Keeps a value that the user has set.
    child.environment.merge(["SWIFT_BACKTRACE": "enable=no"]) { set, _ in set }
    // Xcode sets this variable so that code can detect previews.
    child.environment["XCODE_RUNNING_FOR_PREVIEWS"] = "1"
    bundled?.addLibraries(to: &child.environment)
    let temporary = output.appendingPathComponent("temporary", isDirectory: true)
    mkdir(temporary.path, 0o700)
    child.environment["TMPDIR"] = temporary.path
    if let sandbox {
      child = try sandbox.confine(
        child, in: scratch, answeringIn: output, reading: readable(for: request))
    }
    return child
  }

  /// Runs the child and passes the views' output on as it arrives.
  private func runChild(_ request: HostRequest, in requestFile: URL, answering responseFile: URL)
    throws -> (ending: ChildProcess.Ending, hasSpoken: Bool)
  {
    let child = try child(for: request, in: requestFile, answering: responseFile)
    var filter = StackTraceFilter()
    var output = CappedOutput()
    var hasSpoken = false
    func write(_ bytes: [UInt8]) {
      if !bytes.isEmpty { hasSpoken = true }
      Diagnostics.write(bytes)
    }
    let ending = try child.run { write(output.pass(filter.pass($0))) }
    let isTrap = if case .signal = ending { true } else { false }
    write(output.pass(filter.rest(afterTrap: isTrap)) + output.rest())
    return (ending, hasSpoken)
  }

  /// The files that the child reads: this program, its loaded libraries, the compiled file, the
  /// files beside the source, and the font folders.
  private func readable(for request: HostRequest) -> [URL] {
    let files = request.file.map {
      ([$0.library, $0.sourceDirectory] + ($0.bundle.map { [$0.path] + $0.files } ?? []))
        .map { URL(fileURLWithPath: $0) }
    }
    let fonts =
      (request.configuration.fontFolders ?? [])
      + (ProcessInfo.processInfo.environment["QUOIN_FONTS"] ?? "").split(separator: ":").map(
        String.init)
    return [installation.executable, installation.root] + readFolders
      + LoadedLibraries.folders + (files ?? [])
      + fonts.map { URL(fileURLWithPath: $0) }
  }

  private func answer(in file: URL) throws -> HostResponse {
    do {
      return try BoundedJSON.decode(
        HostResponse.self, from: RegularFile(url: file).contents(upTo: RegularFile.largestAnswer))
    } catch  where error is DecodingError || error is BoundedJSON.ParseError {
      throw CommandFailure.input("the host's response is invalid", at: self.file)
    }
  }

  /// Returns the error for a child that ended without a response.
  func failure(for ending: ChildProcess.Ending, hasSpoken: Bool) -> CommandFailure {
    switch ending {
    case .timeout, .overflow:
      return .input(
        "\(culprit) did not finish within \(seconds.inSeconds)", at: place,
        try: "Look for an infinite loop in a body, or raise --timeout.")
    case .signal(SIGSEGV), .signal(SIGBUS):
      return .input(
        "\(culprit) crashed on a bad memory access", at: place,
        try: "The usual cause is infinite recursion: a body that contains its own view.")
    case .signal(SIGKILL):
      return .input(
        "\(culprit) was killed, probably because memory ran out", at: place,
        try: "Look for data that grows without limit.")
    case .signal(SIGXCPU):
      return .input(
        "\(culprit) exceeded its processor time", at: place,
        try: "Look for an infinite loop, or raise --timeout.")
    case .signal(let number):
      let causes = "a fatalError, a failed !, an index out of range."
      return .input(
        "\(culprit) stopped the program (signal \(number))", at: place,
        try: hasSpoken
          ? "See the program's own message above: \(causes)" : "Look for \(causes)")
    case .exit(HostEntry.failureStatus):
      return .input("the preview host failed; see its message above", at: place)
    case .exit(let status):
      return .input(
        "\(culprit) ended the program with status \(status)", at: place,
        try: "A view must not call exit().")
    }
  }

  /// The file in which the host records its current work.
  private var progress: URL { output.appendingPathComponent(HostEntry.progressFile) }

  /// Whether the app's `init` has ended a host.
  private var hasEndedAtLaunch: Bool {
    access(output.appendingPathComponent(HostEntry.launchFile).path, F_OK) == 0
  }

  /// The view that the host was working on.
  var culprit: String {
    guard let name = noted.first else {
      return file == nil ? "the host" : "the code that runs before the previews"
    }
    return "the preview “\(name)”"
  }

  /// The lines of the host's progress file.
  private var noted: [Substring] {
    let data = try? RegularFile(url: progress).contents(upTo: 1 << 12)
    return data.map { String(decoding: $0, as: UTF8.self).split(separator: "\n") } ?? []
  }

  /// The file, and the line of the `#Preview` that was being created.
  private var place: String? {
    guard let file, let line = noted.dropFirst().first.flatMap({ Int($0) }),
      file.hasSuffix(".swift")
    else {
      return self.file
    }
    return "\(file):\(line)"
  }
}

/// An error for a compiled file that can't be loaded and must be compiled again.
struct StaleLibrary: Error, CustomStringConvertible {
  let reason: String
  var description: String { reason }
}

/// An error for a compiled file without previews.
struct NoPreviews: Error, CustomStringConvertible {
  var description: String { "there are no previews" }
}
