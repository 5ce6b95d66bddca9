import CGuardian
import Foundation

/// What a program may use at most.
struct ResourceLimits {
  /// For the program: no core file in any case.
  fileprivate(set) var limits = quoin_limits()

  /// What code may use that nobody trusts, for so many seconds.
  static func forStrangers(seconds: Int) -> ResourceLimits {
    let machine = ProcessInfo.processInfo
    var limits = ResourceLimits()
    limits.limits.memory = min(8 << 30, machine.physicalMemory)
    limits.limits.processor_time = UInt64(seconds * max(1, machine.activeProcessorCount))
    limits.limits.file_size = 2 << 30
    limits.limits.descriptors = 1024
    return limits
  }

  /// The processes and threads that code may have at the same time that nobody trusts.
  static let processesForStrangers = 256
}
