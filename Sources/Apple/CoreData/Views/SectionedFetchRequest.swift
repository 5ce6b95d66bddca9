import Foundation
import SwiftUI

/// The objects that a request finds in the context of the environment, in sections.
@propertyWrapper
@MainActor @preconcurrency
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  DynamicProperty
{
  private var request: FetchRequest<Result>
  private let identifier: KeyPath<Result, SectionIdentifier>
  /// The section's key path that the view has set.
  @State private var chosen = ChosenPath()

  final class ChosenPath { var keyPath: KeyPath<Result, SectionIdentifier>? }

  init(_ source: FetchSource<Result>, _ identifier: KeyPath<Result, SectionIdentifier>) {
    request = FetchRequest(source)
    self.identifier = identifier
  }

  /// The results. Outside of a view they are empty.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(request.wrappedValue, chosen, identifier)
  }

  /// A binding to the sections, the predicate and the order.
  public var projectedValue: Binding<Configuration> {
    let results = wrappedValue
    return Binding(
      get: {
        Configuration(
          settings: results.results.settings, sectionIdentifier: results.sectionIdentifier)
      },
      set: { new in
        results.chosen.keyPath = new.sectionIdentifier
        results.results.change { $0 = new.settings }
      })
  }

  /// The sections, the predicate and the order of a request.
  public struct Configuration {
    var settings: FetchSettings<Result>
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>

    public var nsPredicate: NSPredicate? {
      get { settings.nsPredicate }
      set { settings.nsPredicate = newValue }
    }
    public var nsSortDescriptors: [NSSortDescriptor] {
      get { settings.nsSortDescriptors }
      set {
        settings.nsSortDescriptors = newValue
        settings.sortDescriptors = nil
      }
    }
  }
}

extension SectionedFetchRequest.Configuration where Result: NSManagedObject {
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { settings.sortDescriptors ?? [] }
    set { settings.sortDescriptors = newValue }
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      FetchSource(
        entity: nil, FetchSettings(nsPredicate: predicate, sortDescriptors: sortDescriptors),
        animation), sectionIdentifier)
  }

  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      FetchSource(
        entity: nil, FetchSettings(nsPredicate: predicate, nsSortDescriptors: sortDescriptors),
        animation), sectionIdentifier)
  }
}

extension SectionedFetchRequest {
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      FetchSource(
        entity: entity, FetchSettings(nsPredicate: predicate, nsSortDescriptors: sortDescriptors),
        animation), sectionIdentifier)
  }

  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    self.init(
      FetchSource(fetchRequest, Transaction(animation: animation)), sectionIdentifier)
  }

  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) {
    self.init(FetchSource(fetchRequest, transaction), sectionIdentifier)
  }
}

/// The results of a view's request in sections, in the order of their first objects.
@MainActor @preconcurrency
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult> {
  let results: FetchedResults<Result>
  let chosen: SectionedFetchRequest<SectionIdentifier, Result>.ChosenPath
  private let identifier: KeyPath<Result, SectionIdentifier>
  private nonisolated(unsafe) let sections: [Section]

  init(
    _ results: FetchedResults<Result>,
    _ chosen: SectionedFetchRequest<SectionIdentifier, Result>.ChosenPath,
    _ identifier: KeyPath<Result, SectionIdentifier>
  ) {
    (self.results, self.chosen, self.identifier) = (results, chosen, identifier)
    let keyPath = chosen.keyPath ?? identifier
    var places: [SectionIdentifier: Int] = [:]
    var sections: [Section] = []
    for object in results {
      let name = object[keyPath: keyPath]
      if let place = places[name] {
        sections[place].elements.append(object)
      } else {
        places[name] = sections.count
        sections.append(Section(id: name, elements: [object]))
      }
    }
    self.sections = sections
  }

  /// The objects with the same section identifier.
  public struct Section: Identifiable, RandomAccessCollection {
    public let id: SectionIdentifier
    var elements: [Result]
    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public subscript(position: Int) -> Result { elements[position] }
  }

  /// The key path of the sections. Setting it makes other sections.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { chosen.keyPath ?? identifier }
    nonmutating set {
      chosen.keyPath = newValue
      results.change { _ in }
    }
  }

  /// The predicate. Setting it fetches again.
  public var nsPredicate: NSPredicate? {
    get { results.nsPredicate }
    nonmutating set { results.nsPredicate = newValue }
  }

  /// The order. Setting it fetches again.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { results.nsSortDescriptors }
    nonmutating set { results.nsSortDescriptors = newValue }
  }
}

extension SectionedFetchResults where Result: NSManagedObject {
  /// The order by key paths. Setting it fetches again.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { results.sortDescriptors }
    nonmutating set { results.sortDescriptors = newValue }
  }
}

extension SectionedFetchResults: RandomAccessCollection {
  public nonisolated var startIndex: Int { 0 }
  public nonisolated var endIndex: Int { sections.count }
  public nonisolated subscript(position: Int) -> Section { sections[position] }
}
