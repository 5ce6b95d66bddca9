import Foundation

extension NavigationPath {
  /// A path's values as text, to be kept in a file.
  public struct CodableRepresentation: Codable, Equatable {
    private var items: [Item]

    private struct Item: Codable, Equatable {
      /// Swift's name of the type.
      var type: String
      /// JSON.
      var value: String
    }

    /// What the values are encoded to; `nil` where one can't be.
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

    /// The values, as far as their types are there.
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

  /// The path as text; `nil` where a value can't be encoded.
  public var codable: CodableRepresentation? { CodableRepresentation(values) }

  /// The path that was kept; values of types that are gone are left out.
  public init(_ codable: CodableRepresentation) { values = codable.values }
}
