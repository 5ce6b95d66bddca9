#if Graphics
  import CCairo
  import Foundation
  import QuoinDrawing
  import QuoinGeometry

  /// A group that is drawn by itself and then painted as a whole.
  struct Layer {
    let area: PixelRect
    let surface: Surface
    let opacity: Double
    let shadow: Shadow?

    /// A transparent layer over the pixels of `area`.
    init(area: PixelRect, opacity: Double, shadow: Shadow?) throws(PressError) {
      self.area = area
      self.opacity = opacity
      self.shadow = shadow
      surface = try Surface(width: area.width, height: area.height)
      surface.setOrigin(x: area.x, y: area.y)
    }

    /// Paints shadow and group where they belong.
    func paint(on canvas: Canvas) throws {
      canvas.save()
      canvas.usePixels()
      try paintShadow(on: canvas)
      cairo_set_source_surface(canvas.context, surface.pointer, 0, 0)
      cairo_paint_with_alpha(canvas.context, opacity)
      canvas.restore()
    }

    /// Paints the shadow alone; coordinates are the layer's pixels.
    func paintShadow(on canvas: Canvas) throws {
      guard let shadow else { return }
      let picture = try shadow.picture(of: self)
      cairo_set_source_surface(
        canvas.context, picture.pointer, shadow.offset.width, shadow.offset.height)
      cairo_paint(canvas.context)
    }
  }
#endif
