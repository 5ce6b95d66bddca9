#if Graphics
  import CCairo
  import Foundation

  /// A Cairo surface, released with its owner. It is confined to one thread.
  final class Surface {
    let pointer: OpaquePointer

    /// Takes ownership of `pointer`, a new surface.
    init(adopting pointer: OpaquePointer?) throws(CairoError) {
      guard let pointer else { throw .drawing("no surface") }
      self.pointer = pointer
      try check()
    }

    /// Creates a picture in memory, by default premultiplied ARGB. It is transparent unless
    /// `isCleared` is `false`, which suits a caller that writes every pixel.
    convenience init(
      width: Int, height: Int, format: cairo_format_t = CAIRO_FORMAT_ARGB32, isCleared: Bool = true
    ) throws(CairoError) {
      let stride = cairo_format_stride_for_width(format, Int32(width))
      guard stride > 0, height > 0,
        let pixels = PixelMemory.take(Int(stride) * height, isCleared: isCleared)
      else {
        // Let Cairo report an impossible size.
        try self.init(adopting: cairo_image_surface_create(format, Int32(width), Int32(height)))
        return
      }
      let surface = cairo_image_surface_create_for_data(
        pixels.assumingMemoryBound(to: UInt8.self), format, Int32(width), Int32(height), stride)
      // Patterns and contexts may need the pixels for longer than this object lives.
      let status = cairo_surface_set_user_data(surface, Self.memoryKey, pixels) { pixels in
        if let pixels { PixelMemory.give(pixels) }
      }
      if status != CAIRO_STATUS_SUCCESS {
        cairo_surface_destroy(surface)
        PixelMemory.give(pixels)
        try checkCairo(status)
      }
      try self.init(adopting: surface)
    }

    /// The user data key under which Cairo stores the memory of the pixels.
    private nonisolated(unsafe) static let memoryKey =
      UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

    deinit { cairo_surface_destroy(pointer) }

    func check() throws(CairoError) {
      try checkCairo(cairo_surface_status(pointer))
    }

    var width: Int { Int(cairo_image_surface_get_width(pointer)) }
    var height: Int { Int(cairo_image_surface_get_height(pointer)) }
    var stride: Int { Int(cairo_image_surface_get_stride(pointer)) }

    /// Sets the position of the surface's first pixel in its coordinate space.
    func setOrigin(x: Int, y: Int) {
      origin = (x, y)
      cairo_surface_set_device_offset(pointer, -Double(x), -Double(y))
    }

    private(set) var origin = (x: 0, y: 0)

    /// Draws `picture` over this surface, each placed by its origin.
    func draw(_ picture: Surface, opacity: Double = 1) throws {
      guard let context = cairo_create(pointer) else { throw CairoError.drawing("no context") }
      defer { cairo_destroy(context) }
      cairo_set_source_surface(context, picture.pointer, 0, 0)
      cairo_paint_with_alpha(context, opacity)
      try checkCairo(cairo_status(context))
    }

    /// Calls `body` with the pixels of a picture in memory; rows are `stride` bytes apart.
    func withPixels<Result>(
      _ body: (UnsafeMutablePointer<UInt8>) throws -> Result
    ) throws -> Result {
      cairo_surface_flush(pointer)
      guard let data = cairo_image_surface_get_data(pointer) else {
        throw CairoError.drawing("an image without pixels")
      }
      defer { cairo_surface_mark_dirty(pointer) }
      return try body(data)
    }
  }

  /// Throws if a Cairo call failed.
  func checkCairo(_ status: cairo_status_t) throws(CairoError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw .drawing(String(cString: cairo_status_to_string(status)))
  }
#endif
