import Combine
import Foundation
import Observation
import Quoin
import SwiftUI
import Testing

/// Threads and tasks write values that live views read, while the main actor updates the views.
///
/// `make sanitize` runs these tests with the thread sanitizer.
@MainActor
struct ConcurrentWritesTests {
  nonisolated private static let threads = 4
  nonisolated private static let writes = 500

  /// Runs `write` on separate threads, and `update` here until they are done.
  private func whileThreads(
    _ write: @escaping @Sendable (_ thread: Int, _ number: Int) -> Void, _ update: () throws -> Void
  ) throws {
    let remaining = Mutexed(Self.threads)
    for thread in 0..<Self.threads {
      Thread {
        for number in 1...Self.writes { write(thread, number) }
        remaining.change { $0 -= 1 }
      }.start()
    }
    while remaining.value > 0 { try update() }
    try update()
  }

  @Test func threadsWriteStates() throws {
    let hands = Hands()
    let host = ViewHost(Columns(count: Self.threads, hands: hands), shaper: FixedShaper())
    try host.update()
    let bindings = hands.bindings
    try whileThreads { thread, number in
      bindings[thread]?.wrappedValue = number
    } _: {
      try host.update()
    }
    for thread in 0..<Self.threads {
      #expect(host.frame(of: "\(thread)")?.width == CGFloat(Self.writes))
    }
  }

  @Test func threadsWriteOneState() throws {
    let hands = Hands()
    let host = ViewHost(Columns(count: 1, hands: hands), shaper: FixedShaper())
    try host.update()
    let binding = try #require(hands.bindings[0])
    try whileThreads { _, number in
      withTransaction(Transaction()) { binding.wrappedValue = number }
    } _: {
      try host.update()
    }
    #expect(host.frame(of: "0")?.width == CGFloat(binding.wrappedValue))
  }

  @Test func threadsChangeAnObservableObject() throws {
    let model = LockedModel()
    let host = ViewHost(ModelView(model: model), shaper: FixedShaper())
    try host.update()
    try whileThreads { _, _ in
      model.add(1)
    } _: {
      try host.update()
    }
    #expect(host.frame(of: "model")?.width == CGFloat(Self.threads * Self.writes))
  }

  @Test func threadsChangeAnOlderObject() throws {
    let model = LockedObject()
    let host = ViewHost(ObjectView(model: model), shaper: FixedShaper())
    try host.update()
    try whileThreads { _, _ in
      model.add(1)
    } _: {
      try host.update()
    }
    #expect(host.frame(of: "object")?.width == CGFloat(Self.threads * Self.writes))
  }

  @Test func tasksWriteStates() async throws {
    let hands = Hands()
    let host = ViewHost(Columns(count: 8, hands: hands), shaper: FixedShaper())
    try host.update()
    let bindings = hands.bindings
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for number in 1...50 {
            bindings[task]?.wrappedValue = number
            await Task.yield()
          }
        }
      }
      for _ in 0..<50 {
        _ = try? host.update()
        await Task.yield()
      }
    }
    try host.update()
    for task in 0..<8 { #expect(host.frame(of: "\(task)")?.width == 50) }
  }

  /// Threads may still write through references to a host that was released, without effect.
  @Test func threadsWriteWhatIsGone() throws {
    let hands = Hands()
    var host: ViewHost<Columns>? = ViewHost(
      Columns(count: Self.threads, hands: hands), shaper: FixedShaper())
    try host?.update()
    let bindings = hands.bindings
    try whileThreads { thread, number in
      bindings[thread]?.wrappedValue = number
    } _: {
      try host?.update()
      host = nil
    }
    #expect(host == nil)
  }

  /// The last reference to a host may be in a task on another thread.
  @Test func hostsAreDroppedElsewhere() async throws {
    for _ in 0..<20 {
      let host = ViewHost(
        List(0..<20) { Text("\($0)").onAppear {}.task {} },
        size: ProposedViewSize(width: 300, height: 400),
        shaper: FixedShaper())
      try host.update()
      await Task.detached { [host] in _ = host }.value
    }
  }

  /// Trees that are updated in turns only share plans and caches.
  @Test func picturesAreMadeBesideUpdates() async throws {
    let host = ViewHost(Columns(count: 3, hands: Hands()), shaper: FixedShaper())
    let pictures = Task.detached {
      for _ in 0..<10 {
        await MainActor.run { _ = ImageRenderer(content: Text("picture")).displayList() }
      }
    }
    for _ in 0..<10 {
      try host.update()
      await Task.yield()
    }
    await pictures.value
  }
}

/// A value that any thread may change; the thread sanitizer understands its lock.
private final class Mutexed: @unchecked Sendable {
  private let lock = NSLock()
  private var number: Int
  init(_ value: Int) { number = value }
  var value: Int { lock.withLock { number } }
  func change(_ body: (inout Int) -> Void) { lock.withLock { body(&number) } }
}

@MainActor
private final class Hands {
  var bindings: [Int: Binding<Int>] = [:]
  func take(_ binding: Binding<Int>, _ number: Int) { bindings[number] = binding }
}

private struct Columns: View {
  let count: Int
  let hands: Hands
  var body: some View {
    VStack { ForEach(0..<count, id: \.self) { Column(number: $0, hands: hands) } }
  }
}

private struct Column: View {
  let number: Int
  let hands: Hands
  @State private var width = 0
  var body: some View {
    let _ = hands.take($width, number)
    Color.red.frame(width: CGFloat(width), height: 1).accessibilityIdentifier("\(number)")
  }
}

/// An observable object that any thread may change.
private final class LockedModel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let number = Mutexed(0)

  var value: Int {
    registrar.access(self, keyPath: \.value)
    return number.value
  }

  func add(_ amount: Int) {
    registrar.withMutation(of: self, keyPath: \.value) { number.change { $0 += amount } }
  }
}

private struct ModelView: View {
  let model: LockedModel
  var body: some View {
    Color.red.frame(width: CGFloat(model.value), height: 1).accessibilityIdentifier("model")
  }
}

/// The same with `objectWillChange`.
private final class LockedObject: ObservableObject, @unchecked Sendable {
  let objectWillChange = ObservableObjectPublisher()
  private let number = Mutexed(0)
  var value: Int { number.value }

  func add(_ amount: Int) {
    objectWillChange.send()
    number.change { $0 += amount }
  }
}

private struct ObjectView: View {
  @ObservedObject var model: LockedObject
  var body: some View {
    Color.red.frame(width: CGFloat(model.value), height: 1).accessibilityIdentifier("object")
  }
}
