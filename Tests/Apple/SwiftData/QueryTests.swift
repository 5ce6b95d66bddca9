import Quoin
import SwiftData
import SwiftUI
import Testing

/// The numbers of evaluations of bodies, by view.
@MainActor
private final class Bodies {
  private var counts: [String: Int] = [:]

  func count(_ name: String) { counts[name, default: 0] += 1 }

  /// Returns the evaluations since the last time.
  func take() -> [String: Int] {
    defer { counts = [:] }
    return counts
  }
}

private struct Row: View {
  let note: Note
  let bodies: Bodies
  var body: some View {
    let _ = bodies.count("row")
    Text("\(note.title) \(note.count)")
  }
}

/// All notes, as `@Query(sort: \.title) var notes: [Note]` expands.
private struct NotesView: View {
  let bodies: Bodies
  private let notesQuery = Query<Note, [Note]>(sort: \.title)
  @Environment(\.modelContext) private var context

  var body: some View {
    let _ = bodies.count("list")
    VStack {
      ForEach(notesQuery.wrappedValue) { Row(note: $0, bodies: bodies) }
      Button("Add") { context.insert(Note("new")) }
    }
  }
}

/// The notes with a count above a limit.
private struct FilteredView: View {
  let bodies: Bodies
  private let query: Query<Note, [Note]>

  init(bodies: Bodies, above limit: Int) {
    self.bodies = bodies
    query = Query(filter: #Predicate { $0.count > limit }, sort: \.count, order: .reverse)
  }

  var body: some View {
    let _ = bodies.count("filtered")
    Text("above: \(query.wrappedValue.map(\.title).joined(separator: ","))")
  }
}

/// Both views, with a button that changes the limit and one that doesn't.
private struct BothView: View {
  let bodies: Bodies
  @State private var limit = 0
  @State private var taps = 0

  var body: some View {
    let _ = bodies.count("parent")
    VStack {
      NotesView(bodies: bodies)
      FilteredView(bodies: bodies, above: limit)
      Text("\(taps) taps")
      Button("Raise") { limit += 5 }
      Button("Tap") { taps += 1 }
    }
  }
}

@Suite("Queries in views")
@MainActor
struct QueryTests {
  private let bodies = Bodies()

  private func texts<Content: View>(_ host: ViewHost<Content>) -> [String] {
    host.displayList().items.compactMap { item in
      if case .glyphs(let run, _, _) = item { run.text } else { nil }
    }
  }

  private func host<Content: View>(_ content: Content) throws -> ViewHost<Content> {
    let host = ViewHost(content, size: ProposedViewSize(width: 300, height: 400))
    try host.update()
    return host
  }

  @Test("a change evaluates only the bodies that use a query, once each")
  func changes() throws {
    let container = try ModelContainer.inMemory()
    let note = Note("A")
    container.mainContext.insert(note)
    let host = try host(BothView(bodies: bodies).modelContainer(container))
    #expect(bodies.take() == ["parent": 1, "list": 1, "filtered": 1, "row": 1])

    try host.tap("Add")
    try host.update()
    #expect(texts(host).contains("new 0"))
    #expect(bodies.take() == ["list": 1, "filtered": 1, "row": 1])

    note.count = 9
    try host.update()
    #expect(texts(host).contains("A 9"))
    #expect(texts(host).contains("above: A"))
    #expect(bodies.take() == ["list": 1, "filtered": 1, "row": 1])

    try host.update()
    #expect(bodies.take() == [:])
  }

  @Test("an equal request of a new view keeps the results; another one fetches again")
  func requests() throws {
    let container = try ModelContainer.inMemory()
    let note = Note("A")
    note.count = 3
    container.mainContext.insert(note)
    let host = try host(BothView(bodies: bodies).modelContainer(container))
    #expect(texts(host).contains("above: A"))
    _ = bodies.take()

    try host.tap("Tap")
    try host.update()
    #expect(bodies.take() == ["parent": 1])

    try host.tap("Raise")
    try host.update()
    #expect(texts(host).contains("above: "))
    #expect(bodies.take() == ["parent": 1, "filtered": 1])
  }

  @Test("a view sees what another context has saved, but not its unsaved changes")
  func otherContexts() throws {
    let container = try ModelContainer.inMemory()
    let host = try host(NotesView(bodies: bodies).modelContainer(container))
    let other = ModelContext(container)
    other.insert(Note("Z"))
    try host.update()
    #expect(!texts(host).contains("Z 0"))
    try other.save()
    try host.update()
    #expect(texts(host).contains("Z 0"))
  }

  @Test("a list of many results creates only the visible rows")
  func laziness() throws {
    struct ManyView: View {
      let bodies: Bodies
      private let query = Query<Note, [Note]>()
      init(bodies: Bodies) { self.bodies = bodies }
      var body: some View {
        List(query.wrappedValue) { Row(note: $0, bodies: bodies) }
      }
    }
    let container = try ModelContainer.inMemory()
    for index in 0..<2000 { container.mainContext.insert(Note("\(index)")) }
    let host = try host(ManyView(bodies: bodies).modelContainer(container))
    #expect(texts(host).contains("0 0"))
    #expect((1...50).contains(bodies.take()["row"] ?? 0))
  }

  @Test("a view without a container has no results, and its insertions have no effect")
  func noContainer() throws {
    let host = try host(NotesView(bodies: bodies))
    try host.tap("Add")
    try host.update()
    #expect(texts(host) == ["Add"])
  }

  @Test("a container for models lasts as long as its view, and a picture has one")
  func containerOfView() throws {
    var results: [Result<ModelContainer, any Error>] = []
    let view = NotesView(bodies: bodies)
      .modelContainer(for: Note.self, inMemory: true) { results.append($0) }
    let host = try host(view)
    try host.tap("Add")
    try host.update()
    #expect(texts(host).contains("new 0"))
    #expect(results.count == 1)

    let filled = NotesView(bodies: bodies)
      .modelContainer(for: Note.self, inMemory: true) { result in
        MainActor.assumeIsolated { try? result.get().mainContext.insert(Note("first")) }
      }
    #expect(texts(try self.host(filled)).contains("first 0"))
  }

  @Test("the scene's container is that of its window")
  func scene() throws {
    let scene = WindowGroup { NotesView(bodies: bodies) }
      .modelContainer(for: Note.self, inMemory: true) { result in
        MainActor.assumeIsolated { try? result.get().mainContext.insert(Note("first")) }
      }
    func window<S: Scene>(_ scene: S) -> AnyView? { S._window(of: scene) }
    let content = try #require(window(scene))
    #expect(texts(try host(content)).contains("first 0"))
  }
}
