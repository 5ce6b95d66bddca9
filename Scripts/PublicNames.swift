import Foundation

// Writes the public interfaces of modules to text files that can be compared: PublicNames.swift
// SYMBOL-GRAPHS OUTPUT MODULE...
//
// Each module becomes one file of blocks, sorted by name, so that a change shows up as changed
// lines:
//
//     protocol Layout
//       conforms to Animatable
//       associatedtype Cache = Void
//       func makeCache(subviews: Self.Subviews) -> Self.Cache
//
//     extension Layout where Self.Cache == ()
//       func makeCache(subviews: Self.Subviews)
//
// Names with a leading underscore are omitted.

struct Graph: Decodable {
  let symbols: [Symbol]
  let relationships: [Relationship]
}

struct Symbol: Decodable {
  let kind: Kind
  let identifier: Identifier
  let pathComponents: [String]
  let declarationFragments: [Fragment]
  let swiftExtension: Extension?

  struct Kind: Decodable { let identifier: String }
  struct Identifier: Decodable { let precise: String }
  struct Fragment: Decodable { let kind: String, spelling: String }
  struct Extension: Decodable { let constraints: [Constraint]? }

  var declaration: String {
    declarationFragments.map(\.spelling).joined().split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  var name: String { pathComponents.joined(separator: ".") }

  var isType: Bool {
    ["swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.actor"]
      .contains(kind.identifier)
  }

  /// A type's declaration with its qualified name: `struct AnyLayout.Cache`.
  var headline: String {
    var fragments = declarationFragments.map(\.spelling)
    let own = declarationFragments.firstIndex {
      $0.kind == "identifier" && $0.spelling == pathComponents.last
    }
    if let own { fragments[own] = name }
    return fragments.joined()
  }
}

struct Constraint: Decodable {
  let kind: String
  let lhs: String
  let rhs: String

  var text: String { "\(lhs) \(kind == "sameType" ? "==" : ":") \(rhs)" }
}

struct Relationship: Decodable {
  let kind: String
  let source: String
  let target: String
  let targetFallback: String?
  let swiftConstraints: [Constraint]?
}

func clause(_ constraints: [Constraint]?) -> String {
  guard let constraints, !constraints.isEmpty else { return "" }
  return " where " + constraints.map(\.text).joined(separator: ", ")
}

/// Every type conforms to these by default.
let implied: Set = ["Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"]

/// A module's symbols, and its extensions of other modules' types.
struct Module {
  private let symbols: [Symbol]
  private let relationships: [Relationship]

  init(_ name: String, graphs directory: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: directory, includingPropertiesForKeys: nil)
    let own = files.filter {
      let file = $0.lastPathComponent
      return file == "\(name).symbols.json" || file.hasPrefix("\(name)@")
    }
    let graphs = try own.sorted { $0.path < $1.path }.map {
      try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0))
    }
    symbols = graphs.flatMap(\.symbols).filter { symbol in
      !symbol.pathComponents.contains { $0.hasPrefix("_") }
    }
    relationships = graphs.flatMap(\.relationships)
  }

  /// Names of the module's types by identifier.
  var typeNames: [String: String] {
    Dictionary(symbols.map { ($0.identifier.precise, $0.name) }) { first, _ in first }
  }

  /// Returns the module as text. `names` contains the names of all modules' types.
  func listing(names: [String: String]) -> String {
    var blocks: [Block: Set<String>] = [:]
    var homes: [String: Block] = [:]
    let types = symbols.filter(\.isType)
    let kinds = Dictionary(types.map { ($0.name, $0.kind.identifier) }) { first, _ in first }
    for type in types {
      homes[type.identifier.precise] = Block(name: type.name, headline: type.headline)
      blocks[Block(name: type.name, headline: type.headline)] = []
    }
    let headlines = Dictionary(types.map { ($0.name, $0.headline) }) { first, _ in first }
    for symbol in symbols where !symbol.isType {
      let owner = symbol.pathComponents.dropLast().joined(separator: ".")
      let condition = clause(symbol.swiftExtension?.constraints)
      if symbol.kind.identifier == "swift.extension" {
        let block = Block(name: symbol.name, headline: "extension \(symbol.name)\(condition)")
        homes[symbol.identifier.precise] = block
      } else if owner.isEmpty {
        blocks[Block(name: "", headline: "// global"), default: []].insert(symbol.declaration)
      } else {
        let isInExtension =
          headlines[owner] == nil || !condition.isEmpty
          || (kinds[owner] == "swift.protocol" && symbol.swiftExtension != nil)
        let headline = isInExtension ? "extension \(owner)\(condition)" : headlines[owner] ?? ""
        let block = Block(name: owner, headline: headline)
        blocks[block, default: []].insert(symbol.declaration)
      }
    }
    for relationship in relationships {
      guard let block = homes[relationship.source],
        let verb = ["conformsTo": "conforms to", "inheritsFrom": "inherits"][relationship.kind]
      else { continue }
      let target = names[relationship.target] ?? relationship.targetFallback ?? ""
      let name = target.split(separator: ".").last.map(String.init) ?? target
      guard !implied.contains(name), !name.hasPrefix("_") else { continue }
      let condition =
        block.headline.hasPrefix("extension") ? "" : clause(relationship.swiftConstraints)
      blocks[block, default: []].insert("\(verb) \(name)\(condition)")
    }
    return blocks.sorted { $0.key < $1.key }.map { block, members in
      ([block.headline] + members.sorted(by: precedes).map { "  \($0)" }).joined(separator: "\n")
    }
    .joined(separator: "\n\n") + "\n"
  }
}

struct Block: Hashable, Comparable {
  let name: String
  let headline: String

  /// Sorts by name, with a type before its extensions.
  static func < (a: Block, b: Block) -> Bool {
    (a.name, a.headline.hasPrefix("extension") ? 1 : 0, a.headline)
      < (b.name, b.headline.hasPrefix("extension") ? 1 : 0, b.headline)
  }
}

/// Sorts conformances before members, ignoring attributes.
func precedes(_ a: String, _ b: String) -> Bool {
  func key(_ line: String) -> (Int, String) {
    let isRelation = line.hasPrefix("conforms to ") || line.hasPrefix("inherits ")
    let words = line.trimmingPrefix(/(@\w+(\([^)]*\))? )*/)
    return (isRelation ? 0 : 1, words + line)
  }
  return key(a) < key(b)
}

let arguments = CommandLine.arguments
let graphs = URL(fileURLWithPath: arguments[1])
let output = URL(fileURLWithPath: arguments[2])
let modules = try arguments.dropFirst(3).map { ($0, try Module($0, graphs: graphs)) }
var names: [String: String] = [:]
for (_, module) in modules { names.merge(module.typeNames) { first, _ in first } }
try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
for (name, module) in modules {
  let listing = module.listing(names: names)
  // A module that only re-exports others has no names to list.
  guard listing != "\n" else { continue }
  try Data(listing.utf8).write(to: output.appendingPathComponent("\(name).txt"))
}
