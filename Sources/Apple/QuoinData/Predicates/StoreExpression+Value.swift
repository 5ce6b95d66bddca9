import Foundation
import QuoinSchema

extension StoreExpression {
  /// Returns the value of the expression for an object.
  ///
  /// A path through a missing object is null. A path through a to-many relationship is the list of
  /// its elements' values.
  public func value(
    of object: any RecordObject, variables: [String: ExpressionValue] = [:]
  ) -> ExpressionValue {
    func value(_ expression: StoreExpression) -> ExpressionValue {
      expression.value(of: object, variables: variables)
    }
    switch self {
    case .value(let constant): return .value(constant)
    case .identity(let identity): return .identity(identity)
    case .list(let members): return .list(members.map(value))
    case .subject: return .object(object)
    case .variable(let name): return variables[name] ?? .null
    case .path(let base, let names):
      return names.reduce(value(base)) { Self.step($0, $1) }
    case .count(let collection):
      switch value(collection) {
      case .list(let elements): return .value(.integer(Int64(elements.count)))
      case .value(.text(let text)): return .value(.integer(Int64(text.count)))
      default: return .value(.integer(0))
      }
    case .aggregate(let aggregate, let collection):
      return aggregate.result(value(collection).elements ?? [])
    case .subquery(let collection, let variable, let condition):
      var inner = variables
      return .list(
        (value(collection).elements ?? []).filter { element in
          inner[variable] = element
          return condition.matches(object, variables: inner)
        })
    case .arithmetic(let operation, let left, let right):
      return operation.result(value(left), value(right))
    case .conditional(let condition, let first, let second):
      return value(condition.matches(object, variables: variables) ? first : second)
    case .coalesce(let first, let second):
      let result = value(first)
      return result.isNull ? value(second) : result
    case .lowercase(let text):
      return value(text).text.map { .value(.text($0.lowercased())) } ?? .null
    case .uppercase(let text):
      return value(text).text.map { .value(.text($0.uppercased())) } ?? .null
    }
  }

  /// Names of an object itself, if no property has such a name.
  static let selfNames: Set<String> = ["SELF", "self", "objectID", "persistentModelID"]

  private static func step(_ value: ExpressionValue, _ name: String) -> ExpressionValue {
    switch value {
    case .list(let elements):
      return .list(
        elements.flatMap { element -> [ExpressionValue] in
          let found = step(element, name)
          return found.elements ?? [found]
        })
    case .object(let object):
      let record = object.record
      guard let index = record.entity.index(of: name) else {
        return selfNames.contains(name) ? value : .null
      }
      guard let relationship = record.entity.properties[index].relationship else {
        return .value(record.value(index))
      }
      if relationship.isToMany { return .list(record.many(index).map { .object($0) }) }
      return record.one(index).map { .object($0) } ?? .null
    case .identity: return selfNames.contains(name) ? value : .null
    case .value: return .null
    }
  }
}

extension StoreExpression.Aggregate {
  /// Null values don't count.
  func result(_ elements: [ExpressionValue]) -> ExpressionValue {
    let values = elements.compactMap { element -> StoreValue? in
      if case .value(let value) = element, !element.isNull { value } else { nil }
    }
    switch self {
    case .minimum: return values.min { ($0.order($1) ?? 0) < 0 }.map { .value($0) } ?? .null
    case .maximum: return values.max { ($0.order($1) ?? 0) < 0 }.map { .value($0) } ?? .null
    case .sum: return .value(Self.sum(values))
    case .average:
      guard !values.isEmpty, let sum = Self.sum(values).double else { return .null }
      return .value(.real(sum / Double(values.count)))
    }
  }

  private static func sum(_ values: [StoreValue]) -> StoreValue {
    if case .decimal? = values.first {
      return .decimal(values.compactMap { $0.decimalNumber(beside: .decimal(0)) }.reduce(0, +))
    }
    let integers = values.compactMap(\.integer)
    if integers.count == values.count {
      return .real(Double(integers.reduce(Int128(0)) { $0 + Int128($1) }))
    }
    return .real(values.compactMap(\.double).reduce(0, +))
  }
}

extension StoreExpression.Arithmetic {
  /// An overflow makes a floating-point number; a division by zero is null, as in SQL.
  func result(_ left: ExpressionValue, _ right: ExpressionValue) -> ExpressionValue {
    guard case .value(let left) = left, case .value(let right) = right else { return .null }
    if let first = left.integer, let second = right.integer {
      if second == 0, self == .divide || self == .remainder { return .null }
      let (result, overflow) = integers(first, second)
      if !overflow { return .value(.integer(result)) }
      if self == .remainder { return .value(.integer(0)) }
    }
    if case .date(let date) = left, let seconds = right.double {
      return shifted(date, by: seconds)
    }
    if let first = left.decimalNumber(beside: right), let second = right.decimalNumber(beside: left)
    {
      return decimals(first, second)
    }
    guard let first = left.double, let second = right.double else { return .null }
    let result: Double? =
      switch self {
      case .add: first + second
      case .subtract: first - second
      case .multiply: first * second
      case .divide: second == 0 ? nil : first / second
      case .remainder: second == 0 ? nil : first.truncatingRemainder(dividingBy: second)
      }
    return result.flatMap { $0.isNaN ? nil : .value(.real($0)) } ?? .null
  }

  private func integers(_ first: Int64, _ second: Int64) -> (Int64, Bool) {
    switch self {
    case .add: first.addingReportingOverflow(second)
    case .subtract: first.subtractingReportingOverflow(second)
    case .multiply: first.multipliedReportingOverflow(by: second)
    case .divide: first.dividedReportingOverflow(by: second)
    case .remainder: first.remainderReportingOverflow(dividingBy: second)
    }
  }

  private func decimals(_ first: Decimal, _ second: Decimal) -> ExpressionValue {
    switch self {
    case .add: .value(.decimal(first + second))
    case .subtract: .value(.decimal(first - second))
    case .multiply: .value(.decimal(first * second))
    case .divide: second == 0 ? .null : .value(.decimal(first / second))
    case .remainder: .null
    }
  }

  private func shifted(_ date: Date, by seconds: Double) -> ExpressionValue {
    let time = date.timeIntervalSinceReferenceDate
    return switch self {
    case .add: .value(.date(Date(timeIntervalSinceReferenceDate: time + seconds)))
    case .subtract: .value(.date(Date(timeIntervalSinceReferenceDate: time - seconds)))
    default: .null
    }
  }
}
