import Foundation
import SwiftUI

/// The objects that a request finds in the context of the environment.
///
/// The view's body is evaluated again when objects of the context change, before they are saved.
@propertyWrapper
@MainActor @preconcurrency
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @StateObject private var watch = FetchWatch<Result>()
  private let source: FetchSource<Result>
  /// The results for the body that is about to be evaluated.
  private var current: FetchWatch<Result>?

  init(_ source: FetchSource<Result>) { self.source = source }

  public nonisolated mutating func update() {
    let copy = Unchecked(self)
    let watch = MainActor.assumeIsolated {
      let request = copy.value
      let watch = request.watch
      watch.update(request.source, request.context)
      return watch
    }
    self =
      MainActor.assumeIsolated {
        var request = copy.value
        request.current = watch
        return Unchecked(request)
      }.value
  }

  /// The results. Outside of a view they are empty.
  public var wrappedValue: FetchedResults<Result> { FetchedResults(current) }

  /// A binding to the predicate and the order.
  public var projectedValue: Binding<Configuration> {
    let watch = current
    return Binding(
      get: { Configuration(settings: watch?.settings ?? FetchSettings()) },
      set: { watch?.change($0.settings) })
  }

  /// The predicate and the order of a request.
  public struct Configuration {
    var settings: FetchSettings<Result>

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

extension FetchRequest.Configuration where Result: NSManagedObject {
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { settings.sortDescriptors ?? [] }
    set { settings.sortDescriptors = newValue }
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Creates a request for objects of the class, in the order of key paths.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      FetchSource(
        entity: nil, FetchSettings(nsPredicate: predicate, sortDescriptors: sortDescriptors),
        animation))
  }

  /// Creates a request for objects of the class.
  @_disfavoredOverload
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      FetchSource(
        entity: nil, FetchSettings(nsPredicate: predicate, nsSortDescriptors: sortDescriptors),
        animation))
  }
}

extension FetchRequest {
  /// Creates a request for objects of an entity.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      FetchSource(
        entity: entity, FetchSettings(nsPredicate: predicate, nsSortDescriptors: sortDescriptors),
        animation))
  }

  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(FetchSource(fetchRequest, Transaction(animation: animation)))
  }

  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(FetchSource(fetchRequest, transaction))
  }
}

/// The results of a view's request.
@MainActor @preconcurrency
public struct FetchedResults<Result: NSFetchRequestResult> {
  private let watch: FetchWatch<Result>?
  private nonisolated(unsafe) let results: [Result]

  init(_ watch: FetchWatch<Result>?) {
    self.watch = watch
    results = watch?.results ?? []
  }

  /// The predicate. Setting it fetches again.
  public var nsPredicate: NSPredicate? {
    get { watch?.settings.nsPredicate }
    nonmutating set { change { $0.nsPredicate = newValue } }
  }

  /// The order. Setting it fetches again.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { watch?.settings.nsSortDescriptors ?? [] }
    nonmutating set {
      change {
        $0.nsSortDescriptors = newValue
        $0.sortDescriptors = nil
      }
    }
  }

  func change(_ body: (inout FetchSettings<Result>) -> Void) {
    guard let watch else { return }
    var settings = watch.settings
    body(&settings)
    watch.change(settings)
  }

  var settings: FetchSettings<Result> { watch?.settings ?? FetchSettings() }
}

extension FetchedResults where Result: NSManagedObject {
  /// The order by key paths. Setting it fetches again.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { settings.sortDescriptors ?? [] }
    nonmutating set { change { $0.sortDescriptors = newValue } }
  }
}

extension FetchedResults: RandomAccessCollection {
  public nonisolated var startIndex: Int { 0 }
  public nonisolated var endIndex: Int { results.count }
  public nonisolated subscript(position: Int) -> Result { results[position] }
}
