import Foundation
import QuoinFiles
import QuoinHostProtocol

/// The child process that runs views, so that a view that traps or never returns ends only the
/// child.
final class HostProcess {
  let installation: Installation
  /// The time limit for the child in seconds.
  let seconds: Int
  /// The directory of bundles and source copies, read-only in a sandbox.
  let scratch: ScratchDirectory
  /// The directory inside for the child's images, the only writable one in a sandbox.
  ///
  /// Its files are read as ``RegularFile``.
  let output: URL
  /// The file that messages name, as typed; `nil` for a job without one.
  let file: String?
  let sandbox: Sandbox?
  /// Additional folders that a sandboxed child may read.
  private let readFolders: [URL]
  /// The folder of the views' stores, which a sandboxed child may write; `nil` for none.
  private let dataFolder: URL?
  /// Whether the app's initializer has ended a child.
  private var skipsLaunch = false

  /// Creates the scratch directory, which `close()` removes.
  init(_ options: ProcessOptions? = nil, file: String? = nil) throws {
    installation = try Installation.find()
    seconds = options?.timeout ?? ProcessOptions.usualTimeout
    self.file = file
    readFolders = options?.readFolders ?? []
    dataFolder = try options?.dataFolder?.made()
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

  /// Runs a job and returns its results.
  ///
  /// Throws if the job can't be done, or if a view trapped or timed out.
  func run(_ request: HostRequest) throws -> HostResults {
    do {
      return try result(of: request).get()
    } catch let failure as HostFailure {
      throw commandFailure(failure)
    }
  }

  /// Runs a job and returns its results, or the reason why it can't be done.
  ///
  /// A child that ends early is replaced according to the ``RetryPolicy``. Throws if none is.
  func result(of request: HostRequest) throws -> Result<HostResults, HostFailure> {
    var request = request
    var policy = RetryPolicy(skipsLaunch: skipsLaunch)
    var records: [PreviewRecord] = []
    while true {
      request.continuation = policy.continuation
      let connection = try ChildConnection()
      defer { connection.close() }
      connection.send(try HostInput.request(request).frame())
      let child = try follow(
        child(for: request, over: connection), HostTranscript(), printing: Diagnostics.write)
      records += child.records
      guard child.ending == .exit(0), child.frameError == nil, let result = child.result else {
        // A view that calls exit() leaves no result.
        let failure = failure(for: child)
        guard policy.replaces(child, endedBecause: failure.message) else { throw failure }
        skipsLaunch = policy.continuation.skipsLaunch
        continue
      }
      for warning in OneTimeWarnings.removed(from: result.warnings) {
        Diagnostics.write("warning: \(file.map { "\($0): " } ?? "")\(warning)\n")
      }
      return result.map { response in
        HostResults(
          response: response,
          records: (records + policy.failed).sorted { $0.number < $1.number })
      }
    }
  }

  /// Returns the error for a job that can't be done.
  func commandFailure(_ failure: HostFailure) -> CommandFailure {
    failure.cause == .usage
      ? .usage(failure.message, try: failure.advice)
      : .input(failure.message, at: file, try: failure.advice)
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
  func child(for request: HostRequest, over connection: ChildConnection) throws -> ChildProcess {
    let bundled = try request.file?.bundle.map(BundledProgram.init(bundle:))
    var child = ChildProcess(
      executable: try bundled?.place(installation.executable, isCopied: sandbox != nil)
        ?? installation.executable,
      arguments: [HostCommand.name, installation.runtime.path, ChildConnection.argument]
        + (sandbox == nil ? [] : ["\(ResourceLimits.processesForUntrustedCode)"]),
      seconds: seconds, leftovers: [scratch])
    child.connection = connection
    if child.environment["SWIFT_BACKTRACE"] == nil {
      // A sandbox doesn't let another process look at the child.
      child.crashReport =
        sandbox == nil
        ? CrashReport(
          in: output, library: request.file?.library ?? "",
          sourceRoot: request.file?.sourceRoot ?? "",
          input: file.flatMap { $0.hasSuffix(".swift") ? $0 : nil }) : nil
      child.environment["SWIFT_BACKTRACE"] = child.crashReport?.setting ?? "enable=no"
    }
    // Xcode sets this variable so that code can detect previews.
    child.environment["XCODE_RUNNING_FOR_PREVIEWS"] = "1"
    // Code without an environment has the views' region and time zone, too.
    child.environment["QUOIN_LOCALE"] = request.configuration.locale
    child.environment["TZ"] = request.configuration.timeZone ?? child.environment["TZ"]
    child.environment[DataFolder.hostVariable] = "1"
    child.environment[DataFolder.variable] = dataFolder?.path
    bundled?.addLibraries(to: &child.environment)
    let temporary = output.appendingPathComponent("temporary", isDirectory: true)
    mkdir(temporary.path, 0o700)
    child.environment["TMPDIR"] = temporary.path
    if let sandbox {
      child = try sandbox.confine(
        child, in: scratch, answeringIn: output, reading: readable(for: request),
        writing: [dataFolder].compactMap { $0 })
    }
    return child
  }

  /// Runs a child to its end and returns what it has sent.
  ///
  /// - Parameters:
  ///   - printing: Receives what the views print, without lists of addresses.
  ///   - taking: Receives each event.
  func follow(
    _ child: ChildProcess, _ transcript: HostTranscript, printing: ([UInt8]) -> Void,
    taking: (HostEvent) -> Void = { _ in }
  ) throws -> HostTranscript {
    var transcript = transcript
    var child = child
    let stopper = child.stopper ?? ChildProcess.Stopper()
    child.stopper = stopper
    var filter = StackTraceFilter()
    var output = CappedOutput()
    var message = TrapMessage()
    func print(_ bytes: [UInt8]) {
      guard !bytes.isEmpty else { return }
      transcript.hasPrinted = true
      printing(bytes)
    }
    let ending = try child.run {
      message.add($0)
      print(output.pass(filter.pass($0)))
    } receiving: { bytes in
      for event in transcript.add(bytes) { taking(event) }
      if transcript.frameError != nil { stopper.stop() }
    }
    let isTrap = if case .signal = ending { true } else { false }
    if isTrap { transcript.trap = trap(of: child, in: transcript, after: message) }
    print(output.pass(filter.rest(afterTrap: isTrap)) + output.rest())
    transcript.ending = ending
    return transcript
  }

  private func trap(
    of child: ChildProcess, in transcript: HostTranscript, after message: TrapMessage
  ) -> Trap {
    if let report = child.crashReport?.trap() {
      return Trap(place: report.place, reason: message.reason ?? report.reason)
    }
    // While a preview is created, the line may be that of the macro's expansion.
    let isCertain = transcript.progress?.isBeingCreated == false
    guard isCertain, let file, let place = message.place,
      let line = place.split(separator: ":").last,
      place.hasSuffix("/\(URL(fileURLWithPath: file).lastPathComponent):\(line)")
    else { return Trap(reason: message.reason) }
    return Trap(place: "\(file):\(line)", reason: message.reason)
  }

  /// Returns the files that the child reads: this program, its loaded libraries, the compiled file,
  /// the files beside the source, and the font folders.
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

  /// Returns the error for a child that ended without a result.
  func failure(for child: HostTranscript) -> CommandFailure {
    guard child.frameError == nil, let ending = child.ending else {
      return .input("the host's response is invalid", at: file)
    }
    let (culprit, place) = (culprit(of: child), place(of: child))
    let trapPlace = child.trap.place.map { " at \($0)" } ?? ""
    switch ending {
    case .timeout, .overflow:
      return .input(
        "\(culprit) did not finish within \(seconds.inSeconds)", at: place,
        try: "Look for an infinite loop in a body, or raise --timeout.")
    case .signal(SIGSEGV), .signal(SIGBUS):
      return .input(
        "\(culprit) crashed on a bad memory access\(trapPlace)", at: place,
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
      if let reason = child.trap.reason {
        return .input("\(culprit) stopped the program\(trapPlace): \(reason)", at: place)
      }
      let causes = "a fatalError, a failed !, an index out of range."
      return .input(
        "\(culprit) stopped the program\(trapPlace) (signal \(number))", at: place,
        try: child.hasPrinted
          ? "See the program's own message above: \(causes)" : "Look for \(causes)")
    case .exit(let status):
      return .input(
        "\(culprit) ended the program with status \(status)", at: place,
        try: "A view must not call exit().")
    }
  }

  /// Returns the view that the child was working on.
  func culprit(of child: HostTranscript) -> String {
    let name = child.progress?.name.prefix(Self.longestName).replacing("\n", with: " ") ?? ""
    guard !name.isEmpty else {
      return file == nil ? "the host" : "the code that runs before the previews"
    }
    return "the preview “\(name)”"
  }

  private static let longestName = 1000

  /// Returns the file, and the line of the `#Preview` that was being created.
  private func place(of child: HostTranscript) -> String? {
    guard let file, let progress = child.progress, progress.isBeingCreated,
      let line = progress.place?.line, file.hasSuffix(".swift")
    else {
      return self.file
    }
    return "\(file):\(line)"
  }
}

/// The results of a job.
struct HostResults {
  var response: HostResponse
  /// The previews that were processed independently, in source order.
  var records: [PreviewRecord]
}

extension Result<HostResponse, HostFailure> {
  /// The warnings about the layout.
  fileprivate var warnings: [String] {
    switch self {
    case .success(let response): response.warnings
    case .failure(let failure): failure.warnings
    }
  }
}
