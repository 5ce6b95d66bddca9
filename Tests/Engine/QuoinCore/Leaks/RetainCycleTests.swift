import Combine
import Foundation
import Quoin
import SwiftUI
import Testing

/// Models, actions and hosts release each other when the host is released, closed or not.
@MainActor
struct RetainCycleTests {
  /// Runs `body` with a model, and returns whether the model is freed afterwards.
  private func isFreed(_ body: (Owned) throws -> Void) rethrows -> Bool {
    weak var known: Owned?
    func run() throws {
      let model = Owned()
      known = model
      try body(model)
    }
    try run()
    return known == nil
  }

  private func show<V: View>(_ view: V) throws -> ViewHost<V> {
    let host = ViewHost(view, shaper: FixedShaper())
    try host.update()
    return host
  }

  @Test func anObjectOfAState() throws {
    #expect(try isFreed { _ = try show(StateOwner(make: $0)) })
  }

  @Test func anObjectWhoseClosureWritesTheState() throws {
    #expect(
      try isFreed { model in
        let host = try show(StateOwner(make: model))
        model.action()
        try host.update()
        model.action()
      })
  }

  @Test func aStateObject() throws {
    #expect(try isFreed { _ = try show(ObjectOwner(make: $0)) })
  }

  @Test func anObjectOfTheEnvironment() throws {
    #expect(
      try isFreed { model in
        _ = try show(EnvironmentReader().environmentObject(model).environment(Other()))
      })
  }

  @Test func anObjectThatActionsCapture() throws {
    #expect(
      try isFreed { model in
        let host = try show(Acting(model: model))
        model.number += 1
        try host.update()
      })
  }

  @Test func anUnshownWrite() throws {
    #expect(
      try isFreed { model in
        var binding: Binding<Owned?>?
        let host = try show(Handing { binding = $0 })
        binding?.wrappedValue = model
        _ = host
      })
  }

  @Test func aWriteAfterTheHostIsGone() throws {
    var binding: Binding<Owned?>?
    var isKept = false
    #expect(
      try isFreed { model in
        _ = try show(Handing { binding = $0 })
        for _ in 0..<3 { binding?.wrappedValue = model }
        isKept = binding?.wrappedValue === model
        binding?.wrappedValue = nil
      })
    #expect(isKept)
  }

  @Test func aTaskThatWaitsForever() async throws {
    weak var known: Owned?
    let ended = Ended()
    do {
      let model = Owned()
      known = model
      _ = try show(Waiting(model: model, ended: ended))
      // The task has started before the host is released.
      for _ in 0..<300_000 where !ended.hasBegun { try await Task.sleep(for: .milliseconds(2)) }
      #expect(ended.hasBegun)
    }
    for _ in 0..<300_000 where known != nil { try await Task.sleep(for: .milliseconds(2)) }
    #expect(known == nil)
    #expect(ended.isCancelled)
  }

  /// A long-lived object retains nothing of the views that have read it.
  @Test func anObjectThatIsReadAgainAndAgain() throws {
    let model = Long()
    let host = ViewHost(LongReader(model: model), shaper: FixedShaper())
    try host.update()
    func updates(_ count: Int) throws {
      for _ in 0..<count {
        model.rows = model.rows == 0 ? 5 : 0
        try host.update()
      }
    }
    let growth = try MemoryProbe.growth(bound: 1000 * 16) {
      try updates(1000)
    } _: {
      try updates(1000)
    }
    #expect(growth < 1000 * 16)
    // Reads of past evaluations are not tracked.
    model.title = "b"
    #expect(try host.update().views == ["LongReader"])
    model.unread = 1
    #expect(try host.update().views.isEmpty)
  }

  @Test func aSubscription() throws {
    let log = Cancellations()
    #expect(try isFreed { _ = try show(Receiving(model: $0, log: log)) })
    #expect(log.count == 1)
  }

  @Test func aTimer() throws {
    #expect(try isFreed { _ = try show(Ticking(model: $0)) })
  }

  /// A host released without `close()` disappears silently, because there is no observer left.
  @Test func onlyAClosedHostTellsThatItsViewsGo() throws {
    var count = 0
    do { _ = try show(Color.red.onDisappear { count += 1 }) }
    #expect(count == 0)
    try show(Color.red.onDisappear { count += 1 }).close()
    #expect(count == 1)
  }

  /// Every node tree is released with its host, including those created after the layout.
  @Test func contentCreatedDuringLayout() throws {
    #expect(
      try isFreed { model in
        _ = try show(
          GeometryReader { _ in
            List(0..<3) { _ in StateOwner(make: model) }
              .overlayPreferenceValue(CountKey.self) { _ in StateOwner(make: model) }
          })
      })
  }
}

