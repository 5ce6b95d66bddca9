import Foundation
import QuoinSchema

extension StorePredicate {
  /// Whether an object fulfills the condition.
  public func matches(_ object: any RecordObject) -> Bool { matches(object, variables: [:]) }

  func matches(_ object: any RecordObject, variables: [String: ExpressionValue]) -> Bool {
    switch self {
    case .always(let value): value
    case .and(let parts): parts.allSatisfy { $0.matches(object, variables: variables) }
    case .or(let parts): parts.contains { $0.matches(object, variables: variables) }
    case .not(let part): !part.matches(object, variables: variables)
    case .compare(let comparison): comparison.matches(object, variables: variables)
    case .block(let block): block(object)
    }
  }
}

extension StoreComparison {
  func matches(_ object: any RecordObject, variables: [String: ExpressionValue]) -> Bool {
    let left = left.value(of: object, variables: variables)
    let right = right.value(of: object, variables: variables)
    guard let quantifier else { return test(left, right) }
    let elements = left.elements ?? []
    return switch quantifier {
    case .any: elements.contains { test($0, right) }
    case .all: elements.allSatisfy { test($0, right) }
    case .none: !elements.contains { test($0, right) }
    }
  }

  private func test(_ left: ExpressionValue, _ right: ExpressionValue) -> Bool {
    switch relation {
    case .equal: return isEqual(left, right)
    case .notEqual: return !isEqual(left, right)
    case .less: return order(left, right).map { $0 < 0 } ?? false
    case .lessOrEqual: return order(left, right).map { $0 <= 0 } ?? false
    case .greater: return order(left, right).map { $0 > 0 } ?? false
    case .greaterOrEqual: return order(left, right).map { $0 >= 0 } ?? false
    case .contains:
      if let elements = left.elements { return elements.contains { isEqual($0, right) } }
      return text(left, right, TextComparison.contains)
    case .isIn:
      if let elements = right.elements { return elements.contains { isEqual($0, left) } }
      return text(right, left, TextComparison.contains)
    case .isBetween:
      guard let limits = right.elements, limits.count == 2, let low = order(left, limits[0]),
        let high = order(left, limits[1])
      else { return false }
      return low >= 0 && high <= 0
    case .beginsWith: return text(left, right, TextComparison.begins)
    case .endsWith: return text(left, right, TextComparison.ends)
    case .like: return text(left, right, TextComparison.like)
    case .matches: return text(left, right, TextComparison.matches)
    }
  }

  private func text(
    _ left: ExpressionValue, _ right: ExpressionValue, _ test: (String, String, Int) -> Bool
  ) -> Bool {
    guard let left = left.text, let right = right.text else { return false }
    return test(left, right, options.rawValue)
  }

  private func isEqual(_ left: ExpressionValue, _ right: ExpressionValue) -> Bool {
    if !options.isEmpty, let left = left.text, let right = right.text {
      let first = TextComparison.fold(left, options.rawValue)
      return TextComparison.order(first, TextComparison.fold(right, options.rawValue)) == 0
    }
    return ExpressionValue.isEqual(left, right)
  }

  private func order(_ left: ExpressionValue, _ right: ExpressionValue) -> Int? {
    if !options.isEmpty, let left = left.text, let right = right.text {
      let first = TextComparison.fold(left, options.rawValue)
      return TextComparison.order(first, TextComparison.fold(right, options.rawValue))
    }
    return ExpressionValue.order(left, right)
  }
}
