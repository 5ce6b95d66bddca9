#if SQLite
  import Foundation
  import SwiftData
  import Testing

  /// The steps of a migration plan.
  @Suite struct StagedMigrationTests {
    enum Plan: SchemaMigrationPlan {
      static var schemas: [any VersionedSchema.Type] { [ShopV1.self, ShopV2.self, ShopV3.self] }
      static var stages: [MigrationStage] { [toV2, toV3] }
      static let toV2 = MigrationStage.custom(
        fromVersion: ShopV1.self, toVersion: ShopV2.self,
        willMigrate: { context in
          var names: Set<String> = []
          for product in try context.fetch(FetchDescriptor<ShopV1.Product>())
          where !names.insert(product.name).inserted {
            context.delete(product)
          }
          try context.save()
        },
        didMigrate: { context in
          for product in try context.fetch(FetchDescriptor<ShopV2.Product>()) {
            product.cents = Int((Double(product.price) ?? 0) * 100)
          }
          try context.save()
        })
      static let toV3 = MigrationStage.lightweight(
        fromVersion: ShopV2.self, toVersion: ShopV3.self)
    }

    enum FailingPlan: SchemaMigrationPlan {
      struct Failure: Error {}
      static var schemas: [any VersionedSchema.Type] { [ShopV1.self, ShopV2.self] }
      static var stages: [MigrationStage] {
        [
          .custom(
            fromVersion: ShopV1.self, toVersion: ShopV2.self,
            willMigrate: { context in
              try context.delete(model: ShopV1.Product.self)
              try context.save()
            }, didMigrate: { _ in throw Failure() })
        ]
      }
    }

    enum EmptyPlan: SchemaMigrationPlan {
      static var schemas: [any VersionedSchema.Type] { [ShopV1.self, ShopV3.self] }
      static var stages: [MigrationStage] { [] }
    }

    enum UnknownPlan: SchemaMigrationPlan {
      static var schemas: [any VersionedSchema.Type] { [ShopV2.self, ShopV3.self] }
      static var stages: [MigrationStage] { [Plan.toV3] }
    }

    private let folder = try! StoreFolder()

    private func open(
      _ version: any VersionedSchema.Type, _ plan: (any SchemaMigrationPlan.Type)? = nil
    ) throws -> ModelContext {
      ModelContext(
        try ModelContainer(
          for: Schema(versionedSchema: version), migrationPlan: plan,
          configurations: ModelConfiguration(url: URL(fileURLWithPath: folder.path()))))
    }

    private func fill() throws {
      let context = try open(ShopV1.self)
      context.insert(ShopV1.Product("Tea", price: "2.5"))
      context.insert(ShopV1.Product("Tea", price: "9"))
      context.insert(ShopV1.Product("Cake", price: "4"))
      try context.save()
    }

    @Test func stagesPrepareAndFinishTheObjects() throws {
      try fill()
      let products = try open(ShopV3.self, Plan.self).fetch(
        FetchDescriptor(sortBy: [SortDescriptor(\ShopV3.Product.name)]))
      #expect(products.map(\.name) == ["Cake", "Tea"])
      #expect(products.map(\.cents) == [400, 250])
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
          .allSatisfy { !$0.contains("migration") })
      // The second time there is nothing to do.
      #expect(try open(ShopV3.self, Plan.self).fetchCount(FetchDescriptor<ShopV3.Product>()) == 2)
    }

    @Test func aPlanMayEndBeforeTheNewestVersion() throws {
      try fill()
      let products = try open(ShopV2.self, Plan.self).fetch(FetchDescriptor<ShopV2.Product>())
      #expect(products.map(\.cents).sorted() == [250, 400])
    }

    @Test func nothingRemainsOfAFailedStage() throws {
      try fill()
      #expect(throws: FailingPlan.Failure.self) { try open(ShopV2.self, FailingPlan.self) }
      #expect(try open(ShopV1.self).fetchCount(FetchDescriptor<ShopV1.Product>()) == 3)
    }

    @Test func versionsThatAPlanDoesNotKnowAreErrors() throws {
      try fill()
      #expect(throws: SwiftDataError.loadIssueModelContainer) {
        try open(ShopV3.self, UnknownPlan.self)
      }
      let error = #expect(throws: SwiftDataError.self) { try open(ShopV3.self, EmptyPlan.self) }
      #expect(error?.description.contains("no stage from ShopV1") == true)
      #expect(try open(ShopV1.self).fetchCount(FetchDescriptor<ShopV1.Product>()) == 3)
    }

    @Test func aNewerFileIsNotMigratedBackward() throws {
      let context = try open(ShopV3.self)
      context.insert(ShopV3.Product("Tea", cents: 1))
      try context.save()
      #expect(throws: SwiftDataError.backwardMigration) { try open(ShopV1.self, Plan.self) }
      #expect(try open(ShopV3.self).fetchCount(FetchDescriptor<ShopV3.Product>()) == 1)
    }

    @Test func withoutAPlanEqualNamesAreAnError() throws {
      try fill()
      let error = #expect(throws: SwiftDataError.self) { try open(ShopV3.self) }
      #expect(error == .loadIssueModelContainer)
      #expect(error?.description.contains("newly unique") == true)
    }

    @Test func aMissingFileNeedsNoStages() throws {
      #expect(
        try open(ShopV2.self, FailingPlan.self)
          .fetchCount(FetchDescriptor<ShopV2.Product>()) == 0)
    }
  }
#endif
