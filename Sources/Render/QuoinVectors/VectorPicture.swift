import Foundation
import QuoinDrawing
import QuoinGeometry

/// A drawing of an SVG or PDF file, as items of a display list.
public struct VectorPicture: Equatable, Sendable {
  /// Points.
  public let size: CGSize
  /// What is drawn, from the top left corner on.
  public let items: [DisplayItem]
  /// The pictures that the items refer to.
  public let images: [ImageSource]
  /// What of the file isn't drawn, as parts of a sentence: "text", "filters".
  public let omissions: [String]

  init(size: CGSize, items: [DisplayItem], images: [ImageSource], omissions: Set<String>) {
    self.size = size
    self.items = items
    self.images = images
    self.omissions = omissions.sorted()
  }

  /// Whether a file of this name holds such a drawing.
  public static func isVector(_ name: String) -> Bool {
    ["svg", "pdf"].contains((name as NSString).pathExtension.lowercased())
  }

  /// Reads the drawing in `data`, whichever of the two it is.
  ///
  /// - Throws: the error of a file that can't be read, or that causes more work than one of its size may.
  public init(data: Data) throws(VectorError) {
    try self.init(data: data, budget: WorkBudget(fileSize: data.count))
  }

  /// Reads the drawing in `data`, and spends the work that reading and drawing it take.
  package init(data: Data, budget: WorkBudget) throws(VectorError) {
    guard data.count <= Self.largest else { throw VectorError(reason: "it is larger than 64 MB") }
    self =
      Self.isPDF(data)
      ? try PDFReader.picture(data, budget) : try SVGReader.picture(data, budget)
    DrawingWork.spend(items, size, budget)
    try budget.check()
  }

  /// How many pages a PDF file has, and the size of the first one, if it has one; `nil` where the file can't be read.
  package static func pages(ofPDF data: Data) -> (count: Int, size: CGSize?)? {
    guard data.count <= largest, isPDF(data) else { return nil }
    return try? PDFReader.pages(data, WorkBudget(fileSize: data.count))
  }

  private static func isPDF(_ data: Data) -> Bool {
    data.prefix(1024).range(of: Data("%PDF".utf8)) != nil
  }

  private static let largest = 64 << 20
}

/// Why a drawing can't be read.
public struct VectorError: Error, Equatable, CustomStringConvertible {
  public let reason: String
  public var description: String { "The drawing cannot be read: \(reason). Export it again." }
}
