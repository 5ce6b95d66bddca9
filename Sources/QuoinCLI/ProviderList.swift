import Foundation

/// The preview providers of a file, taken from the compiler's own list of conforming types
/// (`-emit-const-values`), which knows private, nested and extended types alike.
struct ProviderList {
  /// Mangled names in source order, as the Swift runtime looks them up.
  let names: [String]

  init(json: Data) throws {
    let types = try JSONDecoder().decode([ConformingType].self, from: json)
    names =
      types
      .filter { $0.allConformances.contains { $0.protocolName.hasSuffix(".PreviewProvider") } }
      .sorted { $0.line < $1.line }
      .map(\.mangledTypeName)
  }

  private struct ConformingType: Decodable {
    let mangledTypeName: String
    let line: Int
    let allConformances: [Conformance]
  }

  private struct Conformance: Decodable {
    let protocolName: String
  }
}
