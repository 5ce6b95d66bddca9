import Foundation

// Writes which of SwiftUI's symbols, and of those of other frameworks, work:
// Symbols.swift SYMBOL-GRAPHS NAMES MISSING DOCUMENT FRAMEWORKS FRAMEWORK-GRAPHS
//
// NAMES lists the names visible through `import SwiftUI` (Documentation/API/SwiftUI.txt), MISSING
// the names of SwiftUI that Quoin lacks. The documentation determines the status of the others:
// “Compiles only:” and “Has no effect” mean a placeholder, “has no effect” and “Partly:” anywhere
// else mean partial support. FRAMEWORKS lists Apple's names of other frameworks, whose symbols are
// in FRAMEWORK-GRAPHS. The lists replace the section of DOCUMENT after the heading below.

let heading = "## SwiftUI's symbols"

struct Graph: Decodable {
  let symbols: [Symbol]
}

struct Symbol: Decodable {
  let pathComponents: [String]
  let docComment: Comment?
  let kind: Kind

  struct Comment: Decodable {
    let lines: [Line]
    struct Line: Decodable { let text: String }
  }
  struct Kind: Decodable { let identifier: String }

  var text: String { docComment?.lines.map(\.text).joined(separator: " ") ?? "" }

  var isType: Bool {
    ["struct", "class", "enum", "protocol", "actor", "typealias", "macro"]
      .contains(kind.identifier.replacing("swift.", with: ""))
  }

  /// The last component of the name, without arguments.
  var base: String { String((pathComponents.last ?? "").prefix { $0 != "(" }) }
}

enum Status: Comparable {
  case works
  case partly(String)
  case placeholder(String)

  /// The status of a symbol according to its documentation.
  init(_ text: String) {
    let sentences = text.replacing(/([.:;]) +/) { "\($0.1)\n" }
      .split(separator: "\n").map(String.init)
    let first = sentences.first ?? ""
    if first == "Compiles only:" {
      self = .placeholder(sentences.dropFirst().first ?? "")
    } else if first.contains(/^(Has no effect|Would |Draws the view unchanged|They compile )/)
      || first.contains(/, which no picture shows|; no picture shows (it|them)/)
    {
      self = .placeholder(first)
    } else if let mark = sentences.firstIndex(of: "Partly:"), mark + 1 < sentences.count {
      self = .partly(sentences[mark + 1])
    } else if let part = sentences.first(where: {
      $0.contains(/(has|have) no effect|(isn't|aren't) drawn|Nothing is loaded|no perspective/)
    }) {
      self = .partly(part)
    } else {
      self = .works
    }
  }

  /// Returns the status of several symbols with the same name, some of which work.
  static func of(_ all: [Status]) -> Status {
    guard let worst = all.max(), worst != .works else { return .works }
    if case .placeholder(let reason) = worst, all.contains(.works) { return .partly(reason) }
    return worst
  }
}

let arguments = CommandLine.arguments
let directory = URL(fileURLWithPath: arguments[1])

func readSymbols(_ directory: URL) throws -> [Symbol] {
  try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
    .flatMap { try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)).symbols }
}
let symbols = try readSymbols(directory)

func lines(_ path: String) throws -> [String] {
  try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
}

/// Groups of names with the status of each.
var groups: [(title: String, symbols: [String: Status])] = []

let shown = Set(
  try lines(arguments[2]).compactMap { $0.split(separator: " ").last.map(String.init) }
    .filter { $0.first?.isLetter == true })
var types: [String: [Status]] = [:]
for symbol in symbols
where symbol.isType && symbol.pathComponents.count == 1 && shown.contains(symbol.base) {
  types[symbol.base, default: []].append(Status(symbol.text))
}
for name in shown where types[name] == nil { types[name] = [.works] }
groups.append(("Types, views, wrappers and functions", types.mapValues(Status.of)))

