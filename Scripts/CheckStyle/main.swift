import Foundation

// Counts the places that break STYLE.md, by folder. A count may only fall.

let countsFile = "Scripts/CheckStyle/counts.txt"

/// Returns the folder that a file counts for: a module, a test folder, or the documents in one
/// directory.
func folder(of path: String) -> String {
  let parts = path.split(separator: "/")
  if path.hasSuffix(".md") { return parts.dropLast().joined(separator: "/") + "/*.md" }
  let depth = ["Sources", "Tests"].contains(parts[0]) ? 3 : 2
  return parts.prefix(min(depth, parts.count - 1)).joined(separator: "/")
}

func files(_ suffix: String, in places: [String]) -> [String] {
  places.flatMap { place -> [String] in
    let inside = FileManager.default.enumerator(atPath: place)?.allObjects as? [String] ?? []
    return inside.filter { $0.hasSuffix(suffix) && !$0.contains(".build") }.map { "\(place)/\($0)" }
  }
}

func allFindings() throws -> [String: [Finding]] {
  let sources = files(".swift", in: ["Sources", "Tests", "Examples", "Scripts", "Plugins"])
    .filter { (try? FileManager.default.destinationOfSymbolicLink(atPath: $0)) == nil }
  // STYLE.md names the phrases. The topics in Conformance.md are those of the recordings.
  let documents =
    (["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"].map { "./\($0)" }
    + files(".md", in: ["Documentation", "Sources", "Benchmarks", "Examples", "Tests"]))
    .filter { !$0.hasSuffix("Conformance.md") }
  let programs =
    [".js", ".css", ".c", ".h", ".py"].flatMap {
      files($0, in: ["Sources", "Tests", "Scripts", "Benchmarks"])
    }
    + files("", in: ["Scripts"]).filter {
      !$0.contains(".") && FileManager.default.contents(atPath: $0) != nil
    }
  var found: [String: [Finding]] = [:]
  for path in sources.sorted() {
    found[folder(of: path), default: []] += try StyleRules.findings(inSource: path)
  }
  for path in documents.sorted() {
    found[folder(of: path), default: []] += try StyleRules.findings(inDocument: path)
  }
  for path in programs.sorted() {
    found[folder(of: path), default: []] += try StyleRules.findings(inProgram: path)
  }
  return found
}

func allowedCounts() throws -> [String: Int] {
  let text = (try? String(contentsOfFile: countsFile, encoding: .utf8)) ?? ""
  return Dictionary(
    uniqueKeysWithValues: text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ")
      return parts.count == 2 ? Int(parts[0]).map { (String(parts[1]), $0) } : nil
    })
}

let found = try allFindings()
let arguments = CommandLine.arguments.dropFirst()

switch arguments.first {
case "--list":
  let place = arguments.dropFirst().first ?? ""
  for finding in found.values.joined().sorted(by: { ($0.path, $0.line) < ($1.path, $1.line) })
  where finding.path.hasPrefix(place) || finding.path.hasPrefix("./\(place)") {
    print("\(finding.path):\(finding.line): \(finding.message)")
  }
case "--update":
  let allowed = try allowedCounts()
  let lines = found.filter { !$0.value.isEmpty }.map { folder, findings in
    "\(min(findings.count, allowed[folder] ?? 0)) \(folder)"
  }
  let text = lines.sorted { $0.split(separator: " ")[1] < $1.split(separator: " ")[1] }
  try Data((text.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: countsFile))
default:
  let allowed = try allowedCounts()
  var failed = false
  for (folder, findings) in found.sorted(by: { $0.key < $1.key }) {
    let limit = allowed[folder] ?? 0
    guard findings.count > limit else { continue }
    failed = true
    print("\(folder): \(findings.count) places break STYLE.md, \(limit) are allowed")
    if limit == 0 {
      for finding in findings { print("  \(finding.path):\(finding.line): \(finding.message)") }
    } else {
      print("  Scripts/check-style --list \(folder) shows them.")
    }
  }
  if failed { exit(1) }
  let total = found.values.map(\.count).reduce(0, +)
  print("\(total) places left to rewrite, no folder has more than before")
}
