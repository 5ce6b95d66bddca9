import Foundation
import QuoinData
import QuoinSchema

// The macro calls these by the types of properties; the compiler chooses.

extension _ModelStorage {
  // MARK: Plain values

  public func initialize<T: _StoredScalar>(_ index: Int, _ value: T) {
    initialize(index, to: value._stored)
  }

  public func get<M: PersistentModel, T: _StoredScalar>(
    _ model: M, _ index: Int, _ keyPath: KeyPath<M, T>
  ) -> T {
    access(model, keyPath)
    return T._value(record(of: model).value(index))
  }

  public func set<M: PersistentModel, T: _StoredScalar>(_ model: M, _ index: Int, _ value: T) {
    record(of: model).setValue(value._stored, index)
  }

  // MARK: Enumerations with raw values

  public func initialize<T: RawRepresentable & Codable>(_ index: Int, _ value: T)
  where T.RawValue: _StoredScalar {
    initialize(index, to: value.rawValue._stored)
  }

  public func get<M: PersistentModel, T: RawRepresentable & Codable>(
    _ model: M, _ index: Int, _ keyPath: KeyPath<M, T>
  ) -> T where T.RawValue: _StoredScalar {
    access(model, keyPath)
    let value = record(of: model).value(index)
    if let known = T(rawValue: T.RawValue._value(value)) { return known }
    return fallback(index, value)
  }

  public func set<M: PersistentModel, T: RawRepresentable & Codable>(
    _ model: M, _ index: Int, _ value: T
  ) where T.RawValue: _StoredScalar {
    record(of: model).setValue(value.rawValue._stored, index)
  }

  public func initialize<T: RawRepresentable & Codable>(_ index: Int, _ value: T?)
  where T.RawValue: _StoredScalar {
    initialize(index, to: value?.rawValue._stored ?? .null)
  }

  public func get<M: PersistentModel, T: RawRepresentable & Codable>(
    _ model: M, _ index: Int, _ keyPath: KeyPath<M, T?>
  ) -> T? where T.RawValue: _StoredScalar {
    access(model, keyPath)
    let value = record(of: model).value(index)
    return value == .null ? nil : T(rawValue: T.RawValue._value(value))
  }

  public func set<M: PersistentModel, T: RawRepresentable & Codable>(
    _ model: M, _ index: Int, _ value: T?
  ) where T.RawValue: _StoredScalar {
    record(of: model).setValue(value?.rawValue._stored ?? .null, index)
  }

  // MARK: Other values

  @_disfavoredOverload
  public func initialize<T: Codable>(_ index: Int, _ value: T) {
    initialize(index, to: EncodedValue.encode(value, for: info, offset + index))
  }

  @_disfavoredOverload
  public func get<M: PersistentModel, T: Codable>(
    _ model: M, _ index: Int, _ keyPath: KeyPath<M, T>
  ) -> T {
    access(model, keyPath)
    let record = record(of: model)
    if let known = record.cache[index] as? EncodedValue.Decoded<T> { return known.value }
    let value = record.value(index)
    guard let decoded: T = EncodedValue.decode(value) else { return fallback(index, value) }
    record.cache[index] = EncodedValue.Decoded(decoded)
    return decoded
  }

  @_disfavoredOverload
  public func set<M: PersistentModel, T: Codable>(_ model: M, _ index: Int, _ value: T) {
    let record = record(of: model)
    record.setValue(EncodedValue.encode(value, for: info, index), index)
    record.cache[index] = EncodedValue.Decoded(value)
  }

  @_disfavoredOverload
  public func initialize<T>(_ index: Int, _ value: T) {}

  @available(
    *, unavailable,
    message: "a stored property of a model needs a Codable type; conform the type or add @Transient"
  )
  @_disfavoredOverload
  public func get<M: PersistentModel, T>(_ model: M, _ index: Int, _ keyPath: KeyPath<M, T>) -> T {
    fatalError("unavailable")
  }

  @_disfavoredOverload
  public func set<M: PersistentModel, T>(_ model: M, _ index: Int, _ value: T) {}

  /// Returns a value for a property whose stored one can't be read: its default, or the first case.
  private func fallback<T>(_ index: Int, _ stored: StoreValue) -> T {
    let property = info.entity.properties[index]
    let name = "\(info.entity.name).\(property.name)"
    Diagnosis.once(
      "the stored value of \(name) isn't a \(T.self); the default is used instead",
      try: "Give \(name) a default value, or make it optional.")
    if let value = info.defaults[index] as? T { return value }
    if let cases = T.self as? any CaseIterable.Type, let first = cases.firstCase as? T {
      return first
    }
    fatalError("\(name) has no readable value and no default; make it optional")
  }
}

extension CaseIterable {
  fileprivate static var firstCase: Any? { allCases.first }
}

/// Values of `Codable` types as JSON.
enum EncodedValue {
  /// A decoded value, which the record keeps.
  final class Decoded<T> {
    let value: T
    init(_ value: T) { self.value = value }
  }

  static func encode<T: Codable>(_ value: T, for info: ModelInfo, _ index: Int) -> StoreValue {
    if isNil(value) { return .null }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do { return .data(try encoder.encode(value)) } catch {
      Diagnosis.once(
        "\(info.entity.name).\(info.entity.properties[index].name) can't be encoded: \(error)",
        try: "Check encode(to:) of \(T.self).")
      return .null
    }
  }

  static func decode<T: Codable>(_ value: StoreValue) -> T? {
    guard case .data(let data) = value else {
      return (T.self as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? T }
    }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try? decoder.decode(T.self, from: data)
  }

  /// Encodes the default value of a property, if it is encodable.
  static func encodeAny(_ value: Any?) -> StoreValue {
    guard let value = value as? any Encodable, let data = try? JSONEncoder().encode(value) else {
      return .null
    }
    return .data(data)
  }

  private static func isNil<T>(_ value: T) -> Bool {
    (value as? any OptionalValue)?.isNil ?? false
  }
}

private protocol OptionalValue {
  var isNil: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate var isNil: Bool { if case .none = self { true } else { false } }
}
