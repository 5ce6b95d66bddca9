import Foundation

// Documentation/Rules describes SwiftUI's behavior, with one rule under each anchor:
//
//     <a id="least-flexible-first"></a>
//     ### The stack proposes its space to the least flexible child first
//     Plain sentences.
//
//     *Evidence:* recorded `mu-hs-3`, `mu-vstack-*`; article *Frame behaviors*.
//     *In the code:* [Stack.swift](../../Sources/Engine/QuoinLayout/Stack.swift)
//
// Names in backticks after "Evidence" are recorded cases, prefixes of their names, or their topics.
// Everything else in the repository cites a rule as `Rules/Stacks.md#least-flexible-first`.

let home = "Documentation/Rules"
let recordings = ["open.jsonl", "open2.jsonl"].map { "Tests/ConformanceTests/\($0)" }

/// The places that are searched for citations.
let places = [
  "Sources", "Tests", "Examples", "Documentation", "Benchmarks", "README.md", "CHANGELOG.md",
  "CONTRIBUTING.md", "Package.swift",
]

/// Terms that only occur in citations of something outside the repository: a sign, or a document's
/// name.
let outsideTerms = [
  "§", "SEMANTICS", "ADDENDA", "CONTROL-METRICS", "TEXT-AND-RENDER", "fact sheet",
]

/// Each rule's evidence must contain one of these.
let kindsOfEvidence = ["recorded", "article", "documentation", "observed", "estimated"]

struct Rule {
  let anchor: String
  let line: Int
  var hasHeading = false
  var evidence = ""
  var code = ""
}

struct Finding: Comparable {
  let file: String
  let line: Int
  let text: String

  static func < (left: Finding, right: Finding) -> Bool {
    (left.file, left.line, left.text) < (right.file, right.line, right.text)
  }
}

func lines(of file: String) throws -> [Substring] {
  try String(contentsOfFile: file, encoding: .utf8)
    .split(separator: "\n", omittingEmptySubsequences: false)
}

/// Returns the rules of a file, in order. A rule's evidence and its links to the code end at an
/// empty line.
func rules(in lines: [Substring]) -> [Rule] {
  var rules: [Rule] = []
  var paragraph: WritableKeyPath<Rule, String>?
  for (index, line) in lines.enumerated() {
    if let anchor = line.wholeMatch(of: /<a id="([a-z0-9-]+)"><\/a>/) {
      rules.append(Rule(anchor: String(anchor.1), line: index + 1))
    }
    guard let last = rules.indices.last else { continue }
    if line.hasPrefix("### "), index == rules[last].line { rules[last].hasHeading = true }
    if line.isEmpty { paragraph = nil }
    if line.hasPrefix("*Evidence:*") { paragraph = \.evidence }
    if line.hasPrefix("*In the code:*") { paragraph = \.code }
    if let paragraph { rules[last][keyPath: paragraph] += line + " " }
  }
  return rules
}

/// Returns the names and topics of the recorded cases.
func recordedNames() throws -> (cases: [String], topics: Set<String>) {
  struct Case: Decodable {
    let id: String
    let topic: String
  }
  let decoder = JSONDecoder()
  let cases = try recordings.flatMap { try lines(of: $0) }.filter { !$0.isEmpty }.map {
    try decoder.decode(Case.self, from: Data($0.utf8))
  }
  return (cases.map(\.id), Set(cases.map(\.topic)))
}

/// Returns the gaps in a rule.
func gaps(
  in rule: Rule, names: (cases: [String], topics: Set<String>)
) -> [String] {
  var gaps: [String] = []
  if !rule.hasHeading { gaps.append("no heading (###) below the anchor") }
  if !kindsOfEvidence.contains(where: rule.evidence.contains) {
    gaps.append("no evidence: one of \(kindsOfEvidence.joined(separator: ", "))")
  }
  for name in rule.evidence.matches(of: /`([^`]+)`/).map({ String($0.1) }) {
    let isKnown =
      name.hasSuffix("*")
      ? names.cases.contains { $0.hasPrefix(name.dropLast()) }
      : names.topics.contains(name) || names.cases.contains(name)
    if !isKnown { gaps.append("`\(name)` is neither a case nor a topic of the recordings") }
  }
  if targets(of: rule.code[...]).isEmpty { gaps.append("no link to the code") }
  return gaps
}

/// Returns the link targets in a piece of Markdown, ignoring text in backticks.
func targets(of text: Substring) -> [String] {
  text.replacing(/`+[^`]*`+/, with: "").matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
}

