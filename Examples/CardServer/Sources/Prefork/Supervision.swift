/// The decisions of a supervisor: a value that knows neither processes nor clocks.
///
/// Each worker has a place, a number from 0. Each method takes an event and returns what to do.
struct Supervision {
  enum Action: Equatable {
    /// Starts a worker.
    case start(place: Int)
    /// Calls ``isDue(place:)`` after a time.
    case wait(place: Int, Duration)
    /// Asks all workers to exit, and calls ``isLate()`` at the deadline.
    case terminate
    /// Ends all workers at once.
    case kill
    /// Ends the supervisor with an exit status.
    case finish(status: Int32)
  }

  /// A place whose worker fails this often in a row is hopeless, unless another worker serves.
  static let mostFailures = 5
  static let longestPause = Duration.seconds(10)

  private let workers: Int
  private let firstPause: Duration
  /// The places of running workers, and whether each has been ready.
  private var running: [Int: Bool] = [:]
  /// The number of times in a row that a place's worker ended before it was ready.
  private var failures: [Int: Int] = [:]
  /// The exit status, once the supervisor is to end.
  private var status: Int32?

  init(workers: Int, firstPause: Duration = .milliseconds(100)) {
    (self.workers, self.firstPause) = (workers, firstPause)
  }

  mutating func begin() -> [Action] { (0..<workers).flatMap { isDue(place: $0) } }

  mutating func isDue(place: Int) -> [Action] {
    guard status == nil else { return [] }
    running[place] = false
    return [.start(place: place)]
  }

  mutating func isReady(place: Int) {
    running[place] = true
    failures[place] = nil
  }

  /// A worker that served is replaced at once; one that didn't, after a pause that doubles.
  mutating func hasEnded(place: Int, _ ending: Ending) -> [Action] {
    let wasReady = running.removeValue(forKey: place) == true
    if let status {
      if !ending.isClean(wasReady: wasReady) { self.status = 1 }
      return running.isEmpty ? [.finish(status: self.status ?? status)] : []
    }
    if wasReady { return isDue(place: place) }
    failures[place, default: 0] += 1
    let count = failures[place, default: 0]
    if count >= Self.mostFailures, !running.values.contains(true) { return end(status: 1) }
    let pause = firstPause * (1 << min(count - 1, 16))
    return [.wait(place: place, min(pause, Self.longestPause))]
  }

  /// The supervisor has been asked to exit.
  mutating func stop() -> [Action] { status == nil ? end(status: 0) : [] }

  /// The deadline has passed.
  mutating func isLate() -> [Action] {
    guard !running.isEmpty else { return [] }
    status = 1
    return [.kill]
  }

  private mutating func end(status: Int32) -> [Action] {
    self.status = status
    return running.isEmpty ? [.finish(status: status)] : [.terminate]
  }
}

/// The end of a process.
public enum Ending: Sendable, Equatable, CustomStringConvertible {
  case exited(Int32)
  case signaled(Int32)

  public var description: String {
    switch self {
    case .exited(let status): "exited with status \(status)"
    case .signaled(let number): "was ended by signal \(number)"
    }
  }

  /// Whether a worker that was asked to exit has finished its work. One that wasn't ready had none.
  fileprivate func isClean(wasReady: Bool) -> Bool { self == .exited(0) || !wasReady }
}
