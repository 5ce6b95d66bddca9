// The names are Core Graphics'.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Quoin
import QuoinDrawing
import QuoinFoundation
import QuoinGeometry

/// The keys of the dictionaries with which documents and pages begin. Quoin reads these two.
nonisolated(unsafe) public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
nonisolated(unsafe) public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"

/// The destination of a document: a file, or data that grows.
public final class CGDataConsumer {
  let write: (Data) -> Void

  /// Appends the document to `data`.
  public init?(data: CFMutableData) { write = { data.append($0) } }

  /// Writes the document to a file; `nil` if its folder doesn't exist.
  public init?(url: CFURL) {
    guard url.isFileURL,
      FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path)
    else { return nil }
    write = { try? $0.write(to: url) }
  }
}

/// The finished pages of a PDF document, and where it will be written.
struct PDFDocumentDraft {
  let consumer: CGDataConsumer
  /// The bounds of a page that states none.
  let mediaBox: CGRect
  var title: String?
  var pages: [DisplayList] = []
  var hasOpenPage = false
  /// Whether the y axis of the pages points up.
  var growsUp = true
  private var isClosed = false

  init(consumer: CGDataConsumer, mediaBox: CGRect, title: String?) {
    (self.consumer, self.mediaBox, self.title) = (consumer, mediaBox, title)
  }

  /// Writes the document once. Without pages, or without graphics, there is none to write.
  mutating func close() {
    guard !isClosed else { return }
    isClosed = true
    if let data = try? DisplayList.pdfData(pages: pages, title: title) { consumer.write(data) }
  }
}

extension CGContext {
  /// Creates a context that draws the pages of a PDF file; `nil` if its folder doesn't exist.
  ///
  /// The file is written by ``closePDF()``. Begin each page with ``beginPDFPage(_:)``; the y axis
  /// points up.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - mediaBox: The bounds of the pages in points; by default 612 × 792.
  ///   - auxiliaryInfo: Of the document's properties, Quoin reads the title.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Creates a context that draws the pages of a PDF document.
  ///
  /// - Parameters:
  ///   - consumer: The destination of the document.
  ///   - mediaBox: The bounds of the pages in points; by default 612 × 792.
  ///   - auxiliaryInfo: Of the document's properties, Quoin reads the title.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    let box = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    guard box.width > 0, box.height > 0 else { return nil }
    self.init(size: box.size, scale: 1)
    let title = Self.value(of: kCGPDFContextTitle, in: auxiliaryInfo)
    document = PDFDocumentDraft(consumer: consumer, mediaBox: box, title: title.map { "\($0)" })
  }

  /// Creates a context for the pages of a document in `data`, whose y axis points down.
  package convenience init?(pages bounds: CGRect, in data: NSMutableData) {
    guard let consumer = CGDataConsumer(data: data) else { return nil }
    var bounds = bounds
    self.init(consumer: consumer, mediaBox: &bounds, nil)
    document?.growsUp = false
    restart(size: bounds.size, transform: transform(in: bounds))
  }

  /// The value of a key, which code may have converted to `String`.
  private static func value(of key: CFString, in dictionary: CFDictionary?) -> Any? {
    dictionary?[key] ?? dictionary?["\(key)"]
  }

  /// The transform from a page's coordinates to those of its display list.
  private func transform(in box: CGRect) -> CGAffineTransform {
    document?.growsUp == false
      ? CGAffineTransform(translationX: -box.minX, y: -box.minY)
      : CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
  }

  /// Begins a page, with a graphics state of its own, after ending the one before.
  ///
  /// - Parameter pageInfo: The page's `kCGPDFContextMediaBox`, as the data of a `CGRect`.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    let data = Self.value(of: kCGPDFContextMediaBox, in: pageInfo) as? Data
    let sides = data?.withUnsafeBytes { bytes in
      (0..<bytes.count / 8).map { bytes.loadUnaligned(fromByteOffset: $0 * 8, as: Double.self) }
    }
    if let sides, sides.count == 4 {
      beginPage(CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]))
    } else {
      beginPage(nil)
    }
  }

  /// Begins a page with bounds of its own, or those of the document.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPage(mediaBox?.pointee) }

  private func beginPage(_ bounds: CGRect?) {
    guard let standard = document?.mediaBox else { return }
    endPDFPage()
    let box = bounds.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil } ?? standard
    document?.hasOpenPage = true
    restart(size: box.size, transform: transform(in: box))
  }

  /// Ends the page. What is drawn before the next one begins isn't part of the document.
  public func endPDFPage() {
    guard document?.hasOpenPage == true else { return }
    document?.hasOpenPage = false
    document?.pages.append(displayList)
  }
  /// Ends the page. What is drawn before the next one begins isn't part of the document.
  public func endPage() { endPDFPage() }

  /// Writes the document; a drawing without pages is its only one.
  package func closePages() {
    if document?.hasOpenPage == false, document?.pages.isEmpty == true {
      document?.hasOpenPage = true
    }
    closePDF()
  }

  /// Ends the last page and writes the document, which then has its final form.
  ///
  /// A context that is released writes its finished pages, too.
  public func closePDF() {
    endPDFPage()
    document?.close()
  }
}

extension ImageRenderer {
  /// Lays out the view and calls `renderer` with its size and a function that draws it.
  ///
  /// The function draws into any context whose y axis points up, such as that of a PDF document,
  /// with the view's lower left corner at the origin.
  ///
  ///     renderer.render { size, draw in
  ///       var box = CGRect(origin: .zero, size: size)
  ///       guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
  ///       pdf.beginPDFPage(nil)
  ///       draw(pdf)
  ///       pdf.endPDFPage()
  ///       pdf.closePDF()
  ///     }
  ///
  /// - Parameters:
  ///   - rasterizationScale: Unused: the context's own scale applies to pixels.
  ///   - renderer: A function that receives the size in points and the drawing function.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ context: (CGContext) -> Void) -> Void
  ) {
    let list = displayList()
    renderer(list.size) { context in
      context.saveGState()
      context.translateBy(x: 0, y: list.size.height)
      context.scaleBy(x: 1, y: -1)
      context.draw(list, at: .zero)
      context.restoreGState()
    }
  }
}
