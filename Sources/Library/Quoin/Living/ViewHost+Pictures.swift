import Foundation
import QuoinCairo
import QuoinCore
import QuoinDrawing
import QuoinGeometry

// Images of a live view at its current time. Each image updates the view first; for a view that
// keeps changing it shows the state after the last update.

extension ViewHost {
  /// Returns the display list of the view; if an update is impossible, that of the last state.
  public func displayList() -> DisplayList {
    try? settle()
    return picture.drawnList()
  }

  /// Returns the view as a PNG file with ``scale`` pixels per point.
  ///
  /// - Throws: ``RenderError`` for an invalid size, or without the `Graphics` trait.
  public func pngData() throws -> Data {
    try settle()
    return try picture.pngData()
  }

  /// Returns the view as a JPEG file with ``scale`` pixels per point; transparent parts are drawn
  /// on white.
  ///
  /// - Parameter quality: from 0, the smallest file, to 1, the best quality.
  /// - Throws: as ``pngData()``; `CairoError` for an invalid quality.
  public func jpegData(quality: Double = 0.85) throws -> Data {
    try settle()
    return try picture.jpegData(quality: quality)
  }

  /// Returns the view as a WebP file with ``scale`` pixels per point, whose sides are limited to
  /// 16,383 pixels.
  ///
  /// - Parameter quality: from 0, the smallest file, to 1, the best quality; or `.lossless`.
  /// - Throws: as ``pngData()``; `CairoError` for an image that is too large, and an invalid
  ///   quality.
  public func webPData(quality: PictureQuality = 0.8) throws -> Data {
    try settle()
    return try picture.webPData(quality: quality)
  }

  /// Returns the view as an AVIF file with ``scale`` pixels per point, if libheif is installed with
  /// an AV1 encoder.
  ///
  /// - Parameter quality: from 0, the smallest file, to 1, the best quality.
  /// - Throws: as ``pngData()``; `CairoError` without an encoder, and for an invalid quality.
  public func avifData(quality: Double = 0.7) throws -> Data {
    try settle()
    return try picture.avifData(quality: quality)
  }

  /// Returns the view as a single-page PDF document.
  ///
  /// - Throws: ``RenderError`` for an invalid size, or without the `Graphics` trait.
  public func pdfData() throws -> Data {
    try settle()
    return try picture.pdfData()
  }

  /// Returns the view as an SVG document; empty if the view has no finite size.
  public func svgString() -> String {
    try? settle()
    return ((try? picture.displayList()) ?? DisplayList(size: .zero)).svgString()
  }

  /// The view after the last update.
  var picture: ViewPicture {
    let scheme = tree.tree.colorScheme
    let prefersOther = showsPreferredScheme && scheme != environment.colorScheme
    return ViewPicture(
      tree: tree.tree, proposal: proposedSize, scale: scale, isOpaque: isOpaque,
      background: isOpaque || prefersOther ? environment.windowBackground(scheme) : nil,
      keyboardColor: isOpaque ? environment.keyboardColor(scheme) : nil, owner: tree)
  }

  /// Updates the view for an image.
  func settle() throws {
    let cutsOff = tree.cutsOffEndlessUpdates
    tree.cutsOffEndlessUpdates = true
    defer { tree.cutsOffEndlessUpdates = cutsOff }
    try update()
  }
}
