import QuoinSchema

/// The values of one object in a context, or of one that no context has yet.
public final class Record {
  public let entity: StoreEntity
  public internal(set) var identity: StoreID

  public init(entity: StoreEntity) {
    self.entity = entity
    identity = .temporary(entity: entity.name)
  }
}
