import CoreData
import Testing

/// The results and the delegate calls of fetched results controllers.
@MainActor
@Suite struct FetchedResultsControllerTests {
  final class Log: NSFetchedResultsControllerDelegate {
    var lines: [String] = []
    func controllerWillChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) { lines.append("will") }
    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) { lines.append("did \(controller.fetchedObjects?.count ?? -1)") }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange object: Any,
      at old: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath new: IndexPath?
    ) {
      let title = (object as? Book)?.title ?? "?"
      lines.append("\(type) \(title) \(old?.map { $0 } ?? []) \(new?.map { $0 } ?? [])")
    }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange section: any NSFetchedResultsSectionInfo, atSectionIndex index: Int,
      for type: NSFetchedResultsChangeType
    ) { lines.append("\(type) section \(section.name) \(index)") }
  }

  @Test func changesReachTheDelegateWithTheirPlaces() throws {
    let container = try ManagedLibrary.container()
    let context = container.viewContext
    let books = try ManagedLibrary.addBooks(["B", "D"], to: context)
    for book in books { book.kind = .paper }
    try context.save()
    let request = Book.fetchRequest()
    request.sortDescriptors = [
      NSSortDescriptor(key: "kind", ascending: false),
      NSSortDescriptor(key: "title", ascending: true),
    ]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "kind",
      cacheName: nil)
    try controller.performFetch()
    #expect(controller.sections?.map(\.name) == ["paper"])
    #expect(controller.object(at: IndexPath(indexes: [0, 1])) == books[1])
    #expect(controller.indexPath(forObject: books[1]) == IndexPath(indexes: [0, 1]))
    let log = Log()
    controller.delegate = log
    let added = Book(context: context)
    added.title = "C"
    added.kind = .paper
    context.processPendingChanges()
    #expect(log.lines == ["will", "insert C [] [0, 1]", "did 3"])
    log.lines = []
    books[0].title = "Z"
    context.processPendingChanges()
    #expect(log.lines == ["will", "move Z [0, 0] [0, 2]", "did 3"])
    log.lines = []
    added.kind = .digital
    context.processPendingChanges()
    #expect(
      log.lines == ["will", "insert section digital 1", "move C [0, 0] [1, 0]", "did 3"])
    log.lines = []
    context.delete(added)
    context.processPendingChanges()
    #expect(
      log.lines == ["will", "delete section digital 1", "delete C [1, 0] []", "did 2"])
  }
}
