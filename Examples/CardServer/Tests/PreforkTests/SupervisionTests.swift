import Foundation
import Testing

@testable import Prefork

/// The decisions of a supervisor, without processes.
struct SupervisionTests {
  /// A supervision whose workers are all ready.
  private func serving(_ workers: Int) -> Supervision {
    var plan = Supervision(workers: workers)
    _ = plan.begin()
    for place in 0..<workers { plan.isReady(place: place) }
    return plan
  }

  @Test func allPlacesAreStarted() {
    var plan = Supervision(workers: 3)
    #expect(plan.begin() == [.start(place: 0), .start(place: 1), .start(place: 2)])
  }

  @Test func aWorkerThatServedIsReplacedAtOnce() {
    var plan = serving(2)
    for _ in 0..<100 {
      #expect(plan.hasEnded(place: 1, .signaled(SIGKILL)) == [.start(place: 1)])
      plan.isReady(place: 1)
    }
  }

  @Test func pausesDoubleUntilAWorkerIsReady() {
    var plan = serving(2)
    #expect(plan.hasEnded(place: 0, .exited(1)) == [.start(place: 0)])
    var pauses: [Duration] = []
    for _ in 0..<10 {
      for case .wait(0, let pause) in plan.hasEnded(place: 0, .exited(1)) { pauses.append(pause) }
      #expect(plan.isDue(place: 0) == [.start(place: 0)])
    }
    let expected = [100, 200, 400, 800, 1600, 3200, 6400, 10_000, 10_000, 10_000]
    #expect(pauses == expected.map { .milliseconds($0) })
    plan.isReady(place: 0)
    #expect(plan.hasEnded(place: 0, .exited(1)) == [.start(place: 0)])
    #expect(plan.hasEnded(place: 0, .exited(1)) == [.wait(place: 0, .milliseconds(100))])
  }

  @Test func itGivesUpIfNoWorkerServes() {
    var plan = Supervision(workers: 1)
    _ = plan.begin()
    for _ in 1..<Supervision.mostFailures {
      #expect(plan.hasEnded(place: 0, .exited(1)).count == 1)
      _ = plan.isDue(place: 0)
    }
    #expect(plan.hasEnded(place: 0, .exited(1)) == [.finish(status: 1)])
    // A pause that was running starts nothing.
    #expect(plan.isDue(place: 0) == [])
  }

  @Test func aStopWaitsForAllWorkers() {
    var plan = serving(3)
    #expect(plan.stop() == [.terminate])
    #expect(plan.stop() == [])
    #expect(plan.hasEnded(place: 2, .exited(0)) == [])
    #expect(plan.hasEnded(place: 0, .exited(0)) == [])
    #expect(plan.hasEnded(place: 1, .exited(0)) == [.finish(status: 0)])
  }

  @Test func aStopWhileNothingRunsEndsAtOnce() {
    var plan = Supervision(workers: 1)
    _ = plan.begin()
    #expect(plan.hasEnded(place: 0, .exited(1)).count == 1)
    #expect(plan.stop() == [.finish(status: 0)])
  }

  @Test func theDeadlineEndsWorkersThatAreBusy() {
    var plan = serving(2)
    _ = plan.stop()
    #expect(plan.hasEnded(place: 0, .exited(0)) == [])
    #expect(plan.isLate() == [.kill])
    #expect(plan.hasEnded(place: 1, .signaled(SIGKILL)) == [.finish(status: 1)])
    #expect(plan.isLate() == [])
  }

  @Test func aWorkerThatFailsWhileItFinishesIsAFailure() {
    var plan = serving(2)
    _ = plan.stop()
    #expect(plan.hasEnded(place: 0, .signaled(SIGSEGV)) == [])
    #expect(plan.hasEnded(place: 1, .exited(0)) == [.finish(status: 1)])
    // One that was starting had no requests.
    plan = Supervision(workers: 1)
    _ = (plan.begin(), plan.stop())
    #expect(plan.hasEnded(place: 0, .signaled(SIGTERM)) == [.finish(status: 0)])
  }
}
