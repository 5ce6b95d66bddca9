#if Graphics
  import Foundation
  import QuoinDrawing
  import QuoinGeometry

  extension PDFPainter {
    // MARK: Images

    mutating func drawImage(_ index: Int, in rect: CGRect, isSmooth: Bool) throws {
      let source = list.images[index]
      let orientation: ImageOrientation
      let number: Int
      do {
        orientation = try ImageHeader(source.data).orientation
        number = try document.image(source, isSmooth: isSmooth)
      } catch {
        throw CairoError.image(index: index, reason: "\(error)")
      }
      let frame = rect.standardized
      // Maps stored pixels to the upright unit square, and then to the frame.
      draw(
        number,
        in: orientation.transform.concatenating(
          CGAffineTransform(
            a: frame.width, b: 0, c: 0, d: frame.height, tx: frame.minX, ty: frame.minY)))
    }

    /// Draws an image into the parallelogram to which `place` maps the unit square.
    mutating func draw(_ number: Int, in place: CGAffineTransform) {
      guard canvas.all.followed(by: place) != nil else { return }
      canvas.save()
      canvas.setOpacity(alpha)
      // In PDF, the y axis of images points up.
      canvas.apply(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1).concatenating(place))
      canvas.use("/XObject", "I\(number)", "\(number) 0 R", "Do\n")
      canvas.restore()
    }

    // MARK: Effects that PDF doesn't have

    /// The maximum number of pixels of a picture in a document: at four bytes each, a quarter of a
    /// gigabyte.
    private static let pictureLimit = 1 << 26

    /// Draws the effect at `index` as a picture: a shadow alone, or the whole group.
    mutating func drawPicture(ofGroupAt index: Int) throws {
      try drawPicture(of: index + 1..<groups[index].end, index)
    }

    /// Draws the items of `range` as a picture, with the effect at `index`.
    mutating func drawPicture(of range: Range<Int>, _ index: Int) throws {
      guard case .push(let effect) = list.items[index] else { return }
      let here = canvas.all
      var scale = effect.pictureScale(in: here)
      while true {
        let enlarged = CGAffineTransform(scaleX: scale, y: scale)
        let matrix = here.concatenating(enlarged)
        let finish = finish(effect, in: matrix)
        let wanted = PixelRect(around: groups[index].contentBounds.applying(matrix))
        let visible = PixelRect(around: canvas.visible.applying(enlarged))
        guard let area = wanted.intersection(finish.source(of: visible)) else { return }
        // A page may be larger than any picture: lower the resolution.
        guard Self.isPossible(area, finish.reach) else {
          scale /= 2
          continue
        }
        let layer = try Layer(area: area, finish: finish)
        let painter = try Painter(
          list, groups, recolorings: recolorings, surface: layer.surface, matrix: matrix)
        try painter.draw(range)
        let (picture, offset) = try layer.finished()
        return try draw(picture, movedBy: offset, scale: scale)
      }
    }

    private static func isPossible(_ area: PixelRect, _ reach: Int) -> Bool {
      area.pixelCount <= pictureLimit
        && RasterSize.isPossible(width: area.width + 2 * reach, height: area.height + 2 * reach)
    }

    /// Draws the page as it looks after the group at `index`, as a picture that covers the area
    /// changed by the group.
    mutating func drawBlend(at index: Int) throws {
      guard case .push(.blend(let blending)) = list.items[index] else { return }
      var items = Array(list.items[...groups[index].end])
      items += repeatElement(.pop, count: items.openPushes)
      var below = DisplayList(
        size: list.size, background: .white, items: items, images: list.images)
      if let background = list.background {
        let page = Path(CGRect(origin: .zero, size: list.size))
        below.items.insert(.fill(path: page, paint: .color(background), evenOdd: false), at: 0)
      }
      var scale: CGFloat = 4
      while true {
        let enlarged = CGAffineTransform(scaleX: scale, y: scale)
        let changed =
          blending.reachesBeyond
          ? canvas.visible : groups[index].contentBounds.applying(canvas.all)
        let wanted = PixelRect(around: changed.applying(enlarged))
        guard
          let area = wanted.intersection(PixelRect(around: canvas.visible.applying(enlarged)))
        else { return }
        guard Self.isPossible(area, 0) else {
          scale /= 2
          continue
        }
        let layer = try Layer(area: area)
        try Painter(below, surface: layer.surface, matrix: enlarged).drawPage()
        return try draw(layer.surface, movedBy: .zero, scale: scale)
      }
    }

    /// Draws a picture with `scale` pixels per point of the page.
    private mutating func draw(_ picture: Surface, movedBy offset: CGSize, scale: CGFloat) throws {
      let number = try document.file.image(PixelBuffer(picture), isSmooth: true)
      let place = CGAffineTransform(
        a: CGFloat(picture.width) / scale, b: 0, c: 0, d: CGFloat(picture.height) / scale,
        tx: (CGFloat(picture.origin.x) + offset.width) / scale,
        ty: (CGFloat(picture.origin.y) + offset.height) / scale)
      draw(number, in: place.concatenating(canvas.all.inverted()))
    }

    /// Returns the pixel change for `effect`, drawn through `matrix`; for shadows, the shadow
    /// alone.
    private func finish(_ effect: Effect, in matrix: CGAffineTransform) -> Finish {
      switch effect {
      case .shadow(let color, let radius, let offset):
        .shadowOnly(Shadow(color: recolored(color), radius: radius, offset: offset, in: matrix))
      case .innerShadow(let color, let radius, let offset):
        .innerShadowOnly(
          Shadow(color: recolored(color), radius: radius, offset: offset, in: matrix))
      case .blur(let radius, let isOpaque):
        .blur(Blur(sigma: radius * matrix.meanScale, isOpaque: isOpaque))
      case .recolor(let matrix): .recolor(.matrix(matrix))
      case .luminanceToAlpha: .recolor(.luminanceToAlpha)
      default: .none
      }
    }
  }

  extension [DisplayItem] {
    /// The number of pushes without a pop.
    fileprivate var openPushes: Int {
      reduce(0) { open, item in
        switch item {
        case .push: open + 1
        case .pop: open - 1
        default: open
        }
      }
    }
  }

  extension Effect {
    /// Returns the pixels per point for a group that becomes a picture: four (288 per inch) for
    /// sharp effects, and fewer for soft ones, in which the difference is invisible.
    fileprivate func pictureScale(in matrix: CGAffineTransform) -> CGFloat {
      switch self {
      case .shadow(_, let radius, _), .innerShadow(_, let radius, _), .blur(let radius, _):
        let sigma = radius * matrix.meanScale
        return sigma < 1 ? 4 : sigma < 4 ? 3 : 2
      default: return 4
      }
    }
  }
#endif
