import Foundation
import Synchronization

/// Repeats work after each change of the sources.
///
/// The stamps are taken before the work begins. Work whose sources have changed again is ended, and
/// begins again once it has.
final class StudioLoop {
  /// Work on the sources as they were when it began.
  struct Job: Sendable {
    /// The paths of the files that have changed since work was last completed, the last one first;
    /// empty for the first work.
    let saved: [String]
    /// Stops once the sources have changed again.
    let stopper: ChildProcess.Stopper
  }

  private let look: (SourceStamps?) -> SourceStamps
  private let start: (Job, _ whenDone: @escaping @Sendable () -> Void) -> Void
  private var seen: SourceStamps?
  /// The stamps with which the running work began.
  private var begun: SourceStamps?
  /// The stamps with which work was completed.
  private var completed: SourceStamps?
  private var isDue = true
  /// Whether work was ended since work was completed.
  private var hasEnded = false
  private var waits = 0
  private var running: Run?

  private final class Run: Sendable {
    let stopper = ChildProcess.Stopper()
    let isDone = Atomic(false)
  }

  /// The number of looks for which an incomplete set of sources may become complete.
  static let mostWaits = 3

  /// - Parameters:
  ///   - look: Returns the current stamps, given earlier ones.
  ///   - start: Starts a job, and calls the function once it has ended.
  init(
    look: @escaping (SourceStamps?) -> SourceStamps,
    start: @escaping (Job, _ whenDone: @escaping @Sendable () -> Void) -> Void
  ) {
    self.look = look
    self.start = start
  }

  /// Looks at the sources once; ends outdated work, and starts work that is due.
  func step() {
    // Work that was done before this look isn't ended by the changes that the look finds.
    if let running, running.isDone.load(ordering: .acquiring) {
      hasEnded = running.stopper.isStopped
      if !hasEnded { completed = begun }
      self.running = nil
    }
    let now = look(seen)
    if now != seen {
      if seen != nil { running?.stopper.stop() }
      isDue = true
      waits = 0
    }
    seen = now
    guard running == nil else { return }
    if now == completed, !hasEnded { isDue = false }
    guard isDue else { return }
    if now.isIncomplete(after: completed), waits < Self.mostWaits {
      waits += 1
      return
    }
    isDue = false
    begun = now
    let run = Run()
    running = run
    let saved = completed.map { now.changes(since: $0) } ?? []
    start(Job(saved: saved, stopper: run.stopper)) { run.isDone.store(true, ordering: .releasing) }
  }

  /// Ends the work, and waits until it has ended.
  func stop() {
    guard let running else { return }
    running.stopper.stop()
    while !running.isDone.load(ordering: .acquiring) { Thread.sleep(forTimeInterval: 0.01) }
    self.running = nil
  }
}
