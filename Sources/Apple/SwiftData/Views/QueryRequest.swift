import Foundation
import QuoinData
import SwiftUI

/// The request of a query, with the animation of its changes.
///
/// A view that creates an equal request again keeps its results.
final class QueryRequest<Element>: Equatable {
  let fetch: (ModelContext) throws -> [Element]
  let transaction: Transaction
  private let animation: Animation?
  private let isSame: (Any) -> Bool
  let descriptor: Any

  init(
    _ descriptor: FetchDescriptor<Element>, animation: Animation?, transaction: Transaction?
  ) where Element: PersistentModel {
    self.animation = animation
    self.transaction = transaction ?? Transaction(animation: animation)
    self.descriptor = descriptor
    fetch = { try $0.fetch(descriptor) }
    isSame = { ($0 as? FetchDescriptor<Element>).map { descriptor.isSame(as: $0) } ?? false }
  }

  static func == (first: QueryRequest, second: QueryRequest) -> Bool {
    first === second || (first.animation == second.animation && first.isSame(second.descriptor))
  }
}

extension FetchDescriptor {
  /// Whether two requests have the same results.
  fileprivate func isSame(as other: FetchDescriptor) -> Bool {
    guard fetchLimit == other.fetchLimit, fetchOffset == other.fetchOffset,
      includePendingChanges == other.includePendingChanges, sortBy == other.sortBy
    else { return false }
    switch (predicate, other.predicate) {
    case (nil, nil): return true
    case (let first?, let second?):
      var comparison = StructuralComparison()
      return comparison.areSame(first.expression, second.expression, depth: 0)
    default: return false
    }
  }
}

/// A comparison of two expressions of predicates, part by part.
private struct StructuralComparison {
  /// The variables of the second expression by those of the first.
  private var variables: [AnyHashable: AnyHashable] = [:]

  mutating func areSame(_ first: Any, _ second: Any, depth: Int) -> Bool {
    guard depth < 200, type(of: first) == type(of: second) else { return false }
    if let first = first as? PredicateExpressions.VariableID,
      let second = second as? PredicateExpressions.VariableID
    {
      if let known = variables[first] { return known == AnyHashable(second) }
      variables[first] = second
      return true
    }
    if let first = first as? AnyHashable { return first == second as? AnyHashable }
    let parts = Array(Mirror(reflecting: first).children)
    let others = Array(Mirror(reflecting: second).children)
    guard !parts.isEmpty, parts.count == others.count else {
      // Operators have no parts and, as they have the same type, may differ in their case.
      return parts.count == others.count && "\(first)" == "\(second)"
    }
    for (part, other) in zip(parts, others) {
      guard part.label == other.label, areSame(part.value, other.value, depth: depth + 1) else {
        return false
      }
    }
    return true
  }
}