/// Returns the links in a line of `family` that have no target in this repository.
func brokenLinks(
  in line: Substring, of family: String, anchors: [String: Set<String>]
) -> [String] {
  targets(of: line).filter { target in
    if target.contains("://") { return false }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = parts[0].isEmpty ? family : String(parts[0])
    guard FileManager.default.fileExists(atPath: "\(home)/\(file)") else { return true }
    guard parts.count == 2, let known = anchors[file] else { return false }
    return !known.contains(String(parts[1]))
  }
}

/// Every file in `places` that may cite a rule.
func citingFiles() -> [String] {
  let ends: Set = ["swift", "md", "sh", ""]
  return places.flatMap { place -> [String] in
    guard let paths = FileManager.default.enumerator(atPath: place) else { return [] }
    let below = paths.allObjects.compactMap { $0 as? String }.map { "\(place)/\($0)" }
    return (below.isEmpty ? [place] : below).filter {
      var isFolder: ObjCBool = false
      guard ends.contains(URL(fileURLWithPath: $0).pathExtension) else { return false }
      return FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }
}

/// Returns the citations in a file that match no rule, or that refer to something outside the
/// repository.
func brokenCitations(in file: String, anchors: [String: Set<String>]) -> [Finding] {
  // A file that isn't text contains no citations.
  guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return [] }
  guard (outsideTerms + ["Rules/"]).contains(where: text.contains) else { return [] }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  return lines.enumerated().flatMap { index, line in
    let broken = line.matches(of: /Rules\/(\w+\.md)(?:#([A-Za-z0-9_-]+))?/).compactMap {
      match -> String? in
      guard let known = anchors[String(match.1)] else { return "there is no \(home)/\(match.1)" }
      guard let anchor = match.2, !known.contains(String(anchor)) else { return nil }
      return "\(home)/\(match.1) has no rule \(anchor)"
    }
    let outside = outsideTerms.filter(line.contains).prefix(1).map {
      "\($0) isn't in this repository: cite a rule of \(home)"
    }
    return (broken + outside).map { Finding(file: file, line: index + 1, text: $0) }
  }
}

/// Returns the findings for the rules of one file.
func findings(
  in family: String, _ text: [Substring], rules: [Rule], anchors: [String: Set<String>],
  names: (cases: [String], topics: Set<String>)
) -> [Finding] {
  var found: [(line: Int, text: String)] = []
  var seen: Set<String> = []
  for rule in rules {
    found += gaps(in: rule, names: names).map { (rule.line, "\(rule.anchor): \($0)") }
    if !seen.insert(rule.anchor).inserted {
      found.append((rule.line, "\(rule.anchor): the anchor appears here twice"))
    }
  }
  for (index, line) in text.enumerated() {
    if line.hasPrefix("### "), index == 0 || !text[index - 1].hasPrefix("<a id=") {
      found.append((index + 1, "a rule without an anchor"))
    }
    found += brokenLinks(in: line, of: family, anchors: anchors).map {
      (index + 1, "the link to \($0) is broken")
    }
  }
  return found.map { Finding(file: "\(home)/\(family)", line: $0.line, text: $0.text) }
}

// The index links to every family and contains no rules itself.
let index = "README.md"
let families = try FileManager.default.contentsOfDirectory(atPath: home)
  .filter { $0.hasSuffix(".md") && $0 != index }.sorted()
let texts = try (families + [index]).map { ($0, try lines(of: "\(home)/\($0)")) }
let written = Dictionary(
  uniqueKeysWithValues: texts.map { ($0.0, $0.0 == index ? [] : rules(in: $0.1)) })
let anchors = written.mapValues { Set($0.map(\.anchor)) }
let names = try recordedNames()

var findings: [Finding] = texts.flatMap { family, text in
  findings(in: family, text, rules: written[family] ?? [], anchors: anchors, names: names)
}
let listed = Set(texts.last?.1.flatMap(targets) ?? [])
findings += families.filter { !listed.contains($0) }.map {
  Finding(file: "\(home)/\(index)", line: 1, text: "no link to \($0)")
}
findings += citingFiles().flatMap { brokenCitations(in: $0, anchors: anchors) }

if findings.isEmpty {
  let count = written.values.map(\.count).reduce(0, +)
  print("\(count) rules in \(families.count) families, every citation resolves")
} else {
  for finding in findings.sorted() {
    FileHandle.standardError.write(
      Data("\(finding.file):\(finding.line): \(finding.text)\n".utf8))
  }
  exit(1)
}
