import Foundation

/// A type with its own test for whether two of its values are equal for the view that contains
/// them.
protocol SelfComparing {
  @MainActor static func isSame(_ first: Self, _ second: Self) -> Bool
}

/// Determines whether two values would result in the same view.
///
/// Equatable values are compared with `==`, except views of plain data
/// (Rules/Updates.md#value-comparison). Structs and tuples are compared field by field, without the
/// objects that an element retains for a view; all others are equal if their bits are, and so are
/// non-strong references.
@MainActor
final class ValueComparison {
  private typealias Test = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  private enum Step {
    case bits(offset: Int, count: Int)
    case test(offset: Int, Test)
  }
  private var steps: [Step] = []

  private static let comparisons = PerTypeCache<ValueComparison>()

  /// Returns whether `first` and `second` are equal.
  static func areSame<Value>(_ first: Value, _ second: Value) -> Bool {
    let comparison = of(Value.self)
    return withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in comparison.areSame(first, second) }
    }
  }

  /// Returns whether `first` and `second` have the same type and are equal.
  static func areSame(any first: Any, _ second: Any) -> Bool {
    func compare<Value>(_ first: Value) -> Bool {
      guard let second = second as? Value, type(of: second) == type(of: first) else { return false }
      return areSame(first, second)
    }
    return compare(first)
  }

  private static func of<Value>(_ type: Value.Type) -> ValueComparison {
    comparisons.object(of: type) { _ in
      let comparison = ValueComparison()
      // Only a field reveals the kind of its type, so the type is wrapped as a field.
      comparison.addFields(of: Holder<Value>.self, at: 0)
      return comparison
    }
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
    let fields = StoredField.fields(of: type)
    for (index, field) in fields.enumerated() {
      let end = index + 1 < fields.count ? fields[index + 1].offset : Self.size(of: type)
      add(field, at: base + field.offset, room: end - field.offset)
    }
  }

  private func add(_ field: StoredField, at offset: Int, room: Int) {
    let type = field.type
    // A weak or unowned reference has a different memory layout from its type.
    if field.isStrong {
      if let comparing = type as? any SelfComparing.Type {
        return steps.append(.test(offset: offset, Self.test(comparing)))
      }
      if let equatable = type as? any Equatable.Type, !Self.isPlainView(type) {
        return steps.append(.test(offset: offset, Self.test(equatable)))
      }
      if field.kind == .existential {
        return steps.append(.test(offset: offset, Self.testBoxes(of: type)))
      }
    }
    let count = steps.count
    if field.kind == .struct || field.kind == .tuple { addFields(of: type, at: offset) }
    var size = Self.size(of: type)
    // Only the field's type identifies a metatype of a struct or an enum, which takes no space
    // there.
    if field.kind == .metatype, room < size { size = 0 }
    // The memory of a type without visible fields is compared.
    if steps.count == count, size > 0 { steps.append(.bits(offset: offset, count: size)) }
  }

  /// Whether the type is that of a view without references, whose `==` counts only in an
  /// `EquatableView`.
  private static func isPlainView(_ type: Any.Type) -> Bool {
    func isPlain<T>(_ type: T.Type) -> Bool { _isPOD(type) }
    return type is any View.Type && isPlain(type)
  }

  private static func size(of type: Any.Type) -> Int {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return size(type)
  }

  private static func test<P: SelfComparing>(_ type: P.Type) -> Test {
    {
      P.isSame(
        $0.assumingMemoryBound(to: P.self).pointee, $1.assumingMemoryBound(to: P.self).pointee)
    }
  }

  /// Returns a comparison of the contents of boxes of `type`, an existential type, whose unused
  /// bytes are arbitrary.
  private static func testBoxes(of type: Any.Type) -> Test {
    func unboxed<Value>(_ type: Value.Type) -> any UnboxedComparing.Type { Unboxed<Value>.self }
    func test<Box>(_ type: Box.Type) -> Test {
      {
        let first: Any = $0.assumingMemoryBound(to: Box.self).pointee
        let second: Any = $1.assumingMemoryBound(to: Box.self).pointee
        // The type of the content: `first` is a box inside a box.
        let type: Any.Type = Swift.type(of: first)
        return unboxed(type).isSame(first, second)
      }
    }
    return test(type)
  }

  private static func test<E: Equatable>(_ type: E.Type) -> Test {
    { $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee }
  }
}

/// Compares values of a type known only at run time.
private protocol UnboxedComparing {
  @MainActor static func isSame(_ first: Any, _ second: Any) -> Bool
}

private enum Unboxed<Value>: UnboxedComparing {
  static func isSame(_ first: Any, _ second: Any) -> Bool {
    guard let first = first as? Value, let second = second as? Value else { return false }
    return ValueComparison.areSame(first, second)
  }
}

extension Optional: SelfComparing {
  @MainActor static func isSame(_ first: Self, _ second: Self) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first?, let second?): ValueComparison.areSame(first, second)
    default: false
    }
  }
}
