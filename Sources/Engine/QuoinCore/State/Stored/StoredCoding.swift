import Foundation

/// The conversion of a type's values for storage.
struct StoredCoding<Value> {
  /// Returns the value for its stored form, or `nil` if that has a different type.
  let decode: (Any) -> Value?
  /// Returns the stored form of a value, or `nil` if there is nothing to store.
  let encode: (Value) -> Any?

  func value(of key: String, in store: StoredValues) -> Value? { store[key].flatMap(decode) }

  /// The coding of optional values.
  var optional: StoredCoding<Value?> {
    StoredCoding<Value?>(decode: { decode($0) }, encode: { $0.flatMap(encode) })
  }

  /// Returns the coding for a type whose raw values have this coding.
  func raw<R: RawRepresentable>(_ type: R.Type = R.self) -> StoredCoding<R>
  where R.RawValue == Value {
    StoredCoding<R>(
      decode: { decode($0).flatMap(R.init(rawValue:)) }, encode: { encode($0.rawValue) })
  }

  /// The coding for values that are stored unchanged.
  static var plain: StoredCoding { StoredCoding(decode: { $0 as? Value }, encode: { $0 }) }
}

extension StoredCoding where Value == Int {
  // User defaults contain numbers of any kind.
  static var number: StoredCoding {
    StoredCoding(
      decode: { $0 as? Int ?? ($0 as? Double).flatMap { Int(exactly: $0.rounded(.towardZero)) } },
      encode: { $0 })
  }
}

extension StoredCoding where Value == Double {
  static var number: StoredCoding {
    StoredCoding(decode: { $0 as? Double ?? ($0 as? Int).map(Double.init) }, encode: { $0 })
  }
}

extension StoredCoding where Value == URL {
  /// The coding for URLs, which stores them as text, because user defaults preserve only the path
  /// of a URL on some platforms.
  static var text: StoredCoding {
    StoredCoding(
      decode: { $0 as? URL ?? ($0 as? String).flatMap(URL.init(string:)) },
      encode: { $0.absoluteString })
  }
}
