import PDFKit
import Testing
import UIKit

@MainActor
struct PDFKitTests {
  /// A PDF file with two empty pages.
  private static let document = Data(
    """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /MediaBox [0 0 200 100] >> endobj
    3 0 obj << /Type /Page /Parent 2 0 R >> endobj
    4 0 obj << /Type /Page /Parent 2 0 R >> endobj
    trailer << /Root 1 0 R >>
    %%EOF
    """.utf8)

  @Test func documentsHavePages() throws {
    let document = try #require(PDFDocument(data: Self.document))
    #expect(document.pageCount == 2)
    let page = try #require(document.page(at: 1))
    #expect(page.bounds(for: .mediaBox).size == CGSize(width: 200, height: 100))
    #expect(page.label == "2" && document.page(at: 2) == nil && document.page(at: -1) == nil)
    #expect(
      page.thumbnail(of: CGSize(width: 50, height: 50), for: .cropBox).size
        == CGSize(width: 50, height: 25))
    document.exchangePage(at: 0, withPageAt: 1)
    #expect(document.index(for: page) == 0)
    document.removePage(at: 7)
    #expect(document.dataRepresentation() == Self.document)
    #expect(PDFDocument(data: Data("no document".utf8)) == nil)
    #expect(PDFDocument(url: URL(fileURLWithPath: "/nowhere.pdf")) == nil)
    #expect(PDFDocument().pageCount == 0)

    let view = PDFView()
    view.document = document
    view.autoScales = true
    #expect(view.canGoToNextPage && !view.canGoToPreviousPage)
    view.goToNextPage(nil)
    view.goToNextPage(nil)
    #expect(view.currentPage === document.page(at: 1) && !view.canGoToNextPage)
    #expect(words { view } == "PDF – 2 pages")
  }
}
