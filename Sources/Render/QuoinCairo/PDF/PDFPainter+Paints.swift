#if Graphics
  import Foundation
  import QuoinDrawing
  import QuoinGeometry

  extension PDFPainter {
    /// Calls `shape` to fill or stroke something inside `bounds` with `paint`, applying the opacity
    /// and the recoloring of the open groups.
    mutating func draw(
      _ paint: Paint, over bounds: @autoclosure () -> CGRect, isStroke: Bool = false,
      _ shape: (inout PDFCanvas) -> Void
    ) {
      switch recolorings.isEmpty ? paint : paint.mapColors({ recolored($0) }) {
      case .color(let color): draw(color, isStroke, shape)
      case .backdrop(let backdrop): draw(backdrop.fallback, isStroke, shape)
      case .linearGradient(let stops, let start, let end) where start == end:
        draw(stops.last?.color ?? .clear, isStroke, shape)
      case .linearGradient(let stops, let start, let end):
        draw(stops.reduced(), over: bounds(), isStroke, shape) { stops, space in
          "/ShadingType 2 /Coords [ \(Self.numbers([start.x, start.y, end.x, end.y]))] \(stops.shading(space))"
        }
      case .radialGradient(let stops, let center, let radii):
        guard radii.width > 0, radii.height > 0 else {
          // Everything is beyond the last stop.
          return draw(stops.last?.color ?? .clear, isStroke, shape)
        }
        let squeeze = radii.height / radii.width
        let ellipse = CGAffineTransform(
          a: 1, b: 0, c: 0, d: squeeze, tx: 0, ty: center.y * (1 - squeeze))
        let circles = [center.x, center.y, 0, center.x, center.y, radii.width]
        draw(stops.reduced(), over: bounds(), through: ellipse, isStroke, shape) { stops, space in
          "/ShadingType 3 /Coords [ \(Self.numbers(circles))] \(stops.shading(space))"
        }
      case .angularGradient(let stops, let center, let start):
        let seen = canvas.visible.applying(canvas.all.inverted())
        let fan = GradientFan(stops, center: center, start: start, covering: bounds().overlap(seen))
        draw(fan, over: bounds(), isStroke, shape)
      case .colorGrid(let grid): draw(grid, isStroke, shape)
      }
    }

    private mutating func draw(
      _ color: ResolvedColor, _ isStroke: Bool, _ shape: (inout PDFCanvas) -> Void
    ) {
      let opacity = color.opacity * alpha
      func draw(_ canvas: inout PDFCanvas) {
        if isStroke { canvas.setStroke(color) } else { canvas.setFill(color) }
        canvas.setOpacity(opacity)
        shape(&canvas)
      }
      draw(&canvas)
    }

    private static func numbers(_ numbers: [CGFloat]) -> String {
      numbers.map { PDFSource.number($0, decimals: 4) + " " }.joined()
    }

    // MARK: Gradients

    /// Draws a gradient.
    ///
    /// - Parameters:
    ///   - matrix: The transform from the gradient's coordinates to those of the items.
    ///   - shading: Returns the shading's dictionary for a color space.
    private mutating func draw(
      _ stops: [GradientStop], over bounds: CGRect, through matrix: CGAffineTransform = .identity,
      _ isStroke: Bool, _ shape: (inout PDFCanvas) -> Void,
      shading: ([GradientStop], PDFSource.ColorSpace) -> String
    ) {
      // Shadings have no opacity: if it varies, the gradient is drawn through a mask.
      let opacities = Set(stops.map(\.color.opacity))
      guard let opacity = opacities.first else { return }
      canvas.save()
      if opacities.count > 1 {
        let tones = stops.map {
          GradientStop(color: .grey($0.color.opacity), location: $0.location)
        }
        useMask(over: bounds, through: matrix, "<< \(shading(tones, .grey)) >>")
        canvas.setOpacity(alpha)
      } else {
        canvas.setOpacity(opacity * alpha)
      }
      useShading(through: matrix, "<< \(shading(stops, .color)) >>", isStroke)
      shape(&canvas)
      canvas.restore()
    }

    private mutating func draw(
      _ fan: GradientFan, over bounds: CGRect, _ isStroke: Bool, _ shape: (inout PDFCanvas) -> Void
    ) {
      guard let opacity = fan.opacities.first else { return }
      let shading = "\(document.file.mesh(fan, .color)) 0 R"
      let isOpaque = fan.opacities.count == 1 && opacity * alpha >= 1
      canvas.save()
      if isOpaque {
        canvas.setOpacity(1)
        useShading(shading, isStroke)
        shape(&canvas)
      } else {
        if fan.opacities.count > 1 {
          useMask(over: bounds, "\(document.file.mesh(fan, .grey)) 0 R")
        }
        // Readers draw overlapping patch edges, which would be visible through transparency.
        drawGroup(opacity: fan.opacities.count > 1 ? alpha : opacity * alpha) {
          $0.useShading(shading, isStroke)
          shape(&$0.canvas)
        }
      }
      canvas.restore()
    }

    private mutating func useShading(
      through matrix: CGAffineTransform = .identity, _ shading: String, _ isStroke: Bool
    ) {
      var source = PDFSource()
      source.put(matrix.concatenating(canvas.matrix).concatenating(canvas.patterns))
      let place = String(decoding: source.bytes, as: UTF8.self)
      usePattern("<< /PatternType 2 /Matrix [ \(place)] /Shading \(shading) >>", isStroke)
    }

    private mutating func usePattern(_ pattern: String, _ isStroke: Bool) {
      canvas.source.put(isStroke ? "/Pattern CS " : "/Pattern cs ")
      let name = "P\(document.newName())"
      canvas.use("/Pattern", name, pattern, isStroke ? "SCN\n" : "scn\n")
      if isStroke { canvas.state.stroke = nil } else { canvas.state.fill = nil }
    }

    /// Sets a soft mask whose opacity is the brightness of a gray shading.
    private mutating func useMask(
      over bounds: CGRect, through matrix: CGAffineTransform = .identity, _ shading: String
    ) {
      var resources = PDFResources()
      var place = PDFSource()
      place.put(matrix)
      resources.add(
        "/Pattern", "S",
        "<< /PatternType 2 /Matrix [ \(String(decoding: place.bytes, as: UTF8.self))] /Shading \(shading) >>"
      )
      let area = bounds.grown(by: 1)
      var source = PDFSource("/Pattern cs /S scn\n")
      source.put(Path(area), decimals: 3)
      source.put("f\n")
      let number = document.file.reserve()
      document.file.add(
        stream: source.bytes, Self.form(area, resources, space: "/DeviceGray"),
        as: number)
      canvas.use(
        "/ExtGState", "M\(number)",
        "<< /SMask << /Type /Mask /S /Luminosity /G \(number) 0 R >> >>",
        "gs\n")
    }

    // MARK: Grids

    /// Draws a color grid as a small picture, scaled up smoothly.
    private mutating func draw(
      _ grid: ColorGrid, _ isStroke: Bool, _ shape: (inout PDFCanvas) -> Void
    ) {
      let rect = grid.pictureRect
      guard rect.width > 0, rect.height > 0, grid.columns > 0, grid.rows > 0 else { return }
      let image = document.file.image(PixelBuffer(grid), isSmooth: true)
      var resources = PDFResources()
      resources.add("/XObject", "I", "\(image) 0 R")
      var source = PDFSource()
      source.put(
        CGAffineTransform(
          a: rect.width, b: 0, c: 0, d: -rect.height, tx: rect.minX, ty: rect.maxY))
      source.put("cm /I Do\n")
      let number = document.file.reserve()
      var place = PDFSource()
      place.put(canvas.matrix.concatenating(canvas.patterns))
      // Steps so large that the picture appears only once
      document.file.add(
        stream: source.bytes,
        """
         /Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 \
        /BBox [ \(Self.numbers([rect.minX, rect.minY, rect.maxX, rect.maxY]))] \
        /XStep \(PDFSource.number(rect.width * 4)) /YStep \(PDFSource.number(rect.height * 4)) \
        /Matrix [ \(String(decoding: place.bytes, as: UTF8.self))] /Resources \(resources.text)
        """, as: number)
      canvas.save()
      canvas.setOpacity(alpha)
      usePattern("\(number) 0 R", isStroke)
      shape(&canvas)
      canvas.restore()
    }
  }

  extension ResolvedColor {
    fileprivate static func grey(_ tone: Double) -> ResolvedColor {
      ResolvedColor(red: tone, green: tone, blue: tone, opacity: 1)
    }
  }

  extension PDFSource {
    /// The color space of a shading.
    enum ColorSpace: String {
      case color = "/DeviceRGB"
      case grey = "/DeviceGray"

      func parts(_ color: ResolvedColor) -> [CGFloat] {
        self == .grey
          ? [CGFloat(color.red)] : [color.red, color.green, color.blue].map { CGFloat($0) }
      }
    }
  }

  extension [GradientStop] {
    /// Returns the color entries of a shading's dictionary.
    fileprivate func shading(_ space: PDFSource.ColorSpace) -> String {
      "/ColorSpace \(space.rawValue) /Extend [ true true ] /Function \(function(space))"
    }

    private func function(_ space: PDFSource.ColorSpace) -> String {
      func text(_ color: ResolvedColor) -> String {
        space.parts(color).map { PDFSource.number($0, decimals: 4) }.joined(separator: " ")
      }
      func blend(_ from: ResolvedColor, _ to: ResolvedColor) -> String {
        "<< /FunctionType 2 /Domain [ 0 1 ] /N 1 /C0 [ \(text(from)) ] /C1 [ \(text(to)) ] >>"
      }
      guard let first, let last else { return blend(.clear, .clear) }
      let all =
        [GradientStop(color: first.color, location: 0)] + self
        + [GradientStop(color: last.color, location: 1)]
      // Two stops at the same location begin and end adjacent functions.
      let parts = zip(all, all.dropFirst()).filter { $1.location - $0.location > 1e-6 }
      guard parts.count > 1 else {
        return parts.first.map { blend($0.0.color, $0.1.color) } ?? blend(last.color, last.color)
      }
      let bounds = parts.dropLast().map { PDFSource.number(CGFloat($0.1.location), decimals: 6) }
      let functions = parts.map { blend($0.0.color, $0.1.color) }
      return """
        << /FunctionType 3 /Domain [ 0 1 ] /Functions [ \(functions.joined(separator: " ")) ] \
        /Bounds [ \(bounds.joined(separator: " ")) ] \
        /Encode [ \(parts.map { _ in "0 1" }.joined(separator: " ")) ] >>
        """
    }
  }

  extension PDFObjectWriter {
    /// Writes a fan as a patch mesh shading.
    ///
    /// - Returns: The object number.
    fileprivate func mesh(_ fan: GradientFan, _ space: PDFSource.ColorSpace) -> Int {
      var bytes: [UInt8] = []
      let bounds = fan.bounds
      func put(_ value: CGFloat, _ from: CGFloat, _ length: CGFloat, _ size: Int) {
        let most = Double(UInt64(1) << UInt64(8 * size) - 1)
        let part = UInt64((min(max(Double((value - from) / length), 0), 1) * most).rounded())
        for byte in (0..<size).reversed() {
          bytes.append(UInt8(truncatingIfNeeded: part >> UInt64(8 * byte)))
        }
      }
      func put(_ point: CGPoint) {
        put(point.x, bounds.minX, bounds.width, 4)
        put(point.y, bounds.minY, bounds.height, 4)
      }
      fan.forEachPatch { from, to, corners in
        bytes.append(0)
        // Each side is a straight line from corner to corner, written as a curve.
        for (corner, point) in corners.enumerated() {
          let next = corners[(corner + 1) % corners.count]
          put(point)
          for third in [1.0, 2.0] {
            put(
              CGPoint(
                x: point.x + (next.x - point.x) * third / 3,
                y: point.y + (next.y - point.y) * third / 3))
          }
        }
        for color in [from, from, to, to] {
          let shown = space == .grey ? ResolvedColor.grey(color.opacity) : color
          for part in space.parts(shown) { put(part, 0, 1, 2) }
        }
      }
      let number = reserve()
      let decode = [bounds.minX, bounds.maxX, bounds.minY, bounds.maxY].map {
        PDFSource.number($0, decimals: 4)
      }
      let colors = String(repeating: " 0 1", count: space == .grey ? 1 : 3)
      add(
        stream: bytes,
        """
         /ShadingType 6 /ColorSpace \(space.rawValue) /BitsPerCoordinate 32 /BitsPerComponent 16 \
        /BitsPerFlag 8 /Decode [ \(decode.joined(separator: " "))\(colors) ]
        """, as: number)
      return number
    }
  }
#endif
