import CoreGraphics
import Foundation
import Quoin
import QuoinDrawing
import SwiftUI
import Testing
import UIKit

/// PDF documents that Core Graphics' contexts draw.
@MainActor
@Suite(.serialized)
struct PDFContextTests {
  /// A column of two bands, red above blue.
  private var bands: some View {
    VStack(spacing: 0) {
      Color(red: 1, green: 0, blue: 0).frame(width: 30, height: 40)
      Color(red: 0, green: 0, blue: 1).frame(width: 30, height: 40)
    }
  }

  /// Returns whether a document has that many pages.
  private func isDocument(_ data: Data, pages: Int) -> Bool {
    data.range(of: Data("/Count \(pages) >>".utf8)) != nil
  }

  @Test func theDocumentedRecipeDrawsEachPart() throws {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data as CFMutableData))
    var box = CGRect(x: 0, y: 0, width: 30, height: 40)
    let pdf = try #require(
      CGContext(consumer: consumer, mediaBox: &box, [kCGPDFContextTitle: "Bands"] as CFDictionary))
    var tops: [CGFloat] = []
    ImageRenderer(content: bands).render { size, draw in
      #expect(size == CGSize(width: 30, height: 80))
      for page in 1...2 {
        pdf.beginPDFPage(nil)
        pdf.translateBy(x: 0, y: -(size.height - 40 * CGFloat(page)))
        draw(pdf)
        // The view's upper left corner in the coordinates of the page, whose y axis points down.
        tops.append(CGPoint(x: 0, y: size.height).applying(pdf.ctm).y)
        pdf.endPDFPage()
      }
      pdf.closePDF()
    }
    // The first page shows the upper 40 points, the second one the lower 40.
    #expect(tops == [0, -40])
    #if Graphics
      #expect(isDocument(Data(referencing: data), pages: 2))
    #endif
  }

  @Test func aViewIsUprightInADocument() throws {
    var box = CGRect(x: 0, y: 0, width: 30, height: 80)
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data as CFMutableData))
    let pdf = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
    ImageRenderer(content: bands).render(rasterizationScale: 2) { _, draw in
      pdf.beginPDFPage(nil)
      draw(pdf)
      var place = CGAffineTransform.identity
      var first: CGRect?
      for item in pdf.displayList.items {
        switch item {
        case .push(.transform(let transform)): place = transform.concatenating(place)
        case .fill(let path, _, _) where first == nil:
          first = path.boundingRect.applying(place)
        default: break
        }
      }
      // The first band that is drawn, the red one, is at the top.
      #expect(first == CGRect(x: 0, y: 0, width: 30, height: 40))
    }
  }

  @Test func aFileIsWrittenOnceTheDocumentIsClosed() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    let pdf = try #require(CGContext(url as CFURL, mediaBox: nil, nil))
    pdf.beginPDFPage(nil)
    pdf.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
    pdf.endPDFPage()
    #expect(!FileManager.default.fileExists(atPath: url.path))
    pdf.closePDF()
    #if Graphics
      #expect(try isDocument(Data(contentsOf: url), pages: 1))
    #endif
    let nowhere = URL(fileURLWithPath: "/nowhere/a.pdf")
    #expect(CGContext(nowhere as CFURL, mediaBox: nil, nil) == nil)
  }

  #if Graphics
    @Test func aRendererDrawsAsManyPagesAsItBegins() {
      let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 50, height: 60))
      let two = renderer.pdfData { context in
        context.beginPage()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 20, height: 20), pageInfo: [:])
      }
      #expect(isDocument(two, pages: 2))
      let one = renderer.pdfData { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10)) }
      #expect(isDocument(one, pages: 1))
    }
  #endif
}
