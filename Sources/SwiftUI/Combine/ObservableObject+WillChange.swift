import Foundation
import OpenCombine

// For an object without @Published properties, OpenCombine creates a new publisher on each access,
// so subscribers would receive nothing. Here each object has a single publisher.

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that sends before the object changes. It is the same for the lifetime of the
  /// object.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// The publishers of objects, created on demand.
enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }
  private static let lock = NSLock()
  // Protected by `lock`.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var limit = 256

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    // Releasing these publishers and objects may run arbitrary code, so it happens outside the
    // lock.
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

  /// Returns the publisher of `object` if it has been requested.
  static func known(of object: AnyObject) -> ObservableObjectPublisher? {
    lock.withLock {
      guard let known = entries[ObjectIdentifier(object)], known.object === object else {
        return nil
      }
      return known.publisher
    }
  }
}
