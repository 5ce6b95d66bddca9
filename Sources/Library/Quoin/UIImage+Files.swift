import Foundation
import QuoinDrawing
import QuoinHostProtocol
import QuoinViews

extension ImageSource {
  /// Returns the image as a file, upright and at its own resolution; its original bytes if a PNG is
  /// requested and they are one.
  ///
  /// - Parameters:
  ///   - format: a bitmap format.
  ///   - quality: from 0, the smallest file, to 1, the best quality; clamped to this range. By
  ///   default the format's own.
  /// - Returns: `nil` in a build without graphics, for bytes that can't be decoded, and without an
  ///   encoder.
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
  /// Returns the image as a PNG file; its original bytes if they are one. `nil` for a symbol, an
  /// empty image, and if ``jpegData(compressionQuality:)`` is.
  public func pngData() -> Data? { source?.file(as: .png) }

  /// Returns the image as a JPEG file, with transparent parts on white. `nil` for a symbol, an
  /// empty image, bytes that can't be decoded, and in a build without graphics.
  ///
  /// - Parameter compressionQuality: from 0, the smallest file, to 1, the best quality.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    source?.file(as: .jpeg, quality: compressionQuality)
  }
}
