import Foundation

/// The way in which a collection stores its objects.
public struct NSPointerFunctions: Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory: Options = []
    public static let weakMemory = Options(rawValue: 5)
    public static let copyIn = Options(rawValue: 65536)
    public static let objectPointerPersonality = Options(rawValue: 512)
  }
}

public typealias NSHashTableOptions = NSPointerFunctions.Options
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// A strong or weak reference to an object.
private struct Kept {
  private let strong: AnyObject?
  private weak var weak: AnyObject?

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    let isWeak = options.contains(.weakMemory)
    strong = isWeak ? nil : object
    weak = object
  }

  var object: AnyObject? { strong ?? weak }
}

/// A set with strong or weak references to its objects.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private var entries: [Kept] = []

  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    self.options = options
  }

  public class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable<ObjectType>(options: .weakMemory)
  }

  /// The remaining objects, in insertion order.
  open var allObjects: [ObjectType] { entries.compactMap { $0.object as? ObjectType } }
  open var anyObject: ObjectType? { allObjects.first }
  open var count: Int { allObjects.count }
  open var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { $0 as? AnyHashable })
  }

  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    entries.removeAll { $0.object == nil }
    entries.append(Kept(object, options))
  }
  open func remove(_ object: ObjectType?) {
    entries.removeAll { $0.object == nil || isSame($0.object, object) }
  }
  open func removeAllObjects() { entries = [] }
  open func contains(_ object: ObjectType?) -> Bool {
    object != nil && entries.contains { isSame($0.object, object) }
  }
  open func member(_ object: ObjectType?) -> ObjectType? {
    allObjects.first { isSame($0, object) }
  }

  private func isSame(_ first: AnyObject?, _ second: AnyObject?) -> Bool {
    if !options.contains(.objectPointerPersonality), let first = first as? NSObject,
      let second = second as? NSObject
    {
      return first.isEqual(second)
    }
    return first === second
  }
}

/// A dictionary with strong or weak references to its keys and values.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [(key: Kept, value: Kept)] = []

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var live: [(key: KeyType, value: ObjectType)] {
    entries.compactMap { entry in
      guard let key = entry.key.object as? KeyType, let value = entry.value.object as? ObjectType
      else { return nil }
      return (key, value)
    }
  }

  open var count: Int { live.count }
  open var objectEnumerator: [ObjectType] { live.map(\.value) }
  open var dictionaryRepresentation: [AnyHashable: Any] {
    let pairs = live.compactMap { pair in
      (pair.key as? AnyHashable).map { ($0, pair.value as Any) }
    }
    return Dictionary(pairs, uniquingKeysWith: { $1 })
  }

  open func object(forKey key: KeyType?) -> ObjectType? {
    live.first { isSame($0.key, key) }?.value
  }
  open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    removeObject(forKey: key)
    guard let object, let key else { return }
    entries.append((Kept(key, keyOptions), Kept(object, valueOptions)))
  }
  open func removeObject(forKey key: KeyType?) {
    entries.removeAll {
      $0.key.object == nil || $0.value.object == nil || isSame($0.key.object, key)
    }
  }
  open func removeAllObjects() { entries = [] }

  private func isSame(_ first: AnyObject?, _ second: AnyObject?) -> Bool {
    if let first = first as? NSObject, let second = second as? NSObject {
      return first.isEqual(second)
    }
    return first === second
  }
}
