import Foundation
import QuoinVectors
@_exported import UIKit

/// A box of a page. All of them are the first page's bounds.
public enum PDFDisplayBox: Int, Sendable {
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}

public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
  public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
  public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
  public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
  public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
  public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}

/// A document of pages. The number of pages and the size of the first one are read from the file;
/// page contents are not, so texts are empty and searches find nothing.
@preconcurrency
open class PDFDocument: NSObject, @unchecked Sendable {
  private let data: Data?
  private var pages: [PDFPage] = []
  open private(set) var documentURL: URL?
  open var documentAttributes: [AnyHashable: Any]?
  open weak var delegate: (any PDFDocumentDelegate)?

  /// Creates an empty document.
  public override init() {
    data = nil
    super.init()
  }
  /// Opens the document in a file; `nil` if the file isn't a PDF document.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
    documentURL = url
  }
  /// Opens the document in `data`; `nil` if the data isn't a PDF document.
  public init?(data: Data) {
    guard let (count, size) = VectorPicture.pages(ofPDF: data) else { return nil }
    self.data = data
    super.init()
    for number in 0..<count {
      insert(PDFPage(size: size ?? CGSize(width: 612, height: 792)), at: number)
    }
  }

  open var pageCount: Int { pages.count }
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  open func index(for page: PDFPage) -> Int {
    pages.firstIndex { $0 === page } ?? NSNotFound
  }
  open func insert(_ page: PDFPage, at index: Int) {
    page.document = self
    pages.insert(page, at: min(max(index, 0), pages.count))
  }
  open func removePage(at index: Int) {
    if pages.indices.contains(index) { pages.remove(at: index) }
  }
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
    guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
    pages.swapAt(indexA, indexB)
  }
  open var string: String? { nil }
  open var isEncrypted: Bool { false }
  open var isLocked: Bool { false }
  open func unlock(withPassword password: String) -> Bool { true }
  open var allowsPrinting: Bool { true }
  open var allowsCopying: Bool { true }
  /// Stored only: Quoin doesn't read it.
  open var outlineRoot: PDFOutline?
  open func findString(_ string: String, withOptions options: NSString.CompareOptions = [])
    -> [PDFSelection]
  { [] }
  /// Returns the file as it was read: changes of pages aren't written.
  open func dataRepresentation() -> Data? { data }
  @discardableResult
  open func write(to url: URL) -> Bool {
    guard let data else { return false }
    return (try? data.write(to: url)) != nil
  }
}

public protocol PDFDocumentDelegate: NSObjectProtocol {}

/// A page of a document, with the size of the document's first page. Its content isn't read.
@preconcurrency
open class PDFPage: NSObject, @unchecked Sendable {
  private var size: CGSize
  open internal(set) weak var document: PDFDocument?
  open private(set) var annotations: [PDFAnnotation] = []
  /// The rotation in degrees, clockwise.
  open var rotation = 0

  init(size: CGSize) { self.size = size }
  public override init() { size = CGSize(width: 612, height: 792) }
  /// Creates a page as large as an image, which isn't drawn.
  public init?(image: UIImage) { size = image.size }

  open var label: String? { document.map { "\($0.index(for: self) + 1)" } }
  open var string: String? { nil }
  open var attributedString: NSAttributedString? { nil }
  open var numberOfCharacters: Int { 0 }
  open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(origin: .zero, size: size) }
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { size = bounds.size }
  open func addAnnotation(_ annotation: PDFAnnotation) { annotations.append(annotation) }
  open func removeAnnotation(_ annotation: PDFAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  /// Returns a blank sheet of the page's shape, no larger than `size`.
  @MainActor
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    let scale = min(size.width / max(self.size.width, 1), size.height / max(self.size.height, 1))
    let sheet = CGSize(width: self.size.width * scale, height: self.size.height * scale)
    return UIGraphicsImageRenderer(size: sheet).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: sheet))
    }
  }
}

/// An annotation of a page, stored but not drawn.
open class PDFAnnotation: NSObject {
  open var bounds: CGRect
  open weak var page: PDFPage?
  open var type: String?
  open var contents: String?
  open var color = UIColor.yellow
  open var font: UIFont?
  open var fontColor: UIColor?

  public init(
    bounds: CGRect, forType annotationType: PDFAnnotationSubtype,
    withProperties properties: [AnyHashable: Any]?
  ) {
    self.bounds = bounds
    type = annotationType.rawValue
  }
}

public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
  public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
  public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
  public static let link = PDFAnnotationSubtype(rawValue: "/Link")
  public static let square = PDFAnnotationSubtype(rawValue: "/Square")
  public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
  public static let text = PDFAnnotationSubtype(rawValue: "/Text")
  public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
  public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}

/// An outline entry, stored only.
open class PDFOutline: NSObject {
  open var label: String?
  open var destination: PDFDestination?
  open var numberOfChildren: Int { 0 }
  open func child(at index: Int) -> PDFOutline? { nil }
}

/// A position on a page.
open class PDFDestination: NSObject {
  open private(set) weak var page: PDFPage?
  public let point: CGPoint
  open var zoom: CGFloat = 1
  public init(page: PDFPage, at point: CGPoint) {
    self.page = page
    self.point = point
  }
}

/// A selection of text. No text is read, so it is always empty.
open class PDFSelection: NSObject {
  open var pages: [PDFPage] { [] }
  open var string: String? { nil }
  open var color: UIColor?
  public init(document: PDFDocument) {}
}
