import CGuardian
import Foundation

/// The maximum resources of a program.
struct ResourceLimits {
  /// The limits; core files are always disabled.
  fileprivate(set) var limits = quoin_limits()

  /// Returns resource limits for untrusted code that runs for the given time.
  static func forUntrustedCode(seconds: Int) -> ResourceLimits {
    let machine = ProcessInfo.processInfo
    var limits = ResourceLimits()
    limits.limits.memory = min(8 << 30, machine.physicalMemory)
    limits.limits.processor_time = UInt64(seconds * max(1, machine.activeProcessorCount))
    limits.limits.file_size = 2 << 30
    limits.limits.descriptors = 1024
    return limits
  }

  /// The maximum number of processes and threads of untrusted code.
  static let processesForUntrustedCode = 256
}
