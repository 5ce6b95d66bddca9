import Foundation
import QuoinExplain
import QuoinFiles
import QuoinHostProtocol
import QuoinSources

/// A finding and the configurations in which it occurs.
struct LintResult: Codable, Equatable {
  var rule: String
  var severity: LintLevel
  var sentence: String
  var hint: String?
  /// The path, relative if it is in the current directory; `nil` if it is unknown.
  var file: String?
  /// Counted from 1.
  var line, column: Int?
  /// The user's view whose body contains it.
  var view: String?
  /// The previews and the cells in which the finding occurs.
  var previews, cells: [String]
  /// Distinguishes it from other findings of its rule in its file.
  var fingerprint: String
  /// The number of further findings of its rule at its place, such as those of other rows.
  var others = 0
  /// The command that explains the finding.
  var ask: String?
  /// The colors of a text and its background, for findings about contrast.
  var colors: String?

  /// The problem and its fix in one paragraph.
  var message: String {
    let all = others == 0 ? sentence : "\(sentence) (and \(others) similar here)"
    return hint.map { "\(all). \($0)" } ?? all
  }
}

/// All findings, without duplicates.
struct LintReport {
  var findings: [LintResult] = []
  private(set) var cells: [String] = []
  private(set) var titles: [String: String] = [:]
  private(set) var isComplete = true
  private var previews: Set<String> = []
  /// The fingerprints of the findings at each place.
  private var reported: [Key: Set<String>] = [:]

  /// The place of a finding. A statement that creates many views has one finding for all of them.
  private struct Key: Hashable {
    let rule: String
    let file: String?
    let line, column: Int?
    /// Distinguishes findings without a known statement by their contents.
    let fingerprint: String?
  }

  /// Adds the findings of some cells.
  ///
  /// - Parameter question: Makes the commands that explain them.
  mutating func add(
    _ result: PreviewSeriesResult, in cells: [String], of input: PreviewInput,
    asking question: LintQuestion
  ) {
    self.cells += cells
    for record in result.records {
      let place = record.place.map { "\($0.file):\($0.line): " } ?? ""
      if let failure = record.failure {
        isComplete = false
        Diagnostics.write("failed: \(place)\(record.name): \(failure)\n")
        continue
      }
      previews.insert(place + record.name)
      for finding in record.findings { add(finding, of: record, input, question) }
    }
    if !result.omittedDeclarations.isEmpty { isComplete = false }
    sort()
  }

  /// Adds the names that SwiftUI doesn't have on the chosen platform.
  mutating func add(_ names: [(file: String, name: UnavailableName)], of input: PreviewInput) {
    let rule = LintRule.unavailableName
    for (file, name) in names {
      titles[rule.id] = rule.title
      findings.append(
        LintResult(
          rule: rule.id, severity: .error, sentence: name.message, hint: name.hint,
          file: Self.path(of: file, input), line: name.line, column: name.column, previews: [],
          cells: cells, fingerprint: "\(name.platform.rawValue) \(name.name)"))
    }
    sort()
  }

  private mutating func sort() {
    findings.sort {
      ($0.file ?? "", $0.line ?? 0, $0.column ?? 0, $0.rule, $0.fingerprint)
        < ($1.file ?? "", $1.line ?? 0, $1.column ?? 0, $1.rule, $1.fingerprint)
    }
  }

  private mutating func add(
    _ finding: LintFinding, of record: PreviewRecord, _ input: PreviewInput,
    _ question: LintQuestion
  ) {
    titles[finding.rule] = finding.title
    // Findings without a source location are reported at their preview.
    let file = (finding.file ?? record.place?.file).map { Self.path(of: $0, input) }
    let line = finding.line ?? record.place?.line
    let key = Key(
      rule: finding.rule, file: file, line: line, column: finding.column,
      fingerprint: finding.column == nil ? finding.fingerprint : nil)
    reported[key, default: []].insert(finding.fingerprint)
    let known = findings.firstIndex { other in
      other.rule == finding.rule && other.file == file && other.line == line
        && other.column == finding.column
        && (finding.column != nil || other.fingerprint == finding.fingerprint)
    }
    guard let known else {
      findings.append(
        LintResult(
          rule: finding.rule, severity: LintLevel(rawValue: finding.severity) ?? .warning,
          sentence: finding.sentence, hint: finding.hint, file: file, line: line,
          column: finding.column, view: finding.view, previews: [record.name],
          cells: [finding.cell], fingerprint: finding.fingerprint,
          ask: question.command(
            for: finding, at: finding.file ?? record.place?.file, line: line),
          colors: finding.colors))
      return
    }
    findings[known].others = (reported[key]?.count ?? 1) - 1
    if findings[known].hint == nil { findings[known].hint = finding.hint }
    if !findings[known].cells.contains(finding.cell) { findings[known].cells.append(finding.cell) }
    if !findings[known].previews.contains(record.name) {
      findings[known].previews.append(record.name)
    }
  }

