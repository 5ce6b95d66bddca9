import SwiftUI
import Testing

/// Tasks, and the release of everything else.
@MainActor
struct LifetimeTests {
  @Test func aTaskRunsAgainForAnotherIDAndIsCancelledWithItsView() async throws {
    let log = Events()
    let host = ViewHost(Tasking(log: log))
    try host.update()
    await log.settle(1)
    #expect(log.lines == ["begin 0"])
    log.change(1)
    try host.update()
    await log.settle(3)
    // A cancelled task resumes once the next one has begun.
    #expect(log.lines == ["begin 0", "begin 1", "cancelled 0"])
    log.change(-1)
    try host.update()
    await log.settle(4)
    #expect(log.lines == ["begin 0", "begin 1", "cancelled 0", "cancelled 1"])
  }

  /// The deprecated form calls the closure of the update before, even if that update has changed
  /// other values only.
  @Test func theFormerClosureIsCalled() throws {
    var lines: [String] = []
    let host = ViewHost(Former(first: 1, second: 1) { lines.append($0) })
    try host.update()
    host.rootView.second = 2
    try host.update()
    host.rootView.first = 5
    host.rootView.second = 3
    try host.update()
    #expect(lines == ["1 2 -> 5"])
  }

  @Test func aHostThatIsDroppedLeavesNothing() throws {
    weak var model: Owned?
    try autoreleased {
      let owned = Owned()
      model = owned
      let host = ViewHost(Owning(owned: owned))
      try host.update()
      owned.count += 1
      try host.update()
    }
    #expect(model == nil)
  }

  @Test func removedItemsLeaveNothing() throws {
    let counter = Instances()
    let host = ViewHost(Many(counter: counter, count: 1000))
    try host.update()
    #expect(counter.alive == 1000)
    host.rootView = Many(counter: counter, count: 10)
    try host.update()
    #expect(counter.alive == 10)
    host.close()
  }

  private func autoreleased(_ body: () throws -> Void) rethrows { try body() }
}

@MainActor
private final class Events {
  var lines: [String] = []
  var change: (Int) -> Void = { _ in }
  func follow(_ change: @escaping (Int) -> Void) { self.change = change }
  /// Lets tasks run that wait for the main actor.
  func settle(_ count: Int) async {
    for _ in 0..<300_000 where lines.count < count { try? await Task.sleep(for: .milliseconds(2)) }
  }
}

private struct Tasking: View {
  let log: Events
  @State private var id = 0
  var body: some View {
    let _ = log.follow { [$id] in $id.wrappedValue = $0 }
    if id >= 0 {
      Color.red.task(id: id) {
        let own = id
        log.lines.append("begin \(own)")
        try? await Task.sleep(for: .seconds(86_400))
        if Task.isCancelled { log.lines.append("cancelled \(own)") }
      }
    }
  }
}

private struct Former: View {
  var first: Int
  var second: Int
  let report: (String) -> Void
  private var user: any FormerUser.Type { Deprecated.self }
  var body: some View {
    user.follow(first) { [first, second] new in report("\(first) \(second) -> \(new)") }
  }
}

/// Calls a deprecated modifier without a warning.
@MainActor
private protocol FormerUser {
  static func follow(_ value: Int, _ action: @escaping (Int) -> Void) -> AnyView
}

private enum Deprecated: FormerUser {
  @available(*, deprecated)
  static func follow(_ value: Int, _ action: @escaping (Int) -> Void) -> AnyView {
    AnyView(Color.red.onChange(of: value, perform: action))
  }
}

@Observable
private final class Owned { var count = 0 }

private struct Owning: View {
  let owned: Owned
  @State private var number = 0
  var body: some View {
    Color.red.frame(width: CGFloat(owned.count + number), height: 1)
      .onAppear { number = owned.count }
      .onChange(of: owned.count) { number = $1 }
  }
}

private final class Instances { var alive = 0 }

private final class Instance: ObservableObject {
  let counter: Instances
  init(_ counter: Instances) {
    self.counter = counter
    counter.alive += 1
  }
  deinit { counter.alive -= 1 }
}

private struct Many: View {
  let counter: Instances
  let count: Int
  var body: some View {
    VStack { ForEach(0..<count, id: \.self) { _ in Item(counter: counter) } }
  }
  struct Item: View {
    @StateObject private var instance: Instance
    init(counter: Instances) { _instance = StateObject(wrappedValue: Instance(counter)) }
    var body: some View {
      let _ = instance
      Color.red.frame(width: 1, height: 1)
    }
  }
}
