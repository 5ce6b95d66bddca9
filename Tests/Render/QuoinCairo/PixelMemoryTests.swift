#if Graphics
  import Testing

  @testable import QuoinCairo

  /// Reused memory of images.
  @Suite struct PixelMemoryTests {
    @Test(arguments: [1, 65_536, 100_000, 20_000_000])
    func blocksComeBackCleared(size: Int) throws {
      for _ in 0..<3 {
        let block = try #require(PixelMemory.take(size))
        let bytes = UnsafeMutableRawBufferPointer(start: block, count: size)
        #expect(bytes.allSatisfy { $0 == 0 })
        bytes.initializeMemory(as: UInt8.self, repeating: 0xFF)
        PixelMemory.give(block)
      }
    }

    /// Cairo supports images of at most 32,767 pixels per side.
    @Test func picturesWithNoSizeOrTooLargeAreRefused() {
      #expect(throws: CairoError.self) { try Surface(width: 40_000, height: 1) }
      #expect(throws: CairoError.self) { try Surface(width: -1, height: 5) }
    }
  }
#endif
