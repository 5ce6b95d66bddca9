#if Graphics
  import CCairo
  import Foundation
  import QuoinDrawing
  import QuoinGeometry

  /// A PDF document that grows page by page in memory.
  final class PDFDocument {
    private let sink = ByteSink()
    private let surface: Surface
    /// Far more than any paper, far less than Cairo's coordinates hold.
    private static let sideLimit: CGFloat = 1_000_000
    /// The file contains its date, so that is always the same: equal documents are equal bytes.
    private static let creationDate = "2000-01-01T00:00:00Z"

    init(title: String?) throws(PressError) {
      let closure = Unmanaged.passUnretained(sink).toOpaque()
      surface = try Surface(
        adopting: cairo_pdf_surface_create_for_stream(
          { closure, bytes, count in
            guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
            Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
              .data.append(bytes, count: Int(count))
            return CAIRO_STATUS_SUCCESS
          }, closure, 1, 1))
      cairo_pdf_surface_restrict_to_version(surface.pointer, CAIRO_PDF_VERSION_1_5)
      // Where PDF can't blend, Cairo draws pixels: as many a point as other pictures get.
      cairo_surface_set_fallback_resolution(surface.pointer, 288, 288)
      if let title {
        cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_TITLE, title)
      }
      cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_CREATOR, "Quoin")
      cairo_pdf_surface_set_metadata(
        surface.pointer, CAIRO_PDF_METADATA_CREATE_DATE, Self.creationDate)
      cairo_pdf_surface_set_metadata(
        surface.pointer, CAIRO_PDF_METADATA_MOD_DATE, Self.creationDate)
    }

    deinit {
      // A document that fails half-way still writes its end; the bytes must have somewhere to go.
      cairo_surface_finish(surface.pointer)
    }

    /// Adds a page of the list's size.
    func add(_ list: DisplayList) throws {
      let size = list.size
      guard size.width > 0, size.height > 0 else {
        throw PressError.size(size, scale: 1, reason: "a side of the page has no length")
      }
      guard size.width <= Self.sideLimit, size.height <= Self.sideLimit else {
        throw PressError.size(size, scale: 1, reason: "a side of the page is too long")
      }
      cairo_pdf_surface_set_size(surface.pointer, size.width, size.height)
      let painter = try Painter(list, target: .vector, surface: surface, matrix: .identity)
      try painter.drawPage()
      cairo_surface_show_page(surface.pointer)
      try surface.check()
    }

    /// The whole file. No page can be added afterwards.
    func finish() throws(PressError) -> Data {
      // Cairo 1.16 can crash when it finishes a document that has failed.
      try surface.check()
      cairo_surface_finish(surface.pointer)
      try surface.check()
      return sink.data
    }
  }

  /// Collects what Cairo writes.
  private final class ByteSink {
    var data = Data()
  }
#endif
