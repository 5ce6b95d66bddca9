import Foundation
import QuoinFoundation
import QuoinSchema

extension StorePredicate {
  /// The depth of nested predicates above which one is refused.
  private static let greatestDepth = 100

  /// Creates the condition of a predicate. A part that has no format, or a constant of an unknown
  /// type, is evaluated in memory.
  ///
  /// - Throws: `StoreError.invalidPredicate` for one that is nested too deep.
  public init(_ predicate: NSPredicate) throws { try self.init(predicate, depth: 0) }

  private init(_ predicate: NSPredicate, depth: Int) throws {
    guard depth <= Self.greatestDepth else {
      throw StoreError.invalidPredicate(
        "it is nested more than \(Self.greatestDepth) levels deep; combine the conditions of one "
          + "level in one NSCompoundPredicate")
    }
    switch predicate {
    case let predicate as FormatPredicate: self = Self.condition(predicate.syntax)
    case let predicate as NSCompoundPredicate where type(of: predicate) == NSCompoundPredicate.self:
      let parts = try Self.flattened(predicate).map { try StorePredicate($0, depth: depth + 1) }
      self =
        switch predicate.compoundPredicateType {
        case .and: .and(parts)
        case .or: .or(parts)
        case .not: .not(parts.first ?? .always(true))
        }
    case _ where type(of: predicate) == NSPredicate.self && predicate == NSPredicate(value: true):
      self = .always(true)
    case _ where type(of: predicate) == NSPredicate.self && predicate == NSPredicate(value: false):
      self = .always(false)
    default:
      nonisolated(unsafe) let predicate = predicate
      self = .block { predicate.evaluate(with: $0) }
    }
  }

  /// Returns the parts of nested predicates of one kind, which apps combine one by one.
  private static func flattened(_ predicate: NSCompoundPredicate) -> [NSPredicate] {
    let kind = predicate.compoundPredicateType
    guard kind != .not else { return predicate.subpredicates }
    var result: [NSPredicate] = []
    var rest: [NSPredicate] = predicate.subpredicates.reversed()
    while let next = rest.popLast() {
      if let inner = next as? NSCompoundPredicate, type(of: inner) == NSCompoundPredicate.self,
        inner.compoundPredicateType == kind
      {
        rest += inner.subpredicates.reversed()
      } else {
        result.append(next)
      }
    }
    return result
  }

  private static func condition(_ syntax: PredicateSyntax) -> StorePredicate {
    switch syntax {
    case .constant(let value): return .always(value)
    case .and(let parts): return .and(parts.map(condition))
    case .or(let parts): return .or(parts.map(condition))
    case .not(let part): return .not(condition(part))
    case .comparison(let comparison):
      if let translated = StoreComparison(comparison) {
        return translated.isOfEmptyText ? .always(false) : .compare(translated)
      }
      nonisolated(unsafe) let syntax = syntax
      return .block { PredicateEvaluation(object: $0, variables: [:]).isTrue(syntax) }
    }
  }
}

extension StoreComparison {
  /// Creates a comparison, or returns `nil` if a value has no translation.
  fileprivate init?(_ syntax: PredicateSyntax.Comparison) {
    guard let left = StoreExpression(syntax.left), let right = StoreExpression(syntax.right) else {
      return nil
    }
    let relation: Relation =
      switch syntax.relation {
      case .equal: .equal
      case .notEqual: .notEqual
      case .less: .less
      case .lessOrEqual: .lessOrEqual
      case .greater: .greater
      case .greaterOrEqual: .greaterOrEqual
      case .contains: .contains
      case .beginsWith: .beginsWith
      case .endsWith: .endsWith
      case .like: .like
      case .matches: .matches
      case .isIn: .isIn
      case .isBetween: .isBetween
      }
    let quantifier: Quantifier? =
      switch syntax.quantifier {
      case .any?: .any
      case .all?: .all
      case PredicateSyntax.Quantifier.none?: Quantifier.none
      case nil: nil
      }
    self.init(
      left, relation, right, options: Options(rawValue: syntax.options.rawValue),
      quantifier: quantifier)
  }

  /// Whether the comparison looks for an empty text, which formats find nowhere.
  fileprivate var isOfEmptyText: Bool {
    guard case .value(.text("")) = right, quantifier == nil else { return false }
    return relation == .contains || relation == .beginsWith || relation == .endsWith
  }
}

extension StoreExpression {
  fileprivate init?(_ syntax: PredicateSyntax.Value) {
    switch syntax {
    case .constant(let constant): self.init(constant: constant)
    case .list(let members):
      let translated = members.compactMap { StoreExpression($0) }
      guard translated.count == members.count else { return nil }
      self = .list(translated)
    case .subject: self = .subject
    case .now: self = .value(.date(Date()))
    case .path(.constant, _):
      // A value of an object that took the place of a variable
      self.init(constant: PredicateEvaluation(object: nil, variables: [:]).value(syntax))
    case .path(let base, let names):
      guard let base = StoreExpression(base), let path = Self.path(base, names[...]) else {
        return nil
      }
      self = path
    case .variable(let name): self = .variable(name)
    case .subquery(let collection, let variable, let condition):
      guard let collection = StoreExpression(collection),
        let translated = StorePredicate(inSubquery: condition)
      else { return nil }
      self = .subquery(collection, variable: variable, translated)
    case .arithmetic(let operation, let left, let right):
      guard let left = StoreExpression(left), let right = StoreExpression(right) else { return nil }
      let arithmetic: Arithmetic =
        switch operation {
        case .add: .add
        case .subtract: .subtract
        case .multiply: .multiply
        case .divide: .divide
        }
      self = .arithmetic(arithmetic, left, right)
    case .function(let function, let argument):
      guard let argument = StoreExpression(argument) else { return nil }
      switch function {
      // Stores have no such function, so it is evaluated in memory.
      case .canonical: return nil
      case .lowercase: self = .lowercase(argument)
      case .uppercase: self = .uppercase(argument)
      case .count: self = .count(argument)
      case .sum: self = .aggregate(.sum, argument)
      case .min: self = .aggregate(.minimum, argument)
      case .max: self = .aggregate(.maximum, argument)
      case .average: self = .aggregate(.average, argument)
      }
    }
  }

  private static let aggregates: [String: Aggregate] = [
    "@sum": .sum, "@min": .minimum, "@max": .maximum, "@avg": .average,
  ]

  /// The value at a path with operators, such as `items.@sum.price`.
  private static func path(_ base: StoreExpression, _ names: ArraySlice<String>) -> StoreExpression?
  {
    guard let place = names.firstIndex(where: { $0.hasPrefix("@") }) else {
      return names.isEmpty ? base : .path(base, Array(names))
    }
    let before = names[..<place]
    let inner = before.isEmpty ? base : .path(base, Array(before))
    let after = names[(place + 1)...]
    if names[place] == "@count" { return after.isEmpty ? .count(inner) : nil }
    guard let aggregate = aggregates[names[place]], let values = path(inner, after) else {
      return nil
    }
    return .aggregate(aggregate, values)
  }
}

extension StorePredicate {
  /// Creates a condition without blocks, which don't know the variables of a subquery.
  fileprivate init?(inSubquery syntax: PredicateSyntax) {
    let condition = StorePredicate.condition(syntax)
    guard !condition.hasBlock else { return nil }
    self = condition
  }

  private var hasBlock: Bool {
    switch self {
    case .block: true
    case .and(let parts), .or(let parts): parts.contains(where: \.hasBlock)
    case .not(let part): part.hasBlock
    case .always, .compare: false
    }
  }
}
