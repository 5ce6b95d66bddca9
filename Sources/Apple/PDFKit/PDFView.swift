// The names are PDFKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import QuoinNeighbours
import SwiftUI
import UIKit

public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
public enum PDFInterpolationQuality: Int, Sendable { case none, low, high }

/// A view of a document. It shows a surface with the document's name and number of pages, because
/// pages aren't drawn.
open class PDFView: UIView {
  open var document: PDFDocument? {
    didSet {
      currentPage = document?.page(at: 0)
      setNeedsDisplay()
    }
  }
  open private(set) var currentPage: PDFPage?
  open weak var delegate: (any PDFViewDelegate)?
  open var displayMode = PDFDisplayMode.singlePageContinuous
  /// Stored only: Quoin doesn't read it.
  open var displayDirection = PDFDisplayDirection.vertical
  /// Stored only: Quoin doesn't read it.
  open var displaysPageBreaks = true
  /// Stored only: Quoin doesn't read it.
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
  /// Stored only: Quoin doesn't read it.
  open var displayBox = PDFDisplayBox.cropBox
  /// Stored only: Quoin doesn't read it.
  open var displaysAsBook = false
  /// Stored only: Quoin doesn't read it.
  open var displaysRTL = false
  open var interpolationQuality = PDFInterpolationQuality.high
  /// Stored only: Quoin doesn't read it.
  open var pageShadowsEnabled = true
  open var scaleFactor: CGFloat = 1
  open var minScaleFactor: CGFloat = 0.25
  open var maxScaleFactor: CGFloat = 5
  /// Stored only: Quoin doesn't read it.
  open var autoScales = false
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  /// Stored only: Quoin doesn't read it.
  open var highlightedSelections: [PDFSelection]?
  /// Stored only: Quoin doesn't read it.
  open var currentSelection: PDFSelection?
  /// Stored only: Quoin doesn't read it.
  open var isInMarkupMode = false
  open var documentView: UIView? { nil }
  /// Has no effect: all pages are in one column.
  open func usePageViewController(
    _ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil
  ) {}
  /// Has no effect: all pages are in one column.
  open func layoutDocumentView() {}
  open func zoomIn(_ sender: Any?) { scaleFactor = min(scaleFactor * 1.25, maxScaleFactor) }
  open func zoomOut(_ sender: Any?) { scaleFactor = max(scaleFactor / 1.25, minScaleFactor) }

  // MARK: Navigation

  private var index: Int { currentPage.flatMap { document?.index(for: $0) } ?? 0 }
  open var canGoToNextPage: Bool { index + 1 < document?.pageCount ?? 0 }
  open var canGoToPreviousPage: Bool { index > 0 }
  open var canGoToFirstPage: Bool { index > 0 }
  open var canGoToLastPage: Bool { canGoToNextPage }
  open var visiblePages: [PDFPage] { [currentPage].compactMap { $0 } }
  open func go(to page: PDFPage) {
    guard page !== currentPage else { return }
    currentPage = page
    NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
  }
  open func go(to destination: PDFDestination) {
    if let page = destination.page { go(to: page) }
  }
  /// Has no effect: all pages are in one column.
  open func go(to selection: PDFSelection) {}
  open func goToNextPage(_ sender: Any?) { step(by: 1) }
  open func goToPreviousPage(_ sender: Any?) { step(by: -1) }
  open func goToFirstPage(_ sender: Any?) { step(by: -index) }
  open func goToLastPage(_ sender: Any?) { step(by: (document?.pageCount ?? 0) - 1 - index) }
  private func step(by count: Int) {
    if let page = document?.page(at: index + count) { go(to: page) }
  }

  open override var _rendering: AnyView? {
    let name = document?.documentURL?.lastPathComponent ?? "PDF"
    let pages = document.map { $0.pageCount == 1 ? "1 page" : "\($0.pageCount) pages" }
    return AnyView(
      PlaceholderView(
        [name, pages].compactMap { $0 }.joined(separator: " – "), symbol: "doc.richtext"))
  }
}

@MainActor @preconcurrency
public protocol PDFViewDelegate: NSObjectProtocol {}

/// A view of page thumbnails, which shows only a labeled surface.
open class PDFThumbnailView: UIView {
  open weak var pdfView: PDFView?
  /// Stored only: Quoin doesn't read it.
  open var thumbnailSize = CGSize(width: 40, height: 52)
  /// Stored only: Quoin doesn't read it.
  open var layoutMode = PDFThumbnailLayoutMode.vertical
  open var contentInset = UIEdgeInsets.zero
  open var selectedPages: [PDFPage]? { pdfView?.visiblePages }
  open override var _rendering: AnyView? {
    AnyView(PlaceholderView("Pages", symbol: "doc.on.doc"))
  }
}
public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }

extension Notification.Name {
  public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPageNotification")
  public static let PDFViewDocumentChanged = Notification.Name(
    "PDFViewChangedDocumentNotification")
  public static let PDFViewScaleChanged = Notification.Name("PDFViewChangedScaleNotification")
}
