#if Graphics
  import CCairo
  import Foundation
  import QuoinDrawing
  import QuoinGeometry

  /// Draws the items of one list, in order, onto one surface.
  ///
  /// Effects are opened at their push and closed at their pop without recursion, so nesting is limited by
  /// memory alone. Opacity of a group with one thing in it becomes alpha of that thing's paint; any other
  /// opacity, and every shadow, draws its group into a layer first:
  ///
  /// 1. `push` makes a layer, a transparent picture just large enough, and drawing goes there.
  /// 2. `pop` blurs a copy of the layer's alpha for the shadow, paints it, and paints the layer above.
  ///
  /// A vector target keeps its vectors: shadows are drawn as pictures below them by a second painter, and
  /// opacity uses the format's own groups.
  final class Painter {
    enum Target { case raster, vector }

    /// What a pop has to undo.
    private enum Open {
      case state
      case vectorGroup(opacity: Double)
      case layer(Layer)
    }

    let list: DisplayList
    let target: Target
    let groups: DisplayGroups
    /// The surfaces drawn on: the page, then one for each open layer.
    private var canvases: [Canvas]
    private var open: [(what: Open, alpha: Double)] = []
    /// Opacity that the next things drawn get instead of their group.
    private(set) var alpha = 1.0
    private var layerPixels = 0
    /// The list's images, made when first drawn.
    var images: [Int: PlacedImage] = [:]
    var colorGlyphs: [ColorGlyphKey: Surface] = [:]

    /// `list` must be sanitised; `matrix` maps its points to the surface's pixels.
    init(
      _ list: DisplayList, groups: DisplayGroups? = nil, target: Target, surface: Surface,
      matrix: CGAffineTransform
    ) throws(PressError) {
      self.list = list
      self.groups = groups ?? DisplayGroups(list.items)
      self.target = target
      canvases = [try Canvas(surface, matrix: matrix)]
    }

    /// Where drawing goes now.
    var canvas: Canvas { canvases[canvases.count - 1] }
    var context: OpaquePointer { canvas.context }

    func fillPage(_ color: ResolvedColor) {
      setSource(.color(color))
      cairo_paint(context)
    }

    /// Draws background and items.
    func drawPage() throws {
      if let background = list.background, background.opacity > 0 { fillPage(background) }
      try draw(list.items.indices)
      try checkCairo(cairo_status(context))
    }

    /// Draws the items of `range`, which holds whole groups.
    func draw(_ range: Range<Int>) throws {
      var index = range.lowerBound
      while index < range.upperBound {
        switch list.items[index] {
        case .fill(let path, let paint, let evenOdd): fill(path, paint, evenOdd: evenOdd)
        case .stroke(let path, let style, let paint): stroke(path, style, paint)
        case .glyphs(let run, let origin, let paint): try show(run, at: origin, paint)
        case .image(let number, let rect, let interpolation):
          try drawImage(number, in: rect, interpolation)
        case .push(let effect):
          if try !enter(effect, at: index) { index = groups[index].end }
        case .pop: try leave()
        }
        index += 1
      }
    }

    /// Opens an effect; answers false when nothing of the group can be seen.
    private func enter(_ effect: Effect, at index: Int) throws -> Bool {
      let group = groups[index]
      guard !group.contentBounds.isNull else { return false }
      switch effect {
      case .clip(let path, let evenOdd):
        save(.state)
        setRule(evenOdd)
        trace(path)
        cairo_clip(context)
      case .transform(let transform):
        guard canvas.matrix.followed(by: transform) != nil else { return false }
        save(.state)
        canvas.apply(transform)
      case .opacity(let opacity):
        guard opacity > 0 else { return false }
        if opacity >= 1 || group.isSingleItem {
          save(.state)
          alpha *= opacity
        } else if target == .vector {
          save(.vectorGroup(opacity: opacity))
          addRectangle(context, group.contentBounds)
          cairo_clip(context)
          cairo_push_group(context)
        } else {
          let area = PixelRect(around: group.contentBounds.applying(canvas.matrix))
            .intersection(canvas.visiblePixels)
          guard let area else { return false }
          try openLayer(area, opacity: opacity, shadow: nil)
        }
      case .shadow(let color, let radius, let offset):
        let shadow = Shadow(color: color, radius: radius, offset: offset, in: canvas.matrix)
        if target == .vector {
          if color.opacity > 0 { try drawShadowPicture(shadow, of: index + 1..<group.end) }
          save(.state)
          return true
        }
        let wanted = PixelRect(around: group.contentBounds.applying(canvas.matrix))
        guard let area = wanted.intersection(shadow.source(of: canvas.visiblePixels)) else {
          return false
        }
        try openLayer(area, opacity: 1, shadow: color.opacity > 0 ? shadow : nil)
      }
      return true
    }

    private func save(_ what: Open) {
      open.append((what, alpha))
      canvas.save()
    }

    private func openLayer(_ area: PixelRect, opacity: Double, shadow: Shadow?) throws {
      layerPixels += area.pixelCount
      guard layerPixels <= RasterSize.pixelLimit else { throw PressError.effectsTooDeep }
      let layer = try Layer(area: area, opacity: opacity, shadow: shadow)
      let inner = try Canvas(layer.surface, matrix: canvas.matrix)
      open.append((.layer(layer), alpha))
      canvases.append(inner)
      alpha = 1
    }

    private func leave() throws {
      guard let (what, outerAlpha) = open.popLast() else { return }
      alpha = outerAlpha
      switch what {
      case .state: canvas.restore()
      case .vectorGroup(let opacity):
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, opacity)
        canvas.restore()
      case .layer(let layer):
        try checkCairo(cairo_status(context))
        canvases.removeLast()
        layerPixels -= layer.area.pixelCount
        try layer.paint(on: canvas)
      }
    }

    /// The shadow of vectors: the group is drawn as pixels, of which only the blurred alpha is kept.
    private func drawShadowPicture(_ shadow: Shadow, of range: Range<Int>) throws {
      let scale = shadow.pictureScale
      let enlarged = CGAffineTransform(scaleX: scale, y: scale)
      let matrix = canvas.matrix.concatenating(enlarged)
      let larger = shadow.scaled(by: scale)
      let wanted = PixelRect(around: groups[range.lowerBound - 1].contentBounds.applying(matrix))
      let visible = PixelRect(around: canvas.visiblePixels.rect.applying(enlarged))
      guard let area = wanted.intersection(larger.source(of: visible)) else { return }
      guard area.pixelCount <= RasterSize.pixelLimit else { throw PressError.effectsTooDeep }
      let layer = try Layer(area: area, opacity: 1, shadow: larger)
      let painter = try Painter(
        list, groups: groups, target: .raster, surface: layer.surface, matrix: matrix)
      try painter.draw(range)
      try checkCairo(cairo_status(painter.context))
      canvas.save()
      canvas.usePixels(scale: scale)
      try layer.paintShadow(on: canvas)
      canvas.restore()
    }
  }
#endif
