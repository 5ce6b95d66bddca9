import Synchronization

/// A value protected by a lock.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = Mutex(())
  private var value: Value

  package init(_ value: sending Value) { self.value = value }

  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { _ in try body(&value) }
  }
}
