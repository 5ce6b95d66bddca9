import Foundation
import QuoinFiles
import QuoinHostProtocol
import Synchronization

/// An interactive preview process that runs until it is stopped, crashes or stops responding.
final class LiveChild: @unchecked Sendable {
  /// An event of the process.
  enum News: Sendable {
    /// A message for the page, a JSON object.
    case message(String)
    /// The state of the views.
    case states(String)
    /// Output that the views printed.
    case output(String)
    /// The process ended for that reason; `nil` if it was stopped.
    case ended(String?)
  }

  private let host: HostProcess
  private let input: Int32
  private let output: Int32
  private let stopper = ChildProcess.Stopper()
  private let lock = NSLock()
  // Guarded by the lock.
  private var lastWord = ContinuousClock.now
  private var question: ContinuousClock.Instant?
  private var isStopped = false
  private var isSilent = false
  private var isEndless = false
  private var isOver = false

  /// The maximum length of a message in bytes; an image of a whole screen has a few megabytes.
  private static let longestMessage = 64 << 20

  /// The maximum lifetime of a process in seconds: a day.
  static let lifetime = 86_400

  private struct Keeper: @unchecked Sendable { let owner: AnyObject? }

  /// Starts the process.
  ///
  /// - Parameters:
  ///   - host: The process's host, which is closed at the end. Its time limit is for the whole
  ///     process.
  ///   - patience: Seconds within which the process must respond.
  ///   - owner: An object to retain while the process runs.
  ///   - job: Creates the job, given the paths of the input and output pipes.
  init(
    _ request: HostRequest, in host: HostProcess, patience: Int, keeping owner: AnyObject? = nil,
    job: (_ input: String, _ output: String) -> HostRequest.Job,
    _ take: @escaping @Sendable (News) -> Void
  ) throws {
    self.host = host
    let scratch = host.scratch.url
    let pipes = (
      scratch.appendingPathComponent("in").path, scratch.appendingPathComponent("out").path
    )
    guard mkfifo(pipes.0, 0o600) == 0, mkfifo(pipes.1, 0o600) == 0 else {
      throw CommandFailure.input("no pipe can be created in \(scratch.path)")
    }
    // Own file: pipes of the scratch directory, just made
    input = open(pipes.0, O_RDWR | O_CLOEXEC | O_NONBLOCK)
    // Own file: pipes of the scratch directory, just made
    output = open(pipes.1, O_RDWR | O_CLOEXEC | O_NONBLOCK)
    var request = request
    request.job = job(pipes.0, pipes.1)
    request.scratch = host.output.path
    let files = (
      scratch.appendingPathComponent("request.json"),
      host.output.appendingPathComponent("response.json")
    )
    try RegularFile(url: files.0).write(JSONEncoder().encode(request))
    var child = try host.child(for: request, in: files.0, answering: files.1)
    child.stopper = stopper
    self.patience = .seconds(patience)
    let keeper = Keeper(owner: owner)
    Thread.detachNewThread { [self, child] in
      withExtendedLifetime(keeper) { live(child, answer: files.1, take) }
    }
    Thread.detachNewThread { [self] in listen(take) }
  }

  private let patience: Duration

  /// Sends a one-line message. Drops it if the process doesn't read, so that no sender blocks.
  func send(_ message: String) { send(message, waitingWhile: { false }) }

  /// Sends a message from a single sender, waiting while `isWanted` and the process runs.
  func send(_ message: String, waitingWhile isWanted: () -> Bool) {
    var bytes = Array(message.utf8)[...]
    bytes.append(UInt8(ascii: "\n"))
    while !bytes.isEmpty {
      let isSent = lock.withLock {
        guard !isOver else { return false }
        if question == nil { question = .now }
        while !bytes.isEmpty {
          let count = bytes.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
          guard count > 0 else { return errno == EAGAIN }
          bytes = bytes.dropFirst(count)
        }
        return true
      }
      guard isSent, !bytes.isEmpty, isWanted() else { return }
      Thread.sleep(forTimeInterval: 0.001)
    }
  }

