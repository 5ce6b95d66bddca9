import Foundation
import QuoinData
import QuoinSchema

/// The identity of a model object. It can be sent to another actor, which the object can't.
///
/// It is temporary until the object is saved for the first time, and different afterwards.
public struct PersistentIdentifier: Hashable, Sendable, Codable, Identifiable, StoreReference {
  /// The identity as the store knows it.
  public let storeID: StoreID

  init(_ storeID: StoreID) { self.storeID = storeID }

  public var id: PersistentIdentifier { self }
  /// The name of the model's class.
  public var entityName: String { storeID.entity }
  /// The identifier of the store, or `nil` before the object is saved.
  public var storeIdentifier: String? { storeID.store.isEmpty ? nil : storeID.store }
  /// Whether the object has never been saved.
  public var isTemporary: Bool { storeID.isTemporary }

  /// Returns the identity of the object with a primary key, an integer.
  ///
  /// - Throws: ``SwiftDataError/unknownSchema`` if the key isn't an integer.
  public static func identifier(
    for storeIdentifier: String, entityName: String, primaryKey: some Codable & Sendable
  ) throws -> PersistentIdentifier {
    guard let key = primaryKey as? any BinaryInteger else { throw SwiftDataError.unknownSchema }
    return PersistentIdentifier(
      StoreID(
        store: storeIdentifier, entity: entityName,
        key: .permanent(Int64(truncatingIfNeeded: key))))
  }
}
