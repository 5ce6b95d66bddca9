import QuoinData
import QuoinSchema

/// The stages of a plan that lead from the version of a store's file to another one
/// (Rules/Data.md#staged-migration).
struct StagedMigration {
  private let plan: any SchemaMigrationPlan.Type
  private let target: StoreSchema
  private let path: String

  /// Creates a migration of the file at `path` to a part of a container's schema.
  init(_ plan: any SchemaMigrationPlan.Type, to target: StoreSchema, path: String) {
    (self.plan, self.target, self.path) = (plan, target, path)
  }

  /// Migrates the file if it has another version.
  func run() throws {
    guard let saved = try savedSchema(path: path), saved.version != target.version else { return }
    let names = Set(saved.entities.keys).union(target.entities.keys)
    let stages = try stages(from: saved, names)
    try replaceStore(path: path) { copy in
      for stage in stages {
        guard case .custom(let from, let to, let willMigrate, let didMigrate) = stage else {
          _ = try open(stage.toVersion, names, copy)
          continue
        }
        try willMigrate?(ModelContext(open(from, names, copy)))
        let container = try open(to, names, copy)
        try didMigrate?(ModelContext(container))
      }
    }
  }

  private func open(
    _ version: any VersionedSchema.Type, _ names: Set<String>, _ path: String
  ) throws -> ModelContainer {
    let schema = Schema(versionedSchema: version)
    return ModelContainer(
      schema, store: try openStore(schema: schema.store.restricted(to: names), path: path))
  }

  /// Returns the stages from the version of the file to the target.
  private func stages(from saved: StoreSchema, _ names: Set<String>) throws -> [MigrationStage] {
    let versions = plan.schemas.map { type in
      (type: type, schema: Schema(versionedSchema: type).store.restricted(to: names).version)
    }
    guard let start = versions.lastIndex(where: { $0.schema == saved.version }) else {
      throw SwiftDataError.loadIssue(
        "\(path): no schema of \(plan) is that of the store; add a version with the models as they "
          + "were when the store was saved, or open it without a migration plan")
    }
    // The container's schema may be newer than the plan; the rest is a lightweight migration.
    let end = versions.lastIndex { $0.schema == target.version } ?? versions.count - 1
    guard start <= end else { throw SwiftDataError.backwardMigration }
    var stages: [MigrationStage] = []
    var version = versions[start].type
    while version != versions[end].type {
      guard stages.count <= versions.count,
        let stage = plan.stages.first(where: { $0.fromVersion == version })
      else {
        throw SwiftDataError.loadIssue(
          "\(path): \(plan) has no stage from \(version); add one to its stages")
      }
      stages.append(stage)
      version = stage.toVersion
    }
    return stages
  }
}
