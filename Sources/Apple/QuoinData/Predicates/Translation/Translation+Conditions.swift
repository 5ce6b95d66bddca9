import Foundation
import QuoinSchema

extension PredicateExpressions.Conjunction: TranslatableExpression {
  func expression(_ translator: PredicateTranslator) throws -> StoreExpression {
    let parts = [try translator.condition(lhs), try translator.condition(rhs)]
    return StorePredicate.and(parts).expression
  }
}

extension PredicateExpressions.Disjunction: TranslatableExpression {
  func expression(_ translator: PredicateTranslator) throws -> StoreExpression {
    let parts = [try translator.condition(lhs), try translator.condition(rhs)]
    return StorePredicate.or(parts).expression
  }
}

extension PredicateExpressions.Negation: TranslatableExpression {
  func expression(_ translator: PredicateTranslator) throws -> StoreExpression {
    StorePredicate.not(try translator.condition(wrapped)).expression
  }
}

extension PredicateTranslator {
  func comparison(
    _ left: some PredicateExpression, _ relation: StoreComparison.Relation,
    _ right: some PredicateExpression, options: StoreComparison.Options = []
  ) throws -> StoreExpression {
    let left = try expression(left)
    let right = try expression(right)
    if relation == .equal, case .value(.bool(true)) = right { return left.truth.expression }
    return StorePredicate.compare(StoreComparison(left, relation, right, options: options))
      .expression
  }
}

extension PredicateExpressions.Equal: TranslatableExpression {
  func expression(_ translator: PredicateTranslator) throws -> StoreExpression {
    try translator.comparison(lhs, .equal, rhs)
  }
}

extension PredicateExpressions.NotEqual: TranslatableExpression {
  func expression(_ translator: PredicateTranslator) throws -> StoreExpression {
    try translator.comparison(lhs, .notEqual, rhs)
  }
}

extension PredicateExpressions.Comparison: TranslatableExpression {
  func expression(_ translator: PredicateTranslator) throws -> StoreExpression {
    let relation: StoreComparison.Relation =
      switch op {
      case .lessThan: .less
      case .lessThanOrEqual: .lessOrEqual
      case .greaterThan: .greater
      case .greaterThanOrEqual: .greaterOrEqual
      @unknown default: throw Untranslatable()
      }
    return try translator.comparison(lhs, relation, rhs)
  }
}

extension PredicateExpressions.Conditional: TranslatableExpression {
  func expression(_ translator: PredicateTranslator) throws -> StoreExpression {
    .conditional(
      try translator.condition(test), try translator.expression(trueBranch),
      try translator.expression(falseBranch))
  }
}

extension PredicateExpressions.RangeExpressionContains: TranslatableExpression {
  func expression(_ translator: PredicateTranslator) throws -> StoreExpression {
    guard let range = range as? any TranslatableRange else { throw Untranslatable() }
    let limits = try range.limits(translator)
    let element = try translator.expression(element)
    let parts = limits.map { relation, limit in
      StorePredicate.compare(StoreComparison(element, relation, limit))
    }
    return StorePredicate.and(parts).expression
  }
}

/// A range of which the limits have a translation.
protocol TranslatableRange {
  func limits(
    _ translator: PredicateTranslator
  ) throws -> [(StoreComparison.Relation, StoreExpression)]
}

extension PredicateExpressions.Range: TranslatableRange {
  func limits(
    _ translator: PredicateTranslator
  ) throws -> [(StoreComparison.Relation, StoreExpression)] {
    [
      (.greaterOrEqual, try translator.expression(lower)),
      (.less, try translator.expression(upper)),
    ]
  }
}

extension PredicateExpressions.ClosedRange: TranslatableRange {
  func limits(
    _ translator: PredicateTranslator
  ) throws -> [(StoreComparison.Relation, StoreExpression)] {
    [
      (.greaterOrEqual, try translator.expression(lower)),
      (.lessOrEqual, try translator.expression(upper)),
    ]
  }
}

extension PredicateExpressions.Value: TranslatableRange {
  func limits(
    _ translator: PredicateTranslator
  ) throws -> [(StoreComparison.Relation, StoreExpression)] {
    guard let range = value as? any ConstantRange else { throw Untranslatable() }
    return try range.constantLimits.map { relation, limit in
      (relation, try translator.constant(limit))
    }
  }
}

/// A range that a predicate captured.
private protocol ConstantRange {
  var constantLimits: [(StoreComparison.Relation, Any)] { get }
}

extension Range: ConstantRange {
  fileprivate var constantLimits: [(StoreComparison.Relation, Any)] {
    [(.greaterOrEqual, lowerBound), (.less, upperBound)]
  }
}

extension ClosedRange: ConstantRange {
  fileprivate var constantLimits: [(StoreComparison.Relation, Any)] {
    [(.greaterOrEqual, lowerBound), (.lessOrEqual, upperBound)]
  }
}

extension PartialRangeFrom: ConstantRange {
  fileprivate var constantLimits: [(StoreComparison.Relation, Any)] {
    [(.greaterOrEqual, lowerBound)]
  }
}

extension PartialRangeUpTo: ConstantRange {
  fileprivate var constantLimits: [(StoreComparison.Relation, Any)] { [(.less, upperBound)] }
}

extension PartialRangeThrough: ConstantRange {
  fileprivate var constantLimits: [(StoreComparison.Relation, Any)] { [(.lessOrEqual, upperBound)] }
}
