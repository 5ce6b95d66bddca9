import CStackSwitch
import Foundation

/// Runs recursion that is too deep for its thread's stack on a larger stack, on the same thread.
///
/// Custom layouts, leaves and guides run inside of it and find thread-local variables, the main
/// thread and the main actor as expected.
///
/// On platforms other than Linux with glibc, where a thread can't switch stacks, the recursion runs
/// on another thread while the caller waits.
package enum DeepStack {
  /// Runs `body`, one step of a recursion over a user-defined value, such as a binding derived from
  /// a binding. Uses a larger stack when the current one runs low; only an endless recursion also
  /// fills that stack.
  @inline(__always)
  package static func withRoom<Result>(_ body: () -> Result) -> Result {
    RemainingStack.left > reserve ? body() : onLargerStack(body)
  }

  private static var reserve: Int { 128 << 10 }

  @inline(never)
  private static func onLargerStack<Result>(_ body: () -> Result) -> Result {
    guard RemainingStack.isOwn else { return body() }
    var result: Result?
    run(size: 512 << 20) { result = body() }
    return result.unsafelyUnwrapped
  }

  /// The stack size per level of recursion, in bytes, which lets a debug build lay out a chain of
  /// 100,000. The system allocates no memory for untouched pages.
  private static var bytesPerLevel: Int { 8192 }

  static func run(depth: Int, _ body: () -> Void) {
    run(size: max(64 << 20, depth * bytesPerLevel), body)
  }

  private static func run(size: Int, _ body: () -> Void) {
    withoutActuallyEscaping(body) { body in
      if !runHere(size, body) { runOnThread(size, body) }
    }
  }

  private static func runHere(_ size: Int, _ body: @escaping () -> Void) -> Bool {
    #if os(Linux)
      let guardSize = Int(getpagesize())
      let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK
      guard
        let memory = mmap(nil, guardSize + size, PROT_READ | PROT_WRITE, Int32(flags), -1, 0),
        memory != MAP_FAILED
      else { return false }
      defer { munmap(memory, guardSize + size) }
      // A stack overflow hits the guard page below instead of other memory.
      guard mprotect(memory, guardSize, PROT_NONE) == 0 else { return false }
      let base = memory + guardSize
      var work = { RemainingStack.onStack(from: base, body) }
      return withUnsafeMutablePointer(to: &work) { work in
        quoin_call_on_stack(
          base, size, { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, work)
      }
    #else
      return false
    #endif
  }

  private static func runOnThread(_ size: Int, _ body: @escaping () -> Void) {
    nonisolated(unsafe) let work = body
    let finished = DispatchSemaphore(value: 0)
    let thread = Thread {
      work()
      finished.signal()
    }
    thread.stackSize = size
    thread.start()
    finished.wait()
  }
}
