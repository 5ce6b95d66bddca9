import Foundation
import QuoinSchema

extension [StoreSort] {
  /// Whether an object is before another.
  public func areInIncreasingOrder(
    _ first: any RecordObject, _ second: any RecordObject
  ) -> Bool {
    precedes(first, keys(first), second, keys(second))
  }

  /// Returns the objects in this order. Objects whose values are equal keep their order.
  public func sorted(_ objects: [any RecordObject]) -> [any RecordObject] {
    if isEmpty { return objects }
    let keyed = objects.map { (object: $0, keys: keys($0)) }
    // The sort of the standard library is stable.
    return keyed.sorted { precedes($0.object, $0.keys, $1.object, $1.keys) }.map(\.object)
  }

  private func keys(_ object: any RecordObject) -> [ExpressionValue] {
    map { $0.compare == nil ? StoreExpression.path(.subject, $0.path).value(of: object) : .null }
  }

  private func precedes(
    _ first: any RecordObject, _ firstKeys: [ExpressionValue], _ second: any RecordObject,
    _ secondKeys: [ExpressionValue]
  ) -> Bool {
    for (index, sort) in enumerated() {
      let order = sort.compare?(first, second) ?? sort.order(firstKeys[index], secondKeys[index])
      if order != 0 { return sort.isAscending ? order < 0 : order > 0 }
    }
    return false
  }
}

extension StoreSort {
  /// Compares two values of the key: null is before all others.
  func order(_ first: ExpressionValue, _ second: ExpressionValue) -> Int {
    if first.isNull || second.isNull {
      return first.isNull == second.isNull ? 0 : first.isNull ? -1 : 1
    }
    if !options.isEmpty, let first = first.text, let second = second.text {
      if options.contains(.localizedStandard) {
        return TextComparison.localizedStandard(first, second).rawValue
      }
      return TextComparison.order(
        TextComparison.fold(first, options.rawValue), TextComparison.fold(second, options.rawValue))
    }
    return ExpressionValue.order(first, second) ?? 0
  }
}
