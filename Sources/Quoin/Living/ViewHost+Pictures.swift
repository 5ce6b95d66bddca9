import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry

// Pictures of a living view at its present time. Every picture brings the view up to date first.

extension ViewHost {
  /// The view as a list of what to draw; where an update is impossible, what the view showed last.
  public func displayList() -> DisplayList {
    _ = try? update()
    return displayList(scale: nil)
  }

  /// The view as a PNG file of ``scale`` pixels a point.
  ///
  /// - Throws: ``RenderError`` for a size that makes no picture, or without the `Graphics` trait.
  public func pngData() throws -> Data {
    try checkedDisplayList(scale: scale).pngData(scale: scale, isOpaque: isOpaque)
  }

  /// The view as a PDF document of one page.
  ///
  /// - Throws: ``RenderError`` for a size that makes no page, or without the `Graphics` trait.
  public func pdfData() throws -> Data { try checkedDisplayList(scale: nil).pdfData() }

  /// The view as an SVG document; an empty one where it has no finite size.
  public func svgString() -> String {
    ((try? checkedDisplayList(scale: nil)) ?? DisplayList(size: .zero)).svgString()
  }

  private func checkedDisplayList(scale: CGFloat?) throws -> DisplayList {
    try update()
    guard size.width.isFinite, size.height.isFinite else { throw RenderError.infiniteSize(size) }
    return displayList(scale: scale)
  }

  private func displayList(scale: CGFloat?) -> DisplayList {
    let ground = isOpaque ? environment.windowGround(tree.tree.colorScheme) : nil
    return tree.tree.displayList(background: ground, scale: scale)
  }
}
