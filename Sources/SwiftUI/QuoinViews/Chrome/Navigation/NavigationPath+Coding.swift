import Foundation

extension NavigationPath {
  /// An encoded representation of a path's values, for storage in a file.
  public struct CodableRepresentation: Codable, Equatable {
    private var items: [Item]

    private struct Item: Codable, Equatable {
      /// The mangled name of the type.
      var type: String
      /// The value as JSON.
      var value: String
    }

    /// Encodes the values, or returns `nil` if one of them can't be encoded.
    init?(_ values: [AnyHashable]) {
      items = []
      for value in values {
        guard let encodable = value.base as? any Codable,
          let type = _mangledTypeName(Swift.type(of: value.base)),
          let data = try? JSONEncoder().encode(encodable)
        else { return nil }
        items.append(Item(type: type, value: String(decoding: data, as: UTF8.self)))
      }
    }

    /// The values whose types exist and that can be decoded.
    var values: [AnyHashable] {
      items.compactMap { item in
        guard let type = _typeByName(item.type) as? any Codable.Type,
          let value = try? JSONDecoder().decode(type, from: Data(item.value.utf8)),
          let hashable = value as? any Hashable
        else { return nil }
        return AnyHashable(hashable)
      }
    }

    public init(from decoder: any Decoder) throws { items = try [Item](from: decoder) }
    public func encode(to encoder: any Encoder) throws { try items.encode(to: encoder) }
  }

  /// The encoded path, or `nil` if a value can't be encoded.
  public var codable: CodableRepresentation? { CodableRepresentation(values) }

  /// Restores an encoded path, skipping values of unknown types.
  public init(_ codable: CodableRepresentation) { values = codable.values }
}
