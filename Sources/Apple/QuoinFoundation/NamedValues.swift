import Foundation

/// An object whose values predicates and sort descriptors find by name, such as a managed object.
public protocol KeyedValues {
  /// Returns the value of a property, or `nil` if it has none.
  func value(forKey key: String) -> Any?
}

/// Lookup of values by name, without the Objective-C runtime.
enum NamedValues {
  /// Returns the value at a path such as `owner.name`. `@count` is the number of elements.
  static func value(of object: Any?, at path: String) -> Any? {
    value(of: object, at: path.split(separator: ".").map(String.init)[...])
  }

  static func value(of object: Any?, at path: ArraySlice<String>) -> Any? {
    var value = object.flatMap(unwrapped)
    var rest = path
    while let name = rest.popFirst() {
      guard let object = value else { return nil }
      switch name {
      case "self", "SELF": continue
      case "@sum", "@avg", "@min", "@max":
        let members = self.value(of: object, at: rest).flatMap(elements) ?? []
        return aggregate(name, members)
      case "@count": value = elements(object)?.count
      case "count" where elements(object) != nil: value = elements(object)?.count
      case "length" where object is String: value = (object as? String)?.utf16.count
      default: value = member(name, of: object)
      }
      value = value.flatMap(unwrapped)
    }
    return value
  }

  private static func member(_ name: String, of object: Any) -> Any? {
    if let fields = object as? [String: Any] { return fields[name] }
    if let object = object as? any KeyedValues { return object.value(forKey: name) }
    if let list = elements(object) {
      return list.flatMap { element -> [Any] in
        guard let found = value(of: element, at: [name]) else { return [] }
        return elements(found) ?? [found]
      }
    }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      let found = current.children.first { $0.label == name || $0.label == "_\(name)" }
      if let found { return found.value }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// The elements of an array or a set.
  static func elements(_ value: Any) -> [Any]? {
    switch value {
    case let list as [Any]: list
    case let list as NSArray: list.map { $0 }
    case let set as NSSet: set.map { $0 }
    case let set as NSOrderedSet: set.map { $0 }
    case let set as Set<AnyHashable>: set.map(\.base)
    default: nil
    }
  }

  static func aggregate(_ name: String, _ members: [Any]) -> Any? {
    let ordered = members.sorted { compare($0, $1) == .orderedAscending }
    switch name {
    case "@count": return members.count
    case "@min": return ordered.first
    case "@max": return ordered.last
    default: break
    }
    if name == "@sum", let numbers = members as? [any FixedWidthInteger] {
      var sum = 0
      let isExact = numbers.allSatisfy { number in
        guard let number = Int(exactly: number) else { return false }
        let (next, overflow) = sum.addingReportingOverflow(number)
        sum = next
        return !overflow
      }
      if isExact { return sum }
    }
    let sum = members.compactMap(number).reduce(0, +)
    if name == "@sum" { return sum }
    return members.isEmpty ? nil : sum / Double(members.count)
  }

  /// Unwraps an optional, and converts strings and numbers to Swift's types.
  static func unwrapped(_ value: Any) -> Any? {
    if value is String || value is any BinaryInteger { return value }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.flatMap { unwrapped($0.value) }
    }
    return switch value {
    case is NSNull: nil
    case let value as NSString: value as String
    case let value as NSDate: value as Date
    case let value as NSUUID: value as UUID
    case let value as NSURL: value as URL
    case let value as NSData: value as Data
    default: value
    }
  }

  /// Compares two values; returns `nil` if they are not comparable.
  static func compare(_ first: Any?, _ second: Any?) -> ComparisonResult? {
    guard let first = first.flatMap(unwrapped), let second = second.flatMap(unwrapped) else {
      return nil
    }
    if let first = first as? String, let second = second as? String {
      // By code points, as stores do.
      return first.utf8.elementsEqual(second.utf8)
        ? .orderedSame
        : first.utf8.lexicographicallyPrecedes(second.utf8) ? .orderedAscending : .orderedDescending
    }
    if let first = first as? any FixedWidthInteger, let second = second as? any FixedWidthInteger {
      return order(Int128(first), Int128(second))
    }
    if let first = number(first), let second = number(second) { return order(first, second) }
    if let first = first as? Date, let second = second as? Date { return order(first, second) }
    return nil
  }

  static func isEqual(_ first: Any?, _ second: Any?) -> Bool {
    let first = first.flatMap(unwrapped)
    let second = second.flatMap(unwrapped)
    guard let first, let second else { return first == nil && second == nil }
    if let order = compare(first, second) { return order == .orderedSame }
    switch (first, second) {
    case (let id as UUID, let text as String), (let text as String, let id as UUID):
      return UUID(uuidString: text) == id
    case (let url as URL, let text as String), (let text as String, let url as URL):
      return url.absoluteString == text
    default: break
    }
    if let first = first as? AnyHashable, let second = second as? AnyHashable {
      return first == second
    }
    return first as AnyObject === second as AnyObject
  }

  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as Decimal: (value as NSDecimalNumber).doubleValue
    default: nil
    }
  }

  private static func order<Value: Comparable>(_ first: Value, _ second: Value)
    -> ComparisonResult
  { first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame }
}
