import Foundation
import Synchronization

/// The names of the properties that a key path reads.
///
/// There is no key-value coding on Linux that could name the property of a key path. So the key
/// path reads from an object that notes the names instead of having values.
final class KeyPathRecorder {
  var names: [String] = []

  private struct Key: Hashable, @unchecked Sendable { let keyPath: AnyKeyPath }
  private static let known = Mutex<[Key: String]>([:])

  /// Returns the path of a key path from a class of managed objects, such as `list.name`.
  static func name(of keyPath: AnyKeyPath) -> String? {
    let key = Key(keyPath: keyPath)
    if let name = known.withLock({ $0[key] }) { return name }
    guard let type = type(of: keyPath).rootType as? NSManagedObject.Type else { return nil }
    let recorder = KeyPathRecorder()
    let probe = type.init(_quoinRecord: nil, entity: type.entity(in: nil))
    probe.recorder = recorder
    _ = probe[keyPath: keyPath]
    guard !recorder.names.isEmpty else { return nil }
    let name = recorder.names.joined(separator: ".")
    known.withLock { $0[key] = name }
    return name
  }
}

extension NSManagedObject {
  /// Returns a value for a key path that is being recorded: an object that continues the record,
  /// or an empty value.
  final func recordedValue<Value>(_ key: String) -> Value {
    let index = info.indexes[key] ?? -1
    var type: Any.Type = Value.self
    if let optional = type as? any AnyOptional.Type { type = optional.wrappedType }
    if let type = type as? NSManagedObject.Type {
      let probe = type._missingValue(of: self, index)
      probe.recorder = recorder
      if let value = probe as? Value { return value }
    }
    if let type = Value.self as? any _ManagedValue.Type, !(Value.self is any AnyOptional.Type),
      let value = type._missingValue(of: self, index) as? Value
    {
      return value
    }
    return OtherValues.missing(Value.self)
  }
}
