import Combine
import LiveViews
import Quoin
import SwiftUI
import Testing

/// Dynamic properties beyond state and bindings.
@MainActor
struct DynamicPropertyTests {
  // MARK: Custom ones

  @propertyWrapper
  private struct Doubled: DynamicProperty {
    @State private var stored = 1
    private(set) var doubled = 0
    var wrappedValue: Int {
      get { doubled }
      nonmutating set { stored = newValue }
    }
    mutating func update() { doubled = stored * 2 }
  }

  @propertyWrapper
  private struct Nested: DynamicProperty {
    @Doubled private var inner
    var wrappedValue: Int {
      get { inner + 1 }
      nonmutating set { inner = newValue }
    }
  }

  private struct Calculating: View {
    @Nested var value
    @Doubled var other
    let handle: Handle<Int>
    var body: some View {
      let _ = handle.follow { [_value] in _value.wrappedValue = $0 }
      Text("\(value) \(other)")
    }
  }

  @Test func stateInsidePropertiesTwoDeepIsKeptAndNamedByTheOuterOne() throws {
    let handle = Handle<Int>()
    let host = try ViewHost.showing(Calculating(handle: handle))
    #expect(host.texts == ["3 2"])
    handle.set(10)
    #expect(try host.update().evaluations.map(\.text) == ["Calculating: _value changed."])
    #expect(host.texts == ["21 2"])
  }

  @Test func aPictureUpdatesCustomPropertiesOnce() {
    let svg = ImageRenderer(content: Calculating(handle: Handle())).svgString()
    #expect(svg.contains(">3 <") && svg.contains(">2<"))
    let modified = ImageRenderer(content: Text("x").modifier(Suffix())).svgString()
    #expect(modified.contains(">2<"))
  }

  private struct Suffix: ViewModifier {
    @Doubled var value
    func body(content: Content) -> some View {
      VStack {
        content
        Text("\(value)")
      }
    }
  }

  private struct Tally: ViewModifier {
    let handle: Handle<Int>
    @State private var count = 0
    func body(content: Content) -> some View {
      let _ = handle.follow { [$count] in $count.wrappedValue = $0 }
      content.padding(.leading, CGFloat(count))
    }
  }

  @Test func aModifierHasStateOfItsOwn() throws {
    let handle = Handle<Int>()
    let host = try ViewHost.showing(
      Color.red.frame(width: 10, height: 10).modifier(Tally(handle: handle)))
    handle.set(7)
    #expect(try host.update().evaluations.map(\.text) == ["Tally: _count changed."])
    #expect(host.size.width == 17)
  }

  // MARK: Missing objects

  @Observable final class Store { var name = "store" }
  private final class OldStore: ObservableObject { @Published var name = "old" }

  private struct StoreReader: View {
    @Environment(Store.self) private var store
    var body: some View { Text(store.name) }
  }
  private struct OldStoreReader: View {
    @EnvironmentObject private var store: OldStore
    var body: some View { Text(store.name) }
  }
  private struct OptionalReader: View {
    @Environment(Store.self) private var store: Store?
    var body: some View { Text(store?.name ?? "none") }
  }

  @Test func aMissingObjectNamesItsTypeAndView() throws {
    let new = #expect(throws: ViewError.self) { try ViewHost.showing(VStack { StoreReader() }) }
    #expect(new?.description.contains("Store") == true)
    #expect(new?.description.contains("StoreReader") == true)
    let old = #expect(throws: ViewError.self) { try ViewHost.showing(VStack { OldStoreReader() }) }
    #expect(old?.description.contains("OldStore found for OldStoreReader") == true)
    #expect(try ViewHost.showing(OptionalReader()).texts == ["none"])
  }

