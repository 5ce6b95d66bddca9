import Foundation
import QuoinGeometry
import QuoinLayout

// The JSON of a difference:
//
//     { "schema": 1,
//       "sentence": "The padding around Text(\"A\") grew from 10 to 20 (Card.swift:12).",
//       "before": {"proposal": {"width": 320, "height": null},
//         "size": {"width": 71, "height": 37}},
//       "after": {…}, "first": 0,
//       "decisions": [ { "kind": "argument", "before": 1, "after": 1,
//         "view": "the padding around …",
//         "changes": [{"parameter": "", "before": "10", "after": "20"}],
//         "source": {"file": "Card.swift", "line": 12, "column": 5},
//         "isEffective": true, "sentence": "…" } ],
//       "moves": [ { "view": "Text(\"A\")", "before": 2, "after": 2,
//         "from": {"x": 10, "y": 10, "width": 51, "height": 17}, "to": {…}, "isOwn": true } ],
//       "added": [ { "view": "frame", "node": 3, "frame": {…} } ], "removed": [] }
//
// A length that is not finite is the string "inf", "-inf" or "nan". `before`, `after` and `node`
// are positions in the node lists of the two reports.

extension LayoutDiff: Codable {
  private enum Key: String, CodingKey {
    case schema, sentence, before, after, first, decisions, moves, added, removed
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.schema, forKey: .schema)
    try container.encode(summary, forKey: .sentence)
    try container.encode(before, forKey: .before)
    try container.encode(after, forKey: .after)
    try container.encodeIfPresent(first, forKey: .first)
    try container.encode(decisions, forKey: .decisions)
    try container.encode(moves, forKey: .moves)
    try container.encode(added, forKey: .added)
    try container.encode(removed, forKey: .removed)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let schema = try container.decode(Int.self, forKey: .schema)
    guard schema == Self.schema else {
      throw DecodingError.dataCorruptedError(
        forKey: .schema, in: container,
        debugDescription:
          "A difference of schema \(schema); this version reads schema \(Self.schema).")
    }
    before = try container.decode(Side.self, forKey: .before)
    after = try container.decode(Side.self, forKey: .after)
    decisions = try container.decode([Decision].self, forKey: .decisions)
    let first = try container.decodeIfPresent(Int.self, forKey: .first)
    guard first.map(decisions.indices.contains) ?? true else {
      throw DecodingError.dataCorruptedError(
        forKey: .first, in: container, debugDescription: "There is no such decision.")
    }
    self.first = first
    moves = try container.decode([Move].self, forKey: .moves)
    added = try container.decode([Place].self, forKey: .added)
    removed = try container.decode([Place].self, forKey: .removed)
  }

  /// The difference as JSON with sorted keys, so that the bytes are reproducible.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

extension LayoutDiff.Side: Codable {
  private enum Key: String, CodingKey { case proposal, window, size }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(LengthPair(proposal), forKey: .proposal)
    try container.encodeIfPresent(window.map { LengthPair($0) }, forKey: .window)
    try container.encode(LengthPair(size), forKey: .size)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      proposal: try container.decode(LengthPair.self, forKey: .proposal).proposal,
      window: try container.decodeIfPresent(LengthPair.self, forKey: .window)?.size,
      size: try container.decode(LengthPair.self, forKey: .size).size)
  }
}

extension LayoutDiff.Move: Codable {
  private enum Key: String, CodingKey { case view, before, after, from, to, isOwn }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(view, forKey: .view)
    try container.encode(before, forKey: .before)
    try container.encode(after, forKey: .after)
    try container.encode(LengthBox(from), forKey: .from)
    try container.encode(LengthBox(to), forKey: .to)
    try container.encode(isOwn, forKey: .isOwn)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      view: try container.decode(String.self, forKey: .view),
      before: try container.decode(Int.self, forKey: .before),
      after: try container.decode(Int.self, forKey: .after),
      from: try container.decode(LengthBox.self, forKey: .from).rect,
      to: try container.decode(LengthBox.self, forKey: .to).rect,
      isOwn: try container.decode(Bool.self, forKey: .isOwn))
  }
}

extension LayoutDiff.Place: Codable {
  private enum Key: String, CodingKey { case view, node, frame, source }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(view, forKey: .view)
    try container.encode(node, forKey: .node)
    try container.encode(LengthBox(frame), forKey: .frame)
    try container.encodeIfPresent(source, forKey: .source)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      view: try container.decode(String.self, forKey: .view),
      node: try container.decode(Int.self, forKey: .node),
      frame: try container.decode(LengthBox.self, forKey: .frame).rect,
      source: try container.decodeIfPresent(LayoutReport.Source.self, forKey: .source))
  }
}

/// A frame whose JSON represents each length by a ``Length``.
struct LengthBox: Codable {
  private var x, y, width, height: Length

  init(_ rect: CGRect) {
    (x, y) = (Length(rect.minX), Length(rect.minY))
    (width, height) = (Length(rect.width), Length(rect.height))
  }

  var rect: CGRect {
    CGRect(x: x.value, y: y.value, width: width.value, height: height.value)
  }
}
