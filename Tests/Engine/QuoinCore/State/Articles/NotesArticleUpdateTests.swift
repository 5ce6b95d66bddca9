import Combine
import LiveViews
import SwiftUI
import Testing

/// The notes article: view updates, their costs and their causes.
@MainActor
struct NotesArticleUpdateTests {
  private final class LargeObject: ObservableObject {
    @Published var first = 0
    @Published var second = 0
  }

  private struct First: View {
    @ObservedObject var object: LargeObject
    var body: some View { Text("\(object.first)") }
  }
  private struct Second: View {
    @ObservedObject var object: LargeObject
    var body: some View { Text("\(object.second)") }
  }

  @Test func oneLargeObjectEvaluatesAllWhoObserveIt() throws {
    let object = LargeObject()
    let host = try ViewHost.showing(
      VStack {
        First(object: object)
        Second(object: object)
      })
    object.first += 1
    #expect(try host.update().views == ["First", "Second"])
  }

  @Observable
  final class LargeModel {
    var first = 0
    var second = 0
    var nested: LargeModel?
    var list: [LargeModel] = []
    var named: [String: LargeModel] = [:]
  }

  private struct FirstReader: View {
    let model: LargeModel
    var body: some View { Text("\(model.first)") }
  }
  private struct SecondReader: View {
    let model: LargeModel
    var body: some View { Text("\(model.second)") }
  }

  @Test func theMacroEvaluatesOnlyWhoReadsTheProperty() throws {
    let model = LargeModel()
    let host = try ViewHost.showing(
      VStack {
        FirstReader(model: model)
        SecondReader(model: model)
      })
    model.first += 1
    #expect(try host.update().views == ["FirstReader"])
    #expect(host.texts == ["1", "0"])
  }

  private struct NestedReader: View {
    let model: LargeModel
    var body: some View {
      Text("\(model.nested?.first ?? -1)")
      Text("\(model.list.map(\.first).reduce(0, +))")
      Text("\(model.named["a"]?.first ?? -1)")
    }
  }

  @Test func observableObjectsCanBeNestedInCollections() throws {
    let model = LargeModel()
    let host = try ViewHost.showing(NestedReader(model: model))
    #expect(host.texts == ["-1", "0", "-1"])
    model.nested = LargeModel()
    model.list = [LargeModel(), LargeModel()]
    model.named["a"] = LargeModel()
    try host.update()
    #expect(host.texts == ["0", "0", "0"])
    model.nested?.first = 1
    try host.update()
    model.list[1].first = 2
    try host.update()
    model.named["a"]?.first = 3
    try host.update()
    #expect(host.texts == ["1", "2", "3"])
    model.list[0].second = 9
    #expect(try host.update().evaluations.isEmpty)
  }

  private struct MyView: View {
    let events: EventLog
    var body: some View {
      let _ = events.add("Executing <MyView> body")
      Text("Hello, World!")
    }
  }

  @Test func aStatementInTheBodyTellsEachEvaluation() throws {
    let (events, handle) = (EventLog(), Handle<Int>())
    let host = try ViewHost.showing(
      Parent(handle: handle) { MyView(events: events).padding(CGFloat($0)) })
    #expect(events.take() == ["Executing <MyView> body"])
    // The view has an equal value, so its body need not run.
    handle.set(1)
    try host.update()
    #expect(events.take() == [])
  }

  private struct Printing: View {
    let number: Int
    let handle: Handle<Int>
    @State private var count = 0
    @State private var other = ""
    var body: some View {
      let _ = Self._printChanges()
      let _ = handle.follow { [$count] in $count.wrappedValue = $0 }
      Text("\(number) \(count) \(other)")
    }
  }

  @Test func printChangesNamesTheThreeReasons() throws {
    let (events, outer, inner) = (EventLog(), Handle<Int>(), Handle<Int>())
    let host = ViewHost(
      Parent(handle: outer) { Printing(number: $0 % 2, handle: inner).id($0 / 2) })
    host.changePrinter = { events.add($0) }
    try host.update()
    #expect(events.take() == ["Printing: @self, @identity, _count, _other changed."])
    // A state property, with its underscore
    inner.set(1)
    try host.update()
    #expect(events.take() == ["Printing: _count changed."])
    // The view's value
    outer.set(1)
    try host.update()
    #expect(events.take() == ["Printing: @self changed."])
    // The identity: the view is newly inserted
    outer.set(2)
    try host.update()
    #expect(events.take() == ["Printing: @self, @identity, _count, _other changed."])
  }

  private struct Reading: View {
    let model: LargeModel
    @Environment(\.colorScheme) private var colorScheme
    var body: some View {
      let _ = Self._logChanges()
      Text("\(model.first) \(colorScheme)")
    }
  }

  @Test func dependenciesAndTheEnvironmentAreNamedToo() throws {
    let (events, model) = (EventLog(), LargeModel())
    let host = ViewHost(Reading(model: model))
    host.changePrinter = { events.add($0) }
    try host.update()
    #expect(events.take() == ["Reading: @self, @identity, _colorScheme changed."])
    model.first += 1
    try host.update()
    #expect(events.take() == ["Reading: @dependencies changed."])
    host.environment.colorScheme = .dark
    try host.update()
    #expect(events.take() == ["Reading: _colorScheme changed."])
  }
}
