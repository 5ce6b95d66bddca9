// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_exported import Foundation

/// The ownership of an associated object.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// A weak reference to the value.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0x301
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// Returns the value associated with `object` under `key`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.shared.value(of: object as AnyObject, key)
}

/// Associates `value` with `object` under `key`, replacing any previous value. The value is
/// released some time after the object.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  Associations.shared.set(
    object as AnyObject, key, value, isKept: policy != .OBJC_ASSOCIATION_ASSIGN)
}

/// Releases the values associated with `object`.
public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.shared.remove(object as AnyObject)
}

/// The values by object. The runtime doesn't report the end of an object, so the values of
/// released objects are released each time the number of objects has doubled.
private final class Associations: @unchecked Sendable {
  static let shared = Associations()

  private struct Entry {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
  }

  private enum Value {
    case kept(Any)
    case weak(WeakReference)

    var value: Any? {
      switch self {
      case .kept(let value): value
      case .weak(let reference): reference.object
      }
    }
  }

  private struct WeakReference {
    weak var object: AnyObject?
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64

  func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock { live(object)?.values[key]?.value }
  }

  func set(_ object: AnyObject, _ key: UnsafeRawPointer, _ value: Any?, isKept: Bool) {
    // Release values outside the lock, because that may run arbitrary code.
    let gone: [Entry] = lock.withLock {
      var entry = live(object) ?? Entry(object: object)
      let before = entry
      entry.values[key] = value.map { value in
        isKept ? .kept(value) : .weak(WeakReference(object: value as AnyObject))
      }
      let replaced = entries.updateValue(entry, forKey: ObjectIdentifier(object))
      return [before] + (replaced.map { [$0] } ?? []) + removeDead()
    }
    _ = gone
  }

  func remove(_ object: AnyObject) {
    let gone = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
    _ = gone
  }

  /// Returns the entry of the object, unless it belongs to a former object at the same address.
  private func live(_ object: AnyObject) -> Entry? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else {
      return nil
    }
    return entry
  }

  private func removeDead() -> [Entry] {
    guard entries.count > limit else { return [] }
    let dead = entries.filter { $0.value.object == nil }
    for key in dead.keys { entries[key] = nil }
    limit = max(64, entries.count * 2)
    return Array(dead.values)
  }
}
