import Foundation
import QuoinDrawing
import QuoinExplain
import QuoinHostProtocol
import QuoinViews

/// Encodes the images of one preview in any format.
@MainActor
struct PictureEncoder {
  private let picture: ViewPicture
  private let size: CGSize
  /// The name of the preview in messages.
  private let preview: String

  /// Throws if the size of the preview called `name`, known from its report, can't be rendered.
  init(picture: ViewPicture, of name: String, report: LayoutReport) throws {
    preview = "the preview “\(name)”"
    self.picture = picture
    size = report.window ?? report.size
    guard size.width.isFinite, size.height.isFinite else {
      throw HostFailure(
        message:
          "\(preview) is infinitely large; propose a size with --size, or give it a frame"
      )
    }
    guard size.width > 0, size.height > 0 else {
      throw HostFailure(
        message: "\(preview) is \(Self.text(size)) points, so there is nothing to draw")
    }
  }

  /// Returns the image's bytes. Throws errors of the encoder, and for too many pixels for the
  /// format or for memory.
  func data(as format: PictureFormat, quality: PictureFormat.Quality? = nil) throws -> Data {
    switch format {
    case .png:
      try checkPixels(format)
      return try picture.pngData()
    case .jpeg, .webP, .avif:
      try checkPixels(format)
      return try picture.displayList(scale: picture.scale).data(
        as: format, scale: picture.scale, isOpaque: picture.isOpaque, quality: quality)
    case .pdf: return try picture.pdfData()
    case .svg, .json: return try picture.displayList().data(as: format)
    }
  }

  private func checkPixels(_ format: PictureFormat) throws {
    let width = size.width * picture.scale
    let height = size.height * picture.scale
    let largest = CGFloat(format.sideLimit)
    let area = CGFloat(PictureFormat.largestArea)
    guard width <= largest, height <= largest, width * height <= area else {
      let pixels = Self.text(CGSize(width: width, height: height))
      let other = format == .png ? "" : "PNG, "
      throw HostFailure(
        message: """
          \(preview) is \(pixels) pixels, which is too large for a \(format.name); try a smaller --size or --scale, \
          or write a \(other)PDF or SVG
          """)
    }
  }

  private static func text(_ size: CGSize) -> String {
    "\(Double(size.width).formatted()) × \(Double(size.height).formatted())"
  }
}

extension PreviewHost {
  /// Writes the images of a preview to the scratch directory.
  ///
  /// - Throws: `HostFailure`, or an error of an encoder.
  func rendered(
    _ picture: ViewPicture, of name: String, report: LayoutReport, number: Int,
    as formats: [PictureFormat]
  ) throws -> RenderedPreview {
    begin(name)
    var picture = picture
    picture.pngCompression = request.pngCompression == .small ? .small : .fast
    let encoder = try PictureEncoder(picture: picture, of: name, report: report)
    let pictures = try formats.enumerated().map { position, format in
      let file = scratch.appendingPathComponent("\(number)-\(position).\(format.rawValue)")
      try encoder.data(as: format, quality: request.quality).writeScratchFile(file)
      return file.lastPathComponent
    }
    return RenderedPreview(name: name, pictures: pictures)
  }
}

extension DisplayList {
  /// Returns the list as an image in any format.
  ///
  /// - Parameter quality: by default the format's own.
  func data(
    as format: PictureFormat, scale: CGFloat = 1, isOpaque: Bool = false,
    quality: PictureFormat.Quality? = nil
  ) throws -> Data {
    var number: Double?
    if case .lossy(let value) = quality { number = value }
    switch format {
    case .png: return try pngData(scale: scale, isOpaque: isOpaque)
    case .jpeg: return try jpegData(scale: scale, quality: number ?? 0.85)
    case .webP:
      let quality = quality == .lossless ? PictureQuality.lossless : .lossy(number ?? 0.8)
      return try webPData(scale: scale, isOpaque: isOpaque, quality: quality)
    case .avif: return try avifData(scale: scale, isOpaque: isOpaque, quality: number ?? 0.7)
    case .pdf: return try pdfData()
    case .svg: return Data(svgString().utf8)
    case .json: return try json(pretty: true)
    }
  }
}
