import Foundation
import QuoinDrawing
import QuoinViews

extension CGImage {
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { .rgb }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  public var bitmapInfo: CGBitmapInfo { [] }

  /// Returns the image itself, because images don't change.
  public func copy() -> CGImage? { self }
  /// Returns the image itself: its pixels stay those of the standard color space, in which they are
  /// drawn.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? { self }

  /// Returns the part of the image in `rect`, in pixels from the top-left corner, or `nil` if
  /// they don't overlap.
  public func cropping(to rect: CGRect) -> CGImage? {
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    let part = all.intersection(rect.integral)
    guard part.width >= 1, part.height >= 1 else { return nil }
    let context = CGContext(size: part.size, scale: 1)
    context.interpolationQuality = .none
    context.draw(source, upright: all.offsetBy(dx: -part.minX, dy: -part.minY))
    return context.makeImage()
  }
}
