import Foundation
import QuoinGeometry
import QuoinLayout

// The JSON of a sizing report:
//
//     { "schema": 2, "horizontal": "exp", "vertical": "hug", "composed": false,
//       "width": {"min": 0, "ideal": 10, "max": "inf", "curve": [[0, 0], [1000, 1000]],
//         "kinks": [], "jumps": [], "stairs": [], "exact": true},
//       "height": {…}, "fallbacks": [] }
//
// Stairs are [from, to, length]: between these points of the curve the length rises in equal steps,
// each `length` points long. A composed view also has "expanding": {"width": {…}, "height": {…}},
// its response around an expanding child.

extension SizingReport: Encodable {
  private enum Key: String, CodingKey {
    case schema, horizontal, vertical, composed, width, height, expanding, fallbacks
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.schema, forKey: .schema)
    try container.encode(behavior.horizontal, forKey: .horizontal)
    try container.encode(behavior.vertical, forKey: .vertical)
    try container.encode(isComposed, forKey: .composed)
    try container.encode(horizontal, forKey: .width)
    try container.encode(vertical, forKey: .height)
    if let aroundExpanding {
      var inner = container.nestedContainer(keyedBy: Key.self, forKey: .expanding)
      try inner.encode(aroundExpanding.horizontal, forKey: .width)
      try inner.encode(aroundExpanding.vertical, forKey: .height)
    }
    try container.encode(fallbacks, forKey: .fallbacks)
  }
}

extension AxisSizing: Encodable {
  private enum Key: String, CodingKey {
    case min, ideal, max, curve, kinks, exact
    case discontinuities = "jumps"
    case steps = "stairs"
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Length(minimum), forKey: .min)
    try container.encode(Length(ideal), forKey: .ideal)
    try container.encode(Length(maximum), forKey: .max)
    try container.encode(
      curve.map { [Length($0.proposal), Length($0.length)] }, forKey: .curve)
    try container.encode(kinks.map { Length($0) }, forKey: .kinks)
    try container.encode(discontinuities.map { Length($0) }, forKey: .discontinuities)
    try container.encode(
      steps.map { [Length($0.from), Length($0.to), Length($0.length)] }, forKey: .steps)
    try container.encode(isExact, forKey: .exact)
  }
}
