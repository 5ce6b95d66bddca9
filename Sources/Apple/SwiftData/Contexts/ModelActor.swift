import Dispatch
import Foundation

/// An executor that runs the work of an actor on a context.
public protocol ModelExecutor: AnyObject, Sendable {
  var modelContext: ModelContext { get }
}

/// An executor that runs the work of an actor on a context, one job after the other.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// The executor of actors with `@ModelActor`.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  public let modelContext: ModelContext
  private let queue = DispatchQueue(label: "DefaultSerialModelExecutor")

  public init(modelContext: ModelContext) { self.modelContext = modelContext }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }
}

/// An actor with a context of its own. The macro `@ModelActor` adds the conformance.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  public var modelContext: ModelContext { modelExecutor.modelContext }

  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    if let executor = modelExecutor as? any SerialModelExecutor {
      return executor.asUnownedSerialExecutor()
    }
    return MainActor.sharedUnownedExecutor
  }

  /// Returns the object with an identity, or `nil` if it is of another type.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.model(for: id) as? T
  }
}
