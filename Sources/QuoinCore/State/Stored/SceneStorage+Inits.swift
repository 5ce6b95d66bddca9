import Foundation

extension SceneStorage {
  /// A `Bool` called `key`; `wrappedValue` while nothing is stored.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(wrappedValue, key, .plain)
  }
  /// An `Int` called `key`; `wrappedValue` while nothing is stored.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key, .number)
  }
  /// A `Double` called `key`; `wrappedValue` while nothing is stored.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key, .number)
  }
  /// A `String` called `key`; `wrappedValue` while nothing is stored.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key, .plain)
  }
  /// A `URL` called `key`; `wrappedValue` while nothing is stored.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(wrappedValue, key, .text)
  }
  /// A `Data` called `key`; `wrappedValue` while nothing is stored.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key, .plain)
  }
  /// A value stored as its raw value; `wrappedValue` while nothing is stored.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, StoredCoding<Int>.number.raw())
  }
  /// A value stored as its raw value; `wrappedValue` while nothing is stored.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, StoredCoding<String>.plain.raw())
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A `Bool` called `key`, or `nil` while nothing is stored.
  public init(_ key: String) where Value == Bool? {
    self.init(nil, key, StoredCoding<Bool>.plain.optional)
  }
  /// An `Int` called `key`, or `nil` while nothing is stored.
  public init(_ key: String) where Value == Int? {
    self.init(nil, key, StoredCoding<Int>.number.optional)
  }
  /// A `Double` called `key`, or `nil` while nothing is stored.
  public init(_ key: String) where Value == Double? {
    self.init(nil, key, StoredCoding<Double>.number.optional)
  }
  /// A `String` called `key`, or `nil` while nothing is stored.
  public init(_ key: String) where Value == String? {
    self.init(nil, key, StoredCoding<String>.plain.optional)
  }
  /// A `URL` called `key`, or `nil` while nothing is stored.
  public init(_ key: String) where Value == URL? {
    self.init(nil, key, StoredCoding<URL>.text.optional)
  }
  /// A `Data` called `key`, or `nil` while nothing is stored.
  public init(_ key: String) where Value == Data? {
    self.init(nil, key, StoredCoding<Data>.plain.optional)
  }
  /// A value stored as its raw value, or `nil` while nothing is stored.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(nil, key, StoredCoding<Int>.number.raw(R.self).optional)
  }
  /// A value stored as its raw value, or `nil` while nothing is stored.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(nil, key, StoredCoding<String>.plain.raw(R.self).optional)
  }
}
