import Foundation

extension DisplayList {
  /// Returns the list as JSON with sorted keys, so that equal lists have equal bytes.
  ///
  /// - Throws: `EncodingError` if a coordinate is NaN or infinite; ``sanitized()`` lists have none.
  public func json(pretty: Bool = false) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if pretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return try encoder.encode(self)
  }

  /// Decodes a list written by ``json(pretty:)``.
  ///
  /// - Throws: `DecodingError` with the path of the invalid value.
  public init(json: Data) throws {
    self = try JSONDecoder().decode(DisplayList.self, from: json)
  }
}
