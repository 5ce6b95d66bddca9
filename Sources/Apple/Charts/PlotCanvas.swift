import QuoinViews
import SwiftUI

/// The lines of the axes across the plot, and the marks.
///
/// It is larger than the plot, because marks may be drawn outside of it.
/// Sizing: h-exp, v-exp.
struct PlotCanvas: View {
  let chart: ResolvedChart
  /// The space around the plot in which marks are visible, in points.
  private static let margin: CGFloat = 400

  var body: some View {
    Canvas { context, size in
      let margin = Self.margin
      let plot = CGSize(width: size.width - 2 * margin, height: size.height - 2 * margin)
      guard plot.width > 0, plot.height > 0 else { return }
      context.translateBy(x: margin, y: margin)
      drawLines(chart.xAxis, chart.x, isVertical: true, plot, in: context)
      drawLines(chart.yAxis, chart.y, isVertical: false, plot, in: context)
      if chart.x.window.length < 1 || chart.y.window.length < 1 {
        context.clip(to: Path(CGRect(origin: .zero, size: plot)))
      }
      draw(PlotDrawing(PlotGeometry(chart: chart, size: plot)), plot, in: context)
    }
    .padding(-Self.margin)
    .allowsHitTesting(false)
  }

  private func drawLines(
    _ axis: ResolvedAxis, _ scale: AxisScale, isVertical: Bool, _ size: CGSize,
    in context: GraphicsContext
  ) {
    // Of very many lines, those in the same quarter of a point are one.
    let isDense = axis.ticks.count > 1_000
    var columns: Set<CGFloat> = []
    for tick in axis.ticks {
      for line in tick.parts.lines {
        let place = AxisPlaces.line(tick, line, scale, size, isVertical: isVertical)
        guard let place else { continue }
        if isDense, !columns.insert((place * 4).rounded(.down)).inserted { continue }
        let path = Path { path in
          path.move(
            to: isVertical ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place))
          path.addLine(
            to: isVertical
              ? CGPoint(x: place, y: size.height) : CGPoint(x: size.width, y: place))
        }
        context.stroke(
          path, with: .style(line.style ?? AxisPlaces.lineStyle),
          style: line.stroke ?? AxisPlaces.stroke(isDashed: isVertical))
      }
    }
  }

  private func draw(_ drawing: PlotDrawing, _ size: CGSize, in context: GraphicsContext) {
    guard !chart.masks.isEmpty else {
      for piece in drawing.pieces { draw(piece, drawing.geometry, in: context) }
      return
    }
    var masked: [Int: GraphicsContext] = [:]
    for piece in drawing.pieces {
      guard let number = chart.masks.firstIndex(where: { $0.range.contains(piece.index) }) else {
        draw(piece, drawing.geometry, in: context)
        continue
      }
      if masked[number] == nil {
        var inner = context
        let shape = PlotGeometry(chart: chart.mask(number), size: size)
        inner.clipToLayer { layer in
          for piece in PlotDrawing(shape).pieces { draw(piece, shape, in: layer) }
        }
        masked[number] = inner
      }
      if let inner = masked[number] { draw(piece, drawing.geometry, in: inner) }
    }
  }

  private func draw(
    _ piece: PlotDrawing.Piece, _ geometry: PlotGeometry, in context: GraphicsContext
  ) {
    var context = context
    if let style = piece.style?.values {
      if let shadow = style.shadow {
        context.addFilter(
          .shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
      }
      if style.blur > 0 { context.addFilter(.blur(radius: style.blur)) }
      if let clip = style.clip {
        context.clip(to: clip.shape.path(in: piece.bounds), style: clip.style)
      }
    }
    if !piece.positions.isEmpty {
      // Each symbol is translucent by itself.
      let style = alignedStyle(piece, geometry).opacity(piece.paint.opacity)
      return context.fill(piece.path, at: piece.positions, with: .style(style))
    }
    context.opacity *= piece.paint.opacity
    let shading = GraphicsContext.Shading.style(alignedStyle(piece, geometry))
    if let stroke = piece.stroke {
      if !piece.holes.isEmpty {
        context.clipToLayer(options: .inverse) { $0.fill(piece.holes, with: .color(.black)) }
      }
      context.stroke(piece.path, with: shading, style: stroke)
    } else {
      context.fill(piece.path, with: shading)
    }
  }

  private func alignedStyle(_ piece: PlotDrawing.Piece, _ geometry: PlotGeometry) -> AnyShapeStyle {
    let style = chart.style(piece.paint)
    guard piece.paint.alignsWithPlot else { return style }
    var bounds = piece.bounds
    if let stroke = piece.stroke {
      bounds = bounds.insetBy(dx: -stroke.lineWidth / 2, dy: -stroke.lineWidth / 2)
    }
    return AnyShapeStyle(
      style.in(
        CGRect(
          x: -bounds.minX, y: -bounds.minY, width: geometry.size.width,
          height: geometry.size.height)))
  }
}

/// The positions and styles of an axis's parts.
enum AxisPlaces {
  /// The style of grid lines and ticks (Rules/Charts.md#grid-lines).
  static let lineStyle = AnyShapeStyle(Color(uiColor: .tertiaryLabel))

  static func stroke(isDashed: Bool) -> StrokeStyle {
    StrokeStyle(lineWidth: 0.5, dash: isDashed ? [2, 2] : [])
  }

  /// The position of a line of an axis along the plot; `isVertical` lines belong to the x axis.
  static func line(
    _ tick: ResolvedAxis.Tick, _ line: _AxisParts.Line, _ scale: AxisScale, _ size: CGSize,
    isVertical: Bool
  ) -> CGFloat? {
    let isCentered = line.isCentered ?? false
    if isCentered, tick.isLast { return nil }
    let fraction = isCentered ? (tick.start + tick.end) / 2 : tick.start
    let length = isVertical ? size.width : size.height
    let place = scale.position(fraction, length, isVertical: !isVertical)
    guard place > -0.01, place < length + 0.01 else { return nil }
    let offset = isVertical ? line.offset.width : line.offset.height
    let moved = isVertical && scale.isMirrored ? place - offset : place + offset
    return moved.isFinite ? moved : nil
  }
}
