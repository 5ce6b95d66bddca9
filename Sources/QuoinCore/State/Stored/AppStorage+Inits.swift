import Foundation

extension AppStorage {
  /// A `Bool` called `key`; `wrappedValue` while nothing is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(wrappedValue, key, store, .plain)
  }
  /// An `Int` called `key`; `wrappedValue` while nothing is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue, key, store, .number)
  }
  /// A `Double` called `key`; `wrappedValue` while nothing is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(wrappedValue, key, store, .number)
  }
  /// A `String` called `key`; `wrappedValue` while nothing is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(wrappedValue, key, store, .plain)
  }
  /// A `URL` called `key`; `wrappedValue` while nothing is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(wrappedValue, key, store, .text)
  }
  /// A `Data` called `key`; `wrappedValue` while nothing is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(wrappedValue, key, store, .plain)
  }
  /// A `Date` called `key`; `wrappedValue` while nothing is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(wrappedValue, key, store, .plain)
  }
  /// A value stored as its raw value; `wrappedValue` while nothing is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, store, StoredCoding<Int>.number.raw())
  }
  /// A value stored as its raw value; `wrappedValue` while nothing is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, store, StoredCoding<String>.plain.raw())
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A `Bool` called `key`, or `nil` while nothing is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, StoredCoding<Bool>.plain.optional)
  }
  /// An `Int` called `key`, or `nil` while nothing is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, StoredCoding<Int>.number.optional)
  }
  /// A `Double` called `key`, or `nil` while nothing is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, StoredCoding<Double>.number.optional)
  }
  /// A `String` called `key`, or `nil` while nothing is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, StoredCoding<String>.plain.optional)
  }
  /// A `URL` called `key`, or `nil` while nothing is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, StoredCoding<URL>.text.optional)
  }
  /// A `Data` called `key`, or `nil` while nothing is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, StoredCoding<Data>.plain.optional)
  }
  /// A `Date` called `key`, or `nil` while nothing is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key, store, StoredCoding<Date>.plain.optional)
  }
  /// A value stored as its raw value, or `nil` while nothing is stored.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(nil, key, store, StoredCoding<Int>.number.raw(R.self).optional)
  }
  /// A value stored as its raw value, or `nil` while nothing is stored.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(nil, key, store, StoredCoding<String>.plain.raw(R.self).optional)
  }
}
