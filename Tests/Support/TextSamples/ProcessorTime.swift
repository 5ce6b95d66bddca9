import Foundation

/// Returns the processor time of `body` in seconds, the minimum of three runs. It counts only this
/// thread, so other threads don't affect it.
package func processorTime(_ body: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
  return (0..<3).map { _ in
    let start = now()
    body()
    return now() - start
  }.min() ?? 0
}
