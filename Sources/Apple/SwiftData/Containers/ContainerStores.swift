import QuoinData
import QuoinSchema

/// The stores of a container, and the models in each of them (Rules/Data.md#several-stores).
struct ContainerStores {
  private let schema: Schema
  private let configurations: [ModelConfiguration]
  private let plan: (any SchemaMigrationPlan.Type)?

  init(
    _ schema: Schema, _ configurations: [ModelConfiguration],
    _ plan: (any SchemaMigrationPlan.Type)?
  ) {
    (self.schema, self.configurations, self.plan) = (schema, configurations, plan)
  }

  /// Opens, creates and migrates the stores, and returns them as one.
  func open() throws -> any RecordStore {
    var stores: [any KeepingStore] = []
    for (configuration, names) in zip(configurations, try models()) {
      let part = schema.store.restricted(to: names)
      do {
        if let plan, let path = configuration.path, configuration.allowsSave {
          try StagedMigration(plan, to: part, path: path).run()
        }
        stores.append(
          try OpenStores.store(
            part, path: configuration.path, readOnly: !configuration.allowsSave))
      } catch let error as StoreError {
        throw SwiftDataError.loadIssue(error.description)
      }
    }
    return stores.count == 1 ? stores[0] : StoreGroup(schema: schema.store, stores: stores)
  }

  /// Returns the names of the models in the store of each configuration.
  ///
  /// Models that relationships connect are together.
  func models() throws -> [Set<String>] {
    var result = configurations.map { _ in Set<String>() }
    for group in schema.store.groups {
      var homes = configurations.indices.filter { index in
        configurations[index].schema.map { group.isSubset(of: $0.infos.keys) } ?? false
      }
      // A configuration without a schema takes what the others leave.
      if homes.isEmpty {
        homes = configurations.indices.filter { configurations[$0].schema == nil }
      }
      guard !homes.isEmpty else {
        throw SwiftDataError.loadIssue(
          "no configuration has a schema with \(group.sorted().joined(separator: ", ")); add the "
            + "models to the schema of one, together with those that their relationships refer to")
      }
      for index in homes { result[index].formUnion(group) }
    }
    return result
  }
}
