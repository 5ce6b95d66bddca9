import Foundation
import Synchronization

/// A conversion of values, such as of a transformable attribute to data.
///
/// It is part of Foundation on Apple's systems; here import CoreData to use it.
open class ValueTransformer: NSObject {
  private static let known = Mutex<[String: Box]>([:])
  private struct Box: @unchecked Sendable { let transformer: ValueTransformer }

  public override init() {}

  /// Returns the transformer that was registered for a name.
  static func registered(_ name: String) -> ValueTransformer? {
    known.withLock { $0[name]?.transformer }
  }

  open class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) {
    let box = transformer.map { Box(transformer: $0) }
    known.withLock { $0[name.rawValue] = box }
  }

  open class func valueTransformerNames() -> [NSValueTransformerName] {
    known.withLock { $0.keys.sorted() }.map { NSValueTransformerName($0) }
  }

  open class func transformedValueClass() -> AnyClass { NSObject.self }
  open class func allowsReverseTransformation() -> Bool { true }
  open func transformedValue(_ value: Any?) -> Any? { value }
  open func reverseTransformedValue(_ value: Any?) -> Any? { value }
}

/// Transformers that are found by name.
///
/// An initializer of a protocol, unlike one of a class, can return an instance that exists.
public protocol _NamedTransformer {}
extension ValueTransformer: _NamedTransformer {}

extension _NamedTransformer where Self: ValueTransformer {
  /// Finds the transformer that is registered for a name.
  public init?(forName name: NSValueTransformerName) {
    guard let known = ValueTransformer.registered(name.rawValue) as? Self else { return nil }
    self = known
  }
}

public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable,
  ExpressibleByStringLiteral
{
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
  public static let secureUnarchiveFromDataTransformerName =
    Self("NSSecureUnarchiveFromDataTransformerName")
}

/// A transformer between objects and archives of them.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes that an archive may contain at its top level.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self,
      NSData.self, NSURL.self, NSUUID.self, NSNull.self,
    ]
  }

  open override class func transformedValueClass() -> AnyClass { NSData.self }

  /// Returns an archive of a value. Quoin's stores call it to save a value.
  open override func transformedValue(_ value: Any?) -> Any? {
    guard let value else { return nil }
    return AttributeCoding.encoded(value, nil)
  }

  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    return AttributeCoding.decoded(data, nil)
  }
}

/// Reading of archives with classes of Foundation.
enum SecureArchive {
  static func object(in data: Data) -> Any? {
    guard data.count >= 8, let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else {
      return nil
    }
    reader.decodingFailurePolicy = .setErrorAndReturn
    reader.requiresSecureCoding = false
    defer { reader.finishDecoding() }
    return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }
}