  /// Ends the process without further events.
  func stop() {
    lock.withLock { isStopped = true }
    stopper.stop()
  }

  /// Pings the process, and ends it if it has not responded for too long.
  func keepWatch() {
    send("{\"ping\":true}")
    endIfSilent()
  }

  /// Ends the process if it has not responded for too long.
  func endIfSilent() {
    lock.withLock {
      guard let question, ContinuousClock.now - question > patience, !isStopped else { return }
      isSilent = true
      stopper.stop()
    }
  }

  private func live(_ child: ChildProcess, answer: URL, _ take: @Sendable (News) -> Void) {
    var filter = StackTraceFilter()
    var capped = CappedOutput()
    var hasSpoken = false
    func tell(_ bytes: [UInt8]) {
      guard !bytes.isEmpty else { return }
      hasSpoken = true
      take(.output(String(decoding: bytes, as: UTF8.self)))
    }
    var reason: String?
    do {
      let ending = try child.run { tell(capped.pass(filter.pass($0))) }
      let isTrap = if case .signal = ending { true } else { false }
      tell(capped.pass(filter.rest(afterTrap: isTrap)) + capped.rest())
      reason = self.reason(for: ending, hasSpoken: hasSpoken, answer: answer)
    } catch is Interrupted {
    } catch {
      reason = ErrorText.sentence(about: error)
    }
    let wasStopped = lock.withLock {
      isOver = true
      return isStopped
    }
    close(input)
    take(.ended(wasStopped ? nil : reason))
    // The other thread may be reading the output and closes it.
    host.close()
  }

  private func reason(for ending: ChildProcess.Ending, hasSpoken: Bool, answer: URL) -> String {
    if lock.withLock({ isEndless }) { return "\(host.culprit) sent a message that is too long" }
    if lock.withLock({ isSilent }) {
      return "\(host.culprit) did not respond for \(Int(patience.components.seconds).inSeconds)\n"
        + "Look for an infinite loop in a body or an action, or raise --timeout."
    }
    if ending == .exit(0),
      let data = try? RegularFile(url: answer).contents(upTo: RegularFile.largestAnswer),
      let response = try? BoundedJSON.decode(HostResponse.self, from: data)
    {
      return response.failure ?? "the preview has ended"
    }
    return host.failure(for: ending, hasSpoken: hasSpoken).description
  }

  /// Reads messages until the process has ended.
  private func listen(_ take: @Sendable (News) -> Void) {
    defer { close(output) }
    var lines = LineBuffer(limit: Self.longestMessage)
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let isReady = poll(&waiting, 1, 200) > 0
      let count = isReady ? read(output, &bytes, bytes.count) : 0
      guard count > 0 else {
        if lock.withLock({ isOver || isStopped }) { return }
        continue
      }
      let isFine = lines.add(bytes[..<count]) { line in
        lock.withLock { question = nil }
        if line.hasPrefix("{\"pong\"") { return }
        let states = "{\"states\":"
        take(
          line.hasPrefix(states)
            ? .states(String(line.dropFirst(states.count).dropLast())) : .message(line))
      }
      guard isFine else {
        lock.withLock { isEndless = true }
        return stopper.stop()
      }
    }
  }
}

extension LiveChild {
  /// Starts a process for the preview with that number.
  ///
  /// - Parameter kept: The state of an earlier process of the preview, as JSON.
  convenience init(
    showing number: PreviewNumber, of build: StudioBuild, with options: ProcessOptions,
    kept: String?, _ take: @escaping @Sendable (News) -> Void
  ) throws {
    let host = try HostProcess(options.lasting(LiveChild.lifetime), file: build.path)
    do {
      var file: URL?
      if let kept {
        file = host.scratch.url.appendingPathComponent("kept.json")
        try file.map { try RegularFile(url: $0).write(Data(kept.utf8)) }
      }
      try self.init(
        build.request, in: host, patience: options.timeout, keeping: build,
        job: { .live(LiveSetup(number: number, input: $0, output: $1, kept: file?.path)) }, take)
    } catch {
      host.close()
      throw error
    }
  }
}
