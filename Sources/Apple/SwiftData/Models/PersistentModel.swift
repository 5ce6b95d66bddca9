import Foundation
import Observation
import QuoinData
import QuoinSchema

/// A class whose objects a container saves. The macro `@Model` adds the conformance.
public protocol PersistentModel: AnyObject, Hashable, Identifiable, Observable, RecordObject,
  SendableMetatype
{
  /// The stored properties of the class itself, without those of its superclass.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
  /// The groups of properties that `#Unique` and `#Index` name.
  static var _$constraints: _ModelConstraints { get }
  /// The values of the object.
  var _$storage: _ModelStorage { get }

  /// Creates the object of a record that a context loads.
  init(backingData: any BackingData)
}

/// The values with which a context creates an object.
public protocol BackingData {}

/// The backing data of objects that a context loads.
struct LoadedBackingData: BackingData {}

extension PersistentModel {
  public var record: Record { _$storage.record(of: self) }

  /// The identity of the object, which is temporary until the object is saved for the first time.
  public var persistentModelID: PersistentIdentifier { PersistentIdentifier(record.identity) }

  public var id: PersistentIdentifier { persistentModelID }

  /// The context of the object, or `nil` before the object is inserted into one.
  public var modelContext: ModelContext? { record.context.flatMap { ModelContext.of($0) } }

  /// Whether the object has unsaved changes.
  public var hasChanges: Bool { record.hasChanges }

  /// Whether the next save deletes the object.
  public var isDeleted: Bool { record.isDeleted }

  public static func == (first: Self, second: Self) -> Bool { first === second }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  public func recordWillChange(_ property: Int?) {
    _$storage.notify(self, property, isBefore: true)
  }

  public func recordDidChange(_ property: Int?) {
    _$storage.notify(self, property, isBefore: false)
  }
}

/// An empty value in the place of a stored property, whose value is in the record.
public struct _SwiftDataNoType: Sendable {
  public init() {}
}

/// The groups of properties of a model that are unique together or have an index.
public struct _ModelConstraints: Sendable {
  var uniqueness: [[String]] = []
  var indexes: [[String]] = []

  public init() {}

  public func unique<T: PersistentModel>(
    _ type: T.Type, _ constraints: [PartialKeyPath<T>]...
  ) -> Self {
    var result = self
    result.uniqueness += constraints.map { Self.names($0) }
    return result
  }

  public func index<T: PersistentModel>(
    _ type: T.Type, _ indices: [PartialKeyPath<T>]...
  ) -> Self {
    var result = self
    result.indexes += indices.map { Self.names($0) }
    return result
  }

  public func index<T: PersistentModel>(
    _ type: T.Type, _ indices: Schema.Index<T>.Types<T>...
  ) -> Self {
    var result = self
    result.indexes += indices.map { Self.names($0.keyPaths) }
    return result
  }

  private static func names<T: PersistentModel>(_ keyPaths: [PartialKeyPath<T>]) -> [String] {
    let known = ModelLevel.chain(of: T.self).flatMap(\.metadata)
    return keyPaths.compactMap { path in known.first { $0.keypath == path }?.name }
  }
}