/// Names that users of SwiftUI don't call themselves.
let notListed: Set = ["init", "body", "Body", "subscript", "description", "resolve"]

func members(of owners: Set<String>) -> [String: Status] {
  var found: [String: [Status]] = [:]
  for symbol in symbols
  where symbol.pathComponents.count == 2 && owners.contains(symbol.pathComponents[0])
    && !symbol.isType && symbol.base.first?.isLetter == true && !notListed.contains(symbol.base)
  {
    // Accessibility properties are stored, and tests can read them.
    let isKept =
      symbol.base.contains(/^(accessibility|speech)/) && !symbol.text.hasPrefix("Compiles only:")
    found[symbol.base, default: []].append(isKept ? .works : Status(symbol.text))
  }
  return found.mapValues(Status.of)
}
let owners: [(title: String, types: Set<String>)] = [
  ("Modifiers of views", ["View"]), ("Modifiers of `Text`", ["Text"]),
  ("Modifiers of `Image`", ["Image"]), ("Modifiers of shapes", ["Shape", "InsettableShape"]),
  ("Modifiers of scenes and commands", ["Scene", "Commands"]),
  ("Values of the environment", ["EnvironmentValues"]), ("Shape styles", ["ShapeStyle"]),
  ("`GraphicsContext`", ["GraphicsContext"]),
]
for (title, types) in owners { groups.append((title, members(of: types))) }

/// `group: name, name …`, by the first word of a group's title.
var missing: [String: [String]] = [:]
for line in try lines(arguments[3]) where !line.hasPrefix("#") {
  let parts = line.split(separator: ":", maxSplits: 1)
  guard parts.count == 2 else { continue }
  missing[String(parts[0])] = parts[1].split(separator: ",").map {
    $0.trimmingCharacters(in: .whitespaces)
  }
}

func list(_ names: [String]) -> String {
  names.sorted { $0.lowercased() < $1.lowercased() }.map { "`\($0)`" }.joined(separator: ", ")
}

/// A name with the reason why it differs from Apple's.
func line(_ name: String, _ reason: String) -> String {
  let clean = reason.prefix { $0 != "\n" }.trimmingCharacters(
    in: .punctuationCharacters.union(.whitespaces))
  return clean == "Has no effect" ? "`\(name)`" : "`\(name)` (\(clean))"
}

/// Names in the list of missing names that exist.
var stale: [String] = []
var counts = [0, 0, 0, 0]
var body: [String] = []
for (title, symbols) in groups {
  let lacking = missing.removeValue(forKey: title.replacing("`", with: "")) ?? []
  stale += lacking.filter { symbols[$0] != nil }
  var works: [String] = []
  var partly: [String] = []
  var placeholders: [String] = []
  for (name, status) in symbols.sorted(by: { $0.key.lowercased() < $1.key.lowercased() }) {
    switch status {
    case .works: works.append(name)
    case .partly(let reason): partly.append(line(name, reason))
    case .placeholder(let reason): placeholders.append(line(name, reason))
    }
  }
  for (place, count) in [works.count, partly.count, placeholders.count, lacking.count].enumerated()
  {
    counts[place] += count
  }
  body += ["", "### \(title)", ""]
  if !works.isEmpty { body += ["**Works:** \(list(works))", ""] }
  if !partly.isEmpty { body += ["**Partly:** \(partly.joined(separator: ", "))", ""] }
  if !placeholders.isEmpty {
    body += ["**Placeholder:** \(placeholders.joined(separator: ", "))", ""]
  }
  if !lacking.isEmpty { body += ["**Missing:** \(list(lacking))", ""] }
  if body.last == "" { body.removeLast() }
}
guard stale.isEmpty else {
  let names = stale.sorted().joined(separator: ", ")
  FileHandle.standardError.write(
    Data("error: \(arguments[3]) lists names as missing that exist now: \(names)\n".utf8))
  exit(1)
}
guard missing.isEmpty else {
  FileHandle.standardError.write(
    Data(
      "\(arguments[3]): there is no group \(missing.keys.sorted().joined(separator: ", "))\n".utf8))
  exit(1)
}

