import Foundation
import QuoinSchema

/// Opens a store in memory or in a file. A file is created, with its folders, or migrated.
///
/// - Parameters:
///   - schema: The entities of the store.
///   - path: The path of the file, or nil for a store in memory.
///   - readOnly: Whether saves fail and the file must exist.
public func openStore(
  schema: StoreSchema, path: String?, readOnly: Bool = false
) throws -> any KeepingStore {
  guard let path else { return try MemoryStore(checking: schema) }
  #if SQLite
    return try SQLiteStore(schema: schema, path: path, readOnly: readOnly)
  #else
    throw StoreError.file(
      path: path,
      reason: "stores in files need the trait SQLite of the package quoin; "
        + "add traits: [\"SQLite\"] to the dependency, or keep the store in memory")
  #endif
}

/// Returns the schema in a store's file; nil if the file is missing or empty.
public func savedSchema(path: String) throws -> StoreSchema? {
  #if SQLite
    return try storeFile(path).savedSchema()
  #else
    return nil
  #endif
}

/// Changes a store's file in steps, of which nothing remains if one of them fails.
///
/// - Parameters:
///   - path: The path of the file.
///   - change: Opens and changes the store at the path of a copy, which then replaces the file.
public func replaceStore(path: String, _ change: (_ copy: String) throws -> Void) throws {
  #if SQLite
    try storeFile(path).replace(change)
  #endif
}

/// Replaces a store's file by a copy of another's, which stays.
public func copyStore(from path: String, to copy: String) throws {
  #if SQLite
    guard try savedSchema(path: path) != nil else {
      throw StoreError.file(path: path, reason: "there is no store to copy; check the path")
    }
    let folder = URL(fileURLWithPath: copy).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The copy is no store of another program.
    _ = try savedSchema(path: copy)
    let target = SQLiteConnection(path: copy)
    try target.reporting {
      try target.open(readOnly: false).copyContents(
        of: SQLiteConnection(path: path).open(readOnly: true))
    }
  #else
    throw StoreError.file(path: path, reason: "stores in files need the trait SQLite")
  #endif
}

#if SQLite
  private func storeFile(_ path: String) throws -> SQLiteFile {
    SQLiteFile(
      connection: SQLiteConnection(path: path), layout: try StoreLayout(StoreSchema([]), path: path)
    )
  }
#endif
