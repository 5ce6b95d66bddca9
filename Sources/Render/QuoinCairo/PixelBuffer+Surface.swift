#if Graphics
  import CCairo
  import Foundation

  extension PixelBuffer {
    /// Creates a surface with these pixels, for use as a source.
    ///
    /// Threads share pixels but not surfaces, because Cairo changes internal state of surfaces.
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
