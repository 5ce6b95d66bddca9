import ArgumentParser
import Foundation
import Fuzzing

/// Compares random trees with the oracle, in the engine and as views, and random histories of live
/// views with new ones.
///
/// Exits with 1 if anything differs.
@main
struct QuoinFuzz: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "QuoinFuzz",
    abstract: "Compares random trees with the oracle, and live views with new ones.",
    discussion: """
      Lays out COUNT random trees in the engine and as views, and runs COUNT / 10 random histories of live views. \
      Each difference is reduced to a small case and printed as code with its seed. To run one seed, use \
      --check views --seed 1253.
      """)

  @Argument(help: "The number of random trees.")
  var count = 10_000

  @Option(help: ArgumentHelp("The first seed.", valueName: "seed"))
  var from: UInt64 = 0

  @Option(help: "The checks to run: engine, views or lives. By default, all.")
  var check: [String] = []

  @Option(help: "Runs only this seed; requires one --check.")
  var seed: UInt64?

  @Option(help: "The number of parallel processes. By default, one per core.")
  var jobs: Int = ProcessInfo.processInfo.activeProcessorCount

  @Option(help: "Stops after this number of differences.")
  var differences = 20

  @Option(help: .hidden)
  var portion: Int?

  @Flag(help: .hidden)
  var trace = false

  func validate() throws {
    guard count > 0, jobs > 0, differences > 0, (portion ?? 1) > 0 else {
      throw ValidationError("COUNT, --jobs and --differences must be at least 1.")
    }
    guard from < UInt64.max / 4, seed ?? 0 < UInt64.max / 4 else {
      throw ValidationError("A seed must be less than \(UInt64.max / 4).")
    }
    for name in check where !FuzzCheck.all.contains(where: { $0.name == name }) {
      let names = FuzzCheck.all.map(\.name).joined(separator: ", ")
      throw ValidationError("There is no check named “\(name)”; the checks are \(names).")
    }
    if seed != nil || portion != nil, check.count != 1 {
      throw ValidationError(
        "--seed requires one --check, because each check makes a different case from a seed.")
    }
  }

  func run() throws {
    let checks = FuzzCheck.all.filter { check.isEmpty || check.contains($0.name) }
    if let seed {
      let report = MainActor.assumeIsolated { FuzzReport(checks[0], seed..<seed + 1) }
      for finding in report.findings { print(finding.text) }
      print("\(checks[0].name) \(seed): \(report.compared) \(checks[0].parts) compared")
      if !report.findings.isEmpty { throw ExitCode(1) }
    } else if let portion {
      try runPortion(checks[0], from..<from + UInt64(portion))
    } else {
      for check in checks {
        let seeds = FuzzCampaign.seeds(of: check, from, count)
        Self.say("\(check.name): the seeds \(seeds), \(seeds.count) \(check.things)")
      }
      let program = URL(filePath: CommandLine.arguments[0]).absoluteURL
      let campaign = FuzzCampaign(
        program: Bundle.main.executableURL ?? program, checks: checks, start: from, count: count,
        limit: differences, say: Self.say)
      if !campaign.run(jobs: jobs) { throw ExitCode(1) }
    }
  }

  /// The work of one process: prints the report as JSON, or with `--trace` each seed before it
  /// runs.
  private func runPortion(_ check: FuzzCheck, _ seeds: Range<UInt64>) throws {
    let isTraced = trace
    let report = MainActor.assumeIsolated {
      FuzzReport(check, seeds) { seed in
        // A seed that takes a minute has failed: the signal ends the process, and the parent finds
        // the seed.
        alarm(60)
        if isTraced { Self.say("\(seed)") }
      }
    }
    alarm(0)
    if !isTraced { try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(report)) }
  }

  /// Writes a line without buffering, so that a reader sees it immediately.
  @Sendable private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
