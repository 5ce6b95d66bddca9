import Foundation
import QuoinSchema

/// The reason why a part of a predicate becomes a block.
struct Untranslatable: Error {}

/// An expression of `#Predicate` with a translation.
protocol TranslatableExpression {
  /// Returns the expression; that of a condition is `conditional`, with true and false.
  func expression(_ translator: PredicateTranslator) throws -> StoreExpression
}

extension StorePredicate {
  /// Creates the condition of a predicate about a model.
  ///
  /// The smallest parts without a translation are evaluated in memory, for objects of type `Model`.
  ///
  /// - Parameters:
  ///   - predicate: The predicate.
  ///   - names: The name of a property by its key path, `SELF` for the object's identifier, and
  ///     `nil` for a property that isn't stored.
  ///   - constants: The expression of a constant that the store has in a form of its own, such as
  ///     a value of an enumeration; `nil` for other constants.
  public init<Model>(
    _ predicate: Foundation.Predicate<Model>, names: (AnyKeyPath) -> String?,
    constants: (Any) -> StoreExpression? = { _ in nil }
  ) {
    self = withoutActuallyEscaping(names) { names in
      withoutActuallyEscaping(constants) { constants in
        let translator = PredicateTranslator(names: names, constants: constants)
        let variable = predicate.variable
        translator.variables[variable.key] = .subject
        translator.block = { expression in
          nonisolated(unsafe) let expression = expression
          return { object in
            guard let model = object as? Model else { return false }
            return (try? expression.evaluate(PredicateBindings((variable, model)))) ?? false
          }
        }
        return (try? translator.condition(predicate.expression)) ?? .always(false)
      }
    }
  }
}

/// A translation of one predicate.
final class PredicateTranslator {
  typealias Block = @Sendable (any RecordObject) -> Bool

  let names: (AnyKeyPath) -> String?
  let constants: (Any) -> StoreExpression?
  var variables: [PredicateExpressions.VariableID: StoreExpression] = [:]
  var block: (any PredicateExpression<Bool>) -> Block = { _ in { _ in false } }
  /// The number of closures around the part; a block knows only the variable of the outermost.
  private var depth = 0
  private var variableCount = 0

  init(names: @escaping (AnyKeyPath) -> String?, constants: @escaping (Any) -> StoreExpression?) {
    self.names = names
    self.constants = constants
  }

  func expression(_ part: some PredicateExpression) throws -> StoreExpression {
    guard let part = part as? any TranslatableExpression else { throw Untranslatable() }
    return try part.expression(self)
  }

  func condition(_ part: some PredicateExpression<Bool>) throws -> StorePredicate {
    do {
      return try expression(part).truth
    } catch {
      guard depth == 0 else { throw error }
      return .block(block(part))
    }
  }

  /// Translates a closure with a variable for this value.
  func closure<Element, Result>(
    _ variable: PredicateExpressions.Variable<Element>, _ value: StoreExpression,
    _ translate: () throws -> Result
  ) rethrows -> Result {
    depth += 1
    defer { depth -= 1 }
    variables[variable.key] = value
    return try translate()
  }

  /// Translates the condition of a closure on a collection's elements.
  func subquery<Element>(
    _ collection: some PredicateExpression, _ variable: PredicateExpressions.Variable<Element>,
    _ condition: some PredicateExpression<Bool>, negated: Bool = false
  ) throws -> StoreExpression {
    let elements = try expression(collection)
    variableCount += 1
    let name = "v\(variableCount)"
    let test = try closure(variable, .variable(name)) { try self.condition(condition) }
    return .subquery(elements, variable: name, negated ? .not(test) : test)
  }
}

extension StorePredicate {
  /// The condition as a value.
  var expression: StoreExpression {
    .conditional(self, .value(.bool(true)), .value(.bool(false)))
  }

  static func isNull(_ expression: StoreExpression) -> StorePredicate {
    .compare(StoreComparison(expression, .equal, .value(.null)))
  }
}

extension StoreExpression {
  /// The condition that the value is true.
  var truth: StorePredicate {
    switch self {
    case .value(.bool(let value)): return .always(value)
    case .value(.null): return .always(false)
    case .coalesce(let value, .value(.bool(false))): return value.truth
    case .conditional(let condition, .value(.bool(true)), .value(.bool(false))): return condition
    case .conditional(let condition, .value(.null), let other),
      .conditional(let condition, .value(.bool(false)), let other):
      return .and([.not(condition), other.truth])
    case .conditional(let condition, let value, .value(.bool(false))):
      return .and([condition, value.truth])
    case .conditional(let condition, let first, let second):
      return .or([
        .and([condition, first.truth]), .and([.not(condition), second.truth]),
      ])
    default: return .compare(StoreComparison(self, .equal, .value(.bool(true))))
    }
  }

  /// Whether the expression is null if the object or value at its beginning is null.
  func isPath(from start: StoreExpression) -> Bool {
    switch (self, start) {
    case (.path(let base, let names), .path(let first, let beginning)):
      names.starts(with: beginning) && base.isSimple && first.isSimple
    case (.path(let base, _), _): base.isSimple && start.isSimple
    default: false
    }
  }

  private var isSimple: Bool {
    switch self {
    case .subject, .variable: true
    default: false
    }
  }
}
