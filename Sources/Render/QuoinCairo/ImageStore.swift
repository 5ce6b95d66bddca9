#if Graphics
  import Foundation
  import QuoinDrawing

  /// A cache of decoded pictures, shared by all renderers of the process. A picture is decoded
  /// again only after its eviction. The pixels never change, so threads share them.
  package final class ImageStore: @unchecked Sendable {
    package static let shared = ImageStore(byteLimit: 128 << 20)

    private let lock = NSLock()
    private let byteLimit: Int
    private var pictures: [ImageSource: PixelBuffer] = [:]
    /// The cached sources, oldest first.
    private var order: [ImageSource] = []
    private var byteCount = 0

    init(byteLimit: Int) { self.byteLimit = byteLimit }

    /// Returns the pixels of `source`.
    ///
    /// - Throws: ``ImageError``.
    func pixels(of source: ImageSource) throws -> PixelBuffer {
      if let known = lock.withLock({ pictures[source] }) { return known }
      // Decode outside the lock, so that a large picture doesn't block other threads.
      let decoded = try ImageDecoder.decode(source)
      // Release the evicted pixels outside the lock, because their owner may do anything then.
      let dropped = lock.withLock { keep(decoded, for: source) }
      withExtendedLifetime(dropped) {}
      return decoded
    }

    /// The size of the cached pixels in bytes.
    package var keptBytes: Int { lock.withLock { byteCount } }

    /// Empties the cache; pictures are decoded again when they are next drawn.
    package func empty() {
      let dropped = lock.withLock {
        defer { (pictures, order, byteCount) = ([:], [], 0) }
        return pictures
      }
      withExtendedLifetime(dropped) {}
    }

    /// Adds `pixels` to the cache and evicts the oldest ones if necessary.
    ///
    /// - Returns: The evicted sources.
    private func keep(_ pixels: PixelBuffer, for source: ImageSource) -> [ImageSource] {
      guard pictures[source] == nil, pixels.bytes.count <= byteLimit else { return [] }
      pictures[source] = pixels
      order.append(source)
      byteCount += pixels.bytes.count
      var dropped: [ImageSource] = []
      while byteCount > byteLimit, !order.isEmpty {
        let oldest = order.removeFirst()
        byteCount -= pictures.removeValue(forKey: oldest)?.bytes.count ?? 0
        dropped.append(oldest)
      }
      return dropped
    }
  }
#endif
