import ArgumentParser
import Foundation
import QuoinExplain
import QuoinHostProtocol

/// `quoin lint`: finds likely mistakes in the previews of a file or a folder.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Find truncated texts, frames without effect, buttons without a name …",
    discussion: """
      Each preview is laid out in several configurations: as written, on a small phone, with large text, with very large \
      text and in dark mode, or in those that options select: all combinations of the given devices, text sizes, locales, \
      directions and color schemes. A finding lists the configurations in which it occurs.

      A comment disables rules on its line and the next, or in the whole file:
        // quoin:disable truncated-text
        // quoin:disable-file low-contrast

      Below each finding is the command that explains it; --orientation landscape turns the devices.

      The exit status is 3 for findings of the chosen severity or above, and 1 if a preview can't be laid out.
      """)

  @OptionGroup var choice: PreviewChoice

  @OptionGroup var matrix: LintMatrix

  @Option(
    help: "Exit with status 3 for findings of this severity or above: note, warning, error.")
  var severity: LintLevel = .warning

  @Option(help: "The output format: text, json, sarif (2.1.0) or github (annotations).")
  var format: LintFormat = .text

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Disable this rule; may be given several times.", valueName: "rule"))
  var disable: [String] = []

  @Option(
    parsing: .singleValue,
    help:
      "Report only findings of this kind: layout, text, color, state; may be given several times.")
  var only: [LintGroup] = []

  @Option(
    help: ArgumentHelp(
      "Ignore the findings in this baseline file.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Flag(help: "Write the findings to the baseline file instead of reporting them.")
  var writeBaseline = false

  func run() throws {
    if writeBaseline, baseline == nil {
      throw CommandFailure.usage(
        "--write-baseline requires --baseline", try: "Pass the file: --baseline exceptions.json")
    }
    let report = try report()
    if writeBaseline, let baseline {
      // Own file: the user names the file
      try LintBaseline(report.findings).write(to: baseline)
      return
    }
    let text = try format.text(of: report)
    if !text.isEmpty { try Results.write(text) }
    if format == .text || format == .github { Diagnostics.write("\(report.counts)\n") }
    if !report.isComplete { throw ExitCode(CommandFailure.inputStatus) }
    if report.findings.contains(where: { $0.severity >= severity }) { throw ExitCode(Self.status) }
  }

  /// Returns the findings without those that are silenced or listed as exceptions.
  func report() throws -> LintReport {
    try matrix.check()
    let exceptions = try writeBaseline ? nil : baseline.map(LintBaseline.init(path:))
    var report = LintReport()
    let process = matrix.process
    let input = try OwnWork.limited(to: process.timeout, "reading the sources", at: choice.file) {
      try PreviewInput(
        path: choice.file, target: choice.target, isUntrusted: process.sandbox,
        reading: process.readFolders)
    }
    for group in matrix.groups(for: input) { try look(in: group, &report) }
    for platform in matrix.chosenPlatforms {
      let names = OwnWork.limited(
        to: process.timeout, "reading the sources", at: choice.file
      ) { input.unavailableNames(on: platform) }
      report.add(names, of: input)
    }
    report.silence(disable)
    if !only.isEmpty { report.keep(only: only) }
    if let exceptions { report.findings = exceptions.rest(of: report.findings) }
    return report
  }

  /// The exit status for findings.
  private static let status: Int32 = 3

  private func look(in group: LintMatrix.Group, _ report: inout LintReport) throws {
    let session = try PreviewSession(
      choice, configuration: group.configuration, process: matrix.process, marksExpressions: true)
    defer { session.close() }
    let result = try session.runOneByOne(.lint(group.cells))
    let summary = SeriesSummary(result, of: session.input)
    if report.cells.isEmpty { summary.writeWarnings(withPreviews: true) }
    report.add(
      result, in: group.cells.map(\.name), of: session.input,
      asking: LintQuestion(choice, in: group.cells, of: session.input))
  }
}

/// The severity of a finding.
enum LintLevel: String, ExpressibleByArgument, CaseIterable, Comparable, Codable {
  case note, warning, error

  static func < (a: Self, b: Self) -> Bool {
    allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
  }
}
