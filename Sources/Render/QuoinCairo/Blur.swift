#if Graphics
  import CCairo
  import Foundation
  import QuoinDrawing
  import QuoinGeometry

  /// A Gaussian blur of a color picture, in pixels.
  struct Blur {
    private let blur: BoxBlur
    private let isOpaque: Bool

    /// Creates a blur with a standard deviation of `sigma` pixels.
    init(sigma: CGFloat, isOpaque: Bool) {
      self.init(BoxBlur(sigma: sigma), isOpaque: isOpaque)
    }

    init(_ blur: BoxBlur, isOpaque: Bool) {
      self.blur = blur
      self.isOpaque = isOpaque
    }

    /// The distance, in pixels, over which the blur spreads color.
    var reach: Int { blur.reach }

    /// Returns the pixels that affect `visible` after blurring.
    func source(of visible: PixelRect) -> PixelRect {
      PixelRect(around: visible.rect.grown(by: CGFloat(reach) + 1))
    }

    /// Returns the blurred layer, larger than the original by `reach` on each side.
    func picture(of layer: Layer) throws -> Surface {
      let (area, reach) = (layer.area, reach)
      let (width, height) = (area.width + 2 * reach, area.height + 2 * reach)
      guard RasterSize.isPossible(width: width, height: height) else {
        throw CairoError.effectsTooDeep
      }
      let picture = try Surface(width: width, height: height)
      picture.setOrigin(x: area.x - reach, y: area.y - reach)
      try layer.surface.withPixels { source in
        let sourceStride = layer.surface.stride
        try picture.withPixels { target in
          for row in 0..<area.height {
            memcpy(
              target + (row + reach) * picture.stride + reach * 4, source + row * sourceStride,
              area.width * 4)
          }
        }
      }
      try apply(to: picture)
      return picture
    }

    /// Blurs the four channels of `picture` in place.
    func apply(to picture: Surface) throws {
      let (width, height, stride) = (picture.width, picture.height, picture.stride)
      try picture.withPixels { pixels in
        var plane = [UInt8](repeating: 0, count: width * height)
        for channel in 0..<4 {
          for y in 0..<height {
            let row = pixels + y * stride + channel
            for x in 0..<width { plane[y * width + x] = row[x * 4] }
          }
          blur.apply(to: &plane, width: width, height: height)
          for y in 0..<height {
            let row = pixels + y * stride + channel
            for x in 0..<width { row[x * 4] = plane[y * width + x] }
          }
        }
      }
      if isOpaque { try picture.changeColors(.opaque) }
    }
  }
#endif
