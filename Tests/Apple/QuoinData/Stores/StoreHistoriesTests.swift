#if SQLite
  import Foundation
  import QuoinData
  import QuoinSchema
  import Testing

  /// Random saves, after each of which a store in a file has the same rows as one in memory.
  @Suite struct StoreHistoriesTests {
    @Test(arguments: [1, 124, 268, 327, 414, 579])
    func filesAndMemoryAgree(seed: Int) throws {
      let folder = try StoreFolder()
      var history = RandomSaves(
        seed: UInt64(seed), memory: MemoryStore(schema: StoreSamples.notes),
        file: try SQLiteStore(schema: StoreSamples.notes, path: folder.path()))
      for step in 0..<60 {
        try history.save()
        let difference = try history.difference()
        #expect(difference == nil, "seed \(seed), step \(step)")
        if difference != nil { return }
      }
      #expect(history.accepted > 0)
      #expect(history.refused > 0)
    }
  }
#endif
