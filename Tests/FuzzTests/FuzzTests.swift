import Foundation
import Fuzzing
import Testing

/// Runs the programs of `make fuzz` with few seeds.
@Suite struct FuzzTests {
  private struct Result {
    var output: String
    var status: Int32
  }

  /// Runs the executable next to this test bundle.
  private func run(_ arguments: String...) throws -> Result {
    let folder = Bundle.main.bundleURL
    let candidates = [folder, folder.deletingLastPathComponent(), Self.products]
    let program = try #require(
      candidates.map { $0.appending(path: "QuoinFuzz") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) })
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      output: String(decoding: data, as: UTF8.self), status: process.terminationStatus)
  }

  private static let products = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: ".build/debug")

  @Test func comparesEverythingAndSumsUp() throws {
    let result = try run("300", "--from", "5", "--jobs", "2")
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("engine: 300 trees, "))
    #expect(result.output.contains("views: 300 trees of views, "))
    #expect(result.output.contains("lives: 30 histories, "))
  }

  @Test func runsOneSeedAlone() throws {
    let result = try run("--check", "engine", "--seed", "1253")
    #expect(result.status == 0 && result.output.contains("engine 1253: "), "\(result.output)")
  }

  @Test func saysWhatIsWrongWithTheArguments() throws {
    #expect(try run("--seed", "3").output.contains("requires one --check"))
    #expect(try run("10", "--check", "trees").output.contains("There is no check named “trees”"))
    #expect(try run("0").status != 0)
  }

  /// A report contains every difference with its seed.
  @MainActor @Test func aReportHoldsWhatDiffers() {
    let check = FuzzCheck("odd", things: "numbers", parts: "digits", portion: 10) {
      FuzzCheck.Outcome(compared: 2, difference: $0 == 7 ? "seven" : nil)
    }
    var report = FuzzReport(check, 0..<10)
    #expect(report.seeds == 10 && report.compared == 20)
    #expect(report.findings.map(\.seed) == [7] && report.findings.map(\.text) == ["seven"])
    report.add(FuzzReport(check, 5..<9))
    #expect(report.seeds == 14 && report.findings.count == 2)
  }

  /// A difference makes the program exit with 1, and so does a process that crashes, whose seed is
  /// found.
  @Test(arguments: ["differs", "dies"]) func differencesEndWithOne(kind: String) throws {
    let program = FileManager.default.temporaryDirectory.appending(
      path: "fuzz-\(UUID().uuidString)")
    try Self.script(kind).write(to: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    defer { try? FileManager.default.removeItem(at: program) }
    let check = FuzzCheck("odd", things: "numbers", parts: "digits", portion: 4) { _ in
      FuzzCheck.Outcome(compared: 1)
    }
    let said = CapturedOutput()
    let campaign = FuzzCampaign(
      program: program, checks: [check], start: 0, count: 8, limit: 5, say: said.add)
    #expect(!campaign.run(jobs: 1))
    #expect(said.text.contains("odd differs: --check odd --seed 2\n"), "\(said.text)")
    #expect(said.text.contains("1 differences"), "\(said.text)")
  }

  /// Replaces a process that runs a portion: `--check odd --from SEED --portion COUNT [--trace]`.
  private static func script(_ kind: String) -> String {
    let report = #"{"seeds":'$6',"compared":8,"seconds":0,"findings":["#
    return kind == "differs"
      ? """
      #!/bin/sh
      found=
      if [ $4 = 0 ]; then found='{"seed":2,"text":"two"}'; fi
      echo '\(report)'"$found"']}'
      """
      : """
      #!/bin/sh
      seed=$4
      while [ $seed -lt $(($4 + $6)) ]; do
        if [ "$7" = --trace ]; then echo $seed; fi
        if [ $seed = 2 ]; then exit 3; fi
        seed=$((seed + 1))
      done
      echo '\(report)]}'
      """
  }
}

/// The output of a campaign.
private final class CapturedOutput: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []
  func add(_ line: String) { lock.withLock { lines.append(line) } }
  var text: String { lock.withLock { lines.joined(separator: "\n") } }
}
