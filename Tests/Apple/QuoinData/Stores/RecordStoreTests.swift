import Foundation
import QuoinData
import QuoinSchema
import Synchronization
import Testing

/// The kinds of stores, which behave the same.
enum StoreKind: CaseIterable {
  case memory
  #if SQLite
    case file
  #endif

  /// Opens an empty store.
  func open(_ schema: StoreSchema, in folder: StoreFolder) throws -> any RecordStore {
    switch self {
    case .memory: return try openStore(schema: schema, path: nil)
    #if SQLite
      case .file: return try openStore(schema: schema, path: folder.path())
    #endif
    }
  }
}

@Suite struct RecordStoreTests {
  let folder: StoreFolder

  init() throws { folder = try StoreFolder() }

  @Test(arguments: StoreKind.allCases)
  func valuesOfAllTypesComeBack(kind: StoreKind) throws {
    let store = try kind.open(StoreSamples.values, in: folder)
    let rows: [[StoreValue]] = [
      [
        .bool(true), .integer(.max), .real(-0.1), .decimal(Decimal(string: "12345678901.25")!),
        .text("Grüße\0👩‍👧"), .date(Date(timeIntervalSinceReferenceDate: 0.125)),
        .data(Data([0, 255])), .uuid(UUID()), .url(URL(string: "https://a.b/c?d=e#f")!),
        .data(Data()), .null,
      ],
      [
        .bool(false), .integer(.min), .real(.infinity), .decimal(.nan), .text(""),
        .date(.distantPast), .data(Data()), .null, .null, .null, .null,
      ],
      Array(repeating: .null, count: 11),
    ]
    let identities = try StoreSamples.insert(
      rows.map { values in
        var row = StoreSamples.row(StoreSamples.values, "Sample")
        row.values = values.map { .value($0) }
        return row
      }, into: store)
    let saved = try store.rows(with: identities)
    for (identity, values) in zip(identities, rows) {
      #expect(saved[identity]?.values == values.map { .value($0) })
      #expect(saved[identity]?.version == 1)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func numbersThatAreNoneComeBack(kind: StoreKind) throws {
    let store = try kind.open(StoreSamples.values, in: folder)
    let row = StoreSamples.row(StoreSamples.values, "Sample", ["ratio": .value(.real(.nan))])
    let identity = try StoreSamples.insert([row], into: store)[0]
    guard case .value(.real(let value))? = try StoreSamples.value("ratio", of: identity, in: store)
    else {
      Issue.record("the value has another type")
      return
    }
    #expect(value.isNaN)
  }

  @Test(arguments: StoreKind.allCases)
  func transientPropertiesAreNotSaved(kind: StoreKind) throws {
    let store = try kind.open(StoreSamples.values, in: folder)
    let row = StoreSamples.row(StoreSamples.values, "Sample", ["memo": .text("gone")])
    let identity = try StoreSamples.insert([row], into: store)[0]
    #expect(try StoreSamples.value("memo", of: identity, in: store) == .value(.null))
  }

  @Test(arguments: StoreKind.allCases)
  func requestsHaveLimitsAndIncludeSubentities(kind: StoreKind) throws {
    let store = try kind.open(StoreSamples.notes, in: folder)
    let entities = ["Item", "Special", "Item", "Special", "Item"]
    let rows = entities.map { StoreSamples.row(StoreSamples.notes, $0) }
    let identities = try StoreSamples.insert(rows, into: store)
    var request = StoreRequest(entity: "Item")
    #expect(try store.identities(for: request) == identities)
    request.offset = 1
    request.limit = 3
    #expect(try store.rows(for: request).map(\.identity) == Array(identities[1...3]))
    #expect(try store.count(for: request) == 3)
    request.offset = 9
    #expect(try store.identities(for: request).isEmpty)
    request.offset = -1
    request.limit = -1
    request.includesSubentities = false
    #expect(try store.identities(for: request).map(\.entity) == ["Item", "Item", "Item"])
    #expect(try store.count(for: StoreRequest(entity: "Special")) == 2)
  }

  @Test(arguments: StoreKind.allCases)
  func changedRowsAreConflicts(kind: StoreKind) throws {
    let store = try kind.open(StoreSamples.notes, in: folder)
    let identity = try StoreSamples.insert(
      [StoreSamples.row(StoreSamples.notes, "Item")], into: store)[0]
    try StoreSamples.update(identity, ["label": .text("first")], in: store, version: 1)
    #expect {
      try StoreSamples.update(identity, ["label": .text("second")], in: store, version: 1)
    } throws: { error in
      guard case StoreError.conflict([identity]) = error else { return false }
      return true
    }
    #expect(try StoreSamples.value("label", of: identity, in: store) == .text("first"))
    #expect(try store.rows(with: [identity])[identity]?.version == 2)
  }

