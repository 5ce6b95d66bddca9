import Foundation
import QuoinGeometry
import QuoinLayout

// The JSON of a report:
//
//     { "schema": 1,
//       "proposal": {"width": 320, "height": null}, "size": {"width": 71, "height": 37},
//       "problems": [], "remarks": [],
//       "fonts": [ { "name": "Inter", "file": "/…", "sha256": "…" } ],
//       "nodes": [ { "name": "padding", "identifiers": [], "parent": 0, "depth": 1,
//         "proposal": {…}, "x": 0, "y": 0, "width": 71, "height": 37,
//         "offer": {…}, "answer": {…} } ] }
//
// A length that is not finite is the string "inf", "-inf" or "nan".

extension LayoutReport: Codable {
  private enum Key: String, CodingKey {
    case schema, proposal, window, size, nodes, fonts
    case errors = "problems"
    case missingResources = "missing"
    case warnings = "remarks"
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.schema, forKey: .schema)
    try container.encode(LengthPair(proposal), forKey: .proposal)
    try container.encodeIfPresent(window.map { LengthPair($0) }, forKey: .window)
    try container.encode(LengthPair(size), forKey: .size)
    try container.encode(nodes, forKey: .nodes)
    try container.encode(errors, forKey: .errors)
    if !missingResources.isEmpty {
      try container.encode(missingResources, forKey: .missingResources)
    }
    try container.encode(warnings, forKey: .warnings)
    if !fonts.isEmpty { try container.encode(fonts, forKey: .fonts) }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let schema = try container.decode(Int.self, forKey: .schema)
    guard schema == Self.schema else {
      throw DecodingError.dataCorruptedError(
        forKey: .schema, in: container,
        debugDescription: "A report of schema \(schema); this version reads schema \(Self.schema).")
    }
    self.init(
      proposal: try container.decode(LengthPair.self, forKey: .proposal).proposal,
      size: try container.decode(LengthPair.self, forKey: .size).size,
      nodes: try container.decode([Node].self, forKey: .nodes),
      errors: try container.decode([String].self, forKey: .errors),
      warnings: try container.decode([String].self, forKey: .warnings))
    window = try container.decodeIfPresent(LengthPair.self, forKey: .window)?.size
    missingResources =
      try container.decodeIfPresent([String].self, forKey: .missingResources) ?? []
    fonts = try container.decodeIfPresent([FontFile].self, forKey: .fonts) ?? []
  }

  /// The report as JSON with sorted keys, so that the bytes are reproducible.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

extension LayoutReport.Node: Codable {
  private enum Key: String, CodingKey {
    case name, identifiers, parent, depth, proposal, x, y, width, height, priority, turn, insets
    case layer, source, isCall, view, arguments, candidates, text, image, reason, offer, answer
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(identifiers, forKey: .identifiers)
    try container.encodeIfPresent(parent, forKey: .parent)
    try container.encode(depth, forKey: .depth)
    try container.encode(LengthPair(proposal), forKey: .proposal)
    try container.encode(Length(frame.minX), forKey: .x)
    try container.encode(Length(frame.minY), forKey: .y)
    try container.encode(Length(frame.width), forKey: .width)
    try container.encode(Length(frame.height), forKey: .height)
    if priority != 0 { try container.encode(Length(priority), forKey: .priority) }
    try container.encodeIfPresent(turn, forKey: .turn)
    try container.encodeIfPresent(insets, forKey: .insets)
    try container.encodeIfPresent(layer, forKey: .layer)
    try container.encodeIfPresent(source, forKey: .source)
    if isCall { try container.encode(isCall, forKey: .isCall) }
    try container.encodeIfPresent(view, forKey: .view)
    try container.encodeIfPresent(arguments, forKey: .arguments)
    if !candidates.isEmpty { try container.encode(candidates, forKey: .candidates) }
    try container.encodeIfPresent(text, forKey: .text)
    try container.encodeIfPresent(image, forKey: .image)
    try container.encode(reason, forKey: .reason)
    try container.encodeIfPresent(offerReasons, forKey: .offer)
    try container.encodeIfPresent(answerReasons, forKey: .answer)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func length(_ key: Key) throws -> CGFloat {
      try container.decode(Length.self, forKey: key).value
    }
    self.init(
      name: try container.decode(String.self, forKey: .name),
      proposal: try container.decode(LengthPair.self, forKey: .proposal).proposal,
      frame: CGRect(
        x: try length(.x), y: try length(.y), width: try length(.width),
        height: try length(.height)))
    identifiers = try container.decode([String].self, forKey: .identifiers)
    parent = try container.decodeIfPresent(Int.self, forKey: .parent)
    depth = try container.decode(Int.self, forKey: .depth)
    priority = try container.decodeIfPresent(Length.self, forKey: .priority)?.value ?? 0
    turn = try container.decodeIfPresent(Int.self, forKey: .turn)
    insets = try container.decodeIfPresent(EdgeInsets.self, forKey: .insets)
    layer = try container.decodeIfPresent(LayoutReport.Layer.self, forKey: .layer)
    source = try container.decodeIfPresent(LayoutReport.Source.self, forKey: .source)
    isCall = try container.decodeIfPresent(Bool.self, forKey: .isCall) ?? false
    view = try container.decodeIfPresent(String.self, forKey: .view)
    arguments = try container.decodeIfPresent(LayoutArguments.self, forKey: .arguments)
    candidates = try container.decodeIfPresent([CGSize].self, forKey: .candidates) ?? []
    text = try container.decodeIfPresent(TextFacts.self, forKey: .text)
    image = try container.decodeIfPresent(ImageFacts.self, forKey: .image)
    offerReasons = try container.decodeIfPresent(
      AxisReasons<OfferReason>.self, forKey: .offer)
    answerReasons = try container.decodeIfPresent(
      AxisReasons<LengthReason>.self, forKey: .answer)
  }
}

/// A width and a height, each a number, `null`, or the name of a number that JSON can't represent.
struct LengthPair: Codable {
  var width: Length?
  var height: Length?

  init(_ proposal: ProposedViewSize) {
    width = proposal.width.map { Length($0) }
    height = proposal.height.map { Length($0) }
  }
  init(_ size: CGSize) { self.init(ProposedViewSize(size)) }

  var proposal: ProposedViewSize { ProposedViewSize(width: width?.value, height: height?.value) }
  var size: CGSize { CGSize(width: width?.value ?? 0, height: height?.value ?? 0) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(width, forKey: .width)
    try container.encode(height, forKey: .height)
  }
}
