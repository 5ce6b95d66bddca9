import Foundation

extension NSPredicate {
  /// Creates a predicate from a format such as `SELF MATCHES %@` or `name CONTAINS[c] %@ AND age
  /// > 3`.
  ///
  /// A name is looked up in dictionaries and among the stored properties of a value. An invalid
  /// format is reported on standard error, and the predicate is always false.
  public convenience init(format: String, _ arguments: any CVarArg...) {
    self.init(format: format, argumentArray: arguments)
  }

  /// Creates a predicate from a format and a list of arguments.
  public convenience init(format: String, argumentArray arguments: [Any]?) {
    var parser = PredicateParser(format, arguments ?? [])
    do {
      let condition = try parser.predicate()
      self.init { object, variables in condition(PredicateSubject(object, variables ?? [:])) }
    } catch {
      let message = "NSPredicate: \"\(format)\" can't be parsed: \(error)\n"
      FileHandle.standardError.write(Data(message.utf8))
      self.init(value: false)
    }
  }
}

extension NSSortDescriptor {
  /// Creates a descriptor that sorts by `key`, which names a dictionary entry or a stored
  /// property.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \Any.self, ascending: ascending) { first, second in
      let values = [first, second].map { object in
        key.map { NamedValues.value(of: object, at: $0) } ?? object
      }
      return NamedValues.compare(values[0], values[1]) ?? .orderedSame
    }
  }
}

/// The object and variables that a predicate evaluates.
struct PredicateSubject {
  let object: Any?
  let variables: [String: Any]

  init(_ object: Any?, _ variables: [String: Any]) {
    self.object = object
    self.variables = variables
  }
}

/// Lookup of values by name, without the Objective-C runtime.
enum NamedValues {
  /// Returns the value at a path such as `owner.name`. `@count` is the number of elements.
  static func value(of object: Any?, at path: String) -> Any? {
    var value = object
    for name in path.split(separator: ".") {
      guard let object = value.flatMap(unwrapped) else { return nil }
      switch name {
      case "self", "SELF": continue
      case "@count",
        "count" where object is [Any]:
        value = (object as? [Any])?.count
      case "length" where object is String: value = (object as? String)?.utf16.count
      default: value = member(String(name), of: object)
      }
    }
    return value.flatMap(unwrapped)
  }

  private static func member(_ name: String, of object: Any) -> Any? {
    if let fields = object as? [String: Any] { return fields[name] }
    if let list = object as? [Any] { return list.compactMap { value(of: $0, at: name) } }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      let found = current.children.first { $0.label == name || $0.label == "_\(name)" }
      if let found { return found.value }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// Unwraps an optional, and converts strings and numbers to Swift's types.
  static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.flatMap { unwrapped($0.value) }
    }
    return value is NSNull ? nil : (value as? NSString).map { $0 as String } ?? value
  }

  /// Compares two values; returns `nil` if they are not comparable.
  static func compare(_ first: Any?, _ second: Any?) -> ComparisonResult? {
    guard let first = first.flatMap(unwrapped), let second = second.flatMap(unwrapped) else {
      return nil
    }
    if let first = number(first), let second = number(second) { return order(first, second) }
    if let first = first as? String, let second = second as? String {
      return order(first, second)
    }
    if let first = first as? Date, let second = second as? Date { return order(first, second) }
    return nil
  }

  static func isEqual(_ first: Any?, _ second: Any?) -> Bool {
    let first = first.flatMap(unwrapped)
    let second = second.flatMap(unwrapped)
    guard let first, let second else { return first == nil && second == nil }
    if let order = compare(first, second) { return order == .orderedSame }
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
    default: nil
    }
  }

  private static func order<Value: Comparable>(_ first: Value, _ second: Value)
    -> ComparisonResult
  { first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame }
}
