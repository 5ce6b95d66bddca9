import Foundation
import GRDB
import QuoinData
import QuoinSchema

/// Measures inserts beside plain GRDB, round by round, and a sorted page of a large store.
@main
struct StoreBench {
  static let count = 100_000
  static let rounds = 5
  static let schema = StoreSchema([
    StoreEntity(
      name: "Item",
      properties: [
        attribute("title", .text), attribute("count", .integer), attribute("date", .date),
        attribute("done", .bool), attribute("key", .uuid),
      ], indexes: [["count"]])
  ])

  struct Item {
    let title: String
    let count: Int64
    let seconds: Double
    let isDone: Bool
    let key = UUID()

    init(_ number: Int) {
      title = "Title number \(number)"
      count = Int64(number &* 7919 % 1_000_003)
      seconds = Double(number)
      isDone = number % 3 == 0
    }
  }

  static func main() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("store-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    let items = (0..<count).map(Item.init)
    var plain: [Double] = []
    var stores: [Double] = []
    for round in 0..<rounds {
      plain.append(try insertWithGRDB(items, at: path("plain\(round)")))
      let store = try SQLiteStore(schema: schema, path: path("store\(round)"), readOnly: false)
      let changes = insertion(of: items)
      stores.append(try processorSeconds { _ = try store.save(changes) })
    }
    print("\(count) inserts, processor seconds, best of \(rounds):")
    print("  GRDB \(plain.min()!), store \(stores.min()!), ratio \(stores.min()! / plain.min()!)")

    let large = try SQLiteStore(schema: schema, path: path("large"), readOnly: false)
    for part in 0..<10 {
      let items = (part * count..<(part + 1) * count).map(Item.init)
      _ = try large.save(insertion(of: items))
    }
    var request = StoreRequest(
      entity: "Item",
      predicate: .compare(
        StoreComparison(.path(.subject, ["count"]), .greater, .value(.integer(500_000)))),
      order: [StoreSort(path: ["count"])])
    request.limit = 50
    let pages = try (0..<20).map { _ in
      try processorSeconds {
        guard try large.rows(for: request).count == 50 else { fatalError("the page isn't full") }
      }
    }
    print("a page of 50 of \(10 * count) rows, milliseconds, first and best of 20:")
    print("  \(pages[0] * 1000), \(pages.min()! * 1000)")
  }

  static func attribute(_ name: String, _ type: StoreAttributeType) -> StoreProperty {
    StoreProperty(name: name, kind: .attribute(type))
  }

  static func insertWithGRDB(_ items: [Item], at path: String) throws -> Double {
    let pool = try DatabasePool(path: path)
    try pool.write { database in
      try database.execute(
        sql: """
          CREATE TABLE item (id INTEGER PRIMARY KEY, entity TEXT, version INTEGER, title TEXT,
            count INTEGER, date REAL, done INTEGER, key TEXT);
          CREATE INDEX counts ON item(count)
          """)
    }
    return try processorSeconds {
      try pool.write { database in
        let statement = try database.cachedStatement(
          sql: """
            INSERT INTO item (entity, version, title, count, date, done, key)
            VALUES (?, 1, ?, ?, ?, ?, ?)
            """)
        for item in items {
          try statement.execute(arguments: [
            "Item", item.title, item.count, item.seconds, item.isDone, item.key.uuidString,
          ])
        }
      }
    }
  }

  static func insertion(of items: [Item]) -> StoreChanges {
    var changes = StoreChanges()
    changes.inserted = items.map { item in
      StoredRow(
        identity: .temporary(entity: "Item"), version: 0,
        values: [
          .value(.text(item.title)), .value(.integer(item.count)),
          .value(.date(Date(timeIntervalSinceReferenceDate: item.seconds))),
          .value(.bool(item.isDone)), .value(.uuid(item.key)),
        ])
    }
    return changes
  }

  static func processorSeconds(_ body: () throws -> Void) rethrows -> Double {
    let start = clock()
    try body()
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }
}
