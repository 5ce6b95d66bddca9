import Foundation
import QuoinDrawing
import QuoinGeometry

/// A drawing from an SVG or PDF file, as items of a display list.
public struct VectorPicture: Equatable, Sendable {
  /// The size in points.
  public let size: CGSize
  /// The items, in points from the top-left corner.
  public let items: [DisplayItem]
  /// The pictures that the items refer to.
  public let images: [ImageSource]
  /// The omitted features of the file, as parts of a sentence: "text", "filters".
  public let omissions: [String]

  init(size: CGSize, items: [DisplayItem], images: [ImageSource], omissions: Set<String>) {
    self.size = size
    self.items = items
    self.images = images
    self.omissions = omissions.sorted()
  }

  /// Whether a file with this name is an SVG or PDF file.
  public static func isVector(_ name: String) -> Bool {
    ["svg", "pdf"].contains((name as NSString).pathExtension.lowercased())
  }

  /// Reads the SVG or PDF drawing in `data`.
  ///
  /// - Throws: ``VectorError`` if the file can't be read, or causes more work than its size allows.
  public init(data: Data) throws(VectorError) {
    try self.init(data: data, budget: WorkBudget(fileSize: data.count))
  }

  /// Reads the drawing in `data`; the work of reading and drawing it counts against `budget`.
  package init(data: Data, budget: WorkBudget) throws(VectorError) {
    guard data.count <= Self.largest else { throw VectorError(reason: "it is larger than 64 MB") }
    self =
      Self.isPDF(data)
      ? try PDFReader.picture(data, budget) : try SVGReader.picture(data, budget)
    DrawingCost.spend(items, size, budget)
    try budget.check()
  }

  /// Returns the number of pages of a PDF file, and the size of the first one, if it has one; `nil`
  /// if the file can't be read.
  package static func pages(ofPDF data: Data) -> (count: Int, size: CGSize?)? {
    guard data.count <= largest, isPDF(data) else { return nil }
    return try? PDFReader.pages(data, WorkBudget(fileSize: data.count))
  }

  private static func isPDF(_ data: Data) -> Bool {
    data.prefix(1024).range(of: Data("%PDF".utf8)) != nil
  }

  private static let largest = 64 << 20
}

/// An error in reading a drawing.
public struct VectorError: Error, Equatable, CustomStringConvertible {
  public let reason: String
  public var description: String { "The drawing can't be read: \(reason). Export it again." }
}
