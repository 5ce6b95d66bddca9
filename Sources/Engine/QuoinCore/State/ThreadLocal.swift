import Foundation

/// A thread-local reference to an object.
struct ThreadLocal<Object: AnyObject>: Sendable {
  private let key: pthread_key_t

  init() {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    self.key = key
  }

  /// The object of this thread, which the caller of `with` retains.
  var object: Object? {
    pthread_getspecific(key).map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Runs `body` with `object` as the object of this thread.
  @inline(__always)
  func with<Result>(_ object: Object?, _ body: () throws -> Result) rethrows -> Result {
    let outer = pthread_getspecific(key)
    pthread_setspecific(
      key, object.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
    defer {
      pthread_setspecific(key, outer)
      withExtendedLifetime(object) {}
    }
    return try body()
  }
}
