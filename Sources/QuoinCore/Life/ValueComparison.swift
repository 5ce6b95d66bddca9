import Foundation
@_spi(Reflection) import Swift

/// A type that says itself whether two of its values are the same for the view that holds them.
protocol SelfComparing {
  @MainActor static func isSame(_ first: Self, _ second: Self) -> Bool
}

/// Whether two values of a type are the same for a view that was made of one of them.
///
/// Equatable values are asked; structs and tuples are compared field by field, what an element keeps for a view
/// left out; anything else is the same if its bits are.
@MainActor
final class ValueComparison {
  private typealias Test = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  private enum Step {
    case bits(offset: Int, count: Int)
    case test(offset: Int, Test)
  }
  private var steps: [Step] = []

  private static var comparisons: [ObjectIdentifier: ValueComparison] = [:]

  /// Whether `first` and `second` are the same.
  static func areSame<Value>(_ first: Value, _ second: Value) -> Bool {
    let comparison = of(Value.self)
    return withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in comparison.areSame(first, second) }
    }
  }

  private static func of<Value>(_ type: Value.Type) -> ValueComparison {
    if let comparison = comparisons[ObjectIdentifier(type)] { return comparison }
    let comparison = ValueComparison()
    // A field says what kind of type it has; so the type is made a field.
    comparison.addFields(of: Holder<Value>.self, at: 0)
    comparisons[ObjectIdentifier(type)] = comparison
    return comparison
  }

  private func areSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    for step in steps {
      switch step {
      case .bits(let offset, let count):
        guard Self.haveSameBits(first + offset, second + offset, count) else { return false }
      case .test(let offset, let test):
        guard test(first + offset, second + offset) else { return false }
      }
    }
    return true
  }

  private static func haveSameBits(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ count: Int
  ) -> Bool {
    memcmp(first, second, count) == 0
  }

  private struct Holder<Value> { var value: Value }

  private func addFields(of type: Any.Type, at base: Int) {
    _ = _forEachField(of: type) { _, offset, field, kind in
      MainActor.assumeIsolated { self.add(field, kind, at: base + offset) }
      return true
    }
  }

  private func add(_ type: Any.Type, _ kind: _MetadataKind, at offset: Int) {
    if let comparing = type as? any SelfComparing.Type {
      return steps.append(.test(offset: offset, Self.test(comparing)))
    }
    if let equatable = type as? any Equatable.Type {
      return steps.append(.test(offset: offset, Self.test(equatable)))
    }
    let count = steps.count
    if kind == .struct || kind == .tuple { addFields(of: type, at: offset) }
    let size = Self.size(of: type)
    // What shows no fields is compared as it lies in memory.
    if steps.count == count, size > 0 { steps.append(.bits(offset: offset, count: size)) }
  }

  private static func size(of type: Any.Type) -> Int {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }

  private static func test<P: SelfComparing>(_ type: P.Type) -> Test {
    {
      P.isSame(
        $0.assumingMemoryBound(to: P.self).pointee, $1.assumingMemoryBound(to: P.self).pointee)
    }
  }

  private static func test<E: Equatable>(_ type: E.Type) -> Test {
    { $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee }
  }
}
