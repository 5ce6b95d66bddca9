import Foundation

// Writes which of SwiftUI's symbols work: Symbols.swift SYMBOL-GRAPHS NAMES MISSING DOCUMENT
//
// NAMES lists the names visible through `import SwiftUI` (Documentation/API/SwiftUI.txt), MISSING
// the names of SwiftUI that Quoin lacks. The documentation determines the status of the others:
// “Compiles only:” and “Has no effect” mean a placeholder, “has no effect” and “Partly:” anywhere
// else mean partial support. The list replaces the section of DOCUMENT after the heading below.

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
let files = try FileManager.default.contentsOfDirectory(
  at: directory, includingPropertiesForKeys: nil)
let symbols = try files.flatMap {
  try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)).symbols
}

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
  func line(_ name: String, _ reason: String) -> String {
    let clean = reason.prefix { $0 != "\n" }.trimmingCharacters(
      in: .punctuationCharacters.union(.whitespaces))
    return clean == "Has no effect" ? "`\(name)`" : "`\(name)` (\(clean))"
  }
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
text += "\n\n" + (top + body).joined(separator: "\n") + "\n"
try Data(text.utf8).write(to: document, options: .atomic)
