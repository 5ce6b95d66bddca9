import Foundation
import QuoinData
import SwiftUI

/// The store of an app's models, and the context of its views.
///
/// All contexts of a container see what one of them has saved. Each configuration has a store, with
/// the models of its schema (Rules/Data.md#several-stores).
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
    store = try ContainerStores(schema, configurations, migrationPlan).open()
  }

  /// Creates a container around a store, for a step of a migration.
  init(_ schema: Schema, store: any RecordStore) {
    self.schema = schema
    self.store = store
    configurations = []
    migrationPlan = nil
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

  /// Deletes all objects. An error is reported on standard error; ``erase()`` throws it.
  public func deleteAllData() {
    do {
      try erase()
    } catch {
      Diagnosis.once(
        "deleteAllData() has deleted nothing: \(error)",
        try: "Call erase(), which throws the error.")
    }
  }

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
