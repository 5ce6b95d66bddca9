import Foundation
import Synchronization

/// Distributes seeds to processes, one per core, and collects their findings.
///
/// Views belong to one thread, and a trap ends its process. Each portion of seeds therefore runs in
/// its own process.
package final class FuzzCampaign: Sendable {
  private struct Portion: Sendable {
    var check: FuzzCheck
    var seeds: Range<UInt64>
  }

  private struct State {
    var waiting: [Portion] = []
    var reports: [String: FuzzReport] = [:]
    var done = 0
    var total = 0
    var differences = 0
  }

  /// The executable that runs a portion: `PROGRAM --check NAME --from SEED --portion COUNT`.
  private let program: URL
  private let checks: [FuzzCheck]
  private let limit: Int
  private let say: @Sendable (String) -> Void
  private let state: Mutex<State>

  /// - `count`: the number of seeds, starting at `start`; a check takes a fraction of them
  ///   according to its stride.
  /// - `limit`: the number of differences after which no more portions start.
  package init(
    program: URL, checks: [FuzzCheck], start: UInt64, count: Int, limit: Int,
    say: @escaping @Sendable (String) -> Void
  ) {
    self.program = program
    self.checks = checks
    self.limit = limit
    self.say = say
    var waiting: [(portion: Portion, place: Double)] = []
    for check in checks {
      let all = Self.seeds(of: check, start, count)
      for first in stride(from: start, to: all.upperBound, by: check.portion) {
        let seeds = first..<min(first + UInt64(check.portion), all.upperBound)
        let place = Double(first - start) / Double(all.count)
        waiting.append((Portion(check: check, seeds: seeds), place))
      }
    }
    // The checks run side by side; portions are taken from the end.
    waiting.sort { $0.place > $1.place }
    state = Mutex(State(waiting: waiting.map(\.portion), total: waiting.count))
  }

  /// Returns the consecutive seeds, starting at `start`, that `check` runs out of `count`.
  package static func seeds(of check: FuzzCheck, _ start: UInt64, _ count: Int) -> Range<UInt64> {
    start..<start + UInt64((count + check.stride - 1) / check.stride)
  }

  /// Runs everything, in `jobs` processes at a time, and returns whether there were no differences.
  package func run(jobs: Int) -> Bool {
    let start = ContinuousClock.now
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
      while let portion = next() { finish(portion) }
    }
    let elapsed = ContinuousClock.now - start
    sumUp(elapsed / .seconds(1), jobs)
    return state.withLock { $0.differences == 0 }
  }

  private func next() -> Portion? {
    state.withLock { $0.differences < limit ? $0.waiting.popLast() : nil }
  }

  // MARK: A portion

  private func finish(_ portion: Portion) {
    let (output, status) = output(of: portion, isTraced: false)
    if status == 0, let report = try? JSONDecoder().decode(FuzzReport.self, from: output) {
      return take(report, portion)
    }
    // The process ended early: runs it again with a trace of its progress.
    let (trace, again) = self.output(of: portion, isTraced: true)
    let told = String(decoding: trace, as: UTF8.self).split(separator: "\n").last
    guard let last = told.flatMap({ UInt64($0) }), portion.seeds.contains(last), again != 0 else {
      return take(
        stopped(
          "it ended with status \(status), then with \(again), and no seed is to blame",
          portion.seeds.lowerBound), portion)
    }
    take(stopped("it ended with status \(again)", last), portion)
    let around = [portion.seeds.lowerBound..<last, last + 1..<portion.seeds.upperBound]
    state.withLock { state in
      for seeds in around where !seeds.isEmpty {
        state.waiting.append(Portion(check: portion.check, seeds: seeds))
        state.total += 1
      }
    }
  }

  private func stopped(_ text: String, _ seed: UInt64) -> FuzzReport {
    var report = FuzzReport()
    report.seeds = 1
    report.findings = [FuzzReport.Finding(seed: seed, text: text)]
    return report
  }

  private func take(_ report: FuzzReport, _ portion: Portion) {
    let progress = state.withLock { state -> String? in
      state.reports[portion.check.name, default: FuzzReport()].add(report)
      state.done += 1
      state.differences += report.findings.count
      let isStep = state.done * 20 / state.total > (state.done - 1) * 20 / state.total
      return isStep
        ? "\(state.done * 100 / state.total) %, \(state.differences) differences" : nil
    }
    for finding in report.findings {
      say(
        "\(portion.check.name) differs: --check \(portion.check.name) --seed \(finding.seed)\n"
          + "\(finding.text)\n")
    }
    if let progress { say(progress) }
  }

  // MARK: Processes

  private func output(of portion: Portion, isTraced: Bool) -> (Data, Int32) {
    let process = Process()
    process.executableURL = program
    process.arguments =
      [
        "--check", portion.check.name, "--from", "\(portion.seeds.lowerBound)", "--portion",
        "\(portion.seeds.count)",
      ] + (isTraced ? ["--trace"] : [])
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return (Data("\(error)".utf8), -1) }
    let data = (try? pipe.fileHandleForReading.readToEnd()) ?? nil
    process.waitUntilExit()
    return (data ?? Data(), process.terminationStatus)
  }

  // MARK: Summing up

  private func sumUp(_ seconds: Double, _ jobs: Int) {
    let (reports, left) = state.withLock { ($0.reports, $0.waiting.count) }
    var rates: [String] = []
    for check in checks {
      let report = reports[check.name] ?? FuzzReport()
      say(
        "\(check.name): \(report.seeds) \(check.things), \(report.compared) \(check.parts), "
          + "\(report.findings.count) differences, \(Int(report.seconds)) s of processor time")
      rates.append("\(Int(Double(report.seeds) / max(seconds, 0.001))) \(check.things)")
    }
    say(
      "\(jobs) processes at a time, \(Int(seconds)) s: a second \(rates.joined(separator: ", "))")
    if left > 0 { say("\(left) portions were left out after \(limit) differences") }
  }
}
