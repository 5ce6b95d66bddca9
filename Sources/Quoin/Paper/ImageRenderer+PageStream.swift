import Foundation
import QuoinCairo
import QuoinDrawing

extension ImageRenderer {
  /// Writes the view as a PDF document of pages, and hands on what is written page by page, as a server sends it.
  ///
  /// Pages are divided and laid out on the main actor, and become bytes elsewhere; between two pages others have their turn
  /// there. The next page is not drawn before `write` has taken the one before, so that a slow reader takes no memory. A task
  /// that is cancelled ends after a page.
  ///
  /// - Parameters:
  ///   - setup: the paper, where the view doesn't say it.
  ///   - write: takes the document's bytes, in order; an error ends the document.
  /// - Returns: how many pages there are.
  /// - Throws: ``PageError`` for paper that can't be filled, what `pdfData()` throws, and what `write` does.
  @discardableResult
  public func writePDF(
    pages setup: PageSetup = PageSetup(), write: @Sendable (Data) async throws -> Void
  ) async throws -> Int {
    #if Graphics
      var press = try pagePress(setup)
      press.isTagged = setup.isTagged
      let draft = PDFDraft(language: press.language, isTagged: press.isTagged)
      var progress = PagePress.Progress()
      var given: Set<String> = []
      while let sheet = try press.sheet(after: &progress) {
        try Task.checkCancellation()
        let bytes = try await draft.add(press.page(sheet, &given))
        if !bytes.isEmpty { try await write(bytes) }
        await Task.yield()
      }
      try await write(draft.finish(press.ending))
      return press.count
    #else
      throw RenderError.graphicsUnavailable("PDF")
    #endif
  }
}

#if Graphics
  /// A document whose pages become bytes away from the main actor.
  private actor PDFDraft {
    private let writer: PDFWriter
    private let output: Output

    /// What has been written and not handed on.
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
