import Foundation
import QuoinData
import QuoinSchema

/// The identity of a managed object, which other contexts and threads can use.
///
/// An object that has not been saved has a temporary one.
open class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult, StoreReference,
  @unchecked Sendable
{
  public let storeID: StoreID
  private weak var model: NSManagedObjectModel?
  private(set) weak var store: NSPersistentStore?

  init(_ identity: StoreID, _ model: NSManagedObjectModel?, _ store: NSPersistentStore? = nil) {
    storeID = identity
    self.model = model
    self.store = store
  }

  open var entity: NSEntityDescription {
    if let entity = model?.info[storeID.entity]?.entity { return entity }
    if let entity = LoadedModels.entity(named: storeID.entity) { return entity }
    let entity = NSEntityDescription()
    entity.name = storeID.entity
    return entity
  }

  open var persistentStore: NSPersistentStore? { isTemporaryID ? nil : store }
  open var isTemporaryID: Bool { storeID.isTemporary }

  /// An address of the object, such as `x-coredata://STORE/Item/p7`.
  open func uriRepresentation() -> URL {
    let key =
      switch storeID.key {
      case .permanent(let number): "p\(number)"
      case .temporary(let identifier): "t\(identifier.uuidString)"
      }
    let allowed = CharacterSet.urlPathAllowed.subtracting(["/"])
    let parts = [storeID.store, storeID.entity, key].map {
      $0.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    }
    return URL(string: "x-coredata://" + parts.joined(separator: "/"))
      ?? URL(fileURLWithPath: "/")
  }

  /// Returns the identity of an address made by ``uriRepresentation()``.
  static func identity(of url: URL) -> StoreID? {
    let text = url.absoluteString
    let scheme = "x-coredata://"
    guard text.hasPrefix(scheme) else { return nil }
    let parts = text.dropFirst(scheme.count).split(separator: "/", omittingEmptySubsequences: false)
      .map { $0.removingPercentEncoding ?? "" }
    guard parts.count == 3, let kind = parts[2].first else { return nil }
    let key = parts[2].dropFirst()
    if kind == "p", let number = Int64(key) {
      return StoreID(store: parts[0], entity: parts[1], key: .permanent(number))
    }
    guard kind == "t", let identifier = UUID(uuidString: String(key)) else { return nil }
    return StoreID(store: parts[0], entity: parts[1], key: .temporary(identifier))
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override var hash: Int { storeID.hashValue }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSManagedObjectID)?.storeID == storeID
  }
  open override var description: String { uriRepresentation().absoluteString }
}
