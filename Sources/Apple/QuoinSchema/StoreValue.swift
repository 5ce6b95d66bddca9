import Foundation

/// The value of an attribute.
public enum StoreValue: Hashable, Sendable, Codable {
  case null
  case bool(Bool)
  case integer(Int64)
  case real(Double)
  case decimal(Decimal)
  case text(String)
  case date(Date)
  case data(Data)
  case uuid(UUID)
  case url(URL)
}

/// The identity of an object: unique among all stores, and temporary until the object is saved.
public struct StoreID: Hashable, Sendable, Codable {
  /// The identifier of the store; empty for a temporary identity.
  public var store: String
  public var entity: String
  public var key: Key

  public init(store: String, entity: String, key: Key) {
    self.store = store
    self.entity = entity
    self.key = key
  }

  /// Returns a new temporary identity.
  public static func temporary(entity: String) -> StoreID {
    StoreID(store: "", entity: entity, key: .temporary(UUID()))
  }

  public var isTemporary: Bool {
    if case .temporary = key { true } else { false }
  }

  public enum Key: Hashable, Sendable, Codable {
    case permanent(Int64)
    case temporary(UUID)
  }
}
