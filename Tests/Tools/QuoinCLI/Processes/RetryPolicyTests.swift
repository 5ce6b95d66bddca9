import Foundation
import QuoinHostProtocol
import Testing

@testable import QuoinCLI

@Suite("When a child is replaced, and where the new one continues")
struct RetryPolicyTests {
  private func number(_ provider: Int, _ element: Int) -> PreviewNumber {
    PreviewNumber(provider: provider, element: element)
  }

  private func began(_ provider: Int, _ element: Int) -> HostEvent {
    .began(PreviewProgress(name: "\(provider).\(element)", number: number(provider, element)))
  }

  private func finished(_ provider: Int, _ element: Int) -> HostEvent {
    .finished(PreviewRecord(number: number(provider, element), name: "", place: nil))
  }

  /// Returns a child that has sent these events and has ended.
  private func child(
    _ events: [HostEvent], _ ending: ChildProcess.Ending = .signal(SIGILL)
  ) throws -> HostTranscript {
    var transcript = HostTranscript()
    for event in events { _ = transcript.add(try event.frame().bytes) }
    transcript.ending = ending
    return transcript
  }

  @Test("a preview that ends its child has failed, and the next one is the start")
  func crash() throws {
    var policy = RetryPolicy()
    let first = try child([began(0, -1), began(0, 0), finished(0, 0), began(0, 1)])
    #expect(policy.replaces(first, endedBecause: "it crashed") == true)
    #expect(policy.continuation.start == number(0, 2))
    #expect(policy.failed.map(\.number) == [number(0, 1)])
    #expect(policy.failed.map(\.failure) == ["it crashed"])
    #expect(policy.failed.map(\.name) == ["0.1"])
    // A provider that can't make its previews
    #expect(policy.replaces(try child([began(1, -1)]), endedBecause: "again") == true)
    #expect(policy.continuation.start == number(2, 0))
    #expect(policy.failed.count == 2)
  }

  @Test("a preview that began late gets all of the time before it has failed")
  func timeout() throws {
    var policy = RetryPolicy()
    let late = try child([began(0, 0), finished(0, 0), began(1, -1), began(1, 0)], .timeout)
    #expect(policy.replaces(late, endedBecause: "late") == true)
    #expect(policy.continuation.start == number(1, 0) && policy.failed.isEmpty)
    let slow = try child([began(1, -1), began(1, 0)], .timeout)
    #expect(policy.replaces(slow, endedBecause: "slow") == true)
    #expect(policy.continuation.start == number(1, 1) && policy.failed.map(\.failure) == ["slow"])
    // Its provider is still being created.
    var creating = RetryPolicy()
    let provider = try child([began(0, 0), began(0, 1), finished(0, 1), began(1, -1)], .timeout)
    #expect(creating.replaces(provider, endedBecause: "late") == true)
    #expect(creating.continuation.start == number(1, 0) && creating.failed.isEmpty)
  }

  @Test("the app's initializer is skipped after it has ended a child, once")
  func launch() throws {
    var policy = RetryPolicy()
    #expect(policy.replaces(try child([.launching]), endedBecause: "") == true)
    #expect(policy.continuation.skipsLaunch && policy.continuation.start == .first)
    #expect(policy.failed.isEmpty)
    #expect(policy.replaces(try child([.launching]), endedBecause: "") == false)
    var known = RetryPolicy(skipsLaunch: true)
    #expect(known.continuation.skipsLaunch)
    #expect(known.replaces(try child([.launching]), endedBecause: "") == false)
    #expect(known.replaces(try child([.launching, .launched]), endedBecause: "") == false)
  }

  @Test("any other end is the command's")
  func others() throws {
    let events: [[HostEvent]] = [
      [], [.began(PreviewProgress(name: "Card"))], [began(0, 0), finished(0, 0)],
      [began(0, 0), .began(PreviewProgress(name: "Next"))],
    ]
    for events in events {
      var policy = RetryPolicy()
      #expect(policy.replaces(try child(events), endedBecause: "") == false)
      #expect(policy.failed.isEmpty)
    }
    var garbled = try child([began(0, 0)])
    _ = garbled.add([99, 0, 0, 0, 0])
    var policy = RetryPolicy()
    #expect(policy.replaces(garbled, endedBecause: "") == false)
  }

  @Test("a child that invents previews doesn't run forever")
  func inventions() throws {
    var policy = RetryPolicy()
    #expect(policy.replaces(try child([began(3, 0)]), endedBecause: "") == true)
    for again in [began(3, 0), began(0, 7), began(-9, 0), began(3, .min)] {
      #expect(policy.replaces(try child([again]), endedBecause: "") == false)
    }
    #expect(policy.replaces(try child([began(3, .max)]), endedBecause: "") == false)
    var count = 0
    var endless = RetryPolicy()
    while count < 20_000, endless.replaces(try child([began(count, 0)]), endedBecause: "") {
      count += 1
    }
    #expect(count < 20_000)
  }

  @Test("a compiled file that can't be loaded is compiled again, once")
  func stale() {
    let stale = HostFailure(message: "", cause: .staleLibrary)
    #expect(RetryPolicy.recompiles(after: stale, isFirst: true))
    #expect(!RetryPolicy.recompiles(after: stale, isFirst: false))
    #expect(!RetryPolicy.recompiles(after: HostFailure(message: ""), isFirst: true))
  }
}
