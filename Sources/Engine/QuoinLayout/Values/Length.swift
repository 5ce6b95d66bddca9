import Foundation

/// A length in JSON: a number, or the name of a number that JSON can't represent: `"inf"`,
/// `"-inf"`, `"nan"`.
public struct Length: Codable, Hashable, Sendable {
  /// The length in points.
  public var value: CGFloat
  public init(_ value: CGFloat) { self.value = value }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if value.isFinite {
      try container.encode(Double(value))
    } else {
      try container.encode(value.isNaN ? "nan" : value < 0 ? "-inf" : "inf")
    }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      value = CGFloat(number)
      return
    }
    switch try container.decode(String.self) {
    case "inf": value = .infinity
    case "-inf": value = -.infinity
    case "nan": value = .nan
    case let text:
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(text) is not a length")
    }
  }
}
