/// The condition of a parsed predicate format.
package indirect enum PredicateSyntax {
  case constant(Bool)
  case and([PredicateSyntax])
  case or([PredicateSyntax])
  case not(PredicateSyntax)
  case comparison(Comparison)

  package struct Comparison {
    package var left: Value
    package var right: Value
    package var relation: Relation
    package var options: PredicateText.Options
    package var quantifier: Quantifier?
  }

  package enum Relation {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case contains, beginsWith, endsWith, like, matches, isIn, isBetween
  }

  /// The number of elements of the left side that must fulfill a comparison.
  package enum Quantifier { case any, all, none }

  /// A value in a predicate format.
  package indirect enum Value {
    case constant(Any?)
    case list([Value])
    case subject
    /// The value at a path such as `owner.name` or `items.@sum.price`.
    case path(Value, [String])
    case variable(String)
    /// The moment of the evaluation.
    case now
    case subquery(Value, variable: String, PredicateSyntax)
    case arithmetic(Arithmetic, Value, Value)
    case function(Function, Value)
  }

  package enum Arithmetic { case add, subtract, multiply, divide }

  package enum Function: String {
    case lowercase, uppercase, canonical, count, sum, min, max, average
  }
}

extension PredicateSyntax {
  /// Returns the condition with values in place of variables.
  package func substituting(_ variables: [String: Any]) -> PredicateSyntax {
    switch self {
    case .constant: return self
    case .and(let parts): return .and(parts.map { $0.substituting(variables) })
    case .or(let parts): return .or(parts.map { $0.substituting(variables) })
    case .not(let part): return .not(part.substituting(variables))
    case .comparison(var comparison):
      comparison.left = comparison.left.substituting(variables)
      comparison.right = comparison.right.substituting(variables)
      return .comparison(comparison)
    }
  }
}

extension PredicateSyntax.Value {
  package func substituting(_ variables: [String: Any]) -> PredicateSyntax.Value {
    switch self {
    case .constant, .subject, .now: return self
    case .list(let members): return .list(members.map { $0.substituting(variables) })
    case .path(let base, let names): return .path(base.substituting(variables), names)
    case .variable(let name): return variables[name].map { .constant($0) } ?? self
    case .subquery(let collection, let variable, let condition):
      var outer = variables
      outer[variable] = nil
      return .subquery(
        collection.substituting(variables), variable: variable, condition.substituting(outer))
    case .arithmetic(let operation, let left, let right):
      return .arithmetic(
        operation, left.substituting(variables), right.substituting(variables))
    case .function(let function, let value):
      return .function(function, value.substituting(variables))
    }
  }
}
