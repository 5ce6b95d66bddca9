import Foundation

/// The value of a parsed predicate for an object.
package struct PredicateEvaluation {
  let object: Any?
  var variables: [String: Any]

  package init(object: Any?, variables: [String: Any]) {
    self.object = object
    self.variables = variables
  }

  package func isTrue(_ condition: PredicateSyntax) -> Bool {
    switch condition {
    case .constant(let value): value
    case .and(let parts): parts.allSatisfy(isTrue)
    case .or(let parts): parts.contains(where: isTrue)
    case .not(let part): !isTrue(part)
    case .comparison(let comparison): isTrue(comparison)
    }
  }

  private func isTrue(_ comparison: PredicateSyntax.Comparison) -> Bool {
    let left = value(comparison.left)
    let right = value(comparison.right)
    guard let quantifier = comparison.quantifier else {
      return Self.test(comparison, left, right)
    }
    let members = left.flatMap(NamedValues.elements) ?? []
    return switch quantifier {
    case .any: members.contains { Self.test(comparison, $0, right) }
    case .all: members.allSatisfy { Self.test(comparison, $0, right) }
    case .none: !members.contains { Self.test(comparison, $0, right) }
    }
  }

  private static func test(
    _ comparison: PredicateSyntax.Comparison, _ left: Any?, _ right: Any?
  ) -> Bool {
    let options = comparison.options
    func order() -> ComparisonResult? {
      guard !options.isEmpty, let texts = texts(left, right) else {
        return NamedValues.compare(left, right)
      }
      return NamedValues.compare(
        PredicateText.fold(texts.0, options), PredicateText.fold(texts.1, options))
    }
    func isEqual(_ left: Any?, _ right: Any?) -> Bool {
      guard !options.isEmpty, let texts = texts(left, right) else {
        return NamedValues.isEqual(left, right)
      }
      return PredicateText.fold(texts.0, options) == PredicateText.fold(texts.1, options)
    }
    func text(_ test: (String, String, PredicateText.Options) -> Bool) -> Bool {
      guard let texts = texts(left, right), !texts.1.isEmpty else { return false }
      return test(texts.0, texts.1, options)
    }
    switch comparison.relation {
    case .equal: return isEqual(left, right)
    case .notEqual: return !isEqual(left, right)
    case .less: return order() == .orderedAscending
    case .greater: return order() == .orderedDescending
    case .lessOrEqual: return order().map { $0 != .orderedDescending } ?? false
    case .greaterOrEqual: return order().map { $0 != .orderedAscending } ?? false
    case .contains:
      if let members = left.flatMap(NamedValues.elements) {
        return members.contains { isEqual($0, right) }
      }
      return text(PredicateText.contains)
    case .isIn:
      if let members = right.flatMap(NamedValues.elements) {
        return members.contains { isEqual($0, left) }
      }
      guard let texts = texts(left, right), !texts.0.isEmpty else { return false }
      return PredicateText.contains(texts.1, texts.0, options)
    case .isBetween:
      guard let limits = right.flatMap(NamedValues.elements), limits.count == 2,
        let low = NamedValues.compare(left, limits[0]),
        let high = NamedValues.compare(left, limits[1])
      else { return false }
      return low != .orderedAscending && high != .orderedDescending
    case .beginsWith: return text(PredicateText.begins)
    case .endsWith: return text(PredicateText.ends)
    case .like:
      return texts(left, right).map { PredicateText.like($0.0, $0.1, options) } ?? false
    case .matches:
      return texts(left, right).map { PredicateText.matches($0.0, $0.1, options) } ?? false
    }
  }

  private static func texts(_ left: Any?, _ right: Any?) -> (String, String)? {
    guard let left = left.flatMap(NamedValues.unwrapped) as? String,
      let right = right.flatMap(NamedValues.unwrapped) as? String
    else { return nil }
    return (left, right)
  }

  package func value(_ value: PredicateSyntax.Value) -> Any? {
    switch value {
    case .constant(let constant): return constant
    case .list(let members): return members.map { self.value($0) as Any }
    case .subject: return object.flatMap(NamedValues.unwrapped)
    case .now: return Date()
    case .path(let base, let names): return NamedValues.value(of: self.value(base), at: names[...])
    case .variable(let name): return variables[name].flatMap(NamedValues.unwrapped)
    case .subquery(let collection, let variable, let condition):
      var inner = self
      return self.value(collection).flatMap(NamedValues.elements)?.filter { element in
        inner.variables[variable] = element
        return inner.isTrue(condition)
      }
    case .arithmetic(let operation, let left, let right):
      return Self.result(operation, self.value(left), self.value(right))
    case .function(let function, let argument):
      let argument = self.value(argument)
      switch function {
      case .lowercase: return (argument as? String)?.lowercased()
      case .uppercase: return (argument as? String)?.uppercased()
      case .canonical: return (argument as? String).map(PredicateText.canonical)
      case .count, .sum, .min, .max:
        return argument.flatMap(NamedValues.elements).flatMap {
          NamedValues.aggregate("@\(function.rawValue)", $0)
        }
      case .average:
        return argument.flatMap(NamedValues.elements).flatMap { NamedValues.aggregate("@avg", $0) }
      }
    }
  }

  private static func result(
    _ operation: PredicateSyntax.Arithmetic, _ left: Any?, _ right: Any?
  ) -> Any? {
    guard let left, let right else { return nil }
    if let first = (left as? any FixedWidthInteger).flatMap({ Int(exactly: $0) }),
      let second = (right as? any FixedWidthInteger).flatMap({ Int(exactly: $0) })
    {
      let (result, overflow) =
        switch operation {
        case .add: first.addingReportingOverflow(second)
        case .subtract: first.subtractingReportingOverflow(second)
        case .multiply: first.multipliedReportingOverflow(by: second)
        case .divide: first.dividedReportingOverflow(by: second)
        }
      return overflow ? nil : result
    }
    if let date = left as? Date, let seconds = NamedValues.number(right) {
      return operation == .add ? date + seconds : operation == .subtract ? date - seconds : nil
    }
    guard let first = NamedValues.number(left), let second = NamedValues.number(right) else {
      return nil
    }
    let result =
      switch operation {
      case .add: first + second
      case .subtract: first - second
      case .multiply: first * second
      case .divide: first / second
      }
    return result.isNaN ? nil : result
  }
}
