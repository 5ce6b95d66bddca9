import Synchronization
import Testing

@testable import QuoinCLI

@Suite("Progress")
struct ProgressLineTests {
  /// Text and time that closures share.
  private final class Log: Sendable {
    let text = Mutex("")
    let time = Mutex(ContinuousClock.Instant.now)
  }

  @Test("a log gets a line for a step that begins long after the last line")
  func log() {
    let log = Log()
    let progress = ProgressLine(
      isTerminal: false, interval: .seconds(10), now: { log.time.withLock { $0 } },
      write: { text in log.text.withLock { $0 += text } })
    for (step, seconds) in [("a", 0), ("b", 9), ("c", 2), ("d", 5), ("e", 6)] {
      log.time.withLock { $0 += .seconds(seconds) }
      progress.show(step)
    }
    progress.clear()
    #expect(log.text.withLock { $0 } == "note: c\nnote: e\n")
  }

  @Test("a terminal shows each step on the same line")
  func terminal() {
    let log = Log()
    let progress = ProgressLine(
      isTerminal: true, write: { text in log.text.withLock { $0 += text } })
    progress.show("a")
    progress.clear()
    #expect(log.text.withLock { $0 } == "\r\u{1B}[Ka …\r\u{1B}[K")
  }
}
