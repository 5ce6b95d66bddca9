import Foundation

/// The findings of a process among its seeds.
package struct FuzzReport: Codable, Sendable, Equatable {
  package struct Finding: Codable, Sendable, Equatable {
    package var seed: UInt64
    package var text: String
  }

  package var seeds = 0
  package var compared = 0
  package var findings: [Finding] = []
  /// Processor time, in seconds.
  package var seconds: Double = 0

  package init() {}

  /// Runs `check` on `seeds` immediately.
  ///
  /// - `begin`: called with each seed before it runs, so that a reader can tell which seed stopped
  ///   the process.
  @MainActor
  package init(_ check: FuzzCheck, _ seeds: Range<UInt64>, begin: (UInt64) -> Void = { _ in }) {
    for seed in seeds {
      begin(seed)
      let outcome = check.run(seed)
      self.seeds += 1
      compared += outcome.compared
      if let difference = outcome.difference {
        findings.append(Finding(seed: seed, text: difference))
      }
    }
    seconds = Double(clock()) / Double(CLOCKS_PER_SEC)
  }

  package mutating func add(_ other: FuzzReport) {
    seeds += other.seeds
    compared += other.compared
    findings += other.findings
    seconds += other.seconds
  }
}
