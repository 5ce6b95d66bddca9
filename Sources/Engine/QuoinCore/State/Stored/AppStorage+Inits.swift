import Foundation

extension AppStorage {
  /// Creates a stored `Bool` named `key`; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(wrappedValue, key, store, .plain)
  }
  /// Creates a stored `Int` named `key`; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue, key, store, .number)
  }
  /// Creates a stored `Double` named `key`; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(wrappedValue, key, store, .number)
  }
  /// Creates a stored `String` named `key`; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(wrappedValue, key, store, .plain)
  }
  /// Creates a stored `URL` named `key`; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(wrappedValue, key, store, .text)
  }
  /// Creates a stored `Data` named `key`; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(wrappedValue, key, store, .plain)
  }
  /// Creates a stored `Date` named `key`; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(wrappedValue, key, store, .plain)
  }
  /// Creates a value stored as its raw value; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, store, StoredCoding<Int>.number.raw())
  }
  /// Creates a value stored as its raw value; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, store, StoredCoding<String>.plain.raw())
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a stored `Bool` named `key`, which is `nil` by default.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, StoredCoding<Bool>.plain.optional)
  }
  /// Creates a stored `Int` named `key`, which is `nil` by default.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, StoredCoding<Int>.number.optional)
  }
  /// Creates a stored `Double` named `key`, which is `nil` by default.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, StoredCoding<Double>.number.optional)
  }
  /// Creates a stored `String` named `key`, which is `nil` by default.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, StoredCoding<String>.plain.optional)
  }
  /// Creates a stored `URL` named `key`, which is `nil` by default.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, StoredCoding<URL>.text.optional)
  }
  /// Creates a stored `Data` named `key`, which is `nil` by default.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, StoredCoding<Data>.plain.optional)
  }
  /// Creates a stored `Date` named `key`, which is `nil` by default.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key, store, StoredCoding<Date>.plain.optional)
  }
  /// Creates a value stored as its raw value, which is `nil` by default.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(nil, key, store, StoredCoding<Int>.number.raw(R.self).optional)
  }
  /// Creates a value stored as its raw value, which is `nil` by default.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(nil, key, store, StoredCoding<String>.plain.raw(R.self).optional)
  }
}
