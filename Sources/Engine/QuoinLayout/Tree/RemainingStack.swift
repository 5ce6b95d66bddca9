import CStackSwitch
import Foundation

/// The remaining stack space of the current thread; emission and layout are recursive, and the main
/// actor may run on any thread.
package enum RemainingStack {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The remaining bytes; a very large number if the platform doesn't provide it.
  package static var left: Int {
    let room = quoin_stack_address() - Int(bitPattern: limit)
    // The thread is running on a different stack, of which nothing is known.
    return room >= 0 ? room : .max
  }

  /// The lowest address of the current stack.
  static var limit: UInt {
    if let cached = pthread_getspecific(key) { return UInt(bitPattern: cached) }
    let limit = lowest
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: limit))
    return limit
  }

  /// Whether the thread is still running on its original stack.
  static var isOwn: Bool { pthread_getspecific(key) == UnsafeMutableRawPointer(bitPattern: lowest) }

  /// Runs `body` on the stack that begins at `lowest`, which ``left`` then refers to.
  static func onStack(from lowest: UnsafeMutableRawPointer, _ body: () -> Void) {
    let saved = pthread_getspecific(key)
    pthread_setspecific(key, lowest)
    DeepRelease.measureStack()
    defer {
      pthread_setspecific(key, saved)
      DeepRelease.measureStack()
    }
    body()
  }

  /// The lowest address of the thread's stack.
  private static var lowest: UInt {
    #if canImport(Darwin)
      let top = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
      return top - UInt(pthread_get_stacksize_np(pthread_self()))
    #elseif os(Linux) || os(Android)
      // The headers declare the function only with GNU extensions enabled.
      typealias Ask = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
      var attributes = pthread_attr_t()
      guard let ask = dlsym(nil, "pthread_getattr_np"),
        unsafeBitCast(ask, to: Ask.self)(pthread_self(), &attributes) == 0
      else { return 1 }
      defer { pthread_attr_destroy(&attributes) }
      var (address, size): (UnsafeMutableRawPointer?, Int) = (nil, 0)
      guard pthread_attr_getstack(&attributes, &address, &size) == 0 else { return 1 }
      return UInt(bitPattern: address)
    #else
      return 1
    #endif
  }
}
