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

  extension Surface {
    /// Lets formats that can hold a JPEG file take `jpeg` instead of the pixels.
    func attach(jpeg: Data) throws(PressError) {
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: jpeg.count, alignment: 1)
      jpeg.copyBytes(to: copy)
      let bytes = copy.bindMemory(to: UInt8.self).baseAddress
      let status = cairo_surface_set_mime_data(
        pointer, CAIRO_MIME_TYPE_JPEG, bytes, UInt(jpeg.count),
        { $0?.deallocate() }, copy.baseAddress)
      if status != CAIRO_STATUS_SUCCESS { copy.deallocate() }
      try checkCairo(status)
    }
  }
#endif
