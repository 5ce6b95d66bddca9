#if Graphics
  import Foundation
  import Quoin
  import QuoinDrawing
  import Testing

  @testable import QuoinCairo

  /// Decoded images are cached up to a limit.
  struct ImageStoreTests {
    /// Returns an image of one pixel, identified by `number`; `end` is called when its bytes are
    /// released.
    private func source(_ number: Int, _ end: @escaping @Sendable () -> Void) throws -> ImageSource
    {
      let list = DisplayList(
        size: CGSize(width: 1, height: 1),
        background: ResolvedColor(red: Double(number) / 255, green: 0, blue: 0, opacity: 1),
        items: [], images: [])
      let png = try list.pngData()
      let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: png.count, alignment: 1)
      png.copyBytes(to: bytes)
      let data = Data(
        bytesNoCopy: bytes.baseAddress!, count: png.count,
        deallocator: .custom { pointer, _ in
          end()
          pointer.deallocate()
        })
      return ImageSource(data: data, format: .png, pixelWidth: 1, pixelHeight: 1)
    }

    @Test func bytesAreGivenBackWithTheStoreUnlocked() throws {
      let end = DispatchSemaphore(value: 0)
      let other = try source(200) {}
      // Space for one image of one pixel.
      let store = ImageStore(byteLimit: try ImageDecoder.decode(other).bytes.count)
      _ = try store.pixels(of: source(1) { _ = try? store.pixels(of: other) })
      Thread.detachNewThread {
        _ = try? store.pixels(of: other)
        end.signal()
      }
      #expect(end.wait(timeout: .now() + 3600) == .success, "deadlock")
    }
  }
#endif
