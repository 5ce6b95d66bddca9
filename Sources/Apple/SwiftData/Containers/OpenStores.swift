import Foundation
import QuoinData
import QuoinSchema
import Synchronization

/// The files that the process has open; containers with the same file and schema share it.
enum OpenStores {
  private struct Key: Hashable {
    let path: String
    let schema: StoreSchema
    let readOnly: Bool
  }
  private struct Entry { weak var store: (any KeepingStore)? }

  private static let open = Mutex<[Key: Entry]>([:])

  static func store(_ schema: StoreSchema, path: String?, readOnly: Bool) throws -> any KeepingStore
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
