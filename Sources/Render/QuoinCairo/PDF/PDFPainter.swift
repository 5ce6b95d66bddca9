#if Graphics
  import Foundation
  import QuoinDrawing
  import QuoinGeometry

  /// Writes the items of one list, in order, as the content of a page.
  ///
  /// Vectors stay vectors: opacity, masks and the blend modes that PDF has become its groups, each thing gets its new colours.
  /// What PDF doesn't have becomes a picture that a ``Painter`` draws: shadows lie below their group, groups that are blurred, or
  /// recoloured with images in them, are pictures as a whole.
  ///
  /// Groups are opened at their push and closed at their pop without recursion, so only memory limits nesting.
  final class PDFPainter {
    /// The state that a pop has to undo.
    private enum Open {
      case state
      case group(opacity: Double, Blending, mask: Int?)
      case maskShape
      /// A part of the document.
      case element
      /// The push whose inner shadow is still to be drawn over its group.
      case innerShadow(at: Int)
    }

    let list: DisplayList
    let groups: DisplayGroups
    let document: PDFDocument
    /// The page, then one for each open group.
    private(set) var canvases: [PDFCanvas]
    private var open: [(what: Open, alpha: Double, recolorings: Int)] = []
    /// The opacity of open groups that the next things get instead of their group.
    private(set) var alpha = 1.0
    /// The new colours of open groups that the next things get instead of their group, outermost first.
    private(set) var recolorings: [ColorMatrix] = []
    /// Which parts of the document the content belongs to; `nil` where it names none.
    private(set) var marks: PDFMarks?
    /// The groups whose content is blended in a way that PDF doesn't have.
    private let unknownBlends: UnknownBlends

    /// - Parameter list: must be sanitised.
    init(_ list: DisplayList, document: PDFDocument, marks: PDFMarks?) {
      (self.list, self.document, self.marks) = (list, document, marks)
      groups = DisplayGroups(list.items)
      unknownBlends = UnknownBlends(list.items)
      let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: list.size.height)
      var page = PDFCanvas(
        outer: .identity, patterns: flip, visible: CGRect(origin: .zero, size: list.size))
      page.source.put(flip)
      page.source.put("cm\n")
      canvases = [page]
    }

    /// The canvas that is written to now.
    var canvas: PDFCanvas {
      _read { yield canvases[canvases.count - 1] }
      _modify { yield &canvases[canvases.count - 1] }
    }

    /// Writes background and items; what remains is the page.
    func drawPage() throws {
      if let background = list.background, background.opacity > 0 {
        mark(isText: false)
        canvas.setFill(background)
        canvas.setOpacity(background.opacity)
        canvas.source.put(Path(CGRect(origin: .zero, size: list.size)), decimals: 3)
        canvas.source.put("f\n")
      }
      var index = 0
      while index < list.items.count {
        let item = list.items[index]
        switch item {
        case .fill(let path, let paint, let evenOdd):
          mark(isText: false)
          draw(paint, over: item.bounds) { canvas in
            canvas.source.put(path, decimals: canvas.decimals)
            canvas.source.put(evenOdd ? "f*\n" : "f\n")
          }
        case .stroke(let path, let style, let paint):
          mark(isText: false)
          draw(paint, over: item.bounds, isStroke: true) { canvas in
            canvas.setLine(style)
            canvas.source.put(path, decimals: canvas.decimals)
            canvas.source.put("S\n")
          }
        case .glyphs(let run, let origin, let paint):
          mark(isText: true)
          try show(run, at: origin, paint, over: item.bounds)
        case .image(let number, let rect, _):
          mark(isText: false)
          try drawImage(number, in: rect, isSmooth: item.isSmooth)
        case .push(let effect):
          if try !enter(effect, at: index) { index = groups[index].end }
        case .pop: try leave()
        }
        index += 1
      }
      marks?.end(in: &canvases[0])
    }

    // MARK: Parts of the document

    /// Says which part of the document what follows belongs to.
    private func mark(isText: Bool) {
      // A group of its own belongs to one part as a whole.
      guard marks != nil, canvases.count == 1 else { return }
      marks?.mark(in: &canvases[0], isText: isText)
    }

    private func save() { canvas.save() }

    private func restore() {
      if canvases.count == 1 { marks?.leave(depth: canvases[0].depth, in: &canvases[0]) }
      canvas.restore()
    }

    // MARK: Groups

    private func begin(_ what: Open) {
      open.append((what, alpha, recolorings.count))
    }

    /// Opens an effect; returns false when its group needs no drawing: nothing of it can be seen, or it is drawn already.
    private func enter(_ effect: Effect, at index: Int) throws -> Bool {
      let group = groups[index]
      guard !group.contentBounds.isNull else { return false }
      switch effect {
      case .element(let element):
        let isInGroup = canvases.count > 1
        guard marks != nil, !isInGroup else {
          save()
          begin(.state)
          return true
        }
        marks?.begin(element, in: &canvases[0])
        save()
        begin(.element)
      case .transform(let transform):
        guard canvas.all.followed(by: transform) != nil else { return false }
        save()
        begin(.state)
        canvas.apply(transform)
      case .clip(let path, let evenOdd):
        if group.containsBlend {
          return try isolate(at: index) { $0.clip(path, evenOdd: evenOdd) }
        }
        save()
        begin(.state)
        canvas.clip(path, evenOdd: evenOdd)
      case .opacity(let opacity):
        guard opacity > 0 else { return false }
        if group.isSingleItem || opacity >= 1 && !group.containsBlend {
          save()
          begin(.state)
          alpha *= opacity
        } else {
          return try isolate(at: index, opacity: opacity)
        }
      case .isolate, .blend(.normal), .blur(radius: 0, isOpaque: false):
        if group.containsBlend { return try isolate(at: index) }
        save()
        begin(.state)
      case .blend(let blending):
        guard blending.isStandard else {
          // What is in a group of its own has become part of that group's picture, but for the shapes of masks.
          guard canvases.count == 1 else { return try isolate(at: index) }
          mark(isText: false)
          try drawBlend(at: index)
          return false
        }
        return try isolate(at: index, blending: blending)
      case .recolor(let matrix):
        let isApart = matrix.keepsOpacityApart && group.hasPlainColors
        guard isApart, matrix.a4 == 1 || group.isSingleItem else {
          mark(isText: false)
          try drawPicture(ofGroupAt: index)
          return false
        }
        save()
        begin(.state)
        alpha *= Double(matrix.a4)
        recolorings.append(matrix)
      case .shadow(let color, _, _):
        if color.opacity > 0 {
          mark(isText: false)
          try drawPicture(ofGroupAt: index)
        } else if group.containsBlend {
          return try isolate(at: index)
        }
        save()
        begin(.state)
      case .innerShadow(let color, _, _):
        if color.opacity <= 0, group.containsBlend { return try isolate(at: index) }
        save()
        begin(color.opacity > 0 ? .innerShadow(at: index) : .state)
      case .blur, .luminanceToAlpha:
        mark(isText: false)
        try drawPicture(ofGroupAt: index)
        return false
      case .mask:
        guard index + 1 < list.items.count, list.items[index + 1] == .push(.maskShape) else {
          return false
        }
        return try isolate(at: index)
      case .maskShape:
        guard index > 0, list.items[index - 1] == .push(.mask) else { return false }
        begin(.maskShape)
        beginCanvas()
      }
      return true
    }

    /// Opens the group at `index` as one picture; `prepare` may clip the canvas before.
    private func isolate(
      at index: Int, opacity: Double = 1, blending: Blending = .normal,
      before prepare: (inout PDFCanvas) -> Void = { _ in }
    ) throws -> Bool {
      mark(isText: true)
      save()
      prepare(&canvas)
      let opacity = opacity * alpha
      if unknownBlends.areIn(index) {
        let outer = alpha
        alpha = opacity
        // A mask's shape needs the mask around it.
        let isMask = list.items[index] == .push(.mask)
        try drawPicture(
          of: isMask ? index..<groups[index].end + 1 : index + 1..<groups[index].end, index)
        alpha = outer
        restore()
        return false
      }
      begin(.group(opacity: opacity, blending, mask: nil))
      beginCanvas()
      return true
    }

    /// Begins a canvas whose coordinates are those that the items have here.
    private func beginCanvas() {
      let below = canvas
      canvases.append(
        PDFCanvas(outer: below.all, patterns: .identity, visible: below.visible))
      alpha = 1
    }

    /// Draws what `body` draws as one group.
    func drawGroup(opacity: Double, _ body: () -> Void) {
      let outer = alpha
      beginCanvas()
      body()
      let number = endCanvas()
      alpha = outer
      place(number, opacity)
    }

    /// Draws the group with that number.
    private func place(_ group: Int, _ opacity: Double) {
      canvas.setOpacity(opacity)
      canvas.use("/XObject", "X\(group)", "\(group) 0 R", "Do\n")
    }

    /// Writes the innermost group.
    ///
    /// - Returns: the number of the object.
    private func endCanvas() -> Int {
      let group = canvases.removeLast()
      let number = document.file.reserve()
      document.file.add(
        stream: group.source.bytes, Self.form(visible(in: canvas), group.resources), as: number)
      return number
    }

    /// What can be seen, in the coordinates of the items.
    private func visible(in canvas: PDFCanvas) -> CGRect {
      let rect = canvas.visible
      return rect.isNull || rect.isEmpty ? .zero : rect.applying(canvas.all.inverted())
    }

    /// What the dictionary of a group says.
    static func form(_ bounds: CGRect, _ resources: PDFResources, space: String = "/DeviceRGB")
      -> String
    {
      var box = PDFSource()
      for side in [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY] { box.put(side) }
      return """
         /Type /XObject /Subtype /Form /BBox [ \(String(decoding: box.bytes, as: UTF8.self))] \
        /Group << /Type /Group /S /Transparency /I true /CS \(space) >> /Resources \(resources.text)
        """
    }

    private func leave() throws {
      guard let (what, outerAlpha, outerRecolorings) = open.popLast() else { return }
      alpha = outerAlpha
      recolorings.removeLast(recolorings.count - outerRecolorings)
      switch what {
      case .state: restore()
      case .element:
        restore()
        marks?.end(in: &canvases[0])
        marks?.close()
      case .innerShadow(let index):
        restore()
        mark(isText: false)
        try drawPicture(ofGroupAt: index)
      case .maskShape:
        let shape = endCanvas()
        if case .group(let opacity, let blending, nil)? = open.last?.what {
          open[open.count - 1].what = .group(opacity: opacity, blending, mask: shape)
        }
      case .group(let opacity, let blending, let mask):
        let number = endCanvas()
        if let mask {
          canvas.use(
            "/ExtGState", "M\(mask)", "<< /SMask << /Type /Mask /S /Alpha /G \(mask) 0 R >> >>",
            "gs\n")
        }
        if blending != .normal {
          let name = blending.nameInPDF
          canvas.use("/ExtGState", "B\(name)", "<< /BM /\(name) >>", "gs\n")
        }
        place(number, opacity)
        restore()
      }
    }

    // MARK: New colours

    /// `color` with the changes of all open groups.
    func recolored(_ color: ResolvedColor) -> ResolvedColor {
      color.recolored(by: recolorings)
    }
  }

  /// Where something is blended in a way that PDF doesn't have.
  private struct UnknownBlends {
    /// The pushes of the groups that are one picture, with such a blend in them.
    private var groups: Set<Int> = []

    init(_ items: [DisplayItem]) {
      var open: [(index: Int, isApart: Bool)] = []
      for (index, item) in items.enumerated() {
        switch item {
        case .push(let effect):
          if case .blend(let blending) = effect, !blending.isStandard,
            let around = open.last(where: \.isApart)
          {
            groups.insert(around.index)
          }
          switch effect {
          case .transform, .element: open.append((index, false))
          default: open.append((index, true))
          }
        case .pop: _ = open.popLast()
        default: break
        }
      }
    }

    func areIn(_ index: Int) -> Bool { groups.contains(index) }
  }

  extension DisplayItem {
    fileprivate var isSmooth: Bool {
      if case .image(_, _, .none) = self { false } else { true }
    }
  }

  extension Blending {
    /// What PDF calls a mode that it has.
    fileprivate var nameInPDF: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }
#endif
