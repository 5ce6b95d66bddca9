import LiveViews
import SwiftUI
import Testing

/// The notes article: the three hooks into lifetime events.
@MainActor
struct NotesArticleLifetimeTests {
  private struct Hooked: View {
    let events: EventLog
    let handle: Handle<Bool>
    @State private var isShown = true
    var body: some View {
      let _ = handle.follow { [$isShown] in $isShown.wrappedValue = $0 }
      VStack {
        if isShown {
          Text("Hello")
            .onAppear { events.add("appear") }
            .onDisappear { events.add("disappear") }
        }
      }
    }
  }

  @Test func onAppearIsCalledEachTimeAndOnDisappearIsItsCounterpart() throws {
    let (events, handle) = (EventLog(), Handle<Bool>())
    let host = try ViewHost.showing(Hooked(events: events, handle: handle))
    for isShown in [false, true, false] {
      handle.set(isShown)
      try host.update()
    }
    #expect(events.lines == ["appear", "disappear", "appear", "disappear"])
  }

  private struct Working: View {
    let events: EventLog
    let handle: Handle<Bool>
    @State private var isShown = true
    var body: some View {
      let _ = handle.follow { [$isShown] in $isShown.wrappedValue = $0 }
      VStack {
        if isShown {
          Text("Hello")
            .onAppear { events.add("appear") }
            .task {
              events.add("begin")
              // Ends early with an error when the task is cancelled.
              try? await Task.sleep(for: .seconds(86_400))
              events.add(Task.isCancelled ? "cancelled" : "ended")
            }
        }
      }
    }
  }

  @Test func aTaskBeginsWhereTheViewAppearsAndIsCancelledWhereItDisappears() async throws {
    let (events, handle) = (EventLog(), Handle<Bool>())
    let host = try ViewHost.showing(Working(events: events, handle: handle))
    try await host.wait(within: .seconds(3600)) { events.lines.count == 2 }
    #expect(events.lines == ["appear", "begin"])
    handle.set(false)
    try await host.waitUntilIdle(within: .seconds(3600))
    #expect(events.lines == ["appear", "begin", "cancelled"])
    handle.set(true)
    try await host.wait(within: .seconds(3600)) { events.lines.count == 5 }
    #expect(events.lines.suffix(2) == ["appear", "begin"])
    host.close()
  }

  private struct Row: View {
    let number: Int
    let events: EventLog
    @State private var token = Int.random(in: 0..<Int.max)
    var body: some View {
      Color.red.frame(height: 50)
        .onAppear { events.add("appear \(number) \(token)") }
        .onDisappear { events.add("disappear \(number)") }
    }
  }

  @Test func aLazyStackRendersWhatIsSeenAndAnEagerOneEverything() throws {
    let (lazy, eager) = (EventLog(), EventLog())
    _ = try ViewHost.showing(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100) { Row(number: $0, events: lazy) } }
      })
    _ = try ViewHost.showing(
      ScrollView { VStack(spacing: 0) { ForEach(0..<100) { Row(number: $0, events: eager) } } })
    #expect(eager.lines.count == 100)
    #expect((6...12).contains(lazy.lines.count))
  }

  @Test func nodesOfALazyStackStayWhileTheyAreOffscreen() throws {
    let events = EventLog()
    let host = try ViewHost.showing(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100) { Row(number: $0, events: events) } }
      })
    let first = events.take().filter { $0.hasPrefix("appear 5 ") }
    #expect(first.count == 1)
    host.proposedSize = ProposedViewSize(width: 300, height: 100)
    try host.update()
    #expect(events.take().contains("disappear 5"))
    host.proposedSize = ProposedViewSize(width: 300, height: 300)
    try host.update()
    // The same token: the state was kept.
    #expect(events.take().filter { $0.hasPrefix("appear 5 ") } == first)
  }
}
