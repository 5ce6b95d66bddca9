import Foundation
import QuoinSchema

extension PredicateExpressions.SequenceContains: TranslatableExpression {
  func expression(_ translator: PredicateTranslator) throws -> StoreExpression {
    try translator.comparison(element, .isIn, sequence)
  }
}

extension PredicateExpressions.CollectionContainsCollection: TranslatableExpression {
  func expression(_ translator: PredicateTranslator) throws -> StoreExpression {
    guard Base.Output.self is any StringProtocol.Type else { throw Untranslatable() }
    return try translator.comparison(base, .contains, other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: TranslatableExpression {
  func expression(_ translator: PredicateTranslator) throws -> StoreExpression {
    try translator.comparison(root, .contains, other, options: .localizedStandard)
  }
}

extension PredicateExpressions.SequenceStartsWith: TranslatableExpression {
  func expression(_ translator: PredicateTranslator) throws -> StoreExpression {
    guard Base.Output.self is any StringProtocol.Type else { throw Untranslatable() }
    return try translator.comparison(base, .beginsWith, prefix)
  }
}

extension PredicateExpressions.SequenceContainsWhere: TranslatableExpression {
  func expression(_ translator: PredicateTranslator) throws -> StoreExpression {
    let found = StoreExpression.count(try translator.subquery(sequence, variable, test))
    return StorePredicate.compare(StoreComparison(found, .greater, .value(.integer(0)))).expression
  }
}

extension PredicateExpressions.SequenceAllSatisfy: TranslatableExpression {
  func expression(_ translator: PredicateTranslator) throws -> StoreExpression {
    let others = StoreExpression.count(
      try translator.subquery(sequence, variable, test, negated: true))
    return StorePredicate.compare(StoreComparison(others, .equal, .value(.integer(0)))).expression
  }
}

extension PredicateExpressions.Filter: TranslatableExpression {
  func expression(_ translator: PredicateTranslator) throws -> StoreExpression {
    try translator.subquery(sequence, variable, filter)
  }
}

extension PredicateExpressions.SequenceMaximum: TranslatableExpression {
  func expression(_ translator: PredicateTranslator) throws -> StoreExpression {
    .aggregate(.maximum, try translator.expression(elements))
  }
}

extension PredicateExpressions.SequenceMinimum: TranslatableExpression {
  func expression(_ translator: PredicateTranslator) throws -> StoreExpression {
    .aggregate(.minimum, try translator.expression(elements))
  }
}