  @Test(arguments: StoreKind.allCases)
  func aFailedSaveChangesNothing(kind: StoreKind) throws {
    let store = try kind.open(StoreSamples.notes, in: folder)
    let first = StoreSamples.row(StoreSamples.notes, "Tag", ["name": .text("a")])
    let tag = try StoreSamples.insert([first], into: store)[0]
    let note = StoreSamples.row(StoreSamples.notes, "Note", ["tags": .references([tag])])
    let equal = StoreSamples.row(StoreSamples.notes, "Tag", ["name": .text("a")])
    let generation = store.generation
    var changes = StoreChanges()
    changes.inserted = [note, equal]
    changes.deleted = [.init(store: store.identifier, entity: "Item", key: .permanent(7))]
    #expect {
      try store.save(changes)
    } throws: { error in
      guard case StoreError.notUnique("Tag", ["name"], tag) = error else { return false }
      return true
    }
    #expect(try store.count(for: StoreRequest(entity: "Note")) == 0)
    #expect(try StoreSamples.related("notes", of: tag, in: store).isEmpty)
    #expect(store.generation == generation)
  }

  @Test(arguments: StoreKind.allCases)
  func wrongTypesAndUnknownNamesAreErrors(kind: StoreKind) throws {
    let store = try kind.open(StoreSamples.values, in: folder)
    let row = StoreSamples.row(StoreSamples.values, "Sample", ["count": .text("seven")])
    #expect(throws: StoreError.self) { try StoreSamples.insert([row], into: store) }
    var short = StoreSamples.row(StoreSamples.values, "Sample")
    short.values.removeLast()
    #expect(throws: StoreError.self) { try StoreSamples.insert([short], into: store) }
    #expect(throws: StoreError.self) { try store.rows(for: StoreRequest(entity: "None")) }
    let identity = StoreID(store: store.identifier, entity: "Sample", key: .permanent(1))
    #expect(throws: StoreError.self) { try store.related(to: identity, by: 99) }
    #expect(throws: StoreError.self) { try store.related(to: identity, by: -1) }
  }

  @Test(arguments: StoreKind.allCases)
  func identitiesOfDeletedRowsAreNotUsedAgain(kind: StoreKind) throws {
    let store = try kind.open(StoreSamples.notes, in: folder)
    let row = StoreSamples.row(StoreSamples.notes, "Item")
    let first = try StoreSamples.insert([row], into: store)[0]
    try StoreSamples.delete([first, first], in: store)
    #expect(try store.rows(with: [first]).isEmpty)
    #expect(try StoreSamples.insert([row], into: store)[0] != first)
  }

  @Test(arguments: StoreKind.allCases)
  func observersGetEachSaveUntilTheyEnd(kind: StoreKind) throws {
    let store = try kind.open(StoreSamples.notes, in: folder)
    let commits = Mutex<[StoreCommit]>([])
    let row = StoreSamples.row(StoreSamples.notes, "Item")
    var observation: StoreObservation? = store.addCommitObserver { commit in
      commits.withLock { $0.append(commit) }
    }
    let identity = try StoreSamples.insert([row], into: store)[0]
    try StoreSamples.update(identity, ["label": .text("a")], in: store)
    _ = observation
    observation = nil
    try StoreSamples.delete([identity], in: store)
    let received = commits.withLock { $0 }
    #expect(received.map(\.inserted) == [[identity], []])
    #expect(received.map(\.updated) == [[], [identity]])
    #expect(received.first?.permanent == [row.identity: identity])
  }

  @Test(arguments: StoreKind.allCases)
  func theHistoryHasTheSavesAfterAToken(kind: StoreKind) throws {
    let store = try kind.open(StoreSamples.notes, in: folder)
    let rows = (0..<3).map { _ in StoreSamples.row(StoreSamples.notes, "Item") }
    var changes = StoreChanges()
    changes.inserted = rows
    changes.author = "importer"
    let permanent = try store.save(changes)
    let identities = Set(permanent.values)
    let first = try #require(try store.history(after: 0).first)
    #expect(first.commit.inserted == identities)
    #expect(first.commit.author == "importer")
    _ = try store.save(StoreChanges())
    #expect(try store.history(after: first.token).isEmpty)
    try StoreSamples.delete(Array(identities), in: store)
    #expect(try store.history(after: first.token).map(\.commit.deleted) == [identities])
  }
}
