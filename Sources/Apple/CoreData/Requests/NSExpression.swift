import Foundation
import QuoinFoundation

/// A value that a fetch or a save computes: a constant, the value at a key path, or a function.
///
/// It takes the place of Foundation's class, which has no initializers on Linux.
open class NSExpression: NSObject {
  public enum ExpressionType: UInt, Sendable {
    case constantValue, evaluatedObject
    case keyPath = 3
    case function = 4
  }

  public let expressionType: ExpressionType
  private let text: String
  private let constant: Any?
  private let parts: [NSExpression]

  private init(_ type: ExpressionType, _ text: String, _ constant: Any?, _ parts: [NSExpression]) {
    expressionType = type
    self.text = text
    self.constant = constant
    self.parts = parts
  }

  public convenience init(forKeyPath keyPath: String) { self.init(.keyPath, keyPath, nil, []) }
  public convenience init<Root: NSManagedObject, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    self.init(.keyPath, KeyPathRecorder.name(of: keyPath) ?? "", nil, [])
  }
  public convenience init(forConstantValue value: Any?) {
    self.init(.constantValue, "", value, [])
  }
  public convenience init(forFunction name: String, arguments: [Any]) {
    self.init(.function, name, nil, arguments.compactMap { $0 as? NSExpression })
  }
  /// Creates an expression from a format such as `canonical:(name)` or `items.@count`.
  ///
  /// An invalid format is reported on standard error, and the expression has no value.
  public convenience init(format: String, _ arguments: any CVarArg...) {
    self.init(format: format, argumentArray: arguments)
  }

  /// Creates an expression from a format and a list of arguments.
  public convenience init(format: String, argumentArray arguments: [Any]) {
    var parsed = NSExpression(forConstantValue: nil)
    do {
      parsed = try Self.parsed(format, arguments)
    } catch {
      Diagnosis.report("NSExpression: \"\(format.prefix(200))\" can't be parsed: \(error)")
    }
    self.init(parsed.expressionType, parsed.text, parsed.constant, parsed.parts)
  }

  static func parsed(_ format: String, _ arguments: [Any] = []) throws -> NSExpression {
    try expression(try PredicateSyntax.Value(format: format, arguments))
  }

  private static func expression(_ syntax: PredicateSyntax.Value) throws -> NSExpression {
    switch syntax {
    case .constant(let value): return NSExpression(forConstantValue: value)
    case .subject: return NSExpression(.evaluatedObject, "", nil, [])
    case .now: return NSExpression(forFunction: "now", arguments: [])
    case .path(.subject, let names):
      return NSExpression(forKeyPath: names.joined(separator: "."))
    case .function(let function, let argument):
      return NSExpression(
        forFunction: "\(function.rawValue):", arguments: [try expression(argument)])
    case .arithmetic(let operation, let left, let right):
      let name =
        switch operation {
        case .add: "add:to:"
        case .subtract: "from:subtract:"
        case .multiply: "multiply:by:"
        case .divide: "divide:by:"
        }
      return NSExpression(
        forFunction: name, arguments: [try expression(left), try expression(right)])
    case .path, .list, .variable, .subquery:
      throw ModelError(
        reason: "an expression has key paths, constants, arithmetic, and functions of these")
    }
  }

  open class func expressionForEvaluatedObject() -> NSExpression {
    NSExpression(.evaluatedObject, "", nil, [])
  }

  open var keyPath: String { expressionType == .keyPath ? text : "" }
  open var function: String { expressionType == .function ? text : "" }
  open var constantValue: Any? { constant }
  open var arguments: [NSExpression]? { parts }

  private static let aggregates: Set<String> = [
    "sum:", "count:", "min:", "max:", "average:", "median:", "distinct:",
  ]

  var isAggregate: Bool {
    expressionType == .function
      && (Self.aggregates.contains(text) || parts.contains { $0.isAggregate })
  }

  /// The key paths that the value depends on.
  var keyPaths: [String] {
    expressionType == .keyPath ? [text] : parts.flatMap(\.keyPaths)
  }

  var isNow: Bool { expressionType == .function && text == "now" }

  /// Returns the value for a group of objects; that of the first one if nothing is aggregated.
  func value(of objects: [NSManagedObject]) -> Any? {
    switch expressionType {
    case .constantValue: return constant
    case .evaluatedObject: return objects.first?.objectID
    case .keyPath:
      return objects.first?.value(forKeyPath: text)
    case .function: return functionValue(of: objects)
    }
  }

  private func functionValue(of objects: [NSManagedObject]) -> Any? {
    if isNow { return Date() }
    guard let part = parts.first else { return nil }
    guard Self.aggregates.contains(text) else { return arithmetic(objects) }
    let values = objects.compactMap { part.value(of: [$0]) }
    if text == "count:" { return NSNumber(value: values.count) }
    if text == "distinct:" { return values.first }
    if text == "min:" || text == "max:", let dates = values as? [Date], !dates.isEmpty {
      return text == "min:" ? dates.min() : dates.max()
    }
    if text == "min:" || text == "max:", let texts = values as? [String], !texts.isEmpty {
      return text == "min:" ? texts.min() : texts.max()
    }
    let decimals = values.compactMap { ($0 as? NSDecimalNumber)?.decimalValue }
    if text == "sum:", !decimals.isEmpty, decimals.count == values.count {
      return NSDecimalNumber(decimal: decimals.reduce(0, +))
    }
    let numbers = values.compactMap { ($0 as? NSNumber)?.doubleValue }
    return result(of: numbers).map { NSNumber(value: $0) }
  }

  private func result(of numbers: [Double]) -> Double? {
    switch text {
    case "sum:": return numbers.reduce(0, +)
    case "average:": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
    case "min:": return numbers.min()
    case "max:": return numbers.max()
    default:
      guard !numbers.isEmpty else { return nil }
      let sorted = numbers.sorted()
      let middle = sorted.count / 2
      return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
  }

  private func arithmetic(_ objects: [NSManagedObject]) -> Any? {
    let values = parts.map { $0.value(of: objects) }
    if let string = values.first as? String {
      switch text {
      case "uppercase:": return string.uppercased()
      case "lowercase:": return string.lowercased()
      case "canonical:": return PredicateText.canonical(string)
      case "length:": return NSNumber(value: string.count)
      default: return nil
      }
    }
    let numbers = values.compactMap { ($0 as? NSNumber)?.doubleValue }
    guard numbers.count == values.count, let first = numbers.first, let last = numbers.last else {
      return nil
    }
    let number: Double? =
      switch text {
      case "add:to:": first + last
      case "from:subtract:": first - last
      case "multiply:by:": first * last
      case "divide:by:": last == 0 ? nil : first / last
      case "abs:": abs(first)
      case "floor:": first.rounded(.down)
      case "ceiling:": first.rounded(.up)
      case "trunc:": first.rounded(.towardZero)
      case "sqrt:": first < 0 ? nil : first.squareRoot()
      default: nil
      }
    return number.map { NSNumber(value: $0) }
  }
}
