#if Graphics
  import CCairo
  import Foundation
  import QuoinDrawing
  import QuoinGeometry

  /// A group that is drawn into its own surface and then painted as a whole.
  final class Layer {
    let area: PixelRect
    let surface: Surface
    private let finish: Finish
    private let opacity: Double
    private let blending: Blending
    /// The mask that limits where the layer is visible; `nil` if nothing limits it.
    var mask: Surface?
    /// The pixels of the canvas that the layer, or an item after it, covers.
    var hidden: PixelRect?

    /// Creates a transparent layer over the pixels of `area`.
    init(
      area: PixelRect, finish: Finish = .none, opacity: Double = 1, blending: Blending = .normal
    ) throws(CairoError) {
      self.area = area
      self.finish = finish
      self.opacity = opacity
      self.blending = blending
      surface = try Surface(width: area.width, height: area.height)
      surface.setOrigin(x: area.x, y: area.y)
    }

    /// Paints the finished group onto the canvas.
    func paint(on canvas: Canvas) throws {
      canvas.save()
      canvas.usePixels()
      switch finish {
      case .shadow(let shadow): try paintShadow(shadow, on: canvas)
      case .innerShadow: try paint(surface, on: canvas)
      default: break
      }
      try paint(finished().picture, on: canvas)
      canvas.restore()
    }

    /// Returns the group's picture with the effect applied, without a shadow below it, and the
    /// picture's offset.
    func finished() throws -> (picture: Surface, offset: CGSize) {
      switch finish {
      case .none, .shadow: return (surface, .zero)
      case .shadowOnly(let shadow): return (try shadow.picture(of: self), shadow.offset)
      case .innerShadow(let shadow), .innerShadowOnly(let shadow):
        return (try shadow.innerPicture(of: self), .zero)
      case .blur(let blur): return (try blur.picture(of: self), .zero)
      case .recolor(let change):
        try surface.changeColors(change)
        return (surface, .zero)
      }
    }

    private func paintShadow(_ shadow: Shadow, on canvas: Canvas) throws {
      let picture = try shadow.picture(of: self)
      canvas.save()
      if let hidden { canvas.exclude(hidden) }
      cairo_set_source_surface(
        canvas.context, picture.pointer, shadow.offset.width, shadow.offset.height)
      cairo_paint_with_alpha(canvas.context, opacity)
      canvas.restore()
    }

    private func paint(_ picture: Surface, on canvas: Canvas) throws {
      if blending == .plusDarker {
        return try canvas.addDarkness(of: picture, over: area, opacity: opacity)
      }
      cairo_set_source_surface(canvas.context, picture.pointer, 0, 0)
      cairo_set_operator(canvas.context, blending.cairo)
      guard let mask else { return cairo_paint_with_alpha(canvas.context, opacity) }
      cairo_push_group(canvas.context)
      cairo_set_source_surface(canvas.context, picture.pointer, 0, 0)
      cairo_mask_surface(canvas.context, mask.pointer, 0, 0)
      cairo_pop_group_to_source(canvas.context)
      cairo_paint_with_alpha(canvas.context, opacity)
    }
  }

  /// The change applied to a layer's pixels once the layer is complete.
  enum Finish {
    case none
    case shadow(Shadow)
    /// The shadow of the layer, without the layer itself.
    case shadowOnly(Shadow)
    case innerShadow(Shadow)
    /// The inner shadow of the layer, without the layer itself.
    case innerShadowOnly(Shadow)
    case blur(Blur)
    case recolor(PixelFilter)

    /// Returns the pixels that affect `visible`, directly or through a shadow or blur.
    func source(of visible: PixelRect) -> PixelRect {
      switch self {
      case .none, .recolor: visible
      case .shadow(let shadow), .shadowOnly(let shadow): shadow.source(of: visible)
      case .innerShadow(let shadow), .innerShadowOnly(let shadow):
        shadow.source(of: visible)
      case .blur(let blur): blur.source(of: visible)
      }
    }
  }

  extension Finish {
    /// The distance in pixels that the shadow or blur extends beyond the layer.
    var reach: Int {
      switch self {
      case .none, .recolor: 0
      case .shadow(let shadow), .shadowOnly(let shadow): shadow.reach
      case .innerShadow(let shadow), .innerShadowOnly(let shadow): shadow.reach
      case .blur(let blur): blur.reach
      }
    }
  }

  extension Blending {
    /// Whether the mode changes the backdrop where the group itself is empty.
    var reachesBeyond: Bool {
      switch self {
      case .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
      default: false
      }
    }

    var cairo: cairo_operator_t {
      switch self {
      case .normal: CAIRO_OPERATOR_OVER
      // `addDarkness` draws `plusDarker`; where it can't, multiplying is the closest operator.
      case .multiply, .plusDarker: CAIRO_OPERATOR_MULTIPLY
      case .screen: CAIRO_OPERATOR_SCREEN
      case .overlay: CAIRO_OPERATOR_OVERLAY
      case .darken: CAIRO_OPERATOR_DARKEN
      case .lighten: CAIRO_OPERATOR_LIGHTEN
      case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
      case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
      case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
      case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
      case .difference: CAIRO_OPERATOR_DIFFERENCE
      case .exclusion: CAIRO_OPERATOR_EXCLUSION
      case .hue: CAIRO_OPERATOR_HSL_HUE
      case .saturation: CAIRO_OPERATOR_HSL_SATURATION
      case .color: CAIRO_OPERATOR_HSL_COLOR
      case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
      case .clear: CAIRO_OPERATOR_DEST_OUT
      case .copy: CAIRO_OPERATOR_SOURCE
      case .sourceIn: CAIRO_OPERATOR_IN
      case .sourceOut: CAIRO_OPERATOR_OUT
      case .sourceAtop: CAIRO_OPERATOR_ATOP
      case .destinationOver: CAIRO_OPERATOR_DEST_OVER
      case .destinationIn: CAIRO_OPERATOR_DEST_IN
      case .destinationOut: CAIRO_OPERATOR_DEST_OUT
      case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
      case .xor: CAIRO_OPERATOR_XOR
      case .plusLighter: CAIRO_OPERATOR_ADD
      }
    }
  }
#endif
