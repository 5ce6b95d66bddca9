import Foundation
import QuoinData
import QuoinSchema
import SwiftUI
import Synchronization

/// The store of an app's models, and the context of its views.
///
/// All contexts of a container see what one of them has saved. A container has one store, that of
/// its first configuration.
public final class ModelContainer: Sendable, Equatable, CustomDebugStringConvertible {
  public let schema: Schema
  public let configurations: Set<ModelConfiguration>
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  let store: any RecordStore
  @MainActor private var main: ModelContext?

  /// The context of the main actor, which saves by itself.
  @MainActor public var mainContext: ModelContext {
    if let main { return main }
    let context = ModelContext(self)
    context.becomeMain()
    main = context
    return context
  }

  /// The main context, if it is in use.
  @MainActor var usedMainContext: ModelContext? { main }

  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    let configurations = configurations.isEmpty ? [ModelConfiguration()] : configurations
    for configuration in configurations {
      guard !configuration.name.contains("/"), !configuration.name.contains("\0") else {
        throw SwiftDataError.configurationFileNameContainsInvalidCharacters
      }
      guard configuration.name.utf8.count < 200 else {
        throw SwiftDataError.configurationFileNameTooLong
      }
      guard configuration.schema?.infos.keys.allSatisfy({ schema.infos[$0] != nil }) ?? true else {
        throw SwiftDataError.configurationSchemaNotFoundInContainerSchema
      }
    }
    let paths = configurations.compactMap(\.path)
    guard Set(paths).count == paths.count else { throw SwiftDataError.duplicateConfiguration }
    self.schema = schema
    self.configurations = Set(configurations)
    self.migrationPlan = migrationPlan
    store = try OpenStores.store(
      schema.store, path: configurations[0].path, readOnly: !configurations[0].allowsSave)
  }

  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    try self.init(
      for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Creates a container in memory, which can't fail.
  init(inMemory schema: Schema) {
    self.schema = schema
    configurations = [ModelConfiguration(isStoredInMemoryOnly: true)]
    migrationPlan = nil
    store = MemoryStore(schema: schema.store)
  }

  /// Deletes all objects.
  public func deleteAllData() throws { try erase() }

  /// Deletes all objects.
  public func erase() throws {
    let context = ModelContext(self)
    for info in schema.infos.values {
      for object in try context.context.fetch(StoreRequest(entity: info.entity.name)) {
        context.context.delete(object)
      }
    }
    try context.save()
  }

  public static func == (first: ModelContainer, second: ModelContainer) -> Bool {
    first === second
  }

  public var debugDescription: String { "ModelContainer(\(schema.debugDescription))" }
}

/// The files that the process has open; containers with the same file and schema share it.
enum OpenStores {
  private struct Key: Hashable {
    let path: String
    let schema: StoreSchema
    let readOnly: Bool
  }
  private struct Entry { weak var store: (any RecordStore)? }

  private static let open = Mutex<[Key: Entry]>([:])

  static func store(_ schema: StoreSchema, path: String?, readOnly: Bool) throws -> any RecordStore
  {
    guard let path else { return MemoryStore(schema: schema) }
    let key = Key(path: path, schema: schema, readOnly: readOnly)
    return try open.withLock { open in
      if let store = open[key]?.store { return store }
      if !readOnly {
        // Own file: the folder of the store
        try FileManager.default.createDirectory(
          at: URL(fileURLWithPath: path).deletingLastPathComponent(),
          withIntermediateDirectories: true)
      }
      let store = try openStore(schema: schema, path: path, readOnly: readOnly)
      open = open.filter { $0.value.store != nil }
      open[key] = Entry(store: store)
      return store
    }
  }
}