// MARK: - Other frameworks

/// The symbols of the other frameworks by their names, with dots.
var known: [String: [Symbol]] = [:]
for symbol in try readSymbols(URL(fileURLWithPath: arguments[6])) {
  known[(symbol.pathComponents.dropLast() + [symbol.base]).joined(separator: "."), default: []]
    .append(symbol)
}
var frameworks: [(name: String, counts: [Int], body: [String])] = []
for text in try lines(arguments[5]) where !text.hasPrefix("#") {
  if text.hasPrefix("[") {
    frameworks.append((text.trimmingCharacters(in: ["[", "]"]), [0, 0, 0, 0], []))
    continue
  }
  let parts = text.split(separator: ":", maxSplits: 1).map {
    $0.trimmingCharacters(in: .whitespaces)
  }
  let members = parts.dropFirst().flatMap { $0.split(separator: ", ").map(String.init) }
  let isOwn = known[parts[0]] != nil || members.contains { known["\(parts[0]).\($0)"] != nil }
  // The members of a missing type are missing with it.
  let names = isOwn ? members.map { "\(parts[0]).\($0)" } : []
  let type = known[parts[0]] == nil && isOwn ? [] : [parts[0]]
  for name in type + names {
    let status = known[name].map { Status.of($0.map { Status($0.text) }) }
    let place: (column: Int, text: String) =
      switch status {
      case .works: (0, "")
      case .partly(let reason): (1, "Partly: " + line(name, reason))
      case .placeholder(let reason): (2, "Placeholder: " + line(name, reason))
      case nil: (3, "Missing: `\(name)`")
      }
    frameworks[frameworks.count - 1].counts[place.column] += 1
    if place.column > 0 { frameworks[frameworks.count - 1].body.append(place.text) }
  }
}
var differences = [
  "## Symbols of Charts, SwiftData and Core Data", "",
  "Written by `Scripts/api` in the same way, from Apple's names in `Scripts/FrameworkSymbols.txt`. The members of a missing",
  "type aren't counted.", "",
  "| | works | partly | placeholder | missing |", "|---|--:|--:|--:|--:|",
]
differences += frameworks.map { framework in
  "| \(framework.name) | \(framework.counts.map(String.init).joined(separator: " | ")) |"
}
for framework in frameworks {
  differences += ["", "### \(framework.name)"]
  for kind in ["Partly", "Placeholder", "Missing"] {
    let found = framework.body.filter { $0.hasPrefix("\(kind): ") }
      .map { String($0.dropFirst(kind.count + 2)) }
    if !found.isEmpty { differences += ["", "**\(kind):** \(found.joined(separator: ", "))"] }
  }
}

let all = counts.reduce(0, +)
let top = [
  heading, "",
  "Written by `Scripts/api` from the modules' doc comments. A symbol *works* if it does what SwiftUI's does, as far as we",
  "know; it works *partly* if some of its overloads, or part of its behavior, has no effect; it is a *placeholder* if it only",
  "compiles or replaces something that can't be drawn; it is *missing* if code that uses it doesn't compile. A name counts",
  "with all of its overloads.",
  "",
  "| works | partly | placeholder | missing | all |", "|--:|--:|--:|--:|--:|",
  "| \(counts[0]) | \(counts[1]) | \(counts[2]) | \(counts[3]) | \(all) |",
]
let document = URL(fileURLWithPath: arguments[4])
var text = try String(contentsOf: document, encoding: .utf8)
if let range = text.range(of: heading) { text.removeSubrange(range.lowerBound...) }
while text.hasSuffix("\n") { text.removeLast() }
text += "\n\n" + (top + body + [""] + differences).joined(separator: "\n") + "\n"
try Data(text.utf8).write(to: document, options: .atomic)
