import Foundation
import Synchronization

/// A conversion of values, such as of a transformable attribute to data.
///
/// It is part of Foundation on Apple's systems; here import CoreData to use it.
open class ValueTransformer: NSObject {
  private static let known = Mutex<[String: Box]>([:])
  private struct Box: @unchecked Sendable { let transformer: ValueTransformer }

  /// The registered transformer that this one passes values to.
  private var target: ValueTransformer?

  public override init() {}

  /// Creates a transformer that passes values to the one that is registered for a name.
  public convenience init?(forName name: NSValueTransformerName) {
    guard let target = Self.registered(name.rawValue) else { return nil }
    self.init()
    self.target = target
  }

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
  open func transformedValue(_ value: Any?) -> Any? {
    target.map { $0.transformedValue(value) } ?? value
  }
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    target.map { $0.reverseTransformedValue(value) } ?? value
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
