#if Graphics
  import Foundation
  import QuoinDrawing
  import QuoinGeometry

  /// Writes the items of one list, in order, as the content of a page.
  ///
  /// Vectors stay vectors: opacity, masks and standard blend modes become PDF groups, and
  /// recoloring changes each item's colors. Effects that PDF doesn't have become pictures drawn
  /// by a ``Painter``: a shadow is a picture below its group, and a group that is blurred, or
  /// recolored with images inside, becomes a picture as a whole.
  ///
  /// The painter opens groups at their push and closes them at their pop without recursion, so only
  /// memory limits nesting.
  struct PDFPainter {
    /// The state that a pop restores.
    private enum Open {
      case state
      case group(opacity: Double, Blending, mask: Int?)
      case maskShape
      /// A structure element, which leaves the graphics state as it is, or one that isn't written.
      case element(isWritten: Bool)
      /// A group whose inner shadow is drawn after it; `at` is the index of its push.
      case innerShadow(at: Int)
    }

    let list: DisplayList
    let groups: DisplayGroups
    let document: PDFDocument
    /// The canvases to write on: the page, then one for each open group.
    private(set) var canvases: [PDFCanvas]
    private var open: [(what: Open, alpha: Double, recolorings: Int)] = []
    /// The opacity of open groups, applied to each item instead of the group.
    private(set) var alpha = 1.0
    /// The recoloring of open groups, applied to each item instead of the group, outermost first.
    private(set) var recolorings: [ColorMatrix] = []
    /// The forms of stamped paths, by their source.
    var stampForms: [[UInt8]: Int] = [:]
    /// The page's marked content; `nil` in an untagged document.
    private(set) var marks: PDFMarkedContent?
    /// The groups whose content uses a blend mode that PDF doesn't have.
    private let unknownBlends: UnknownBlends

    /// Creates a painter of `list`, which must be sanitized.
    init(_ list: DisplayList, document: PDFDocument, marks: PDFMarkedContent?) {
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

    /// The canvas being written.
    var canvas: PDFCanvas {
      _read { yield canvases[canvases.count - 1] }
      _modify { yield &canvases[canvases.count - 1] }
    }

    /// Writes the background and the items; afterwards, the only open canvas is the page.
    mutating func drawPage() throws {
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
        case .stamps(let path, let positions, let color):
          mark(isText: false)
          stamp(path, at: positions, color)
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

    /// Sets the structure element for the following content.
    private mutating func mark(isText: Bool) {
      // A group's canvas belongs to one structure element as a whole.
      guard marks != nil, canvases.count == 1 else { return }
      marks?.mark(in: &canvases[0], isText: isText)
    }

    private mutating func save() { canvas.save() }

    private mutating func restore() {
      if canvases.count == 1 { marks?.leave(depth: canvases[0].depth, in: &canvases[0]) }
      canvas.restore()
    }

    // MARK: Groups

    private mutating func begin(_ what: Open) {
      open.append((what, alpha, recolorings.count))
    }

    /// Opens an effect; returns `false` if its group needs no drawing because it is invisible or
    /// already drawn.
    private mutating func enter(_ effect: Effect, at index: Int) throws -> Bool {
      let group = groups[index]
      guard !group.contentBounds.isNull else { return false }
      switch effect {
      case .element(let element):
        let isWritten = marks != nil && canvases.count == 1
        if isWritten { marks?.begin(element, in: &canvases[0]) }
        begin(.element(isWritten: isWritten))
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
          // Content of a group's canvas is already part of that group's picture, except for mask
          // shapes.
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

    /// Opens the group at `index` with a canvas of its own; `prepare` may clip the current canvas
    /// first.
    private mutating func isolate(
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

    /// Begins a canvas that uses the current item coordinates.
    private mutating func beginCanvas() {
      let below = canvas
      canvases.append(
        PDFCanvas(outer: below.all, patterns: .identity, visible: below.visible))
      alpha = 1
    }

    /// Draws the output of `body` as one group.
    mutating func drawGroup(opacity: Double, _ body: (inout Self) -> Void) {
      let outer = alpha
      beginCanvas()
      body(&self)
      let number = endCanvas()
      alpha = outer
      place(number, opacity)
    }

    /// Draws the group with the given object number.
    private mutating func place(_ group: Int, _ opacity: Double) {
      canvas.setOpacity(opacity)
      canvas.use("/XObject", "X\(group)", "\(group) 0 R", "Do\n")
    }

    /// Ends the innermost canvas and writes it as a group.
    ///
    /// - Returns: The object number.
    private mutating func endCanvas() -> Int {
      let group = canvases.removeLast()
      let number = document.file.reserve()
      document.file.add(
        stream: group.source.bytes, Self.form(visible(in: canvas), group.resources), as: number)
      return number
    }

    /// Returns the visible area in item coordinates.
    private func visible(in canvas: PDFCanvas) -> CGRect {
      let rect = canvas.visible
      return rect.isNull || rect.isEmpty ? .zero : rect.applying(canvas.all.inverted())
    }

    /// Returns the entries of a group's dictionary.
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

    private mutating func leave() throws {
      guard let (what, outerAlpha, outerRecolorings) = open.popLast() else { return }
      alpha = outerAlpha
      recolorings.removeLast(recolorings.count - outerRecolorings)
      switch what {
      case .state: restore()
      case .element(let isWritten):
        guard isWritten else { return }
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

    // MARK: Recoloring

    /// Returns `color` with the recoloring of all open groups.
    func recolored(_ color: ResolvedColor) -> ResolvedColor {
      color.recolored(by: recolorings)
    }
  }

  /// The groups that contain a blend mode that PDF doesn't have.
  private struct UnknownBlends {
    /// The pushes of the innermost isolated groups around such blend modes.
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
    /// PDF's name of a standard mode.
    fileprivate var nameInPDF: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }
#endif
