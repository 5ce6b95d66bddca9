import Foundation
import QuoinGeometry
import QuoinLayout

// The JSON of a sizing report:
//
//     { "schema": 1, "horizontal": "exp", "vertical": "hug", "composed": false,
//       "width": {"min": 0, "ideal": 10, "max": "inf", "curve": [[0, 0], [10, 10]]}, "height": {…} }

extension SizingReport: Encodable {
  private enum Key: String, CodingKey {
    case schema, horizontal, vertical, composed, width, height
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.schema, forKey: .schema)
    try container.encode(behavior.horizontal, forKey: .horizontal)
    try container.encode(behavior.vertical, forKey: .vertical)
    try container.encode(isComposed, forKey: .composed)
    try container.encode(horizontal, forKey: .width)
    try container.encode(vertical, forKey: .height)
  }
}

extension AxisSizing: Encodable {
  private enum Key: String, CodingKey { case min, ideal, max, curve }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Length(minimum), forKey: .min)
    try container.encode(Length(ideal), forKey: .ideal)
    try container.encode(Length(maximum), forKey: .max)
    try container.encode(
      curve.map { [Length($0.proposal), Length($0.length)] }, forKey: .curve)
  }
}
