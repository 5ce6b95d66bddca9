import OSLog
import Testing

@testable import QuoinOS

struct LogTests {
  @Test func privacyIsKept() {
    let secret = "alice"
    let message: OSLogMessage =
      "user \(secret), \(secret, privacy: .public), \(42), \(42, privacy: .private) \(255, format: .hex)"
    #expect(message.text == "user <private>, alice, 42, <private> ff")
    let rest: OSLogMessage =
      "\(1.5, format: .fixed(precision: 2)) \(true) \(7, align: .right(columns: 3)) \(Int.self, privacy: .public)"
    #expect(rest.text == "1.50 true   7 Int")
  }

  @Test func loggersCompile() {
    let logger = Logger(subsystem: "com.example", category: "test")
    logger.debug("\(1)")
    logger.error("failed: \(CocoaError(.fileNoSuchFile).localizedDescription)")
    logger.log(level: .info, "plain")
    os_log("count %d", log: .default, type: .info, 3)
    os_log(.error, "plain")
    #expect(!OSLog.disabled.isEnabled(type: .fault))
    let signposter = OSSignposter(subsystem: "a", category: .pointsOfInterest)
    signposter.endInterval("x", signposter.beginInterval("x"))
  }

  @Test func locksExclude() async {
    let count = OSAllocatedUnfairLock(initialState: 0)
    let total = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    total.initialize(to: 0)
    lock.initialize(to: os_unfair_lock())
    nonisolated(unsafe) let (shared, gate) = (total, lock)
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<1_000 {
            count.withLock { $0 += 1 }
            os_unfair_lock_lock(gate)
            shared.pointee += 1
            os_unfair_lock_unlock(gate)
          }
        }
      }
    }
    #expect(count.withLock { $0 } == 8_000)
    #expect(total.pointee == 8_000)
    #expect(os_unfair_lock_trylock(lock))
    #expect(!os_unfair_lock_trylock(lock))
    total.deallocate()
    lock.deallocate()
  }
}
