import Foundation
import QuoinHostProtocol

/// An interactive preview process that runs until it is stopped, crashes or stops responding.
final class LiveChild: @unchecked Sendable {
  /// An event of the process.
  enum Event: Sendable {
    /// A message for the page, a JSON object.
    case message(String)
    /// The state of the views.
    case states(String)
    /// The result of a row.
    case row(RowResponse)
    /// Output that the views printed.
    case output(String)
    /// The process ended for that reason, or was stopped (`nil`); a view trapped at that place in
    /// the sources: `Card.swift:3`.
    case ended(String?, at: String?)
  }

  private let host: HostProcess
  private let connection: ChildConnection
  private let stopper = ChildProcess.Stopper()
  private let lock = NSLock()
  // Guarded by the lock.
  private var question: ContinuousClock.Instant?
  private var isStopped = false
  private var isSilent = false

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
  ///   - timeLimit: The number of seconds within which the process must respond.
  ///   - owner: An object to retain while the process runs.
  init(
    _ request: HostRequest, in host: HostProcess, timeLimit: Int, keeping owner: AnyObject? = nil,
    _ take: @escaping @Sendable (Event) -> Void
  ) throws {
    self.host = host
    self.timeLimit = .seconds(timeLimit)
    connection = try ChildConnection()
    var request = request
    request.scratch = host.output.path
    connection.send(try HostInput.request(request).frame())
    var child = try host.child(for: request, over: connection)
    child.stopper = stopper
    let keeper = Keeper(owner: owner)
    Thread.detachNewThread { [self, child] in
      withExtendedLifetime(keeper) { live(child, take) }
    }
  }

  private let timeLimit: Duration

  /// Sends a message, a JSON object. Drops it if the process doesn't read, so that no sender
  /// blocks.
  func send(_ message: String) { send(Data(message.utf8), waitingWhile: { false }) }

  /// Sends a message from a single sender, waiting while `isWanted` until it is sent.
  func send(_ message: Data, waitingWhile isWanted: () -> Bool) {
    lock.withLock { if question == nil { question = .now } }
    connection.send(HostInput.frame(of: message))
    while connection.isSending, isWanted() {
      var waiting = pollfd(fd: connection.descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&waiting, 1, 20)
      connection.sendWaiting()
    }
  }

  /// Ends the process without further events.
  func stop() {
    lock.withLock { isStopped = true }
    stopper.stop()
  }

  /// Pings the process, and ends it if it has not responded for too long.
  func ping() {
    send("{\"ping\":true}")
    endIfSilent()
  }

  /// Ends the process if it has not responded for too long.
  func endIfSilent() {
    lock.withLock {
      guard let question, ContinuousClock.now - question > timeLimit, !isStopped else { return }
      isSilent = true
      stopper.stop()
    }
  }

  private func live(_ child: ChildProcess, _ take: @Sendable (Event) -> Void) {
    var (reason, place): (String?, String?)
    do {
      let transcript = try host.follow(
        child, HostTranscript(largestEvent: Self.longestMessage, isEndless: true)
      ) {
        take(.output(String(decoding: $0, as: UTF8.self)))
      } taking: { event in
        receive(event, take)
      }
      reason = self.reason(for: transcript)
      place = transcript.trap.place
    } catch is Interrupted {
    } catch {
      reason = ErrorText.sentence(about: error)
    }
    connection.close()
    take(.ended(lock.withLock { isStopped } ? nil : reason, at: place))
    host.close()
  }

  private func receive(_ event: HostEvent, _ take: @Sendable (Event) -> Void) {
    switch event {
    case .live(let message):
      lock.withLock { question = nil }
      let text = String(decoding: message, as: UTF8.self)
      if text.hasPrefix("{\"pong\"") { return }
      let states = "{\"states\":"
      take(
        text.hasPrefix(states)
          ? .states(String(text.dropFirst(states.count).dropLast())) : .message(text))
    case .row(let response):
      lock.withLock { question = nil }
      take(.row(response))
    case .launching, .launched, .began, .finished, .done, .failed: break
    }
  }

  private func reason(for child: HostTranscript) -> String {
    if child.frameError == .frameTooLong {
      return "\(host.culprit(of: child)) sent a message that is too long"
    }
    if lock.withLock({ isSilent }) {
      return "\(host.culprit(of: child)) did not respond for "
        + "\(Int(timeLimit.components.seconds).inSeconds)\n"
        + "Look for an infinite loop in a body or an action, or raise --timeout."
    }
    if child.ending == .exit(0), child.frameError == nil, let result = child.result {
      if case .failure(let failure) = result { return failure.description }
      return "the preview has ended"
    }
    let failure = host.failure(for: child)
    guard child.trap.place != nil else { return failure.description }
    // The message has the place.
    return [failure.message, failure.advice].compactMap(\.self).joined(separator: "\n")
  }
}

extension LiveChild {
  /// Starts a process for the preview with that number.
  ///
  /// - Parameter kept: The state of an earlier process of the preview, as JSON.
  convenience init(
    showing number: PreviewNumber, of build: StudioBuild, with options: ProcessOptions,
    kept: String?, _ take: @escaping @Sendable (Event) -> Void
  ) throws {
    let host = try HostProcess(options.lasting(LiveChild.lifetime), file: build.path)
    do {
      var request = build.request
      request.job = .live(LiveSetup(number: number, kept: kept))
      try self.init(
        request, in: host, timeLimit: options.timeout, keeping: build, take)
    } catch {
      host.close()
      throw error
    }
  }
}
