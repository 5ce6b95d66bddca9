import Foundation
import Observation
import QuoinData
import QuoinSchema

/// The values of a model object: its record, and what must wait until the object exists.
///
/// The initializer of a class writes values before there is an object, but relationships need one.
/// They wait here for the first use of the object.
public final class _ModelStorage: @unchecked Sendable {
  let info: ModelInfo
  let plainRecord: Record
  /// The index in the record of the first property that the class itself declares.
  public let offset: Int
  private let isLoading: Bool
  private var isAttached = false
  private var isComplete = false
  private var waiting: [(any PersistentModel) -> Void] = []
  private var registrar: ObservationRegistrar?

  private init(_ info: ModelInfo, _ record: Record, isLoading: Bool) {
    self.info = info
    self.isLoading = isLoading
    plainRecord = record
    offset = info.offset
  }

  /// Returns the storage of a new object, or of the one that a context is loading.
  public static func make<T: PersistentModel>(_ type: T.Type) -> _ModelStorage {
    let info = ModelInfo.of(type)
    if let record = LoadingRecord.take(for: info) {
      return _ModelStorage(info, record, isLoading: true)
    }
    return _ModelStorage(info, Record(entity: info.entity), isLoading: false)
  }

  /// Returns the storage of an object of a subclass, after it took the values that the initializer
  /// of the superclass wrote.
  public func adopting(_ inherited: _ModelStorage) -> _ModelStorage {
    guard !isComplete else { return self }
    isComplete = true
    guard inherited.plainRecord !== plainRecord else { return self }
    for index in 0..<offset where info.entity.properties[index].attributeType != nil {
      plainRecord.setValue(inherited.plainRecord.value(index), index)
    }
    waiting = inherited.waiting + waiting
    inherited.waiting = []
    return self
  }

  /// Returns the record after it has been connected with its object.
  func record(of model: any PersistentModel) -> Record {
    if !isAttached { attach(model) }
    return plainRecord
  }

  private func attach(_ model: any PersistentModel) {
    isAttached = true
    plainRecord.object = model
    let actions = waiting
    waiting = []
    for action in actions { action(model) }
  }

  // MARK: Observation

  func access<M: PersistentModel, T>(_ model: M, _ keyPath: KeyPath<M, T>) {
    let registrar = registrar ?? ObservationRegistrar()
    self.registrar = registrar
    registrar.access(model, keyPath: keyPath)
  }

  /// Reports a change of one property, or of all.
  func notify(_ model: any PersistentModel, _ property: Int?, isBefore: Bool) {
    guard let registrar else { return }
    if let property {
      guard info.notifications.indices.contains(property) else { return }
      info.notifications[property](model, registrar, isBefore)
    } else {
      for notification in info.notifications { notification(model, registrar, isBefore) }
    }
  }

  // MARK: Initial values

  /// Writes the value of an attribute while the object is being created.
  func initialize(_ index: Int, to value: StoreValue) {
    if !isLoading { plainRecord.setValue(value, offset + index) }
  }

  /// Sets a relationship as soon as the object exists.
  func initialize(_ index: Int, _ action: @escaping (Record, _ index: Int) -> Void) {
    guard !isLoading else { return }
    let place = offset + index
    waiting.append { action($0._$storage.plainRecord, place) }
  }
}

/// The record of the object that a context is loading on this thread.
enum LoadingRecord {
  private final class Slot {
    var record: Record?
    var levels = 0
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      // The parameter is optional on some systems only.
      let pointer: UnsafeMutableRawPointer? = pointer
      if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
    }
    return key
  }()

  private static var slot: Slot {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<Slot>.fromOpaque(pointer).takeUnretainedValue()
    }
    let slot = Slot()
    pthread_setspecific(key, Unmanaged.passRetained(slot).toOpaque())
    return slot
  }

  /// Creates the object of a record.
  static func makeObject(_ info: ModelInfo, of record: Record) -> any PersistentModel {
    let slot = slot
    let outer = (slot.record, slot.levels)
    (slot.record, slot.levels) = (record, info.depth)
    let object = info.type.init(backingData: LoadedBackingData())
    (slot.record, slot.levels) = outer
    _ = object.record
    return object
  }

  /// Returns the record for a class of the object that is being loaded; each class takes it once.
  static func take(for info: ModelInfo) -> Record? {
    let slot = slot
    guard slot.levels > 0, let record = slot.record,
      record.entity.name == info.entity.name || record.entity.ancestors.contains(info.entity.name)
    else { return nil }
    slot.levels -= 1
    return record
  }
}
