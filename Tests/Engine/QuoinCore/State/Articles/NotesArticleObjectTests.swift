import Combine
import LiveViews
import SwiftUI
import Testing

/// The notes article: observable objects.
@MainActor
struct NotesArticleObjectTests {
  /// The expansion of `@Published`; the article omits the initial value.
  private final class HandwrittenModel: ObservableObject {
    var value: Int = 0 {
      willSet { objectWillChange.send() }
    }
  }

  private final class Model: ObservableObject {
    @Published var value = 0
    nonisolated(unsafe) static var count = 0
    init() { Self.count += 1 }
  }

  private struct Counter<M: ObservableObject>: View {
    @ObservedObject var model: M
    let value: KeyPath<M, Int>
    let increment: (M) -> Void
    var body: some View {
      Button("Increment: \(model[keyPath: value])") { increment(model) }
    }
  }

  @Test func publishedIsSugarForSendingInWillSet() throws {
    let handwritten = try ViewHost.showing(
      Counter(model: HandwrittenModel(), value: \.value) { $0.value += 1 })
    let sugared = try ViewHost.showing(Counter(model: Model(), value: \.value) { $0.value += 1 })
    let changes = [try handwritten.tap("Increment: 0"), try sugared.tap("Increment: 0")]
    for (change, name) in zip(changes, [handwritten.name, sugared.name]) {
      #expect(change.evaluations.map(\.text).contains("\(name): _model changed."))
    }
    #expect(handwritten.texts == ["Increment: 1"])
    #expect(sugared.texts == ["Increment: 1"])
  }

  private final class SilentModel: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    @Published var value = 0
  }

  @Test func customObjectWillChangeSilencesPublished() throws {
    let model = SilentModel()
    let host = try ViewHost.showing(Counter(model: model, value: \.value) { $0.value += 1 })
    #expect(try !host.tap("Increment: 0").views.contains(host.name))
    #expect(model.value == 1)
    #expect(host.texts == ["Increment: 0"])
    model.objectWillChange.send()
    try host.update()
    #expect(host.texts == ["Increment: 1"])
  }

  @MainActor
  private final class Counts: ObservableObject {
    @Published var value = 0
    init(_ made: EventLog) { made.add("made") }
  }

  private struct CounterView: View {
    @StateObject private var model: Counts

    init(_ made: EventLog) { _model = StateObject(wrappedValue: Counts(made)) }

    var body: some View {
      Button("Increment: \(model.value)") {
        model.value += 1
      }
    }
  }

  @Test func theValueOfAStateObjectIsMadeOncePerIdentity() throws {
    let (made, handle) = (EventLog(), Handle<Int>())
    // The view on its own has no value yet: it is an autoclosure.
    _ = CounterView(made)
    #expect(made.lines.isEmpty)
    let host = try ViewHost.showing(
      Parent(handle: handle) { CounterView(made).id($0 / 10) })
    #expect(made.lines.count == 1)
    try host.tap("Increment: 0")
    for step in 1..<10 {
      handle.set(step)
      try host.update()
    }
    #expect(made.lines.count == 1)
    #expect(host.texts == ["Increment: 1"])
    handle.set(10)
    try host.update()
    #expect(made.lines.count == 2)
    #expect(host.texts == ["Increment: 0"])
  }

  private struct Owned: View {
    @StateObject private var model = Model()
    var body: some View {
      Button("Increment: \(model.value)") { model.value += 1 }
    }
  }

  private struct Unowned: View {
    @ObservedObject private var model = Model()
    var body: some View {
      Button("Increment: \(model.value)") { model.value += 1 }
    }
  }

  @Test func aStateObjectOutlivesItsViewsValueAndAnObservedObjectDoesNot() throws {
    let handle = Handle<Int>()
    let owned = try ViewHost.showing(Parent(handle: handle) { _ in Owned() })
    try owned.tap("Increment: 0")
    handle.set(1)
    try owned.update()
    #expect(owned.texts == ["Increment: 1"])

    let unowned = try ViewHost.showing(Parent(handle: handle) { _ in Unowned() })
    try unowned.tap("Increment: 0")
    try unowned.update()
    #expect(unowned.texts == ["Increment: 1"])
    // The parent creates the view again, and the object with it.
    handle.set(2)
    try unowned.update()
    #expect(unowned.texts == ["Increment: 0"])
  }

  @Test func anObservedObjectFollowsTheObjectThatIsPassed() throws {
    let (handle, models) = (Handle<Int>(), [Model(), Model()])
    models[1].value = 7
    let host = try ViewHost.showing(
      Parent(handle: handle) { Counter(model: models[$0], value: \.value) { $0.value += 1 } })
    handle.set(1)
    try host.update()
    #expect(host.texts == ["Increment: 7"])
    models[0].value = 3
    #expect(try host.update().evaluations.isEmpty)
    models[1].value = 8
    try host.update()
    #expect(host.texts == ["Increment: 8"])
  }
}

extension ViewHost {
  /// The name of the view, as in updates.
  fileprivate var name: String { "\(Content.self)" }
}
