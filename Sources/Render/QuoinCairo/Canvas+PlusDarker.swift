#if Graphics
  import CCairo
  import Foundation
  import QuoinDrawing
  import QuoinGeometry

  extension Canvas {
    /// Adds the darkness of `picture` to the drawing so far, in the pixels of `area`, inside the
    /// clip. Cairo has no such operator.
    ///
    /// Opacities add up, and so do the amounts by which the two are darker than white; both sums
    /// are clamped.
    func addDarkness(of picture: Surface, over area: PixelRect, opacity: Double) throws {
      let (source, target) = (try copy(of: area), try copy(of: area))
      try source.draw(picture, opacity: opacity)
      try drawPixels(onto: target)
      let (stride, count) = (source.stride, area.width * 4)
      try source.withPixels { source in
        try target.withPixels { target in
          for y in 0..<area.height {
            for place in Swift.stride(from: y * stride, to: y * stride + count, by: 4) {
              let (sourceAlpha, targetAlpha) = (Int(source[place + 3]), Int(target[place + 3]))
              let alpha = min(sourceAlpha + targetAlpha, 255)
              for channel in place..<place + 3 {
                let lack =
                  sourceAlpha - Int(source[channel]) + targetAlpha - Int(target[channel])
                target[channel] = UInt8(max(alpha - lack, 0))
              }
              target[place + 3] = UInt8(alpha)
            }
          }
        }
      }
      save()
      usePixels()
      addRectangle(context, area.rect)
      cairo_clip(context)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_surface(context, target.pointer, 0, 0)
      cairo_paint(context)
      restore()
    }

    private func copy(of area: PixelRect) throws(CairoError) -> Surface {
      let surface = try Surface(width: area.width, height: area.height)
      surface.setOrigin(x: area.x, y: area.y)
      return surface
    }
  }
#endif
