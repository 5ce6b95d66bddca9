import Foundation
import SwiftUI

/// The objects of the view's context that fulfill a request. The macro `@Query` declares one.
///
/// The view's body is evaluated again when the context has changed.
public struct Query<Element, Result>: DynamicProperty {
  private let request: QueryRequest<Element>
  @State private var results = QueryResults<Element>()
  @Environment(\.providedModelContext) private var context

  init(request: QueryRequest<Element>) { self.request = request }

  /// The objects, in the order of the request; none without a container.
  @MainActor public var wrappedValue: Result {
    // The body that reads the context here depends on it.
    results.prepare(request, context)
    guard let result = results.current as? Result else {
      preconditionFailure("Query supports arrays of \(Element.self) only")
    }
    return result
  }

  /// The error of the last fetch, if it failed.
  @MainActor public var fetchError: (any Error)? { results.error }

  /// The context that the query reads.
  @MainActor public var modelContext: ModelContext { context ?? EnvironmentValues().modelContext }
}

extension Query where Element: PersistentModel, Result == [Element] {
  /// Creates a query with a request.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(request: QueryRequest(descriptor, animation: animation, transaction: nil))
  }

  /// Creates a query with a request.
  public init(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
  ) {
    self.init(request: QueryRequest(descriptor, animation: nil, transaction: transaction))
  }

  /// Creates a query for all objects.
  public init() { self.init(FetchDescriptor<Element>()) }

  /// Creates a query for all objects.
  public init(animation: Animation) {
    self.init(FetchDescriptor<Element>(), animation: animation)
  }

  /// Creates a query for all objects.
  public init(transaction: Transaction) {
    self.init(FetchDescriptor<Element>(), transaction: transaction)
  }

  /// Creates a query with a condition and an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), animation: animation)
  }

  /// Creates a query with a condition and an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction)
  }

  /// Creates a query with a condition and the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: [.of(keyPath, order)], animation: animation)
  }

  /// Creates a query with a condition and the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [.of(keyPath, order)], transaction: transaction)
  }

  /// Creates a query with a condition and the order of a property; objects without a value are
  /// first.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: [.of(keyPath, order)], animation: animation)
  }

  /// Creates a query with a condition and the order of a property; objects without a value are
  /// first.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [.of(keyPath, order)], transaction: transaction)
  }
}

extension SortDescriptor {
  /// The order of a property; that of strings is the localized standard order.
  fileprivate static func of<Value: Comparable>(
    _ keyPath: KeyPath<Compared, Value> & Sendable, _ order: SortOrder
  ) -> SortDescriptor {
    if let text = keyPath as? KeyPath<Compared, String> {
      let path = unsafeBitCast(text, to: (KeyPath<Compared, String> & Sendable).self)
      return SortDescriptor(path, order: order)
    }
    return SortDescriptor(keyPath, order: order)
  }

  fileprivate static func of<Value: Comparable>(
    _ keyPath: KeyPath<Compared, Value?> & Sendable, _ order: SortOrder
  ) -> SortDescriptor {
    if let text = keyPath as? KeyPath<Compared, String?> {
      let path = unsafeBitCast(text, to: (KeyPath<Compared, String?> & Sendable).self)
      return SortDescriptor(path, order: order)
    }
    return SortDescriptor(keyPath, order: order)
  }
}