private struct CountKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

@MainActor
private final class Owned: ObservableObject {
  @Published var number = 0
  var action: () -> Void = {}
  func follow(_ action: @escaping () -> Void) { self.action = action }
}

@Observable
private final class Other {}

private struct StateOwner: View {
  @State private var model: Owned
  @State private var count = 0
  init(make model: Owned) { _model = State(initialValue: model) }
  var body: some View {
    // Not the view itself: that would retain the model's own state.
    let _ = model.follow { [$count] in $count.wrappedValue += 1 }
    Color.red.frame(width: CGFloat(count), height: 1)
  }
}

private struct ObjectOwner: View {
  @StateObject private var model: Owned
  @State private var count = 0
  init(make model: @autoclosure @escaping () -> Owned) {
    _model = StateObject(wrappedValue: model())
  }
  var body: some View {
    Color.red.frame(width: CGFloat(count + model.number), height: 1)
      .onAppear { count = model.number + 1 }
  }
}

private struct EnvironmentReader: View {
  @EnvironmentObject private var model: Owned
  @Environment(Other.self) private var other
  var body: some View {
    let _ = other
    Color.red.frame(width: CGFloat(model.number), height: 1)
  }
}

private struct Acting: View {
  @ObservedObject var model: Owned
  @State private var count = 0
  var body: some View {
    Button("Add") { model.number += count }
      .onAppear { count = model.number }
      .onDisappear { model.number = count }
      .onChange(of: model.number) { count = model.number }
      .background {
        GeometryReader { Color.red.preference(key: CountKey.self, value: Int($0.size.width)) }
      }
      .onPreferenceChange(CountKey.self) { [$count] in $count.wrappedValue = $0 }
      .alignmentGuide(.leading) { _ in CGFloat(model.number) }
  }
}

private struct Handing: View {
  let hand: (Binding<Owned?>) -> Void
  @State private var kept: Owned?
  var body: some View {
    let _ = hand($kept)
    Color.red.frame(width: kept == nil ? 1 : 2, height: 1)
  }
}

@MainActor
private final class Ended {
  var hasBegun = false
  var isCancelled = false
}

private struct Waiting: View {
  let model: Owned
  let ended: Ended
  var body: some View {
    Color.red.task {
      ended.hasBegun = true
      while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
      ended.isCancelled = true
      model.number += 1
    }
  }
}

private final class Cancellations { var count = 0 }

private struct Receiving: View {
  @ObservedObject var model: Owned
  let log: Cancellations
  @State private var count = 0
  var body: some View {
    Color.red.onReceive(
      model.$number.handleEvents(receiveCancel: { log.count += 1 })
    ) { count = $0 + model.number }
  }
}

private struct Ticking: View {
  let model: Owned
  private let timer = Timer.publish(every: 3600, on: .main, in: .common).autoconnect()
  var body: some View { Color.red.onReceive(timer) { _ in model.number += 1 } }
}

@Observable
private final class Long {
  var rows = 0
  var title = "a"
  var unread = 0
}

private struct LongReader: View {
  let model: Long
  var body: some View {
    VStack {
      Text(model.title)
      ForEach(0..<model.rows, id: \.self) { _ in TitleReader(model: model) }
    }
  }
}

private struct TitleReader: View {
  let model: Long
  var body: some View { Text(model.title) }
}
