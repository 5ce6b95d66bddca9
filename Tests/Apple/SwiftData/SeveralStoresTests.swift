import Foundation
import SwiftData
import Testing

/// Containers with several configurations.
@Suite struct SeveralStoresTests {
  private func container(_ configurations: ModelConfiguration...) throws -> ModelContainer {
    try ModelContainer(
      for: Note.self, LongNote.self, ShopV3.Product.self, configurations: configurations)
  }

  private let notes = ModelConfiguration(
    "notes", schema: Schema([Note.self, LongNote.self]), isStoredInMemoryOnly: true)
  private let shop = ModelConfiguration(
    "shop", schema: Schema([ShopV3.Product.self]), isStoredInMemoryOnly: true)

  @Test func eachModelIsInTheStoreOfItsConfiguration() throws {
    let context = ModelContext(try container(notes, shop))
    let note = Note("One", tags: [])
    let product = ShopV3.Product("Tea", cents: 5)
    context.insert(note)
    context.insert(product)
    try context.save()
    let stores = [note.persistentModelID, product.persistentModelID].map(\.storeIdentifier)
    #expect(stores.allSatisfy { $0 != nil } && stores[0] != stores[1])

    let other = ModelContext(context.container)
    #expect(try other.titles() == ["One"])
    let products = try other.fetch(FetchDescriptor<ShopV3.Product>())
    #expect(products.map(\.name) == ["Tea"])
    products[0].cents = 7
    try other.fetch(FetchDescriptor<Note>())[0].title = "Two"
    try other.save()
    #expect(try context.fetch(FetchDescriptor<ShopV3.Product>()).map(\.cents) == [7])
    #expect(note.title == "Two")
    context.delete(product)
    try context.save()
    #expect(try other.fetchCount(FetchDescriptor<ShopV3.Product>()) == 0)
    let history = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    #expect(Set(history.map(\.storeIdentifier)).count == 2)
    #expect(history.count == 5)
    try context.deleteHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    #expect(try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).isEmpty)
  }

  @Test func aConfigurationWithoutASchemaTakesTheRest() throws {
    let context = ModelContext(
      try container(shop, ModelConfiguration("rest", isStoredInMemoryOnly: true)))
    let note = Note("One")
    let product = ShopV3.Product("Tea", cents: 5)
    context.insert(note)
    context.insert(product)
    try context.save()
    #expect(note.persistentModelID.storeIdentifier != product.persistentModelID.storeIdentifier)
  }

  @Test func storesWithTheSameModelsAreFetchedTogether() throws {
    let context = ModelContext(
      try container(
        notes, ModelConfiguration("more", isStoredInMemoryOnly: true),
        ModelConfiguration("most", isStoredInMemoryOnly: true)))
    for name in ["c", "a", "b"] { context.insert(ShopV3.Product(name, cents: 1)) }
    try context.save()
    var descriptor = FetchDescriptor(sortBy: [SortDescriptor(\ShopV3.Product.name)])
    descriptor.fetchLimit = 2
    #expect(try context.fetch(descriptor).map(\.name) == ["a", "b"])
    #expect(try context.fetchCount(descriptor) == 2)
    #expect(try context.fetchIdentifiers(descriptor).count == 2)
  }

  @Test func aModelThatNoConfigurationHasIsAnError() {
    let error = #expect(throws: SwiftDataError.self) { try container(notes) }
    #expect(error == .loadIssueModelContainer)
    #expect(error?.description.contains("Product") == true)
  }

  #if SQLite
    @Test func filesHaveOnlyTheirModelsAndAFailedSaveChangesNone() throws {
      let folder = try StoreFolder()
      let first = ModelConfiguration(
        "first", schema: Schema([Note.self, LongNote.self]),
        url: URL(fileURLWithPath: folder.path("first.store")))
      let second = ModelConfiguration(
        "second", schema: Schema([ShopV3.Product.self]),
        url: URL(fileURLWithPath: folder.path("second.store")))
      do {
        let context = ModelContext(try container(first, second))
        context.insert(Note("One"))
        context.insert(ShopV3.Product("Tea", cents: 5))
        try context.save()
      }
      let own = try ModelContainer(for: ShopV3.Product.self, configurations: second)
      #expect(try ModelContext(own).fetchCount(FetchDescriptor<ShopV3.Product>()) == 1)

      let readOnly = ModelConfiguration(
        "second", schema: Schema([ShopV3.Product.self]),
        url: URL(fileURLWithPath: folder.path("second.store")), allowsSave: false)
      let context = ModelContext(try container(first, readOnly))
      context.insert(Note("Two"))
      let product = try context.fetch(FetchDescriptor<ShopV3.Product>())[0]
      product.cents = 9
      #expect(throws: (any Error).self) { try context.save() }
      let other = ModelContext(try container(first, readOnly))
      #expect(try other.titles() == ["One"])
      context.rollback()
      context.insert(Note("Three"))
      try context.save()
      #expect(try other.titles() == ["One", "Three"])
    }
  #endif
}
