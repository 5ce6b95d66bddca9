import Foundation

/// Releases nested values, such as views in views, without a recursion as deep as their nesting.
///
/// A class with nested instances stores its content in a variable that can be empty, and calls
/// ``release(_:)`` for it in its `deinit`. As long as the thread has enough stack, that does
/// nothing, and the value is released as usual. When the stack runs low, the first instance keeps a
/// list: nested instances add their values to it, and the first one releases them one after the
/// other.
package final class DeepRelease {
  private var waiting: [Any] = []

  /// The list of this thread, while there is one.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The bytes that are left for the `deinit` of the user's objects.
  private static var reserve: Int { 128 << 10 }

  /// Empties `value`, on which a `deinit` is called, if the stack runs low.
  ///
  /// `Value` isn't a function: the compiler would pass a copy in a wrapper, and release the
  /// original after this call.
  @inline(__always)
  package static func release<Value>(_ value: inout Value?) {
    if RemainingStack.left < reserve { releaseLater(&value) }
  }

  @inline(never)
  private static func releaseLater<Value>(_ value: inout Value?) {
    if let known = pthread_getspecific(key) {
      return Unmanaged<DeepRelease>.fromOpaque(known).takeUnretainedValue().take(&value)
    }
    let list = DeepRelease()
    list.take(&value)
    pthread_setspecific(key, Unmanaged.passUnretained(list).toOpaque())
    defer { pthread_setspecific(key, nil) }
    list.empty()
  }

  // A function of its own: nothing else keeps the value after it.
  @inline(never)
  private func take<Value>(_ value: inout Value?) {
    if let held = value.take() { waiting.append(held) }
  }

  private func empty() {
    while let value = waiting.popLast() { withExtendedLifetime(value) {} }
  }
}
