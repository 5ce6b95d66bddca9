#if Graphics
  import Foundation
  import QuoinGeometry

  /// An error in rendering a picture or a document.
  public enum CairoError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The size is zero, negative, not a number, or larger than the renderer supports.
    case size(CGSize, scale: CGFloat, reason: String)
    /// The document has no pages.
    case noPages
    /// Nested opacity and shadow groups need more memory than the picture may use.
    case effectsTooDeep
    /// An image of the list cannot be decoded.
    case image(index: Int, reason: String)
    /// The format, given by its usual name, can't represent the rendered picture.
    case format(String, reason: String)
    /// The drawing library failed.
    case drawing(String)

    public var description: String {
      switch self {
      case .size(let size, let scale, let reason):
        "An image of \(LengthFormat.text(size)) points at scale \(LengthFormat.text(scale)) "
          + "can't be created: \(reason). Give the view a frame, or use a smaller scale."
      case .noPages: "A PDF needs at least one page, and the list of pages is empty."
      case .effectsTooDeep:
        "Nested opacity and shadow effects need too much memory. "
          + "Nest fewer of them, or lower the scale."
      case .image(let index, let reason): "Image \(index) of the display list: \(reason)"
      case .format(let format, let reason): "The image can't be written as \(format): \(reason)."
      case .drawing(let reason): "Cairo could not draw the image: \(reason)."
      }
    }
  }
#endif
