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
  public init(data: Data) throws(VectorError) {
    guard data.count <= Self.largest else { throw VectorError(reason: "it is larger than 64 MB") }
    if data.prefix(1024).range(of: Data("%PDF".utf8)) != nil {
      self = try PDFReader.picture(data)
    } else {
      self = try SVGReader.picture(data)
    }
  }

  /// How many pages a PDF file has; `nil` where it can't be read.
  package static func pageCount(ofPDF data: Data) -> Int? {
    guard data.count <= largest, data.prefix(1024).range(of: Data("%PDF".utf8)) != nil else {
      return nil
    }
    return (try? PDFFile(data))?.pageCount
  }

  private static let largest = 64 << 20
}

/// Why a drawing can't be read.
public struct VectorError: Error, Equatable, CustomStringConvertible {
  public let reason: String
  public var description: String { "The drawing cannot be read: \(reason). Export it again." }
}
