import Foundation

extension SceneStorage {
  /// Creates a stored `Bool` named `key`; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(wrappedValue, key, .plain)
  }
  /// Creates a stored `Int` named `key`; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key, .number)
  }
  /// Creates a stored `Double` named `key`; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key, .number)
  }
  /// Creates a stored `String` named `key`; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key, .plain)
  }
  /// Creates a stored `URL` named `key`; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(wrappedValue, key, .text)
  }
  /// Creates a stored `Data` named `key`; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key, .plain)
  }
  /// Creates a value stored as its raw value; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, StoredCoding<Int>.number.raw())
  }
  /// Creates a value stored as its raw value; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, StoredCoding<String>.plain.raw())
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a stored `Bool` named `key`, which is `nil` by default.
  public init(_ key: String) where Value == Bool? {
    self.init(nil, key, StoredCoding<Bool>.plain.optional)
  }
  /// Creates a stored `Int` named `key`, which is `nil` by default.
  public init(_ key: String) where Value == Int? {
    self.init(nil, key, StoredCoding<Int>.number.optional)
  }
  /// Creates a stored `Double` named `key`, which is `nil` by default.
  public init(_ key: String) where Value == Double? {
    self.init(nil, key, StoredCoding<Double>.number.optional)
  }
  /// Creates a stored `String` named `key`, which is `nil` by default.
  public init(_ key: String) where Value == String? {
    self.init(nil, key, StoredCoding<String>.plain.optional)
  }
  /// Creates a stored `URL` named `key`, which is `nil` by default.
  public init(_ key: String) where Value == URL? {
    self.init(nil, key, StoredCoding<URL>.text.optional)
  }
  /// Creates a stored `Data` named `key`, which is `nil` by default.
  public init(_ key: String) where Value == Data? {
    self.init(nil, key, StoredCoding<Data>.plain.optional)
  }
  /// Creates a value stored as its raw value, which is `nil` by default.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(nil, key, StoredCoding<Int>.number.raw(R.self).optional)
  }
  /// Creates a value stored as its raw value, which is `nil` by default.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(nil, key, StoredCoding<String>.plain.raw(R.self).optional)
  }
}
