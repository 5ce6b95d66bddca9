import Foundation

/// Runs worker processes that accept connections on the same address, and replaces those that end.
public struct Supervisor: Sendable {
  /// An event worth a line of a log.
  public enum Report: Sendable, CustomStringConvertible {
    case started(place: Int, id: Int32)
    case ready(place: Int, id: Int32)
    case ended(place: Int, id: Int32, Ending)
    case failed(place: Int, String)
    case late(Int)
    case gaveUp

    public var description: String {
      switch self {
      case .started(let place, let id): "worker \(place) is process \(id)"
      case .ready(let place, _): "worker \(place) is ready"
      case .ended(let place, let id, let ending): "worker \(place), process \(id), \(ending)"
      case .failed(let place, let reason): "worker \(place): \(reason)"
      case .late(let count): "the deadline has passed; the workers that still run end now: \(count)"
      case .gaveUp: "the workers end before they are ready, so the server gives up"
      }
    }
  }

  private enum Event {
    case due(Int)
    case ready(Int)
    case ended(Int)
    case stop
    case late
  }

  private let program: Program
  private let sockets: ListeningSockets
  private let deadline: Duration
  private let firstPause: Duration
  private let report: @Sendable (Report) -> Void

  /// Runs one worker for each socket.
  ///
  /// - Parameters:
  ///   - deadline: the time that workers have to finish their requests when the supervisor stops.
  ///   - firstPause: the time before a worker that failed at its start is started again. It doubles
  ///     with each failure.
  public init(
    _ program: Program, sockets: ListeningSockets, deadline: Duration,
    firstPause: Duration = .milliseconds(100), report: @escaping @Sendable (Report) -> Void
  ) {
    (self.program, self.sockets) = (program, sockets)
    (self.deadline, self.firstPause, self.report) = (deadline, firstPause, report)
  }

  /// Runs until `stops` has an element, and the workers have finished their requests.
  ///
  /// - Returns: the exit status: 0 if all workers finished in time.
  public func run(until stops: some AsyncSequence<some Sendable, Never> & Sendable) async -> Int32 {
    let (events, post) = AsyncStream<Event>.makeStream()
    let stopping = Task { for await _ in stops { post.yield(.stop) } }
    defer { stopping.cancel() }
    var plan = Supervision(workers: sockets.descriptors.count, firstPause: firstPause)
    var processes: [Int: WorkerProcess] = [:]
    var actions = plan.begin()
    var isStopping = false
    var next = events.makeAsyncIterator()
    while true {
      for action in actions {
        switch action {
        case .start(let place):
          do {
            let process = try WorkerProcess(
              program, place: place, socket: sockets.descriptors[place])
            processes[place] = process
            report(.started(place: place, id: process.id))
            process.watch {
              post.yield(.ready(place))
            } hasEnded: {
              post.yield(.ended(place))
            }
          } catch {
            report(.failed(place: place, "\(error)"))
            post.yield(.ended(place))
          }
        case .wait(let place, let pause): Self.post(.due(place), to: post, after: pause)
        case .terminate:
          // A queue has no other owner once its worker has closed it, and refuses clients.
          sockets.stopListening()
          for process in processes.values { process.send(SIGTERM) }
          Self.post(.late, to: post, after: deadline)
        case .kill:
          report(.late(processes.count))
          for process in processes.values { process.send(SIGKILL) }
        case .finish(let status):
          if !isStopping { report(.gaveUp) }
          return status
        }
      }
      guard let event = await next.next() else { return 1 }
      switch event {
      case .due(let place): actions = plan.isDue(place: place)
      case .ready(let place):
        plan.isReady(place: place)
        if let process = processes[place] { report(.ready(place: place, id: process.id)) }
        actions = []
      case .ended(let place):
        let process = processes.removeValue(forKey: place)
        let ending = process?.reap() ?? .exited(1)
        if let process { report(.ended(place: place, id: process.id, ending)) }
        actions = plan.hasEnded(place: place, ending)
      case .stop:
        isStopping = true
        actions = plan.stop()
      case .late: actions = plan.isLate()
      }
    }
  }

  private static func post(
    _ event: Event, to post: AsyncStream<Event>.Continuation, after time: Duration
  ) {
    Task {
      try await Task.sleep(for: time)
      post.yield(event)
    }
  }
}
