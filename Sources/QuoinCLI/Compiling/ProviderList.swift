import Foundation

/// The preview providers of a file, or its apps where it has none, read from the symbol graph that the compiler
/// writes beside the library. The graph holds private, nested and extended types alike.
///
/// The compiler's list of constant values (`-emit-const-values`) would hold them too, but extracting it stops
/// the compiler on a `ForEach(…, id: \.self)` in a list of previews.
struct ProviderList {
  /// Mangled names in source order, as the Swift runtime looks them up.
  let names: [String]

  init(symbolGraph: Data) throws {
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: symbolGraph)
    let lines = Dictionary(
      graph.symbols.map { ($0.identifier.precise, $0.location?.position.line ?? .max) },
      uniquingKeysWith: min)
    func types(conformingTo name: String) -> [String] {
      graph.relationships
        .filter { $0.kind == "conformsTo" && $0.targetFallback?.hasSuffix(".\(name)") == true }
        .map(\.source)
        .sorted { (lines[$0] ?? .max, $0) < (lines[$1] ?? .max, $1) }
        // A symbol's identifier is its mangled name after "s:".
        .map { $0.hasPrefix("s:") ? String($0.dropFirst(2)) : $0 }
    }
    let providers = types(conformingTo: "PreviewProvider")
    names = providers.isEmpty ? types(conformingTo: "App") : providers
  }

  private struct SymbolGraph: Decodable {
    let symbols: [Symbol]
    let relationships: [Relationship]
  }

  private struct Symbol: Decodable {
    let identifier: Identifier
    let location: Location?

    struct Identifier: Decodable { let precise: String }
    struct Location: Decodable { let position: Position }
    struct Position: Decodable { let line: Int }
  }

  private struct Relationship: Decodable {
    let kind: String
    let source: String
    let targetFallback: String?
  }
}