  @Test func aPictureWithoutItsObjectIsAnErrorToo() throws {
    #expect(throws: ViewError.self) {
      try ImageRenderer(content: VStack { OldStoreReader() }).pngData()
    }
    let renderer = ImageRenderer(content: StoreReader())
    #expect(renderer.layoutReport().errors.contains { $0.contains("Store") })
    let found = ImageRenderer(content: StoreReader().environment(Store()))
    #expect(found.svgString().contains("store"))
  }

  private struct Forgetful: View {
    @EnvironmentObject private var old: OldStore
    @Environment(Store.self) private var store
    var body: some View {
      Button("forget") { old.name = store.name }
    }
  }

  @Test func anUnreadOptionalObjectMayBeMissing() throws {
    #expect(throws: ViewError.self) { try ViewHost.showing(Forgetful()) }
    let view = Forgetful().environment(\.requiresEnvironmentObjects, false)
    #expect(try ViewHost.showing(view).texts == ["forget"])
    let renderer = ImageRenderer(content: view)
    #expect(renderer.layoutReport().errors.isEmpty)
    #expect(renderer.svgString().contains("forget"))
  }

  private struct Providing: View {
    let handle: Handle<Bool>
    @State private var isProvided = false
    var body: some View {
      let _ = handle.follow { [$isProvided] in $isProvided.wrappedValue = $0 }
      OptionalReader().environment(isProvided ? Store() : nil)
    }
  }

  @Test func anObjectThatComesLaterIsSeen() throws {
    let handle = Handle<Bool>()
    let host = try ViewHost.showing(Providing(handle: handle))
    handle.set(true)
    #expect(try host.update().evaluations.map(\.text).last == "OptionalReader: _store changed.")
    #expect(host.texts == ["store"])
  }

  @Test func theErrorStaysUntilTheObjectIsThere() throws {
    let host = ViewHost(StoreReader().environment(nil as Store?))
    #expect(throws: ViewError.self) { try host.update() }
    #expect(throws: ViewError.self) { try host.update() }
    host.rootView = StoreReader().environment(Store())
    try host.update()
    #expect(host.texts == ["store"])
  }

  @Test func environmentObjectsEvaluateTheirReaders() throws {
    let store = OldStore()
    let host = try ViewHost.showing(OldStoreReader().environmentObject(store))
    store.name = "new"
    #expect(try host.update().evaluations.map(\.text) == ["OldStoreReader: _store changed."])
    #expect(host.texts == ["new"])
  }

  // MARK: Comparing

  private struct Parity: View, Equatable {
    let number: Int
    let events: EventLog
    nonisolated static func == (first: Self, second: Self) -> Bool {
      first.number.isMultiple(of: 2) == second.number.isMultiple(of: 2)
    }
    var body: some View {
      let _ = events.add("\(number)")
      Text(number.isMultiple(of: 2) ? "even" : "odd")
    }
  }

  @Test func anEquatableViewIsEvaluatedWhereItSaysItIsAnother() throws {
    let (handle, events) = (Handle<Int>(), EventLog())
    let host = try ViewHost.showing(
      Parent(handle: handle) { Parity(number: $0, events: events).equatable() })
    for number in [2, 4, 5, 7] {
      handle.set(number)
      try host.update()
    }
    #expect(events.lines == ["0", "5"])
    #expect(host.texts == ["odd"])
    #expect(EquatableView(content: Parity(number: 1, events: events)).content.number == 1)
  }

  /// Views that say they are the same, however different they are.
  private struct Plain: View, Equatable {
    let number: Int
    nonisolated static func == (first: Self, second: Self) -> Bool { true }
    var body: some View { Text("plain \(number)") }
  }
  private struct Named: View, Equatable {
    let number: Int
    let name: String
    nonisolated static func == (first: Self, second: Self) -> Bool { true }
    var body: some View { Text("named \(number)") }
  }
  private struct Flagged: View, Equatable {
    let number: Int
    @State private var flag = false
    nonisolated static func == (first: Self, second: Self) -> Bool { true }
    var body: some View { Text("flagged \(number)") }
  }
  private struct Holder<Content: View>: View {
    let content: Content
    var body: some View { content }
  }

  @Test func aViewOfPlainDataIsComparedByItsFields() throws {
    let handle = Handle<Int>()
    let host = try ViewHost.showing(
      Parent(handle: handle) { number in
        Plain(number: number)
        Named(number: number, name: "a")
        Flagged(number: number)
        Plain(number: number + 10).equatable()
        Holder(content: Plain(number: number + 20))
        Holder(content: Plain(number: number + 30).equatable())
      })
    handle.set(1)
    let update = try host.update()
    #expect(
      host.texts == ["plain 1", "named 0", "flagged 0", "plain 10", "plain 21", "plain 30"])
    #expect(update.views.filter { $0 == "Plain" }.count == 2)
  }

  // MARK: Metrics and names

  private struct Scaled: View {
    @ScaledMetric private var length = 10.0
    var body: some View { Color.red.frame(width: length, height: 1) }
  }

  @Test func aScaledMetricFollowsTheTextSize() throws {
    let host = try ViewHost.showing(Scaled())
    #expect(host.size.width == 10)
    host.environment.dynamicTypeSize = .accessibility5
    #expect(try host.update().evaluations.map(\.text) == ["Scaled: _length changed."])
    #expect(host.size.width > 20)
  }

  private struct Naming: View {
    @Namespace private var namespace
    let number: Int
    let seen: Seen
    var body: some View {
      let _ = seen.names.append(namespace)
      Text("\(number)")
    }
  }
  @MainActor private final class Seen { var names: [Namespace.ID] = [] }

  @Test func aNamespaceIsTheSameAsLongAsTheView() throws {
    let (handle, seen) = (Handle<Int>(), Seen())
    let host = try ViewHost.showing(
      Parent(handle: handle) { Naming(number: $0, seen: seen).id($0 / 2) })
    for number in 1...2 {
      handle.set(number)
      try host.update()
    }
    #expect(seen.names.count == 3)
    #expect(seen.names[0] == seen.names[1])
    #expect(seen.names[1] != seen.names[2])
  }

  private final class Model: ObservableObject { @Published var text = "model" }
  private struct Owner: View {
    @StateObject private var model = Model()
    var body: some View { Text(model.text).onAppear { model.text = "appeared" } }
  }

  @Test func aPictureOfAStateObjectShowsWhatAppearingHasSet() {
    #expect(ImageRenderer(content: Owner()).svgString().contains("appeared"))
  }

  private struct Early: View {
    @State private var value = 1
    init() { value = 5 }
    var body: some View { Text("\(value)") }
  }

  @Test func aWriteBeforeTheFirstBodyIsIgnored() throws {
    #expect(try ViewHost.showing(Early()).texts == ["1"])
  }
}
