import Foundation
import QuoinCairo
import QuoinDrawing

extension ImageRenderer {
  /// Writes the view as a paginated PDF document and passes on the bytes page by page, as a server
  /// would send them.
  ///
  /// Pages are divided and laid out on the main actor, which is yielded between pages, and encoded
  /// elsewhere. The next page is not drawn until `write` has returned for the previous one, so that
  /// pages don't accumulate in memory for a slow reader. Cancellation takes effect after a page.
  ///
  /// - Parameters:
  ///   - setup: the paper, unless the view specifies it.
  ///   - write: takes the document's bytes, in order; an error ends the document.
  /// - Returns: the number of pages.
  /// - Throws: ``PageError`` for an invalid setup, errors of `pdfData()`, and those of `write`.
  @discardableResult
  public func writePDF(
    pageSetup setup: PageSetup = PageSetup(), write: @Sendable (Data) async throws -> Void
  ) async throws -> Int {
    #if Graphics
      var renderer = try pageRenderer(setup)
      renderer.isTagged = setup.isTagged
      let draft = PDFDraft(language: renderer.language, isTagged: renderer.isTagged)
      var progress = PageRenderer.Progress()
      var given: Set<String> = []
      while let sheet = try renderer.sheet(after: &progress) {
        try Task.checkCancellation()
        let bytes = try await draft.add(renderer.page(sheet, &given))
        if !bytes.isEmpty { try await write(bytes) }
        await Task.yield()
      }
      try await write(draft.finish(renderer.ending))
      return renderer.count
    #else
      throw RenderError.graphicsUnavailable("PDF")
    #endif
  }
}

#if Graphics
  /// A document whose pages are encoded outside of the main actor.
  private actor PDFDraft {
    private let writer: PDFWriter
    private let output: Output

    /// The bytes that have not been passed on yet.
    private final class Output {
      var bytes = Data()
    }

    init(language: String, isTagged: Bool) {
      let output = Output()
      writer = PDFWriter(language: language, isTagged: isTagged) { output.bytes += $0 }
      self.output = output
    }

    func add(_ page: PDFWriter.Page) throws -> Data {
      try writer.add(page)
      try writer.flush()
      return take()
    }

    func finish(_ ending: PDFWriter.Ending) throws -> Data {
      try writer.finish(ending)
      return take()
    }

    private func take() -> Data {
      defer { output.bytes = Data() }
      return output.bytes
    }
  }
#endif
