import Foundation
import QuoinExplain
import QuoinFiles

// The JSON next to the image of a reference:
//
//     { "schema": 1, "fonts": [ {"name": "Inter", "sha256": "…"} ], "layout": { … } }
//
// `layout` is a `LayoutReport`. Each font and each node is on its own line, so that two versions
// can be compared by eye.

/// The record next to an image: the fonts that it was drawn with, and the layout of its views.
package struct SnapshotRecord: Sendable, Equatable {
  /// The version of the JSON format; increased by changes that could break a reader.
  package static let schema = 1

  /// The fonts, without the paths of their files, which are machine-dependent.
  package var fonts: [LayoutReport.FontFile]
  /// The layout of the view; `nil` for an image that isn't of a view.
  package var layout: LayoutReport?

  package init(fonts: [LayoutReport.FontFile], layout: LayoutReport?) {
    self.fonts = fonts.map { .init(name: $0.name, file: "", sha256: $0.sha256) }
    self.layout = layout
    self.layout?.fonts = []
  }

  /// Decodes the output of ``json()``.
  ///
  /// - Throws: `DecodingError`, also for another version; `BoundedJSON.ParseError` for one that is
  ///   too deep or too large.
  package init(json: Data) throws {
    let stored = try BoundedJSON.decode(Stored.self, from: json)
    guard stored.schema == Self.schema else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: [],
          debugDescription:
            "The record has schema \(stored.schema); this version reads schema \(Self.schema)."))
    }
    self.init(
      fonts: stored.fonts.map { .init(name: $0.name, file: "", sha256: $0.sha256) },
      layout: stored.layout)
  }

  /// Returns the record as JSON with reproducible bytes.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func text(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    func lines(_ values: [some Encodable]) throws -> String {
      values.isEmpty ? "[]" : "[\n" + (try values.map(text)).joined(separator: ",\n") + "\n]"
    }
    var json = "{\"schema\": \(Self.schema), \"fonts\": "
    json += try lines(fonts.map { Stored.Font(name: $0.name, sha256: $0.sha256) })
    if var layout {
      let nodes = try lines(layout.nodes)
      layout.nodes = []
      // The report without its nodes, whose list follows its last value.
      let rest = try text(layout).replacing("\"nodes\":[],", with: "", maxReplacements: 1)
      json += ", \"layout\": " + rest.dropLast() + ",\"nodes\":\(nodes)}"
    }
    return Data((json + "}\n").utf8)
  }

  private struct Stored: Codable {
    var schema: Int
    var fonts: [Font]
    var layout: LayoutReport?

    struct Font: Codable { var name, sha256: String }
  }
}

extension SnapshotRecord {
  /// Returns the fonts whose files differ from those of `reference`, one phrase each; empty if all
  /// are the same.
  package func fontDifferences(from reference: SnapshotRecord) -> [String] {
    let (now, then) = (sums, reference.sums)
    func short(_ sums: Set<String>) -> String {
      sums.sorted().map { "\($0.prefix(12))…" }.joined(separator: " and ")
    }
    return then.keys.sorted().compactMap { name in
      guard let before = then[name], let here = now[name], before != here else { return nil }
      return "\(name) was the file \(short(before)), and is \(short(here)) here"
    }
  }

  /// Returns a sentence for the case that all text is drawn with fonts of other names: either the
  /// view uses other fonts, or its fonts are missing.
  package func fontSubstitution(of reference: SnapshotRecord) -> String? {
    let (now, then) = (sums, reference.sums)
    guard !now.isEmpty, !then.isEmpty, Set(now.keys).isDisjoint(with: then.keys) else { return nil }
    func list(_ fonts: [String: Set<String>]) -> String {
      fonts.keys.sorted().joined(separator: ", ")
    }
    return
      "The text was drawn with \(list(then)), and is drawn with \(list(now)) here: unless the view specifies these fonts, others are missing (see `quoin doctor`)."
  }

  /// The digests of the font files, by font name.
  private var sums: [String: Set<String>] {
    Dictionary(fonts.map { ($0.name, [$0.sha256]) }, uniquingKeysWith: { $0.union($1) })
  }
}
