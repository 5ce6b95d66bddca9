#if Graphics
  import CCairo
  import Foundation

  extension PixelBuffer {
    /// A new surface with these pixels, for use as a source.
    ///
    /// Surfaces are not shared between threads, because Cairo notes things in them; only pixels are.
    func makeSurface() throws -> Surface {
      let surface = try Surface(width: width, height: height)
      let stride = surface.stride
      try surface.withPixels { target in
        bytes.withUnsafeBufferPointer { source in
          guard let start = source.baseAddress else { return }
          for row in 0..<height {
            memcpy(target + row * stride, start + row * width * 4, width * 4)
          }
        }
      }
      return surface
    }
  }
#endif
