#if Graphics
  import Foundation
  import QuoinDrawing

  /// Decoded pictures, shared by all presses of the process. Each is decoded once while there is room;
  /// the pixels never change, so threads share them.
  package final class ImageStore: @unchecked Sendable {
    package static let shared = ImageStore(byteLimit: 128 << 20)

    private let lock = NSLock()
    private let byteLimit: Int
    private var pictures: [ImageSource: PixelBuffer] = [:]
    /// Oldest first.
    private var order: [ImageSource] = []
    private var byteCount = 0

    init(byteLimit: Int) { self.byteLimit = byteLimit }

    /// The pixels of `source`.
    ///
    /// - Throws: ``ImageError``.
    func pixels(of source: ImageSource) throws -> PixelBuffer {
      if let known = lock.withLock({ pictures[source] }) { return known }
      // Decoding happens outside the lock: a large picture must not stop the others.
      let decoded = try ImageDecoder.decode(source)
      // The removed pixels are released after the lock is open, as their owner may do anything then.
      let dropped = lock.withLock { keep(decoded, for: source) }
      withExtendedLifetime(dropped) {}
      return decoded
    }

    /// The bytes of the kept pixels.
    package var keptBytes: Int { lock.withLock { byteCount } }

    /// Forgets all pixels; a picture that is drawn again is decoded again.
    package func empty() {
      let dropped = lock.withLock {
        defer { (pictures, order, byteCount) = ([:], [], 0) }
        return pictures
      }
      withExtendedLifetime(dropped) {}
    }

    /// Keeps `pixels` in place of the oldest ones, where there is no room for all.
    ///
    /// - Returns: the sources whose pixels it removed.
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
