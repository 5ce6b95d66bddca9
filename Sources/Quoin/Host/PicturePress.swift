import Foundation
import QuoinDrawing
import QuoinExplain
import QuoinHostProtocol
import QuoinViews

/// One preview's pictures as bytes, whatever the format.
@MainActor
struct PicturePress {
  private let picture: ViewPicture
  private let size: CGSize
  /// How messages call the preview.
  private let preview: String

  /// Throws when the size of the preview called `name`, known from its report, makes no picture.
  init(picture: ViewPicture, of name: String, report: LayoutReport) throws {
    preview = "the preview “\(name)”"
    self.picture = picture
    size = report.window ?? report.size
    guard size.width.isFinite, size.height.isFinite else {
      throw HostFailure(
        message:
          "\(preview) wants to be infinitely large; propose a size with --size, or give it a frame"
      )
    }
    guard size.width > 0, size.height > 0 else {
      throw HostFailure(
        message: "\(preview) is \(Self.text(size)) points large, so there is nothing to draw")
    }
  }

  /// The picture's bytes. Throws what the press throws, and refuses a PNG too large to hold in memory.
  func data(as format: PictureFormat) throws -> Data {
    switch format {
    case .png:
      try checkPixels()
      return try picture.pngData()
    case .pdf: return try picture.pdfData()
    case .svg: return try Data(picture.displayList().svgString().utf8)
    case .json: return try picture.displayList().json(pretty: true)
    }
  }

  private func checkPixels() throws {
    let width = size.width * picture.scale
    let height = size.height * picture.scale
    let largest = CGFloat(PictureFormat.largestSide)
    let area = CGFloat(PictureFormat.largestArea)
    guard width <= largest, height <= largest, width * height <= area else {
      let pixels = Self.text(CGSize(width: width, height: height))
      throw HostFailure(
        message: """
          \(preview) is \(pixels) pixels large, too large for a PNG; try a smaller --size or --scale, \
          or write a PDF or SVG
          """)
    }
  }

  private static func text(_ size: CGSize) -> String {
    "\(Double(size.width).formatted()) × \(Double(size.height).formatted())"
  }
}
