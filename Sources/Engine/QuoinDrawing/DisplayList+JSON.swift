import Foundation

extension DisplayList {
  /// The list as JSON with sorted keys: equal lists give equal bytes.
  ///
  /// - Throws: `EncodingError` when a coordinate is NaN or infinite; ``sanitized()`` lists have none.
  public func json(pretty: Bool = false) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if pretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return try encoder.encode(self)
  }

  /// The list that ``json(pretty:)`` wrote.
  ///
  /// - Throws: `DecodingError` naming the place that does not fit.
  public init(json: Data) throws {
    self = try JSONDecoder().decode(DisplayList.self, from: json)
  }
}
