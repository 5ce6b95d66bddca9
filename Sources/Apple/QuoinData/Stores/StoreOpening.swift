import QuoinSchema

/// Opens a store in memory or in a file. A file is created, with its folders, or migrated.
///
/// - Parameters:
///   - schema: The entities of the store.
///   - path: The path of the file, or nil for a store in memory.
///   - readOnly: Whether saves fail and the file must exist.
public func openStore(
  schema: StoreSchema, path: String?, readOnly: Bool = false
) throws -> any RecordStore {
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
