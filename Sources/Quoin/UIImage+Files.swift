import Foundation
import QuoinDrawing
import QuoinHostProtocol
import QuoinViews

extension ImageSource {
  /// The picture as a file, upright and with as many pixels as it has: its own bytes where they are a PNG and one is asked for.
  ///
  /// - Parameters:
  ///   - format: one of pixels.
  ///   - quality: from 0, the smallest file, to 1, the best picture; what lies outside counts as the nearer end. The format's own
  ///     unless said.
  /// - Returns: `nil` in a build without graphics, for bytes that can't be decoded, and without an encoder.
  package func file(as format: PictureFormat, quality: Double? = nil) -> Data? {
    if format == .png, self.format == .png { return data }
    let size = CGSize(width: pixelWidth, height: pixelHeight)
    let drawn = DisplayItem.image(
      index: 0, rect: CGRect(origin: .zero, size: size), interpolation: .none)
    return try? DisplayList(size: size, items: [drawn], images: [self]).data(
      as: format, quality: quality.map { .lossy(min(max($0, 0), 1)) })
  }
}

extension UIImage {
  /// The picture as a PNG file: the bytes it came from where they are one. `nil` for a symbol, for nothing, and as
  /// ``jpegData(compressionQuality:)``.
  public func pngData() -> Data? { source?.file(as: .png) }

  /// The picture as a JPEG file; what is transparent lies on white. `nil` for a symbol, for nothing, for bytes that can't be
  /// decoded, and in a build without graphics.
  ///
  /// - Parameter compressionQuality: from 0, the smallest file, to 1, the best picture.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    source?.file(as: .jpeg, quality: compressionQuality)
  }
}
