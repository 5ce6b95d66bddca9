import Foundation

// Three descriptions of the architecture must agree: the table in Documentation/Architecture.md,
// the targets in Package.swift, and the imports in Sources. The table's rows look like
//
//     | layer | `Module` | contents | `Import`, `Import` |
//
// and the last cell names every module of this package, or of a dependency, that the module may
// import. Modules of the toolchain are always permitted.

let manifest = "Package.swift"
let toolchain: Set = [
  "Dispatch", "Observation", "Foundation", "FoundationEssentials", "FoundationNetworking", "Glibc",
  "Musl", "Darwin", "_FoundationICU",
  "QuartzCore",
  "Swift", "Synchronization", "Testing", "XCTest",
]

struct Row {
  let line: Int
  let imports: Set<String>
}

/// Returns the names in backticks in a piece of Markdown.
func names(in cell: Substring) -> [String] {
  cell.matches(of: /`(\w+)`/).map { String($0.1) }
}

/// Returns the rows of the table, by module.
func documentedRows() throws -> [String: Row] {
  var rows: [String: Row] = [:]
  for (line, cells) in try tableRows(ofColumns: 4) {
    let row = Row(line: line, imports: Set(names(in: cells[3])))
    for module in names(in: cells[1]) { rows[module] = row }
  }
  return rows
}

struct Manifest: Decodable {
  let targets: [Target]

  struct Target: Decodable {
    let name: String
    let type: String
    let dependencies: [[String: [Argument?]]]

    /// The names of the target's dependencies; the name is a dependency's first argument.
    var imports: Set<String> {
      Set(dependencies.flatMap(\.values).compactMap { $0.first??.text })
    }
  }

  /// A string, or another value that doesn't matter here.
  struct Argument: Decodable {
    let text: String?

    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
    }
  }
}

func builtTargets() throws -> [Manifest.Target] {
  let process = Process()
  let pipe = Pipe()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["swift", "package", "dump-package"]
  process.standardOutput = pipe
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return try JSONDecoder().decode(Manifest.self, from: data).targets.filter { $0.type != "test" }
}

/// Returns the differences between the table and the package.
func differences(_ rows: [String: Row], _ targets: [Manifest.Target]) -> [String] {
  let known = Set(targets.map(\.name))
  let unknown = rows.filter { !known.contains($0.key) }.map { module, row in
    "\(document):\(row.line): \(module) is not a target of \(manifest)"
  }
  return unknown + targets.flatMap { differences(rows[$0.name], $0) }
}

func differences(_ row: Row?, _ target: Manifest.Target) -> [String] {
  guard let row else { return ["\(manifest): \(target.name) has no row in \(document)"] }
  let unlisted = target.imports.subtracting(row.imports).sorted().map { module in
    "\(manifest): \(target.name) depends on \(module), which is not in \(document):\(row.line)"
  }
  let missing = row.imports.subtracting(target.imports).sorted().map { module in
    "\(document):\(row.line): the dependency \(target.name) → \(module) is not in \(manifest)"
  }
  return unlisted + missing
}

/// Returns the imports in a module's sources that the table doesn't contain.
func unlistedImports(of module: String, _ row: Row) throws -> [String] {
  try sourcePaths(in: sourceFolder(module)).flatMap {
    try unlistedImports(in: $0, of: module, row)
  }
}

func unlistedImports(in file: String, of module: String, _ row: Row) throws -> [String] {
  // Attributes, access level, `import`, the kind of a single declaration, the module.
  let pattern = /^\s*(?:@\S+\s+)*(?:[a-z]+\s+)?import\s+(?:[a-z]+\s+)?(\w+)/
  let text = try source(file)
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  var isQuoted = false
  return lines.enumerated().compactMap { index, line in
    // A multi-line string may contain source code.
    if line.matches(of: /"""/).count % 2 == 1 { isQuoted.toggle() }
    guard !isQuoted else { return nil }
    guard let imported = line.firstMatch(of: pattern).map({ String($0.1) }) else { return nil }
    if row.imports.contains(imported) || toolchain.contains(imported) { return nil }
    return "\(file):\(index + 1): the import \(module) → \(imported) is not in \(document)"
  }
}
