import Foundation
import OpenCombine

// OpenCombine makes a new publisher each time an object without @Published properties is asked for one, so nobody would
// hear what such an object sends. Here each object has one.

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that sends before the object changes, the same as long as the object lives.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// The publishers of objects, made when they are asked for.
enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }
  private static let lock = NSLock()
  // Reached with the lock held.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var limit = 256

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    // Publishers of objects that are gone, and objects that go meanwhile, may do anything when they are released: they
    // are when the lock is open.
    var old: (entries: [ObjectIdentifier: Entry], objects: [AnyObject]) = ([:], [])
    defer { withExtendedLifetime(old) {} }
    return lock.withLock {
      if let known = entries[ObjectIdentifier(object)] {
        if known.object === object { return known.publisher }
        old.entries[ObjectIdentifier(object)] = known
      }
      if entries.count >= limit {
        old.entries.merge(entries) { first, _ in first }
        entries = entries.filter {
          guard let object = $0.value.object else { return false }
          old.objects.append(object)
          return true
        }
        limit = max(256, entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }

  /// The publisher of `object`, if anybody has asked for it.
  static func known(of object: AnyObject) -> ObservableObjectPublisher? {
    lock.withLock {
      guard let known = entries[ObjectIdentifier(object)], known.object === object else {
        return nil
      }
      return known.publisher
    }
  }
}
