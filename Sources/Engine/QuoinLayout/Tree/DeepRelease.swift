import CStackSwitch
import Foundation

/// Releases nested values, such as views in views, without a recursion that is as deep as their
/// nesting.
///
/// An object that may contain others of its kind takes part in two ways:
///
/// 1. Its `deinit` calls ``keep(_:)`` with its content if the stack is low. A list keeps the
///    content, so that releasing the object doesn't release it.
/// 2. Its last stored property is an ``_EndOfRelease``, which the runtime destroys after the
///    content, and which calls ``releaseKept()`` if the stack is low. The first one with enough
///    stack releases the content in the list, which may add nested content to the list, until the
///    list is empty.
///
/// As long as there is enough stack, each step only compares the stack's address with a limit
/// (`quoin_stack_is_low`), without a call, as most views are released in this way.
package enum DeepRelease {
  private final class List { var kept: [Any] = [] }

  /// The number of bytes of the stack that are reserved for the `deinit` of user-defined objects.
  private static var reserve: Int { 128 << 10 }
  /// The number of bytes of the stack with which retained content is released.
  private static var ample: Int { 3 * reserve / 2 }

  /// The thread-specific key of the list; the value is `nil` if the list is empty.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  private static var current: List? {
    pthread_getspecific(key).map { Unmanaged<List>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Retains an object's content if the stack is low; otherwise updates the limit that indicated
  /// it.
  @inline(never)
  package static func keep<Content>(_ content: Content) {
    measureStack()
    guard RemainingStack.left < reserve else { return }
    (current ?? begin()).kept.append(content)
  }

  /// Releases the retained content if the stack is large enough again.
  @inline(never)
  package static func releaseKept() {
    guard let list = current else { return measureStack() }
    guard RemainingStack.left > ample else { return }
    while let content = list.kept.popLast() { withExtendedLifetime(content) {} }
    // Unless released content has already done the same.
    guard current === list else { return }
    pthread_setspecific(key, nil)
    Unmanaged.passUnretained(list).release()
    measureStack()
  }

  private static func begin() -> List {
    let list = List()
    pthread_setspecific(key, Unmanaged.passRetained(list).toOpaque())
    measureStack()
    return list
  }

  /// Sets the limit below which the stack counts as low. While there is retained content, the whole
  /// stack counts as low, so that objects call ``releaseKept()``.
  static func measureStack() {
    let hasKept = pthread_getspecific(key) != nil
    quoin_set_low_stack(hasKept ? .max : Int(bitPattern: RemainingStack.limit) &+ reserve)
  }
}

/// The last stored property of an object whose content ``DeepRelease`` may keep.
@frozen
public struct _EndOfRelease: ~Copyable {
  @inlinable
  public init() {}
  deinit { if quoin_stack_is_low() { DeepRelease.releaseKept() } }
}
