#if Graphics
  import CCairo
  import Foundation
  import QuoinDrawing
  import QuoinGeometry

  /// Draws the items of one list, in order, onto one surface.
  ///
  /// The painter opens an effect at its push and closes it at its pop without recursion, so only
  /// memory limits nesting. It applies the opacity and the recoloring of a group with a single
  /// item to that item's paint; for any other effect, the painter draws the group into a layer
  /// first:
  ///
  /// 1. `push` makes a layer, a transparent picture just large enough, and drawing goes there.
  /// 2. `pop` finishes the layer's pixels (for example, blurs them or makes a shadow of them) and
  ///    paints it.
  ///
  /// A ``PDFPainter`` uses a painter for effects that PDF doesn't have.
  final class Painter {
    /// The state that a pop restores.
    enum Open {
      case state
      case layer(Layer)
      /// The shape of a mask; its pop passes the layer to the enclosing group.
      case maskLayer(Layer)
    }

    /// The pixels of a canvas that the open clips leave untouched.
    enum Unclipped {
      /// There is no clip.
      case everywhere
      /// A rectangle inside the clips; `nil` if there is no obvious one.
      case inside(PixelRect?)
    }

    let list: DisplayList
    let groups: DisplayGroups
    /// Whether this painter draws a part of a document, where it can't read what is below.
    let isPartOfDocument: Bool
    /// The surfaces to draw on: the page, then one for each open layer.
    private(set) var canvases: [Canvas]
    private var open: [(what: Open, alpha: Double, recolorings: Int, unclipped: Unclipped)] = []
    /// The area that the canvas's clips leave uncut.
    private(set) var unclipped = Unclipped.everywhere
    /// The opaque cover of a part of the page, below which nothing needs drawing.
    private let cover: OcclusionRect?
    /// Whether to skip hidden content; tests turn this off.
    var omitsHidden = true
    /// The opacity of open groups, applied to each item instead of the group.
    private(set) var alpha = 1.0
    /// The recoloring of open groups, applied to each item instead of the group, outermost first.
    private(set) var recolorings: [ColorMatrix]
    private var layerPixels = 0
    /// The list's images, created when first drawn.
    var images: [Int: PlacedImage] = [:]
    var colorGlyphs: [ColorGlyphKey: Surface] = [:]

    /// Creates a painter of `list`, which must be sanitized; `matrix` maps its points to the
    /// surface's pixels.
    init(
      _ list: DisplayList, surface: Surface, matrix: CGAffineTransform
    ) throws(CairoError) {
      self.list = list
      self.groups = DisplayGroups(list.items)
      isPartOfDocument = false
      recolorings = []
      let canvas = try Canvas(surface, matrix: matrix)
      canvases = [canvas]
      cover = OcclusionRect(list, matrix, page: canvas.wholeArea)
    }

    /// Creates a painter that draws a part of a document's page as pixels, with the recoloring of
    /// the enclosing groups.
    init(
      _ list: DisplayList, _ groups: DisplayGroups, recolorings: [ColorMatrix], surface: Surface,
      matrix: CGAffineTransform
    ) throws(CairoError) {
      self.list = list
      self.groups = groups
      isPartOfDocument = true
      self.recolorings = recolorings
      canvases = [try Canvas(surface, matrix: matrix)]
      cover = nil
    }

    /// The canvas that drawing currently goes to.
    var canvas: Canvas { canvases[canvases.count - 1] }
    var context: OpaquePointer { canvas.context }

    func fillPage(_ color: ResolvedColor) {
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.opacity)
      cairo_paint(context)
    }

    /// Draws the background and the items.
    func drawPage() throws {
      if let background = list.background, background.opacity > 0 { fillPage(background) }
      try draw(list.items.indices)
      try checkCairo(cairo_status(context))
    }

    /// Draws the items of `range`, which must contain whole groups.
    func draw(_ range: Range<Int>) throws {
      var index = range.lowerBound
      while index < range.upperBound {
        let item = list.items[index]
        switch item {
        case .fill(let path, let paint, let evenOdd):
          try setSource(paint, over: item.bounds)
          try withoutClips(around: item.bounds) {
            try fill(path, evenOdd: evenOdd, around: paint.isPlain ? nil : hidden(at: index))
          }
        case .stroke(let path, let style, let paint):
          try setSource(paint, over: item.bounds)
          withoutClips(around: item.bounds) { stroke(path, style) }
        case .stamps(let path, let positions, let color):
          try withoutClips(around: item.bounds) { try stamp(path, at: positions, color) }
        case .glyphs(let run, let origin, let paint):
          try show(run, at: origin, paint, over: item.bounds)
        case .image(let number, let rect, let interpolation):
          try drawImage(number, in: rect, interpolation)
        case .push(let effect):
          if try !enter(effect, at: index) { index = groups[index].end }
        case .pop: try leave()
        }
        index += 1
      }
    }

    // MARK: Hidden content

    /// Returns the pixels of the canvas that an item after `index` covers, which hides anything
    /// drawn there earlier.
    func hidden(at index: Int) -> PixelRect? {
      guard omitsHidden, canvases.count == 1, let cover, index < cover.index else { return nil }
      return cover.area
    }

    /// Calls `body` to draw something inside `bounds`, without the clips if they cut nothing off.
    /// This saves time, because Cairo intersects every path with the clip first.
    func withoutClips(around bounds: CGRect, _ body: () throws -> Void) rethrows {
      guard case .inside(let area?) = unclipped,
        area.rect.contains(bounds.applying(canvas.matrix).insetBy(dx: -1, dy: -1))
      else { return try body() }
      canvas.save()
      cairo_reset_clip(context)
      try body()
      canvas.restore()
    }

    /// Records `path` as a clip of the canvas.
    func noteClip(_ path: Path) {
      guard omitsHidden else {
        unclipped = .inside(nil)
        return
      }
      let inner = PixelRect(inside: path, canvas.matrix)
      switch unclipped {
      case .everywhere: unclipped = .inside(inner)
      case .inside(let outer): unclipped = .inside(outer.flatMap { inner?.intersection($0) })
      }
    }

    // MARK: Groups

    /// Begins an effect that the matching pop ends; drawing stays on the same canvas.
    func begin(_ what: Open) {
      open.append((what, alpha, recolorings.count, unclipped))
      canvas.save()
    }

    /// Begins a layer that receives all drawing until the matching pop.
    func begin(_ layer: Layer, as what: Open) throws {
      layerPixels += layer.area.pixelCount
      guard layerPixels <= RasterSize.pixelLimit else { throw CairoError.effectsTooDeep }
      let inner = try Canvas(layer.surface, matrix: canvas.matrix)
      open.append((what, alpha, recolorings.count, unclipped))
      canvases.append(inner)
      (alpha, unclipped) = (1, .everywhere)
    }

    /// Applies `opacity` to the items drawn until the matching pop.
    func fade(by opacity: Double) {
      begin(.state)
      alpha *= opacity
    }

    /// Recolors the items drawn until the matching pop.
    func recolor(by matrix: ColorMatrix) {
      begin(.state)
      alpha *= Double(matrix.a4)
      recolorings.append(matrix)
    }

    private func leave() throws {
      guard let (what, outerAlpha, outerRecolorings, outerUnclipped) = open.popLast() else {
        return
      }
      (alpha, unclipped) = (outerAlpha, outerUnclipped)
      recolorings.removeLast(recolorings.count - outerRecolorings)
      switch what {
      case .state: canvas.restore()
      case .layer(let layer):
        try close(layer)
        try layer.paint(on: canvas)
        canvas.restore()
      case .maskLayer(let layer):
        try close(layer)
        if case .layer(let masked)? = open.last?.what { masked.mask = layer.surface }
      }
    }

    private func close(_ layer: Layer) throws {
      try checkCairo(cairo_status(context))
      canvases.removeLast()
      layerPixels -= layer.area.pixelCount
    }
  }
#endif
