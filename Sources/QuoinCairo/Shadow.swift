#if Graphics
  import CCairo
  import Foundation
  import QuoinDrawing
  import QuoinGeometry

  /// A shadow, measured in pixels.
  struct Shadow {
    let color: ResolvedColor
    let sigma: CGFloat
    let offset: CGSize
    private let blur: BoxBlur

    /// The shadow of `radius` and `offset` points, drawn through `matrix`.
    init(color: ResolvedColor, radius: CGFloat, offset: CGSize, in matrix: CGAffineTransform) {
      self.init(color: color, sigma: radius * matrix.meanScale, offset: offset.applying(matrix))
    }

    private init(color: ResolvedColor, sigma: CGFloat, offset: CGSize) {
      self.color = color
      self.sigma = sigma
      self.offset = offset
      blur = BoxBlur(sigma: sigma)
    }

    /// How many pixels a point of a vector format gets: enough for the eye, and fewer the softer it is.
    var pictureScale: CGFloat { sigma < 1 ? 4 : sigma < 4 ? 3 : 2 }

    func scaled(by scale: CGFloat) -> Shadow {
      Shadow(
        color: color, sigma: sigma * scale,
        offset: CGSize(width: offset.width * scale, height: offset.height * scale))
    }

    /// Where things can lie that are seen in `visible`, themselves or by their shadow.
    func source(of visible: PixelRect) -> PixelRect {
      let casting = visible.rect.offsetBy(dx: -offset.width, dy: -offset.height)
        .grown(by: CGFloat(blur.reach) + 1)
      return PixelRect(around: visible.rect.union(casting))
    }

    /// The layer's silhouette, blurred and coloured, before it is moved by the offset.
    func picture(of layer: Layer) throws -> Surface {
      let area = layer.area
      let reach = blur.reach
      let (width, height) = (area.width + 2 * reach, area.height + 2 * reach)
      guard width * height <= RasterSize.pixelLimit, max(width, height) <= 32_767 else {
        throw PressError.effectsTooDeep
      }
      var mask = [UInt8](repeating: 0, count: width * height)
      let layerStride = layer.surface.stride
      try layer.surface.withPixels { pixels in
        let words = UnsafeRawPointer(pixels)
        for y in 0..<area.height {
          let row = (y + reach) * width + reach
          for x in 0..<area.width {
            let pixel = words.load(fromByteOffset: y * layerStride + x * 4, as: UInt32.self)
            mask[row + x] = UInt8(truncatingIfNeeded: pixel >> 24)
          }
        }
      }
      blur.apply(to: &mask, width: width, height: height)
      let picture = try Surface(width: width, height: height)
      picture.setOrigin(x: area.x - reach, y: area.y - reach)
      let stride = picture.stride
      let shades = premultipliedShades
      try picture.withPixels { pixels in
        let words = UnsafeMutableRawPointer(pixels)
        for y in 0..<height {
          for x in 0..<width {
            words.storeBytes(
              of: shades[Int(mask[y * width + x])], toByteOffset: y * stride + x * 4,
              as: UInt32.self)
          }
        }
      }
      return picture
    }

    /// The colour at each of the 256 strengths of a mask, premultiplied.
    private var premultipliedShades: [UInt32] {
      (0...255).map { strength in
        let alpha = Double(strength) * color.opacity
        func channel(_ value: Double) -> UInt32 { UInt32((value * alpha).rounded()) }
        return channel(1) << 24 | channel(color.red) << 16 | channel(color.green) << 8
          | channel(color.blue)
      }
    }
  }
#endif
