import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry

/// A tiled image, or part of one.
struct ImageTiles {
  private let whole: [DisplayItem]
  private let size: CGSize
  private let part: CGRect

  /// Creates tiles of `image`.
  ///
  /// - Parameters:
  ///   - sourceRect: The part, in the unit square.
  ///   - scale: The scale of the image relative to its own size.
  init(_ image: Image, sourceRect: CGRect, scale: CGFloat, in recorder: GraphicsRecorder) {
    let (items, size) = MainActor.assumeIsolated {
      (
        recorder.items(of: image, .unspecified),
        recorder.dimensions(of: image, .unspecified).size
      )
    }
    let scale = scale > 0 && scale.isFinite ? scale : 1
    whole = [.push(.transform(CGAffineTransform(scaleX: scale, y: scale)))] + items + [.pop]
    self.size = CGSize(width: size.width * scale, height: size.height * scale)
    part = sourceRect.standardized
  }

  /// The number of tiles beyond which nothing is drawn, because the tiles would be too small to
  /// distinguish.
  private static let limit: CGFloat = 40_000

  /// Returns the tiles that intersect `bounds`, one of them with its corner at `origin`.
  func items(covering bounds: CGRect, from origin: CGPoint) -> [DisplayItem] {
    let tile = CGSize(width: size.width * part.width, height: size.height * part.height)
    guard tile.width > 0, tile.height > 0, bounds.width.isFinite, bounds.height.isFinite,
      (bounds.width / tile.width + 2) * (bounds.height / tile.height + 2) < Self.limit
    else { return [] }
    // These are multiples of the length because repeatedly adding a small tile to a large
    // coordinate would lose it to rounding.
    let columns = Self.starts(of: tile.width, from: origin.x, covering: bounds.minX, bounds.maxX)
    let rows = Self.starts(of: tile.height, from: origin.y, covering: bounds.minY, bounds.maxY)
    var items: [DisplayItem] = []
    for y in rows {
      for x in columns {
        let rect = CGRect(x: x, y: y, width: tile.width, height: tile.height)
        let corner = CGAffineTransform(
          translationX: x - part.minX * size.width, y: y - part.minY * size.height)
        items += [.push(.clip(path: Path(rect), evenOdd: false)), .push(.transform(corner))]
        items += whole + [.pop, .pop]
      }
    }
    return items
  }

  /// Returns the starts of the tiles between `low` and `high`.
  private static func starts(
    of length: CGFloat, from origin: CGFloat, covering low: CGFloat, _ high: CGFloat
  ) -> [CGFloat] {
    let first = ((low - origin) / length).rounded(.down)
    let count = ((high - origin) / length - first).rounded(.up)
    guard count > 0, count < limit else { return [] }
    return (0..<Int(count)).map { origin + (first + CGFloat($0)) * length }
  }
}
