import Synchronization

/// A value that only one thread touches at a time.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = Mutex(())
  private var value: Value

  package init(_ value: sending Value) { self.value = value }

  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { _ in try body(&value) }
  }
}
