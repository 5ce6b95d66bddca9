#if Graphics
  import CCairo
  import Foundation
  import QuoinDrawing

  /// Decodes PNG files through Cairo.
  enum PNGDecoder {
    static func decode(_ data: Data) throws -> PixelBuffer {
      let reader = PNGReader(data)
      let pointer = withExtendedLifetime(reader) {
        cairo_image_surface_create_from_png_stream(
          { closure, bytes, count in
            guard let closure, let bytes else { return CAIRO_STATUS_READ_ERROR }
            let reader = Unmanaged<PNGReader>.fromOpaque(closure).takeUnretainedValue()
            return reader.read(into: bytes, count: Int(count))
              ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
          }, Unmanaged.passUnretained(reader).toOpaque())
      }
      let surface: Surface
      do {
        surface = try Surface(adopting: pointer)
      } catch {
        throw ImageError.corrupt(.png, reason: "its pixels are damaged or end too early")
      }
      if cairo_image_surface_get_format(surface.pointer) == CAIRO_FORMAT_ARGB32 {
        return try PixelBuffer(surface)
      }
      // Pictures without alpha, and deep ones in newer versions of Cairo, have other formats.
      let copy = try Surface(width: surface.width, height: surface.height)
      let context = cairo_create(copy.pointer)
      defer { cairo_destroy(context) }
      cairo_set_source_surface(context, surface.pointer, 0, 0)
      cairo_paint(context)
      return try PixelBuffer(copy)
    }
  }

  /// A cursor through a file's bytes, from which Cairo reads piece by piece.
  private final class PNGReader {
    private let data: Data
    private var place: Int

    init(_ data: Data) {
      self.data = data
      place = data.startIndex
    }

    func read(into target: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
      guard count <= data.endIndex - place else { return false }
      data.copyBytes(to: target, from: place..<place + count)
      place += count
      return true
    }
  }
#endif
