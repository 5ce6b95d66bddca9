import Foundation

// The JSON of an update:
//
//     bodies        view, reasons as named by `_printChanges`, dependencies as key paths
//     states        view, property, path, fate ("created", "kept", "lost"), reason of a loss
//     measured      name, identifier, path, proposals
//     frames        name, identifier, path, before, after as [x, y, width, height]
//     measurements, placements, createdViews, lostViews, passes: counts

extension UpdateRecord: Encodable {
  private enum Key: String, CodingKey {
    case bodies, states, measured, frames, measurements, placements, createdViews, lostViews, passes
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(evaluations, forKey: .bodies)
    try container.encode(states, forKey: .states)
    try container.encode(measured, forKey: .measured)
    try container.encode(frames, forKey: .frames)
    try container.encode(measurements, forKey: .measurements)
    try container.encode(placements, forKey: .placements)
    try container.encode(createdViews, forKey: .createdViews)
    try container.encode(lostViews, forKey: .lostViews)
    try container.encode(passes, forKey: .passes)
  }

  /// Returns the record as JSON with sorted keys, which is deterministic.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // A view without bounds has frames that JSON numbers can't represent.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "∞", negativeInfinity: "-∞", nan: "NaN")
    return try encoder.encode(self)
  }
}

extension UpdateRecord.Evaluation: Encodable {
  private enum Key: String, CodingKey { case view, reasons, dependencies }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(view, forKey: .view)
    try container.encode(names, forKey: .reasons)
    let dependencies = reasons.compactMap { reason -> String? in
      guard case .observable(let keyPath?) = reason else { return nil }
      return "\(keyPath)"
    }
    if !dependencies.isEmpty { try container.encode(dependencies, forKey: .dependencies) }
  }
}

extension UpdateRecord.StateChange: Encodable {
  private enum Key: String, CodingKey { case view, property, path, fate, reason }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(view, forKey: .view)
    try container.encode(property, forKey: .property)
    try container.encode(path, forKey: .path)
    switch fate {
    case .created: try container.encode("created", forKey: .fate)
    case .kept: try container.encode("kept", forKey: .fate)
    case .lost(let reason):
      try container.encode("lost", forKey: .fate)
      try container.encode(reason, forKey: .reason)
    }
  }
}

extension UpdateRecord.FrameChange: Encodable {
  private enum Key: String, CodingKey { case name, identifier, path, before, after }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(identifier, forKey: .identifier)
    try container.encode(path, forKey: .path)
    try container.encodeIfPresent(before.map(Self.numbers), forKey: .before)
    try container.encodeIfPresent(after.map(Self.numbers), forKey: .after)
  }

  private static func numbers(_ frame: CGRect) -> [CGFloat] {
    [frame.minX, frame.minY, frame.width, frame.height]
  }
}