  /// Returns the path from the current directory of a file that the compiler names from the folder.
  private static func path(of file: String, _ input: PreviewInput) -> String {
    guard input.isFolder, !file.hasPrefix("/") else { return file }
    let whole = input.directory.appendingPathComponent(file).standardizedFileURL.path
    let here = FileManager.default.currentDirectoryPath + "/"
    return whole.hasPrefix(here) ? String(whole.dropFirst(here.count)) : whole
  }

  /// Removes the findings of some rules and those that a comment silences.
  mutating func silence(_ rules: [String]) {
    var comments: [String: LintComments] = [:]
    findings.removeAll { finding in
      if rules.contains(finding.rule) { return true }
      guard let file = finding.file, let line = finding.line else { return false }
      if comments[file] == nil {
        let data = (try? InputFile.contents(of: file)) ?? Data()
        comments[file] = LintComments(
          StandardInput.text(of: file) ?? String(decoding: data, as: UTF8.self))
      }
      return comments[file]?.silence(finding.rule, at: line) ?? false
    }
  }

  /// Removes the findings of other groups of rules.
  mutating func keep(only groups: [LintGroup]) {
    findings.removeAll { !groups.contains(LintGroup(ofRule: $0.rule)) }
  }

  /// `2 warnings and 1 note in 5 previews, each in 5 configurations`.
  var counts: String {
    let parts = LintLevel.allCases.reversed().compactMap { level -> String? in
      let count = findings.count { $0.severity == level }
      return count == 0 ? nil : "\(count) \(level.rawValue)\(count == 1 ? "" : "s")"
    }
    let all = parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")
    return
      "\(all) in \(previews.count) preview\(previews.count == 1 ? "" : "s"), each in \(cells.count) configuration\(cells.count == 1 ? "" : "s")"
  }
}

/// A file's comments that silence rules.
struct LintComments {
  private var file: Set<String> = []
  private var lines: [Int: Set<String>] = [:]

  init(_ text: String) {
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard let mark = line.range(of: "// quoin:disable") else { continue }
      let rest = line[mark.upperBound...]
      if rest.hasPrefix("-file ") {
        file.formUnion(Self.rules(rest.dropFirst("-file".count)))
      } else if rest.hasPrefix(" ") {
        lines[number + 1, default: []].formUnion(Self.rules(rest))
      }
    }
  }

  private static func rules(_ text: Substring) -> [String] {
    text.split { $0 == " " || $0 == "," || $0 == "\t" || $0 == "\r" }.map(String.init)
  }

  /// Whether a rule is silenced at a line, counted from 1: there, on the line above or file-wide.
  func silence(_ rule: String, at line: Int) -> Bool {
    [file, lines[line] ?? [], lines[line - 1] ?? []].contains { $0.contains(rule) }
  }
}

/// A file of known findings to ignore. It has no line numbers, because lines may move.
struct LintBaseline: Codable, Equatable {
  struct Exception: Codable, Hashable {
    let rule: String
    let file: String?
    let fingerprint: String
  }

  var schema = 1
  /// Contains a finding once for each occurrence.
  var exceptions: [Exception]

  init(_ findings: [LintResult]) {
    exceptions = findings.map(Self.exception)
  }

  init(path: String) throws {
    // Own file: the user names the file
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure.input(
        "the baseline file can't be read", at: path, try: "Create it with --write-baseline.")
    }
    guard let baseline = try? BoundedJSON.decode(Self.self, from: data), baseline.schema == 1
    else {
      throw CommandFailure.input(
        "this is not a baseline file", at: path, try: "Create a new one with --write-baseline.")
    }
    self = baseline
  }

  private static func exception(_ finding: LintResult) -> Exception {
    Exception(rule: finding.rule, file: finding.file, fingerprint: finding.fingerprint)
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      // Own file: the user names the file
      try (encoder.encode(self) + Data("\n".utf8)).write(to: URL(fileURLWithPath: path))
    } catch {
      throw CommandFailure.input(ErrorText.sentence(about: error), at: path)
    }
  }

  /// Returns the findings that are not exceptions.
  func rest(of findings: [LintResult]) -> [LintResult] {
    var left: [Exception: Int] = [:]
    for exception in exceptions { left[exception, default: 0] += 1 }
    return findings.filter { finding in
      let exception = Self.exception(finding)
      guard let count = left[exception], count > 0 else { return true }
      left[exception] = count - 1
      return false
    }
  }
}
