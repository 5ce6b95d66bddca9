import Dispatch
import Foundation

/// A queue that runs one task at a time, as queues do unless they are created as concurrent.
public typealias DispatchSerialQueue = DispatchQueue

/// A queue can be the executor of an actor, which is right only for serial queues.
// swift-format-ignore: AvoidRetroactiveConformances
extension DispatchQueue: @retroactive SerialExecutor {
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

/// A pointer to an object that a called function replaces, as with an error.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
