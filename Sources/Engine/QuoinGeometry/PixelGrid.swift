import Foundation

/// The grid of device pixels to which drawn edges are snapped.
///
/// Layout keeps fractions. Each edge is snapped once, when its absolute frame is drawn, so edges
/// that touch before rounding also touch afterwards (Rules/Rounding.md#pixels).
public struct PixelGrid: Sendable, Hashable {
  /// The size of a pixel in points.
  public let pixel: CGFloat

  /// Creates the grid of a display with `scale` pixels per point; a scale that is not positive and
  /// finite counts as 1.
  public init(scale: CGFloat) {
    pixel = scale > 0 && scale.isFinite ? 1 / scale : 1
  }

  /// Returns `coordinate` moved to the nearest pixel edge, with ties rounded towards positive
  /// infinity.
  public func snap(_ coordinate: CGFloat) -> CGFloat {
    ((coordinate + pixel / 2) / pixel).rounded(.down) * pixel
  }

  /// Returns `rect` with each edge snapped independently.
  public func snap(_ rect: CGRect) -> CGRect {
    let minX = snap(rect.minX)
    let minY = snap(rect.minY)
    return CGRect(x: minX, y: minY, width: snap(rect.maxX) - minX, height: snap(rect.maxY) - minY)
  }

  /// Returns `length` rounded up to whole pixels, ignoring an excess of less than a millionth of a
  /// pixel.
  public func ceil(_ length: CGFloat) -> CGFloat {
    guard length.isFinite else { return length }
    // Avoids a negative zero.
    return (length / pixel - 1e-6).rounded(.up) * pixel + 0
  }

  /// Returns `length` rounded to the nearest whole pixel.
  public func round(_ length: CGFloat) -> CGFloat {
    guard length.isFinite else { return length }
    return (length / pixel).rounded() * pixel
  }
}
