import LiveViews
import SwiftUI
import Testing

/// The notes article: bindings in all their forms. Misplaced braces in the article are corrected.
@MainActor
struct NotesArticleBindingTests {
  private struct WithoutBinding {
    struct Counter: View {
      var value: Int
      var setValue: (Int) -> Void
      var body: some View {
        Button("Increment: \(value)") { setValue(value + 1) }
      }
    }

    // Using `Counter`
    struct CounterView: View {
      @State private var value = 0
      var body: some View {
        Counter(value: value, setValue: { value = $0 })
      }
    }
  }

  private struct ByHand {
    struct Counter: View {
      var _value: Binding<Int>
      var value: Int {
        get { _value.wrappedValue }
        // The article omits `nonmutating`; without it the action could not write.
        nonmutating set { _value.wrappedValue = newValue }
      }
      init(value: Binding<Int>) {
        self._value = value
      }
      var body: some View {
        Button("Increment: \(value)") { value += 1 }
      }
    }

    // The initializer's only job is to expose a nicer API without an
    // underscored `_value` label for its parameter:
    struct ContentView: View {
      @State private var value = 0
      var body: some View {
        Counter(value: Binding(get: { value }, set: { value = $0 }))
      }
    }
  }

  private struct Sugared {
    struct Counter: View {
      @Binding var value: Int
      var body: some View {
        Button("Increment: \(value)") { value += 1 }
      }
    }

    struct CounterView: View {
      @State var value: Int = 0
      var body: some View {
        Counter(value: $value)
      }
    }
  }

  /// A write reads the old value (Rules/Updates.md#binding-writes).
  @Test func aWriteCallsTheGetterToo() {
    struct Pair {
      var first = 1
      var second = 2
    }
    var calls: [String] = []
    var stored = Pair()
    let binding = Binding {
      calls.append("get")
      return stored
    } set: {
      calls.append("set \($0.first) \($0.second)")
      stored = $0
    }
    binding.wrappedValue = Pair(first: 3, second: 4)
    #expect(calls == ["get", "set 3 4"])
    binding.animation().wrappedValue = Pair(first: 5, second: 6)
    #expect(calls == ["get", "set 3 4", "get", "set 5 6"])
    calls = []
    binding.second.wrappedValue = 7
    #expect(calls.first == "get" && calls.last == "set 5 7")
  }

  @Test func aValueAndAClosureDoWithoutABinding() throws {
    try expectCounting(WithoutBinding.CounterView())
  }

  @Test func aBindingWrittenByHandCounts() throws {
    try expectCounting(ByHand.ContentView())
  }

  @Test func theSugarIsTheSame() throws {
    try expectCounting(Sugared.CounterView())
  }

  private func expectCounting<V: View>(_ view: V) throws {
    let host = try ViewHost.showing(view)
    for count in 0..<3 {
      #expect(host.texts == ["Increment: \(count)"])
      try host.tap("Increment: \(count)")
      try host.update()
    }
    #expect(host.texts == ["Increment: 3"])
  }

  @Test func theChildWithABindingIsNamedByItsOwnProperty() throws {
    let host = try ViewHost.showing(Sugared.CounterView())
    let update = try host.tap("Increment: 0")
    #expect(update.evaluations.map(\.text).contains("Counter: _value changed."))
    // The view that owns the state doesn't read it.
    #expect(!update.views.contains("CounterView"))
  }

  @Test func theDollarIsShortForTheProjectedValue() throws {
    @Binding var value: Int
    var stored = 1
    _value = Binding(get: { stored }, set: { stored = $0 })
    _value.projectedValue.wrappedValue = 2
    $value.wrappedValue += 1
    #expect(stored == 3)
  }

  @MainActor @Observable
  final class Model {
    static let shared = Model()
    var value = 0
  }

  private struct BindableCounter: View {
    @Bindable var model: Model
    var body: some View {
      Stepper("Increment: \(model.value)", value: $model.value)
    }
  }

  private struct CounterView: View {
    var model = Model.shared
    var body: some View {
      BindableCounter(model: model)
    }
  }

  @Test func aBindableMakesBindingsToAnObservableObject() throws {
    Model.shared.value = 0
    let host = try ViewHost.showing(CounterView())
    #expect(host.texts == ["Increment: 0"])
    Bindable(Model.shared).value.wrappedValue += 1
    #expect(try host.update().views.contains("BindableCounter"))
    #expect(host.texts == ["Increment: 1"])
  }

  private struct Inline: View {
    @State private var model = Model()
    var body: some View {
      @Bindable var bound = model
      Sugared.Counter(value: $bound.value)
      Sugared.Counter(value: Bindable(model).value)
    }
  }

  @Test func aBindableCanBeMadeInTheBody() throws {
    let host = try ViewHost.showing(Inline())
    try host.tap("Increment: 0")
    try host.update()
    #expect(host.texts == ["Increment: 1", "Increment: 1"])
  }
}
