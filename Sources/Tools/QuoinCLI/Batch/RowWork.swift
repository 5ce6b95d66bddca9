import Foundation
import QuoinHostProtocol

/// Counts of rows by outcome.
struct RowCounts {
  var drawn = 0
  var present = 0
  var failed = 0

  var all: Int { drawn + present + failed }

  var summary: String {
    let parts =
      ["\(drawn) drawn", present > 0 ? "\(present) already present" : nil]
      + [failed > 0 ? "\(failed) failed" : nil]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}

/// Draws rows on several threads with one process each, and delivers the images in row order.
final class RowWork: @unchecked Sendable {
  private let names: RowNames
  private let sink: any RowSink
  /// The name of the rows' source in messages.
  private let place: String

  private let condition = NSCondition()
  // Guarded by the lock.
  private var rows: RowReader
  private var isReading = false
  private var taken: Set<String> = []
  /// Outcomes of rows that are not yet due for delivery, by row number.
  private var waiting: [Int: Outcome] = [:]
  private var nextTaken = 0
  private var nextDelivered = 0
  private var counts = RowCounts()
  private var failure: (any Error)?
  private var isAtEnd = false
  private var active = 0

  /// The number of rows that the fastest process may be ahead of the slowest.
  private static let window = 256

  private struct Job {
    let number: Int
    let row: Row
    let name: String
  }

  private enum Outcome {
    case picture(PreparedRow, Row, name: String, warnings: [String])
    case present
    case failure(String, Row)
  }

  init(rows: RowReader, names: RowNames, sink: any RowSink, place: String) {
    (self.rows, self.names, self.sink, self.place) = (rows, names, sink, place)
  }

  /// Draws all rows.
  ///
  /// Throws when rows can't be read, images can't be written, or this process receives a signal to
  /// end.
  func run(_ drawing: RowDrawing, jobs: Int) throws -> RowCounts {
    active = jobs
    let workers = (0..<jobs).map { _ in RowWorker(drawing) }
    for worker in workers { Thread.detachNewThread { [self] in work(worker) } }
    let progress = ProgressLine(interval: nil)
    let start = ContinuousClock.now
    while condition.withLock({ active > 0 }) {
      Thread.sleep(forTimeInterval: 0.1)
      if Interruption.isNoted { stop(Interrupted()) }
      for worker in workers { worker.endIfSilent() }
      progress.show(condition.withLock { report(after: (ContinuousClock.now - start).seconds) })
    }
    progress.clear()
    if let failure { throw failure }
    return counts
  }

  private func stop(_ error: any Error) {
    condition.withLock {
      failure = failure ?? error
      condition.broadcast()
    }
  }

  private func work(_ worker: RowWorker) {
    do {
      while let job = try take() { try deliver(draw(job, worker), of: job.number) }
    } catch {
      stop(error)
    }
    worker.close()
    condition.withLock {
      active -= 1
      condition.broadcast()
    }
  }

  private func draw(_ job: Job, _ worker: RowWorker) throws -> Outcome {
    do {
      let (picture, warnings) = try worker.draw(job.row) { [self] in
        condition.withLock { failure != nil }
      }
      let row = try sink.prepared(picture, name: job.name, line: job.row.line)
      if row != .file(picture) { unlink(picture.path) }
      return .picture(row, job.row, name: job.name, warnings: warnings)
    } catch let failure as RowFailure {
      return .failure(failure.reason, job.row)
    }
  }

  // MARK: Rows

  /// Returns the next row to draw; `nil` when there are no more.
  private func take() throws -> Job? {
    while true {
      condition.lock()
      while failure == nil, !isAtEnd, isReading || nextTaken - nextDelivered >= Self.window {
        condition.wait()
      }
      guard failure == nil, !isAtEnd else {
        condition.unlock()
        return nil
      }
      isReading = true
      condition.unlock()
      // Reading may block, so the lock is released and other threads can deliver.
      let row = Result { try rows.next() }
      condition.lock()
      isReading = false
      if case .success(nil) = row { isAtEnd = true }
      let number = nextTaken
      if case .success(_?) = row { nextTaken += 1 }
      condition.broadcast()
      condition.unlock()
      guard let row = try row.get() else { return nil }
      do {
        let name = try names.name(of: row)
        let isNew = condition.withLock { taken.insert(name).inserted }
        guard isNew else { throw RowFailure("an earlier row has the same name, \(name)") }
        guard !sink.has(name) else {
          try deliver(.present, of: number)
          continue
        }
        return Job(number: number, row: row, name: name)
      } catch let failure as RowFailure {
        try deliver(.failure(failure.reason, row), of: number)
      }
    }
  }

  // MARK: Images

  private func deliver(_ outcome: Outcome, of number: Int) throws {
    condition.lock()
    defer {
      condition.broadcast()
      condition.unlock()
    }
    waiting[number] = outcome
    while failure == nil, let next = waiting.removeValue(forKey: nextDelivered) {
      nextDelivered += 1
      try hand(next)
    }
  }

  private func hand(_ outcome: Outcome) throws {
    switch outcome {
    case .present: counts.present += 1
    case .failure(let reason, let row): try fail(row, reason)
    case .picture(let picture, let row, let name, let warnings):
      defer { if case .file(let file) = picture { unlink(file.path) } }
      do {
        try sink.put(picture, name: name, line: row.line)
        counts.drawn += 1
        for warning in OneTimeWarnings.removed(from: warnings) {
          Diagnostics.write("warning: \(place):\(row.line): \(warning)\n")
        }
      } catch let failure as RowFailure {
        try fail(row, failure.reason)
      }
    }
  }

  private func fail(_ row: Row, _ reason: String) throws {
    counts.failed += 1
    Diagnostics.write("\(place):\(row.line): \(reason)\n")
    try sink.fail(reason, line: row.line)
  }

  // MARK: Progress

  /// Describes the progress so far. The caller holds the lock.
  private func report(after seconds: Double) -> String {
    let rate = seconds > 0 ? Double(counts.drawn) / seconds : 0
    var text = "\(counts.all) rows, \(Int(rate.rounded())) drawn per second"
    if !isReading, let size = rows.size, rows.position > 0, size > 0 {
      let part = min(Double(rows.position) / Double(size), 1)
      text += ", \(Int(part * 100)) %, \(Self.text(seconds * (1 - part) / part)) left"
    }
    return text
  }

  private static func text(_ seconds: Double) -> String {
    switch seconds {
    case ..<90: "\(Int(seconds.rounded(.up))) s"
    case ..<5400: "\(Int((seconds / 60).rounded(.up))) min"
    default: "\((seconds / 3600).formatted(.number.precision(.fractionLength(1)))) h"
    }
  }
}
