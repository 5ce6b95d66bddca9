import Foundation
import QuoinCairo
import QuoinCore
import QuoinDrawing
import QuoinGeometry

// Pictures of a living view at its present time. Every picture brings the view up to date first; one of a view that
// keeps changing shows what its last update left.

extension ViewHost {
  /// The view as a list of what to draw; where an update is impossible, what the view showed last.
  public func displayList() -> DisplayList {
    try? settle()
    return picture.drawnList()
  }

  /// The view as a PNG file of ``scale`` pixels a point.
  ///
  /// - Throws: ``RenderError`` for a size that makes no picture, or without the `Graphics` trait.
  public func pngData() throws -> Data {
    try settle()
    return try picture.pngData()
  }

  /// The view as a JPEG file of ``scale`` pixels a point; what is transparent lies on white.
  ///
  /// - `quality`: from 0, the smallest file, to 1, the best picture.
  /// - Throws: as ``pngData()``; `PressError` for a quality that is none.
  public func jpegData(quality: Double = 0.85) throws -> Data {
    try settle()
    return try picture.jpegData(quality: quality)
  }

  /// The view as a WebP file of ``scale`` pixels a point, of which no side may be longer than 16,383.
  ///
  /// - `quality`: from 0, the smallest file, to 1, the best picture; or `.lossless`.
  /// - Throws: as ``pngData()``; `PressError` for a picture that is too large, and a quality that is none.
  public func webPData(quality: PictureQuality = 0.8) throws -> Data {
    try settle()
    return try picture.webPData(quality: quality)
  }

  /// The view as an AVIF file of ``scale`` pixels a point, where libheif is installed with an encoder for AV1.
  ///
  /// - `quality`: from 0, the smallest file, to 1, the best picture.
  /// - Throws: as ``pngData()``; `PressError` where there is no encoder, and for a quality that is none.
  public func avifData(quality: Double = 0.7) throws -> Data {
    try settle()
    return try picture.avifData(quality: quality)
  }

  /// The view as a PDF document of one page.
  ///
  /// - Throws: ``RenderError`` for a size that makes no page, or without the `Graphics` trait.
  public func pdfData() throws -> Data {
    try settle()
    return try picture.pdfData()
  }

  /// The view as an SVG document; an empty one where it has no finite size.
  public func svgString() -> String {
    try? settle()
    return ((try? picture.displayList()) ?? DisplayList(size: .zero)).svgString()
  }

  /// The view as the last update left it.
  var picture: ViewPicture {
    ViewPicture(
      tree: tree.tree, proposal: proposedSize, scale: scale, isOpaque: isOpaque,
      ground: isOpaque ? environment.windowGround(tree.tree.colorScheme) : nil, owner: tree)
  }

  /// Brings the view up to date for a picture.
  func settle() throws {
    let cutsOff = tree.cutsOffEndlessUpdates
    tree.cutsOffEndlessUpdates = true
    defer { tree.cutsOffEndlessUpdates = cutsOff }
    try update()
  }
}
