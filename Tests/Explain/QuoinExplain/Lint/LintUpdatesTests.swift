import Combine
import Foundation
import Quoin
import SwiftUI
import Testing

/// Rules about the updates of a view.
@MainActor
@Suite("Rules of lint about updates")
struct LintUpdatesTests {
  private func findings<V: View>(_ view: V) throws -> [Finding] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 320, height: 480)
    return try renderer.lint()
  }

  private func rules<V: View>(_ view: V) throws -> [String] { try findings(view).map(\.rule) }

  // MARK: Identity

  private struct Item: Identifiable {
    let id = UUID()
    let name: String
  }

  private struct Row: View {
    let name: String
    @State private var isOpen = false
    var body: some View { Text(isOpen ? "\(name), open" : name) }
  }

  private struct Forgetful: View {
    var items: [Item] { ["Milk", "Bread"].map { Item(name: $0) } }
    var body: some View {
      VStack {
        ForEach(items) { item in _located("Card.swift|7:9|Row@7:9", Row(name: item.name)) }
      }
    }
  }

  private struct Faithful: View {
    @State private var items = ["Milk", "Bread"].map { Item(name: $0) }
    var body: some View { VStack { ForEach(items) { Row(name: $0.name) } } }
  }

  @Test("items whose ids are created in a body")
  func items() throws {
    let found = try findings(Forgetful())
    #expect(found.map(\.rule) == ["resetting-state"])
    #expect(
      found.first?.message
        == "Row in a ForEach is recreated at each update and loses _isOpen of Row: all items get new ids"
    )
    #expect(try rules(Faithful()).isEmpty)
  }

  private struct ForgetfulList: View {
    var items: [Item] { ["Milk", "Bread"].map { Item(name: $0) } }
    var body: some View { List(items) { Row(name: $0.name) } }
  }

  @Test("rows of a list whose ids are created in a body")
  func rows() throws { #expect(try rules(ForgetfulList()) == ["resetting-state"]) }

  private struct Named: View {
    private let lasting = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!
    let isLasting: Bool
    init(isLasting: Bool) { self.isLasting = isLasting }
    var body: some View { Row(name: "A").id(isLasting ? lasting : UUID()) }
  }

  @Test("an id that is created in a body")
  func ids() throws {
    #expect(try rules(Named(isLasting: false)) == ["resetting-state"])
    #expect(try rules(Named(isLasting: true)).isEmpty)
  }

  // MARK: Objects

  private final class Model: ObservableObject {
    @Published var name = "A"
    func pause() {}
  }

  private struct Watcher: View {
    @ObservedObject var model = Model()
    var body: some View { Text(model.name) }
  }
  private struct Owner: View {
    @StateObject var model = Model()
    var body: some View { Text(model.name) }
  }
  private struct Around<Content: View>: View {
    let content: () -> Content
    var body: some View { content() }
  }

  @Test("an observed object that the enclosing body creates each time")
  func objects() throws {
    let found = try findings(Around { Watcher() })
    #expect(found.map(\.rule) == ["resetting-state"])
    #expect(
      found.first?.message
        == "The Model of model in Watcher is recreated at each update of the parent view and loses its data"
    )
    #expect(try rules(Around { Owner() }).isEmpty)
    let model = Model()
    #expect(try rules(Around { Watcher(model: model) }).isEmpty)
    // A view at the root is created once.
    #expect(try rules(Watcher()).isEmpty)
  }

  private struct Pause: View {
    @EnvironmentObject var model: Model
    let shows: Bool
    var body: some View {
      VStack {
        if shows { Text(model.name) }
        Button("Pause") { model.pause() }
      }
    }
  }

  @Test("an object that only an action uses causes needless body runs")
  func unread() throws {
    let found = try findings(Pause(shows: false).environmentObject(Model()))
    #expect(found.map(\.rule) == ["needless-body"])
    #expect(
      found.first?.message
        == "The body of Pause runs at each change of the Model in model, but doesn't read it")
    #expect(try rules(Pause(shows: true).environmentObject(Model())).isEmpty)
  }

  private final class Silent: ObservableObject { func pause() {} }
  private struct Quiet: View {
    @ObservedObject var model: Silent
    var body: some View { Button("Pause") { model.pause() } }
  }
  private struct InList: View {
    @ObservedObject var model: Model
    var body: some View { List(0..<3) { Text("\(model.name) \($0)") } }
  }

  @Test("an object that publishes nothing, and one that a row reads, are fine")
  func read() throws {
    #expect(try rules(Quiet(model: Silent())).isEmpty)
    #expect(try rules(InList(model: Model())).isEmpty)
  }

  // MARK: Ends

  private struct Ticker: View {
    @State private var count = 0
    let isEndless: Bool
    var body: some View {
      Text("\(count)").onChange(of: isEndless ? count : 0, initial: true) { count += 1 }
    }
  }

  @Test("an action that triggers itself")
  func endless() throws {
    let found = try findings(Ticker(isEndless: true))
    #expect(found.map(\.rule) == ["endless-update"])
    #expect(
      found.first?.message
        == "Ticker keeps changing: each update causes another one")
    #expect(try rules(Ticker(isEndless: false)).isEmpty)
  }

  // MARK: Lists

  @Test("rows that are an AnyView or an if without an else; in a stack they don't matter")
  func erasedRows() throws {
    let erased = List { ForEach(0..<3) { AnyView(Text("\($0)")) } }
    let optional = List {
      _located(
        "Card.swift|4:7|ForEach@4:7",
        ForEach(0..<3) { number in if number != 1 { Text("\(number)") } })
    }
    let found = try findings(optional)
    #expect(found.map(\.rule) == ["erased-row"])
    #expect(found.first?.source == LayoutReport.Source(file: "Card.swift", line: 4, column: 7))
    #expect(try rules(erased) == ["erased-row"])
    let either = List {
      ForEach(0..<3) { number in if number == 1 { Text("One") } else { Text("Two").bold() } }
    }
    #expect(try rules(either).isEmpty)
    #expect(
      try rules(List { ForEach(0..<3) { n in VStack { if n == 1 { Text("One") } } } }).isEmpty)
    #expect(try rules(VStack { ForEach(0..<3) { AnyView(Text("\($0)")) } }).isEmpty)
  }

  // MARK: Tables

  private struct Person: Identifiable { let id: Int, name: String }
  private struct People: View {
    @State private var selection: Set<Int> = [1]
    let people: [Person]
    var body: some View {
      Table(people, selection: $selection) {
        TableColumn("Name", value: \.name)
        TableColumn("Number") { Text("\($0.id)") }
      }
    }
  }

  @Test("a selectable table without duplicate ids; two people with one id are reported")
  func tables() throws {
    let people = (0..<5).map { Person(id: $0, name: "P\($0)") }
    func found(_ people: [Person]) throws -> [String] {
      let renderer = ImageRenderer(content: People(people: people))
      renderer.platform = .macOS
      renderer.proposedSize = ProposedViewSize(width: 400, height: 300)
      return try renderer.lint().map(\.rule)
    }
    #expect(try found(people) == [])
    #expect(try found(people + [Person(id: 0, name: "Again")]) == ["duplicate-id"])
  }
}
