import Foundation
import Synchronization
import Testing

@testable import Prefork

/// A supervisor whose workers are shells.
struct SupervisorTests {
  /// Becomes ready, and exits on SIGTERM. The third word of the variable is the lifeline.
  ///
  /// A signal that arrives just before the shell starts to read runs its trap only when the read
  /// returns, so each read has a short limit.
  private static let worker = """
    trap 'exit 0' TERM
    set -- $PREFORK_WORKER
    printf r >&$3
    while read -t 0.1 -u $3 || (($? > 128)); do :; done
    """

  private static func program(_ script: String) -> Program {
    Program(path: "/bin/bash", arguments: ["-c", script])
  }

  /// Runs a supervisor. `react` returns whether to stop it.
  private func supervise(
    _ script: String, workers: Int, deadline: Duration = .seconds(60),
    _ react: @escaping @Sendable (Supervisor.Report) -> Bool = { _ in false }
  ) async throws -> (status: Int32, log: [String]) {
    let (stops, stop) = AsyncStream<Void>.makeStream()
    let (reports, report) = AsyncStream<Supervisor.Report>.makeStream()
    let sockets = try ListeningSockets(host: "127.0.0.1", port: 0, count: workers)
    let supervisor = Supervisor(
      Self.program(script), sockets: sockets, deadline: deadline, firstPause: .milliseconds(1)
    ) {
      report.yield($0)
      if react($0) { stop.yield() }
    }
    let status = await supervisor.run(until: stops)
    report.finish()
    var log: [String] = []
    for await entry in reports { log.append("\(entry)") }
    return (status, log)
  }

  @Test func killedWorkersAreReplacedUntilTheStop() async throws {
    let ready = Counter()
    let (status, log) = try await supervise(Self.worker, workers: 2) { report in
      guard case .ready(_, let id) = report else { return false }
      let count = ready.next()
      if (2..<5).contains(count) { kill(id, SIGKILL) }
      return count == 5
    }
    #expect(status == 0)
    #expect(log.filter { $0.hasSuffix("is ready") }.count == 5)
    #expect(log.filter { $0.hasSuffix("was ended by signal 9") }.count == 3)
    #expect(log.filter { $0.hasSuffix("exited with status 0") }.count == 2)
  }

  @Test func aWorkerThatIsAskedToExitIsReplaced() async throws {
    let ready = Counter()
    let (status, log) = try await supervise(Self.worker, workers: 1) { report in
      guard case .ready(_, let id) = report else { return false }
      if ready.next() == 2 { return true }
      kill(id, SIGTERM)
      return false
    }
    #expect(status == 0)
    #expect(log.filter { $0.hasSuffix("exited with status 0") }.count == 2)
  }

  @Test func workersThatNeverBecomeReadyEndTheServer() async throws {
    let (status, log) = try await supervise("exit 3", workers: 1)
    #expect(status == 1)
    #expect(log.filter { $0.hasSuffix("exited with status 3") }.count == Supervision.mostFailures)
    #expect(log.last == "\(Supervisor.Report.gaveUp)")
  }

  @Test func aProgramThatDoesNotExistEndsTheServer() async throws {
    let sockets = try ListeningSockets(host: "127.0.0.1", port: 0, count: 1)
    let supervisor = Supervisor(
      Program(path: "/no/such/program", arguments: []), sockets: sockets,
      deadline: .seconds(1), firstPause: .milliseconds(1)
    ) { _ in }
    #expect(await supervisor.run(until: AsyncStream<Void>.makeStream().stream) == 1)
  }

  @Test func theDeadlineEndsABusyWorker() async throws {
    let busy = "trap '' TERM; set -- $PREFORK_WORKER; printf r >&$3; while :; do sleep 1; done"
    let (status, log) = try await supervise(busy, workers: 1, deadline: .milliseconds(1)) {
      if case .ready = $0 { true } else { false }
    }
    #expect(status == 1)
    #expect(log.contains { $0.hasSuffix("was ended by signal 9") })
  }

  @Test func anAddressInUseIsSaid() throws {
    let sockets = try ListeningSockets(host: "127.0.0.1", port: 0, count: 2)
    defer { sockets.stopListening() }
    let error = #expect(throws: PreforkError.self) {
      try ListeningSockets(host: "127.0.0.1", port: sockets.port, count: 2)
    }
    #expect("\(error!)" == "127.0.0.1:\(sockets.port) can't be listened on: Address already in use")
  }

  @Test func theInheritanceIsReadAsWritten() {
    let worker = Worker(place: 4, socket: 7, lifeline: 9)
    #expect(Worker(worker.text)?.text == "4 7 9")
    #expect(Worker("4 7") == nil)
  }

  private final class Counter: Sendable {
    private let count = Mutex(0)
    func next() -> Int {
      count.withLock {
        $0 += 1
        return $0
      }
    }
  }
}
