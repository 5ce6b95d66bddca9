import Foundation
import QuoinDrawing
import QuoinExplain
import QuoinHostProtocol
import QuoinViews

/// One preview's pictures as bytes, whatever the format.
@MainActor
struct PicturePress {
  private let stage: any PreviewStage
  private let size: CGSize

  /// Throws when the view's size, known from its report, makes no picture.
  init(stage: any PreviewStage, report: LayoutReport) throws {
    self.stage = stage
    size = report.window ?? report.size
    guard size.width.isFinite, size.height.isFinite else {
      throw HostFailure(
        message:
          "the view wants to be infinitely large; propose a size with --size, or give it a frame")
    }
    guard size.width > 0, size.height > 0 else {
      throw HostFailure(
        message: "the view is \(Self.text(size)) points large, so there is nothing to draw")
    }
  }

  /// The picture's bytes. Throws what the press throws, and refuses a PNG too large to hold in memory.
  func data(as format: PictureFormat) throws -> Data {
    switch format {
    case .png:
      try checkPixels()
      return try stage.pngData()
    case .pdf: return try stage.pdfData()
    case .svg: return Data(stage.svgString().utf8)
    case .json: return try stage.displayList().json(pretty: true)
    }
  }

  private func checkPixels() throws {
    let width = size.width * stage.scale
    let height = size.height * stage.scale
    let largest = CGFloat(PictureFormat.largestSide)
    let area = CGFloat(PictureFormat.largestArea)
    guard width <= largest, height <= largest, width * height <= area else {
      let pixels = Self.text(CGSize(width: width, height: height))
      throw HostFailure(
        message: """
          the view is \(pixels) pixels large, too large for a PNG; try a smaller --size or --scale, \
          or write a PDF or SVG
          """)
    }
  }

  private static func text(_ size: CGSize) -> String {
    "\(Double(size.width).formatted()) × \(Double(size.height).formatted())"
  }
}
