#if Graphics
  import CCairo
  import Foundation
  import QuoinDrawing
  import QuoinGeometry

  /// A shadow, measured in pixels.
  struct Shadow {
    let color: ResolvedColor
    let offset: CGSize
    private let blur: BoxBlur

    /// Creates a shadow from a `radius` and an `offset` in points, drawn through `matrix`.
    init(color: ResolvedColor, radius: CGFloat, offset: CGSize, in matrix: CGAffineTransform) {
      self.color = color
      self.offset = offset.applying(matrix)
      blur = BoxBlur(sigma: radius * matrix.meanScale)
    }

    /// The distance, in pixels, over which the blur spreads the edge.
    var reach: Int { blur.reach }

    /// Returns the pixels that affect `visible`, directly or through their shadow.
    func source(of visible: PixelRect) -> PixelRect {
      let casting = visible.rect.offsetBy(dx: -offset.width, dy: -offset.height)
        .grown(by: CGFloat(reach) + 1)
      let both = PixelRect(around: visible.rect.union(casting))
      // Omit a shadow cast from farther away than the largest picture.
      return RasterSize.isPossible(width: both.width, height: both.height) ? both : visible
    }

    /// Returns the layer's silhouette, blurred and colored, without the offset applied.
    func picture(of layer: Layer) throws -> Surface {
      let (width, height) = try size(around: layer)
      var silhouette = try AlphaMask(of: layer, margin: reach)
      silhouette.blur(blur)
      let picture = try Surface(width: width, height: height)
      picture.setOrigin(x: layer.area.x - reach, y: layer.area.y - reach)
      try silhouette.paint(picture, premultipliedShades)
      return picture
    }

    /// Returns the shadow that the layer's surroundings cast on it, in the layer's pixels.
    func innerPicture(of layer: Layer) throws -> Surface {
      let (width, height) = try size(around: layer)
      let reach = reach
      let area = layer.area
      // Blurring the surroundings is the same as blurring the layer and inverting the result.
      var mask = [UInt8](repeating: 0, count: width * height)
      var silhouette = [UInt8](repeating: 0, count: area.pixelCount)
      try layer.forEachAlpha { x, y, alpha in
        mask[(y + reach) * width + x + reach] = alpha
        silhouette[y * area.width + x] = alpha
      }
      blur.apply(to: &mask, width: width, height: height)
      let moved = (x: Int(offset.width.rounded()), y: Int(offset.height.rounded()))
      let picture = try Surface(width: area.width, height: area.height)
      picture.setOrigin(x: area.x, y: area.y)
      try paint(picture) { x, y in
        let (fromX, fromY) = (x + reach - moved.x, y + reach - moved.y)
        let isInside = (0..<width).contains(fromX) && (0..<height).contains(fromY)
        let strength = 255 - (isInside ? Int(mask[fromY * width + fromX]) : 0)
        return UInt8((strength * Int(silhouette[y * area.width + x]) + 127) / 255)
      }
      return picture
    }

    /// Returns the layer's size with a margin for the blur.
    private func size(around layer: Layer) throws -> (width: Int, height: Int) {
      let width = layer.area.width + 2 * reach
      let height = layer.area.height + 2 * reach
      guard RasterSize.isPossible(width: width, height: height) else {
        throw CairoError.effectsTooDeep
      }
      return (width, height)
    }

    /// Colors each pixel of `picture` with the strength returned by `strength`.
    private func paint(_ picture: Surface, _ strength: (Int, Int) -> UInt8) throws {
      let (width, height, stride) = (picture.width, picture.height, picture.stride)
      let shades = premultipliedShades
      try picture.withPixels { pixels in
        let words = UnsafeMutableRawPointer(pixels)
        for y in 0..<height {
          for x in 0..<width {
            words.storeBytes(
              of: shades[Int(strength(x, y))], toByteOffset: y * stride + x * 4, as: UInt32.self)
          }
        }
      }
    }

    /// The premultiplied color at each of the 256 strengths of a mask.
    private var premultipliedShades: [UInt32] {
      (0...255).map { strength in
        let alpha = Double(strength) * color.opacity
        func channel(_ value: Double) -> UInt32 { UInt32((value * alpha).rounded()) }
        return channel(1) << 24 | channel(color.red) << 16 | channel(color.green) << 8
          | channel(color.blue)
      }
    }
  }

  extension Layer {
    /// Calls `body` with the opacity of each pixel.
    fileprivate func forEachAlpha(_ body: (Int, Int, UInt8) -> Void) throws {
      let stride = surface.stride
      try surface.withPixels { pixels in
        let words = UnsafeRawPointer(pixels)
        for y in 0..<area.height {
          for x in 0..<area.width {
            let pixel = words.load(fromByteOffset: y * stride + x * 4, as: UInt32.self)
            body(x, y, UInt8(truncatingIfNeeded: pixel >> 24))
          }
        }
      }
    }
  }
#endif
