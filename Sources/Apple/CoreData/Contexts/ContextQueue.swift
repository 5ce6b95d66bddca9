import Dispatch
import Foundation

/// The queue that a context's blocks run on.
final class ContextQueue: Sendable {
  private let queue: DispatchQueue
  private let isMain: Bool
  private static let key = DispatchSpecificKey<ObjectIdentifier>()
  private static let mainKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  init(_ type: NSManagedObjectContextConcurrencyType) {
    isMain = type == .mainQueueConcurrencyType
    queue = isMain ? .main : DispatchQueue(label: "NSManagedObjectContext")
    if !isMain { queue.setSpecific(key: Self.key, value: ObjectIdentifier(self)) }
  }

  /// Whether the current code runs on the queue.
  var isCurrent: Bool {
    if isMain { return Self.isMainCurrent }
    return DispatchQueue.getSpecific(key: Self.key) == ObjectIdentifier(self)
  }

  /// Whether the current code runs where the main actor does, which may be another thread than the
  /// main one.
  static var isMainCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainKey) == true
  }

  func sync<Result>(_ block: () throws -> Result) rethrows -> Result {
    if isCurrent { return try block() }
    return try queue.sync(execute: block)
  }

  func async(_ block: @escaping @Sendable () -> Void) { queue.async(execute: block) }
}

extension NSManagedObjectContext {
  /// Runs a block on the context's queue, later.
  @preconcurrency
  public final func perform(_ block: @escaping @Sendable () -> Void) {
    queue.async {
      ContextRegistry.execute(in: self) { block() }
      self.processPendingChanges()
    }
  }

  /// Runs a block on the context's queue and waits for it.
  public final func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    let result = try queue.sync { try ContextRegistry.execute(in: self, block) }
    return result
  }

  /// Runs a block on the context's queue and suspends the caller until it ends.
  @preconcurrency
  public final func perform<Value, Failure: Error>(
    schedule: ScheduledTaskType = .immediate,
    _ block: @escaping @Sendable () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let outcome = await withCheckedContinuation {
      (continuation: CheckedContinuation<Unchecked<Result<Value, Failure>>, Never>) in
      queue.async {
        let outcome = ContextRegistry.execute(in: self) { Self.outcome(of: block) }
        continuation.resume(returning: Unchecked(outcome))
      }
    }
    return try outcome.value.get()
  }

  private static func outcome<Value, Failure: Error>(
    of block: () throws(Failure) -> Value
  ) -> Result<Value, Failure> {
    do { return .success(try block()) } catch { return .failure(error) }
  }

  /// When an asynchronous block runs. Both kinds wait for the blocks before it.
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }
}
