import CoreData
import Quoin
import SwiftUI
import Testing

/// The property wrappers of views.
@MainActor
@Suite struct FetchRequestViewTests {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  init() throws { container = try ManagedLibrary.container() }

  final class Counter {
    var bodies = 0
    func count() { bodies += 1 }
  }

  struct Titles: View {
    let counter: Counter
    @FetchRequest(sortDescriptors: [SortDescriptor(\.title)]) var books: FetchedResults<Book>
    var body: some View {
      let _ = counter.count()
      VStack {
        Text("count \(books.count)")
        Text("all " + books.map(\.title).joined(separator: " "))
        ForEach(books, id: \.objectID) { Text($0.title) }
        Button("long") {
          books.nsPredicate = NSPredicate(format: "pages > 0")
          return
        }
        Button("reverse") { books.sortDescriptors = [SortDescriptor(\.title, order: .reverse)] }
      }
    }
  }

  struct Chosen: View {
    @FetchRequest var books: FetchedResults<Book>
    init(_ title: String) {
      _books = FetchRequest(
        entity: Book.entity(), sortDescriptors: [],
        predicate: NSPredicate(format: "title == %@", title))
    }
    var body: some View { Text("found \(books.count)") }
  }

  struct Choice: View {
    @State private var title = "Emma"
    var body: some View {
      VStack {
        Chosen(title)
        Button("other") { title = "Dune" }
      }
    }
  }

  struct Sections: View {
    @SectionedFetchRequest(
      sectionIdentifier: \Book.kind.rawValue, sortDescriptors: [SortDescriptor(\Book.title)])
    var sections
    var body: some View {
      VStack {
        ForEach(sections) { section in
          Text("\(section.id): \(section.map(\.title).joined(separator: " "))")
        }
      }
    }
  }

  private func host<Content: View>(_ view: Content) throws -> ViewHost<some View> {
    let host = ViewHost(
      view.environment(\.managedObjectContext, context),
      size: ProposedViewSize(width: 300, height: 300))
    try host.update()
    return host
  }

  @Test func resultsFollowTheContext() throws {
    let books = try ManagedLibrary.addBooks(["Emma", "Dune"], to: context)
    let counter = Counter()
    let host = try host(Titles(counter: counter))
    #expect(try host.text(of: "count 2") == "count 2")
    #expect(counter.bodies == 1)
    _ = Book(context: context)
    try host.update()
    #expect(try host.text(of: "count 3") == "count 3")
    #expect(counter.bodies == 2)
    books[0].title = "Ulysses"
    try host.update()
    #expect(try host.text(of: "Ulysses") == "Ulysses")
    context.delete(books[1])
    try host.update()
    #expect(try host.text(of: "count 2") == "count 2")
    try host.update()
    #expect(counter.bodies == 4)
  }

  @Test func viewsChangeThePredicateAndTheOrder() throws {
    try ManagedLibrary.addBooks(["Emma", "Dune"], to: context)
    let host = try host(Titles(counter: Counter()))
    #expect(try host.text(of: "all Dune Emma") == "all Dune Emma")
    try host.tap("reverse")
    #expect(try host.text(of: "all Emma Dune") == "all Emma Dune")
    try host.tap("long")
    #expect(try host.text(of: "count 1") == "count 1")
  }

  @Test func aNewPredicateOfTheParentFetchesAgain() throws {
    try ManagedLibrary.addBooks(["Emma", "Emma", "Dune"], to: context)
    let host = try host(Choice())
    #expect(try host.text(of: "found 2") == "found 2")
    try host.tap("other")
    #expect(try host.text(of: "found 1") == "found 1")
  }

  @Test func sectionsHaveTheObjectsWithTheSameIdentifier() throws {
    for (title, kind) in [("A", BookKind.paper), ("B", .digital), ("C", .paper)] {
      let book = Book(context: context)
      book.title = title
      book.kind = kind
    }
    let host = try host(Sections())
    #expect(try host.text(of: "paper: A C") == "paper: A C")
    #expect(try host.text(of: "digital: B") == "digital: B")
  }

  @Test func withoutAContextResultsAreEmpty() throws {
    let host = ViewHost(
      Titles(counter: Counter()), size: ProposedViewSize(width: 300, height: 300))
    try host.update()
    #expect(try host.text(of: "count 0") == "count 0")
  }

  @Test func observedObjectsUpdateTheirViews() throws {
    struct Title: View {
      @ObservedObject var book: Book
      var body: some View { Text(book.title) }
    }
    let book = try ManagedLibrary.addBooks(["Emma"], to: context)[0]
    let host = try host(Title(book: book))
    book.title = "Dune"
    try host.update()
    #expect(try host.text(of: "Dune") == "Dune")
  }
}
