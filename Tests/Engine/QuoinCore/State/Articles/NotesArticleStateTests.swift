import LiveViews
import SwiftUI
import Testing

/// The notes article: state and initial values.
@MainActor
struct NotesArticleStateTests {
  /// The article's counter, without the superfluous parenthesis in its label (here and below).
  private struct Counter: View {
    @State private var value = 0
    var body: some View {
      Button("Increment: \(value)") {
        value += 1
      }
    }
  }

  @Test func aCounterCounts() throws {
    let host = try ViewHost.showing(Counter())
    #expect(host.texts == ["Increment: 0"])
    #expect(
      try host.tap("Increment: 0").evaluations.map(\.text).contains("Counter: _value changed."))
    #expect(host.texts == ["Increment: 1"])
  }

  /// Written without the property wrapper; in the article, `State(initialValue: 0)` is in the
  /// position of the type.
  private struct HandwrittenCounter: View {
    private var _value = State(initialValue: 0)
    private var value: Int {
      get { _value.wrappedValue }
      nonmutating set { _value.wrappedValue = newValue }
    }

    var body: some View {
      Button("Increment: \(value)") {
        value += 1
      }
    }
  }

  @Test func aStateWrittenByHandIsTheSame() throws {
    let host = try ViewHost.showing(HandwrittenCounter())
    for count in 0..<3 {
      #expect(host.texts == ["Increment: \(count)"])
      try host.tap("Increment: \(count)")
      try host.update()
    }
    #expect(host.texts == ["Increment: 3"])
  }

  private struct Started: View {
    @State private var value: Int
    init(from value: Int) { _value = State(initialValue: value) }
    var body: some View {
      Button("Increment: \(value)") { value += 1 }
    }
  }

  @Test func theInitialValueIsIgnoredOnceTheNodeIsThere() throws {
    let handle = Handle<Int>()
    let host = try ViewHost.showing(Parent(handle: handle) { Started(from: $0 * 100) })
    try host.tap("Increment: 0")
    handle.set(1)
    try host.update()
    #expect(host.texts == ["Increment: 1"])
  }

  private struct Unread: View {
    let events: EventLog
    let handle: Handle<Int>
    @State private var value = 0
    var body: some View {
      let _ = events.add("body")
      let _ = handle.follow { [$value] in $value.wrappedValue = $0 }
      Text("Hello")
    }
  }

  @Test func aStateThatTheBodyDoesNotReadRunsNoBody() throws {
    let (events, handle) = (EventLog(), Handle<Int>())
    let host = try ViewHost.showing(Unread(events: events, handle: handle))
    handle.set(1)
    #expect(try host.update().evaluations.isEmpty)
    #expect(events.lines == ["body"])
  }

  @Observable
  final class Model {
    var value = 0
    var other = 0
  }

  private struct ObjectCounter: View {
    @State private var model = Model()
    var body: some View {
      Button("Increment: \(model.value)") { model.value += 1 }
    }
  }

  @Test func aStateHoldsAnObjectToo() throws {
    let handle = Handle<Int>()
    let host = try ViewHost.showing(Parent(handle: handle) { _ in ObjectCounter() })
    try host.tap("Increment: 0")
    // The parent creates another counter with another model, which is not used.
    handle.set(1)
    try host.update()
    #expect(host.texts == ["Increment: 1"])
  }

  /// The article's mistake: this initializer only changes the initial value.
  private struct WrongCounter: View {
    @State var model: Model

    init(model: Model) {
      self.model = model
    }

    var body: some View {
      Button("\(model.value)") { model.value += 1 }
    }
  }

  @Test func anotherModelPassedToAStateLaterIsIgnored() throws {
    let handle = Handle<Int>()
    let models = [Model(), Model()]
    models[1].value = 50
    let host = try ViewHost.showing(Parent(handle: handle) { WrongCounter(model: models[$0]) })
    #expect(host.texts == ["0"])
    handle.set(1)
    try host.update()
    #expect(host.texts == ["0"])
    try host.tap("0")
    try host.update()
    #expect(host.texts == ["1"])
    #expect(models.map(\.value) == [1, 50])
  }

  private struct RightCounter: View {
    var model: Model
    var body: some View {
      Button("\(model.value)") { model.value += 1 }
    }
  }

  @Test func aPlainPropertyFollowsTheModelThatIsPassed() throws {
    let handle = Handle<Int>()
    let models = [Model(), Model()]
    models[1].value = 50
    let host = try ViewHost.showing(Parent(handle: handle) { RightCounter(model: models[$0]) })
    handle.set(1)
    try host.update()
    #expect(host.texts == ["50"])
  }

  private struct Fresh: View {
    var model = Model()
    var body: some View {
      Button("\(model.value)") { model.value += 1 }
    }
  }

  @Test func anObjectThatTheViewShouldOwnIsLostWithoutState() throws {
    let handle = Handle<Int>()
    let host = try ViewHost.showing(Parent(handle: handle) { _ in Fresh() })
    try host.tap("0")
    try host.update()
    #expect(host.texts == ["1"])
    handle.set(1)
    try host.update()
    #expect(host.texts == ["0"])
  }
}
