#if Graphics
  import Foundation
  import QuoinText

  /// A pool of pixel memory that new pictures reuse.
  ///
  /// Freeing a large block returns it to the kernel, and the next one costs a page fault every four
  /// kilobytes, on which concurrently drawing threads contend.
  package enum PixelMemory {
    private static let kept = Locked<[(block: UnsafeMutableRawPointer, size: Int)]>([])
    /// The maximum number of bytes in the pool; `sizes` are the block sizes that it keeps.
    private static let limit = 67_108_864
    private static let sizes = 65_536...16_777_216
    /// The size of the header before each block, which contains the block's size.
    private static let header = 64

    /// Calls `body` with `size` bytes. The bytes are zero unless `isCleared` is `false`, which
    /// suits a `body` that writes before it reads.
    static func withBlock<Result>(
      _ size: Int, isCleared: Bool = true,
      _ body: (UnsafeMutablePointer<UInt8>) throws(CairoError) -> Result
    ) throws(CairoError) -> Result {
      guard let block = take(size, isCleared: isCleared) else {
        throw .drawing("not enough memory for the image")
      }
      defer { give(block) }
      return try body(block.assumingMemoryBound(to: UInt8.self))
    }

    /// Returns a block of at least `size` bytes.
    static func take(_ size: Int, isCleared: Bool = true) -> UnsafeMutableRawPointer? {
      let known = kept.withLock { kept in
        kept.lastIndex { $0.size >= size && $0.size <= size * 2 }.map { kept.remove(at: $0).block }
      }
      if let known {
        if isCleared { memset(known, 0, size) }
        return known
      }
      guard let start = calloc(1, size + header) else { return nil }
      start.storeBytes(of: size, as: Int.self)
      return start + header
    }

    /// Returns a block to the pool.
    static func give(_ block: UnsafeMutableRawPointer) {
      let start = block - header
      let size = start.load(as: Int.self)
      let isKept =
        sizes.contains(size)
        && kept.withLock { kept in
          guard kept.reduce(size, { $0 + $1.size }) <= limit else { return false }
          kept.append((block, size))
          return true
        }
      if !isKept { free(start) }
    }

    /// The size of the pooled blocks in bytes.
    package static var keptBytes: Int { kept.withLock { $0.reduce(0) { $0 + $1.size } } }

    /// Frees the pooled blocks.
    package static func empty() {
      let blocks = kept.withLock { kept in
        defer { kept = [] }
        return kept
      }
      for (block, _) in blocks { free(block - header) }
    }
  }
#endif
