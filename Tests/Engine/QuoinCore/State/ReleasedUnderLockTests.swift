import Combine
import Foundation
import LiveViews
import Observation
import QuoinCore
import SwiftUI
import Testing

/// User objects may run any code when they are released or compared, so the library holds no lock
/// then.
@MainActor
struct ReleasedUnderLockTests {
  /// Runs `body` on another thread, so that a deadlock fails the test instead of blocking it.
  ///
  /// - Parameter kept: an object whose release would wait for the same lock; after a deadlock it is
  ///   leaked.
  private func expectToEnd(keeping kept: AnyObject, _ body: @escaping @Sendable () -> Void) {
    let end = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      body()
      end.signal()
    }
    let isEnded = end.wait(timeout: .now() + 3600) == .success
    #expect(isEnded, "deadlock")
    if !isEnded { _ = Unmanaged.passRetained(kept) }
  }

  private struct Counting: View {
    @State private var counter = Counter {}
    @State private var count = 0
    let handle: Handle<Counter>
    let tell: Handle<Int>
    var body: some View {
      let _ = handle.follow { [$counter] in $counter.wrappedValue = $0 }
      let _ = tell.follow { [$count] in $count.wrappedValue += $0 }
      Text("\(count)")
    }
  }

  /// Returns a host whose state contains an object that counts in another state when it is
  /// released.
  private func counting() throws -> (
    host: ViewHost<Counting>, set: @Sendable () -> Void, tell: Handle<Int>
  ) {
    let (handle, tell) = (Handle<Counter>(), Handle<Int>())
    let host = try ViewHost.showing(Counting(handle: handle, tell: tell))
    let (set, add) = (Confined(handle.set), Confined(tell.set))
    return (host, { set.value(Counter { add.value(1) }) }, tell)
  }

  @Test func aValueThatIsWrittenOver() throws {
    let (host, set, _) = try counting()
    expectToEnd(keeping: host) {
      set()
      // The first object is already released, without an update.
      set()
      set()
    }
    try host.update()
    #expect(host.texts == ["2"])
  }

  @Test func aValueThatAnUpdateReplaces() throws {
    let (host, set, _) = try counting()
    set()
    try host.update()
    withAnimation { set() }
    withAnimation { set() }
    try host.update()
    #expect(host.texts == ["2"])
  }

  @Test func aValueThatIsWrittenWhereTheViewIsGone() throws {
    let (host, set, _) = try counting()
    set()
    host.close()
    expectToEnd(keeping: host) {
      set()
      set()
    }
  }

  @Test func aStoredValueThatIsWrittenOver() {
    let values = StoredValues()
    values["held"] = Counter { values["count"] = 1 }
    expectToEnd(keeping: values) { values["held"] = nil }
    #expect(values["count"] as? Int == 1)
  }

  @Observable final class Shelf {
    subscript(key: ObservedKey) -> Int {
      access(keyPath: \.[key])
      return key.number
    }
    func notify(_ key: ObservedKey) { withMutation(keyPath: \.[key]) {} }
  }

  private struct ShelfReader: View {
    let shelf: Shelf
    let keys: [ObservedKey]
    var body: some View {
      Text("\(shelf[keys[0]])")
      ForEach(0..<2) { Text("\(shelf[keys[$0 + 1]])") }
    }
  }

  @Test func keyPathsThatAreCompared() throws {
    let (shelf, alarm) = (Shelf(), Alarm())
    let keys = (0..<3).map { ObservedKey(number: $0) { alarm.ring() } }
    let (handle, tell) = (Handle<Counter>(), Handle<Int>())
    let host = try ViewHost.showing(
      VStack {
        Counting(handle: handle, tell: tell)
        ShelfReader(shelf: shelf, keys: keys)
      })
    let (set, confined) = (Confined(tell.set), Confined(shelf))
    alarm.action = { set.value(1) }
    expectToEnd(keeping: host) {
      for key in keys { confined.value.notify(key) }
    }
    alarm.action = nil
    try host.update()
  }

  /// An object without published properties: its publisher is stored separately.
  private final class Plain: ObservableObject {}

  /// A subscriber that is retained by its publisher.
  private final class Following: Subscriber {
    let counter = Counter { _ = Plain().objectWillChange }
    func receive(subscription: any Subscription) { subscription.request(.unlimited) }
    func receive(_ input: Void) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<Never>) {}
  }

  @Test func publishersOfObjectsThatAreGone() {
    expectToEnd(keeping: Plain()) {
      // More than are kept before the library removes the released objects.
      for _ in 0..<3_000 { Plain().objectWillChange.subscribe(Following()) }
    }
  }
}

/// Calls a closure when it is released.
private final class Counter: @unchecked Sendable {
  let end: @Sendable () -> Void
  init(_ end: @escaping @Sendable () -> Void) { self.end = end }
  deinit { end() }
}

/// Calls a closure when it is compared.
struct ObservedKey: Hashable, Sendable {
  let number: Int
  let onCompare: @Sendable () -> Void
  static func == (first: Self, second: Self) -> Bool {
    first.onCompare()
    return first.number == second.number
  }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// Runs an action, once it is set.
private final class Alarm: @unchecked Sendable {
  var action: (@Sendable () -> Void)?
  func ring() { action?() }
}

/// A value that one thread passes to another while it waits.
private struct Confined<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
