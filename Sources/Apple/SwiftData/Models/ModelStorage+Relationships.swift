import Foundation
import QuoinData
import QuoinSchema

extension _ModelStorage {
  // MARK: References to one object

  public func initialize<T: PersistentModel>(_ index: Int, _ value: T) {
    initialize(index) { $0.setOne(value, $1) }
  }

  public func get<M: PersistentModel, T: PersistentModel>(
    _ model: M, _ index: Int, _ keyPath: KeyPath<M, T>
  ) -> T {
    access(model, keyPath)
    if let object = record(of: model).one(index) as? T { return object }
    let name = "\(info.entity.name).\(info.entity.properties[index].name)"
    Diagnosis.once(
      "\(name) has no object, because it was deleted; an empty \(T.self) is used instead",
      try: "Make \(name) optional, or delete the \(info.entity.name) with it: deleteRule: .cascade."
    )
    let other = ModelInfo.of(T.self)
    guard
      let empty = LoadingRecord.makeObject(other, of: Record(entity: other.entity)) as? T
    else { fatalError("\(name) has no object") }
    return empty
  }

  public func set<M: PersistentModel, T: PersistentModel>(
    _ model: M, _ index: Int, _ value: T
  ) {
    record(of: model).setOne(value, index)
  }

  public func initialize<T: PersistentModel>(_ index: Int, _ value: T?) {
    guard let value else { return }
    initialize(index) { $0.setOne(value, $1) }
  }

  public func get<M: PersistentModel, T: PersistentModel>(
    _ model: M, _ index: Int, _ keyPath: KeyPath<M, T?>
  ) -> T? {
    access(model, keyPath)
    return record(of: model).one(index) as? T
  }

  public func set<M: PersistentModel, T: PersistentModel>(
    _ model: M, _ index: Int, _ value: T?
  ) {
    record(of: model).setOne(value, index)
  }

  // MARK: References to several objects

  public func initialize<T: PersistentModel>(_ index: Int, _ value: [T]) {
    guard !value.isEmpty else { return }
    initialize(index) { $0.setMany(value, $1) }
  }

  public func get<M: PersistentModel, T: PersistentModel>(
    _ model: M, _ index: Int, _ keyPath: KeyPath<M, [T]>
  ) -> [T] {
    access(model, keyPath)
    return many(model, index)
  }

  public func set<M: PersistentModel, T: PersistentModel>(
    _ model: M, _ index: Int, _ value: [T]
  ) {
    record(of: model).setMany(value, index)
  }

  public func initialize<T: PersistentModel>(_ index: Int, _ value: [T]?) {
    initialize(index, value ?? [])
  }

  public func get<M: PersistentModel, T: PersistentModel>(
    _ model: M, _ index: Int, _ keyPath: KeyPath<M, [T]?>
  ) -> [T]? {
    access(model, keyPath)
    return many(model, index)
  }

  public func set<M: PersistentModel, T: PersistentModel>(
    _ model: M, _ index: Int, _ value: [T]?
  ) {
    record(of: model).setMany(value ?? [], index)
  }

  private func many<T: PersistentModel>(_ model: any PersistentModel, _ index: Int) -> [T] {
    record(of: model).many(index).compactMap { object in
      type(of: object) == T.self ? unsafeDowncast(object, to: T.self) : object as? T
    }
  }
}
