import Foundation

/// The differences of two results in sections, in the order in which a table applies them.
struct SectionChanges {
  struct Change {
    let object: NSManagedObject
    let type: NSFetchedResultsChangeType
    let old: IndexPath?
    let new: IndexPath?
  }

  private(set) var sections: [(any NSFetchedResultsSectionInfo, Int, NSFetchedResultsChangeType)] =
    []
  private(set) var objects: [Change] = []
  var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

  init<ResultType>(
    from old: [NSFetchedResultsController<ResultType>.Section],
    to new: [NSFetchedResultsController<ResultType>.Section], changed: Set<NSManagedObject>
  ) {
    let (oldNames, newNames) = (Set(old.map(\.name)), Set(new.map(\.name)))
    for (index, section) in old.enumerated().reversed() where !newNames.contains(section.name) {
      sections.append((section, index, .delete))
    }
    for (index, section) in new.enumerated() where !oldNames.contains(section.name) {
      sections.append((section, index, .insert))
    }
    let oldPlaces = Self.places(old.map(\.elements))
    let newPlaces = Self.places(new.map(\.elements))
    let deleted = oldPlaces.filter { newPlaces[$0.key] == nil }
    for (object, place) in deleted.sorted(by: { $0.value > $1.value }) {
      objects.append(Change(object: object, type: .delete, old: place, new: nil))
    }
    let moved = Self.moved(old, new, oldPlaces, newPlaces)
    for (object, place) in newPlaces.sorted(by: { $0.value < $1.value }) {
      guard let before = oldPlaces[object] else {
        objects.append(Change(object: object, type: .insert, old: nil, new: place))
        continue
      }
      if moved.contains(object) {
        objects.append(Change(object: object, type: .move, old: before, new: place))
      } else if changed.contains(object) {
        objects.append(Change(object: object, type: .update, old: before, new: place))
      }
    }
  }

  private static func places(_ sections: [[NSManagedObject]]) -> [NSManagedObject: IndexPath] {
    var places: [NSManagedObject: IndexPath] = [:]
    for (section, elements) in sections.enumerated() {
      for (item, object) in elements.enumerated() {
        places[object] = IndexPath(indexes: [section, item])
      }
    }
    return places
  }

  /// Returns the objects whose order or section changed; not those that others' changes shift.
  private static func moved<ResultType>(
    _ old: [NSFetchedResultsController<ResultType>.Section],
    _ new: [NSFetchedResultsController<ResultType>.Section],
    _ oldPlaces: [NSManagedObject: IndexPath], _ newPlaces: [NSManagedObject: IndexPath]
  ) -> Set<NSManagedObject> {
    var moved: Set<NSManagedObject> = []
    for section in new {
      let before = old.first { $0.name == section.name }
      let known = Set(before?.elements ?? [])
      for object in section.elements where oldPlaces[object] != nil && !known.contains(object) {
        moved.insert(object)
      }
      let stayed = section.elements.filter { known.contains($0) }
      let order = (before?.elements ?? []).filter { newPlaces[$0].map { _ in true } ?? false }
      let present = Set(stayed)
      let difference = stayed.difference(from: order.filter { present.contains($0) })
      for case .insert(_, let object, _) in difference { moved.insert(object) }
    }
    return moved
  }
}
