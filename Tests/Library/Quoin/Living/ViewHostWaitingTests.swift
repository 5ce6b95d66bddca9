import LiveViews
import Quoin
import SwiftUI
import Testing

/// Tasks, and models that change on other threads.
@MainActor
struct ViewHostWaitingTests {
  @Observable
  final class Feed: @unchecked Sendable {
    var items: [Int] = []
    var total: Int { items.reduce(0, +) }
    var point = CGPoint.zero
  }

  private struct Loading: View {
    @State private var text = "loading"
    var body: some View {
      Text(text).task {
        await Task.yield()
        text = "half"
        try? await Task.sleep(for: .milliseconds(5))
        text = "loaded"
      }
    }
  }

  @Test func idlingRunsTasksToTheirEnd() async throws {
    let host = try ViewHost.showing(Loading())
    #expect(host.texts == ["loading"])
    let record = try await host.waitUntilIdle(within: .seconds(3600))
    #expect(host.texts == ["loaded"])
    #expect(record.views.contains("Loading"))
  }

  private struct Endless: View {
    let events: EventLog
    var body: some View {
      Color.red.task {
        events.add("begin")
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
        events.add("end")
      }
    }
  }

  @Test func idlingEndsThoughATaskGoesOn() async throws {
    let events = EventLog()
    let host = try ViewHost.showing(Endless(events: events))
    try await host.waitUntilIdle(within: .milliseconds(20))
    #expect(events.lines == ["begin"])
    host.close()
  }

  @Test func waitingForWhatNeverComesIsAnError() async throws {
    let host = try ViewHost.showing(Color.red)
    await #expect(throws: ViewUpdateError.self) {
      try await host.wait(within: .milliseconds(10)) { false }
    }
  }

  private struct Total: View {
    let feed: Feed
    var body: some View { Text("\(feed.total) \(feed.point.x)") }
  }

  @Test func aModelThatABackgroundTaskChangesIsShown() async throws {
    let feed = Feed()
    let host = try ViewHost.showing(Total(feed: feed))
    // A model without a lock is changed on the actor where views read it.
    let task = Task.detached { await MainActor.run { feed.items = [1, 2, 3] } }
    try await host.wait(within: .seconds(3600)) { host.texts.first?.hasPrefix("6 ") == true }
    await task.value
  }

  @Test func computedPropertiesAndPartsOfStructsAreFollowed() throws {
    let feed = Feed()
    let host = try ViewHost.showing(Total(feed: feed))
    feed.items.append(5)
    #expect(try host.update().evaluations.first?.reasons == [.observable(\Feed.items)])
    // Tracking is renewed by each evaluation.
    feed.items[0] = 7
    #expect(try host.update().evaluations.first?.reasons == [.observable(\Feed.items)])
    feed.point.x = 2
    #expect(try host.update().evaluations.first?.reasons == [.observable(\Feed.point)])
    #expect(host.texts == ["7 2.000000"])
  }

  private struct Reading: View {
    let feed: Feed
    let isReading: Bool
    var body: some View { Text(isReading ? "\(feed.total)" : "none") }
  }

  @Test func unreadPropertiesAreNotObserved() throws {
    let (feed, handle) = (Feed(), Handle<Int>())
    let host = try ViewHost.showing(
      Parent(handle: handle) { Reading(feed: feed, isReading: $0 == 0) })
    handle.set(1)
    try host.update()
    feed.items = [1]
    #expect(try host.update().evaluations.isEmpty)
  }
}
