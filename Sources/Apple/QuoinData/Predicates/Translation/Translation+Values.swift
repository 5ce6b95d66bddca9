import Foundation
import QuoinSchema

extension PredicateTranslator {
  func constant(_ value: Any) throws -> StoreExpression {
    guard let expression = constants(value) ?? StoreExpression(constant: value) else {
      throw Untranslatable()
    }
    return expression
  }
}

extension PredicateExpressions.Value: TranslatableExpression {
  func expression(_ translator: PredicateTranslator) throws -> StoreExpression {
    try translator.constant(value)
  }
}

extension PredicateExpressions.NilLiteral: TranslatableExpression {
  func expression(_ translator: PredicateTranslator) throws -> StoreExpression { .value(.null) }
}

extension PredicateExpressions.Variable: TranslatableExpression {
  func expression(_ translator: PredicateTranslator) throws -> StoreExpression {
    guard let value = translator.variables[key] else { throw Untranslatable() }
    return value
  }
}

extension PredicateExpressions.KeyPath: TranslatableExpression {
  func expression(_ translator: PredicateTranslator) throws -> StoreExpression {
    let base = try translator.expression(root)
    switch kind {
    case .collectionCount?: return .count(base)
    case .collectionIsEmpty?:
      let isText = Root.Output.self is any StringProtocol.Type
      return StorePredicate.compare(
        StoreComparison(
          isText ? base : .count(base), .equal,
          isText ? .value(.text("")) : .value(.integer(0)))
      ).expression
    case .some: throw Untranslatable()
    case nil: break
    }
    guard let name = translator.names(keyPath) else { throw Untranslatable() }
    if StoreExpression.selfNames.contains(name) { return base }
    guard StoredType.isStored(Output.self) else { throw Untranslatable() }
    let names = name.split(separator: ".").map(String.init)
    if case .path(let first, let beginning) = base { return .path(first, beginning + names) }
    return .path(base, names)
  }
}

/// The types of properties whose values conditions compare. Others are encoded in stores.
enum StoredType {
  static func isStored(_ type: Any.Type) -> Bool {
    switch type {
    case is any FixedWidthInteger.Type, is any BinaryFloatingPoint.Type, is Bool.Type,
      is String.Type, is Decimal.Type, is Date.Type, is Data.Type, is UUID.Type, is URL.Type,
      is any RecordObject.Type, is any RawRepresentable.Type:
      true
    case let type as any OptionalType.Type: isStored(type.wrappedType)
    case let type as any ElementsType.Type: type.elementType is any RecordObject.Type
    default: false
    }
  }
}

private protocol OptionalType {
  static var wrappedType: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
}

private protocol ElementsType {
  static var elementType: Any.Type { get }
}

extension Array: ElementsType {
  fileprivate static var elementType: Any.Type { Element.self }
}

extension Set: ElementsType {
  fileprivate static var elementType: Any.Type { Element.self }
}

extension PredicateExpressions.OptionalFlatMap: TranslatableExpression {
  func expression(_ translator: PredicateTranslator) throws -> StoreExpression {
    let value = try translator.expression(wrapped)
    let result = try translator.closure(variable, value) { try translator.expression(transform) }
    // A path from nothing is null already.
    if result.isPath(from: value) { return result }
    return .conditional(.isNull(value), .value(.null), result)
  }
}

extension PredicateExpressions.NilCoalesce: TranslatableExpression {
  func expression(_ translator: PredicateTranslator) throws -> StoreExpression {
    .coalesce(try translator.expression(lhs), try translator.expression(rhs))
  }
}

extension PredicateExpressions.ForcedUnwrap: TranslatableExpression {
  func expression(_ translator: PredicateTranslator) throws -> StoreExpression {
    try translator.expression(inner)
  }
}

extension PredicateTranslator {
  func arithmetic(
    _ operation: StoreExpression.Arithmetic, _ left: some PredicateExpression,
    _ right: some PredicateExpression
  ) throws -> StoreExpression {
    .arithmetic(operation, try expression(left), try expression(right))
  }
}

extension PredicateExpressions.Arithmetic: TranslatableExpression {
  func expression(_ translator: PredicateTranslator) throws -> StoreExpression {
    let operation: StoreExpression.Arithmetic =
      switch op {
      case .add: .add
      case .subtract: .subtract
      case .multiply: .multiply
      @unknown default: throw Untranslatable()
      }
    return try translator.arithmetic(operation, lhs, rhs)
  }
}

extension PredicateExpressions.IntDivision: TranslatableExpression {
  func expression(_ translator: PredicateTranslator) throws -> StoreExpression {
    try translator.arithmetic(.divide, lhs, rhs)
  }
}

extension PredicateExpressions.FloatDivision: TranslatableExpression {
  func expression(_ translator: PredicateTranslator) throws -> StoreExpression {
    try translator.arithmetic(.divide, lhs, rhs)
  }
}

extension PredicateExpressions.IntRemainder: TranslatableExpression {
  func expression(_ translator: PredicateTranslator) throws -> StoreExpression {
    try translator.arithmetic(.remainder, lhs, rhs)
  }
}

extension PredicateExpressions.UnaryMinus: TranslatableExpression {
  func expression(_ translator: PredicateTranslator) throws -> StoreExpression {
    .arithmetic(.subtract, .value(.integer(0)), try translator.expression(wrapped))
  }
}
