// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A lock that a thread holds for a short time.
public struct os_unfair_lock_s {
  /// 1 while the lock is held, otherwise 0.
  fileprivate var held: UInt32 = 0

  public init() {}
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

extension UnsafeMutablePointer<os_unfair_lock_s> {
  /// Acquires the lock if it is free, and returns whether it did.
  fileprivate func tryAcquire() -> Bool {
    let word = UnsafeMutableRawPointer(self).assumingMemoryBound(to: Atomic<UInt32>.self)
    return word.pointee.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
  }

  fileprivate func release() {
    let word = UnsafeMutableRawPointer(self).assumingMemoryBound(to: Atomic<UInt32>.self)
    word.pointee.store(0, ordering: .releasing)
  }
}

/// Waits until the lock is free, and acquires it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while !lock.tryAcquire() { sched_yield() }
}

/// Acquires the lock if it is free, and returns whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { lock.tryAcquire() }

/// Releases the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.release() }

/// A state that only one thread at a time can access.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  fileprivate final class Storage {
    var state: State
    let lock = NSLock()

    init(_ state: State) { self.state = state }
  }

  fileprivate let storage: Storage

  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(uncheckedState: ()) }

  public func lock() { storage.lock.lock() }
  public func unlock() { storage.lock.unlock() }
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body()
  }
}
