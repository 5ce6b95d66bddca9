import Foundation
import QuoinData
import QuoinFoundation
import QuoinSchema

public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete, move, update
}

/// A section of a fetched results controller.
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// An object that follows the changes of a fetched results controller.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
}

/// The results of a request in sections, which follow the changes of a context.
open class NSFetchedResultsController<ResultType>: NSObject {
  public final let fetchRequest: NSFetchRequest<ResultType>
  public final let managedObjectContext: NSManagedObjectContext
  public final let sectionNameKeyPath: String?
  /// Stored only: nothing is kept between runs.
  public final let cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open private(set) var fetchedObjects: [ResultType]?
  private var parts: [Section] = []
  private var observer: (any NSObjectProtocol)?
  /// A controller of the type that delegates expect, with the same results.
  private var twin: NSFetchedResultsController<any NSFetchRequestResult>?

  struct Section: NSFetchedResultsSectionInfo {
    let name: String
    var elements: [NSManagedObject]
    var indexTitle: String? { name.first.map { $0.uppercased() } }
    var numberOfObjects: Int { elements.count }
    var objects: [Any]? { elements }
  }

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  /// Has no effect: nothing is kept between runs.
  open class func deleteCache(withName name: String?) {}

  open func performFetch() throws {
    let objects = try managedObjectContext.fetch(fetchRequest)
    show(objects)
    guard observer == nil else { return }
    let controller = Unchecked(WeakController(self))
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil
    ) { notification in
      let info = notification.userInfo ?? [:]
      let changed = [NSUpdatedObjectsKey, NSRefreshedObjectsKey]
        .compactMap { info[$0] as? Set<NSManagedObject> }.reduce(Set()) { $0.union($1) }
      controller.value.controller?.follow(changed)
    }
  }

  private struct WeakController {
    weak var controller: NSFetchedResultsController?
    init(_ controller: NSFetchedResultsController) { self.controller = controller }
  }

  private func show(_ objects: [ResultType]) {
    fetchedObjects = objects
    parts = FetchedSections.sections(of: objects.compactMap { $0 as? NSManagedObject }) { object in
      guard let path = sectionNameKeyPath else { return "" }
      return FetchedSections.name(object.value(forKeyPath: path))
    }.map { Section(name: $0.name, elements: $0.elements) }
    if sectionNameKeyPath == nil, parts.isEmpty { parts = [Section(name: "", elements: [])] }
  }

  private func follow(_ changed: Set<NSManagedObject>) {
    guard let objects = try? managedObjectContext.fetch(fetchRequest) else { return }
    let old = parts
    show(objects)
    guard let delegate else { return }
    let changes = SectionChanges(from: old, to: parts, changed: changed)
    guard !changes.isEmpty else { return }
    let controller = delegateController()
    delegate.controllerWillChangeContent(controller)
    for (section, index, type) in changes.sections {
      delegate.controller(controller, didChange: section, atSectionIndex: index, for: type)
    }
    for change in changes.objects {
      delegate.controller(
        controller, didChange: change.object, at: change.old, for: change.type,
        newIndexPath: change.new)
    }
    delegate.controllerDidChangeContent(controller)
  }

  private func delegateController() -> NSFetchedResultsController<any NSFetchRequestResult> {
    if let same = self as? NSFetchedResultsController<any NSFetchRequestResult> { return same }
    let request = NSFetchRequest<any NSFetchRequestResult>(
      entityName: fetchRequest.entityName ?? "")
    let made =
      twin
      ?? NSFetchedResultsController<any NSFetchRequestResult>(
        fetchRequest: request, managedObjectContext: managedObjectContext,
        sectionNameKeyPath: sectionNameKeyPath, cacheName: nil)
    made.show((fetchedObjects ?? []).compactMap { $0 as? any NSFetchRequestResult })
    twin = made
    return made
  }

  open var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects == nil ? nil : parts }

  open func object(at indexPath: IndexPath) -> ResultType {
    guard indexPath.count == 2, parts.indices.contains(indexPath[0]),
      parts[indexPath[0]].elements.indices.contains(indexPath[1]),
      let object = parts[indexPath[0]].elements[indexPath[1]] as? ResultType
    else { fatalError("NSFetchedResultsController: no object is at \(indexPath)") }
    return object
  }

  open func indexPath(forObject object: ResultType) -> IndexPath? {
    guard let object = object as? NSManagedObject else { return nil }
    for (section, part) in parts.enumerated() {
      if let item = part.elements.firstIndex(of: object) {
        return IndexPath(indexes: [section, item])
      }
    }
    return nil
  }

  open var sectionIndexTitles: [String] { parts.compactMap(\.indexTitle) }
  open func section(forSectionIndexTitle title: String, at index: Int) -> Int { index }
}

/// Sections of objects with the same name, in the order of the objects.
enum FetchedSections {
  static func sections<Name: Hashable>(
    of objects: [NSManagedObject], by name: (NSManagedObject) -> Name
  ) -> [(name: Name, elements: [NSManagedObject])] {
    var places: [Name: Int] = [:]
    var sections: [(name: Name, elements: [NSManagedObject])] = []
    for object in objects {
      let name = name(object)
      if let place = places[name] {
        sections[place].elements.append(object)
      } else {
        places[name] = sections.count
        sections.append((name, [object]))
      }
    }
    return sections
  }

  static func name(_ value: Any?) -> String { value.map { "\($0)" } ?? "" }
}
