#if Graphics
  import Foundation
  import QuoinDrawing

  /// Decoded pictures, shared by all presses of the process. Each is decoded once while there is room;
  /// the pixels never change, so threads share them.
  final class ImageStore: @unchecked Sendable {
    static let shared = ImageStore(byteLimit: 128 << 20)

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
      // Not under the lock: a large picture must not stop the others.
      let decoded = try ImageDecoder.decode(source)
      lock.withLock { keep(decoded, for: source) }
      return decoded
    }

    private func keep(_ pixels: PixelBuffer, for source: ImageSource) {
      guard pictures[source] == nil, pixels.bytes.count <= byteLimit else { return }
      pictures[source] = pixels
      order.append(source)
      byteCount += pixels.bytes.count
      while byteCount > byteLimit, !order.isEmpty {
        byteCount -= pictures.removeValue(forKey: order.removeFirst())?.bytes.count ?? 0
      }
    }
  }
#endif
