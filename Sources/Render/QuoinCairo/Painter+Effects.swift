#if Graphics
  import CCairo
  import Foundation
  import QuoinDrawing
  import QuoinGeometry

  extension Painter {
    /// Opens an effect; returns `false` if its group needs no drawing because it is invisible or
    /// already drawn.
    func enter(_ effect: Effect, at index: Int) throws -> Bool {
      let group = groups[index]
      guard !group.contentBounds.isNull else { return false }
      switch effect {
      case .element: begin(.state)
      case .transform(let transform):
        guard canvas.matrix.followed(by: transform) != nil else { return false }
        begin(.state)
        canvas.apply(transform)
      case .clip(let path, let evenOdd):
        let clip = {
          self.setRule(evenOdd)
          self.trace(path)
          cairo_clip(self.context)
        }
        if group.containsBlend { return try isolate(at: index, before: clip) }
        begin(.state)
        clip()
        noteClip(path)
      case .opacity(let opacity):
        guard opacity > 0 else { return false }
        if group.isSingleItem || opacity >= 1 && !group.containsBlend {
          fade(by: opacity)
        } else {
          return try isolate(at: index, opacity: opacity)
        }
      case .isolate, .blend(.normal), .blur(radius: 0, isOpaque: false):
        if group.containsBlend { return try isolate(at: index) }
        begin(.state)
      case .blend(let blending): return try isolate(at: index, blending: blending)
      case .recolor(let matrix):
        let isApart = matrix.keepsOpacityApart && group.hasPlainColors
        guard isApart, group.isSingleItem else {
          return try finishLater(effect, at: index)
        }
        recolor(by: matrix)
      case .shadow(let color, _, _), .innerShadow(let color, _, _):
        if color.opacity > 0 { return try finishLater(effect, at: index) }
        if group.containsBlend { return try isolate(at: index) }
        begin(.state)
      case .blur, .luminanceToAlpha: return try finishLater(effect, at: index)
      case .mask:
        guard index + 1 < list.items.count, list.items[index + 1] == .push(.maskShape) else {
          return false
        }
        return try isolate(at: index)
      case .maskShape:
        guard index > 0, list.items[index - 1] == .push(.mask) else { return false }
        try beginMaskShape()
      }
      return true
    }

    /// Opens the group at `index` as a layer; `prepare` may clip the current canvas first.
    private func isolate(
      at index: Int, opacity: Double = 1, blending: Blending = .normal,
      before prepare: () -> Void = {}
    ) throws -> Bool {
      let bounds = groups[index].contentBounds
      let opacity = opacity * alpha
      let area = PixelRect(around: bounds.applying(canvas.matrix))
        .intersection(canvas.visiblePixels)
      guard let area else { return false }
      canvas.save()
      prepare()
      let layer = try Layer(area: area, opacity: opacity, blending: blending)
      try begin(layer, as: .layer(layer))
      return true
    }

    /// Begins the layer of a mask's shape, directly inside the mask.
    private func beginMaskShape() throws {
      let layer = try Layer(area: canvas.wholeArea)
      try begin(layer, as: .maskLayer(layer))
    }

    /// Opens a group whose effect changes its pixels once it is complete.
    private func finishLater(_ effect: Effect, at index: Int) throws -> Bool {
      let finish = finish(effect, in: canvas.matrix)
      let wanted = PixelRect(around: groups[index].contentBounds.applying(canvas.matrix))
      guard let area = wanted.intersection(finish.source(of: canvas.visiblePixels)) else {
        return false
      }
      canvas.save()
      let layer = try Layer(area: area, finish: finish, opacity: alpha)
      layer.hidden = hidden(at: index)
      try begin(layer, as: .layer(layer))
      return true
    }

    /// Returns the pixel change for `effect`, drawn through `matrix`.
    private func finish(_ effect: Effect, in matrix: CGAffineTransform) -> Finish {
      func shadow(_ color: ResolvedColor, _ radius: CGFloat, _ offset: CGSize) -> Shadow {
        Shadow(color: recolored(color), radius: radius, offset: offset, in: matrix)
      }
      switch effect {
      case .shadow(let color, let radius, let offset):
        return .shadow(shadow(color, radius, offset))
      case .innerShadow(let color, let radius, let offset):
        return .innerShadow(shadow(color, radius, offset))
      case .blur(let radius, let isOpaque):
        return .blur(Blur(sigma: radius * matrix.meanScale, isOpaque: isOpaque))
      case .recolor(let matrix): return .recolor(.matrix(matrix))
      case .luminanceToAlpha: return .recolor(.luminanceToAlpha)
      default: return .none
      }
    }
  }
#endif
