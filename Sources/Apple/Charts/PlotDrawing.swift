import SwiftUI

/// The drawing of a chart's marks: one path for all marks of a series or style.
@MainActor
struct PlotDrawing {
  /// A path with its style.
  struct Piece {
    var path: Path
    /// The positions at each of which the path is filled; as it is if there are none.
    var positions: [CGPoint] = []
    /// The line; the path is filled if it is `nil`.
    var stroke: StrokeStyle?
    /// The insides of hollow symbols, where the line isn't drawn.
    var holes = Path()
    var paint: Paint
    var index: Int
    var zIndex: Double
    /// The style of the first mark.
    var style: MarkStyle?

    /// The area that the path covers.
    var bounds: CGRect {
      let box = path.boundingRect
      guard let first = positions.first else { return box }
      var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
      for place in positions {
        (left, right) = (min(left, place.x), max(right, place.x))
        (top, bottom) = (min(top, place.y), max(bottom, place.y))
      }
      return CGRect(
        x: box.minX + left, y: box.minY + top, width: box.width + right - left,
        height: box.height + bottom - top)
    }
  }

  /// The style of a piece.
  struct Paint {
    /// The index on the scale of styles, or -1.
    var scaleIndex = -1
    var style: AnyShapeStyle?
    var opacity = 1.0
    var alignsWithPlot = false

    func isSame(as other: Paint) -> Bool {
      guard scaleIndex == other.scaleIndex, opacity == other.opacity,
        alignsWithPlot == other.alignsWithPlot
      else { return false }
      switch (style, other.style) {
      case (nil, nil): return true
      case (let a?, let b?): return a == b
      default: return false
      }
    }
  }

  let geometry: PlotGeometry
  private(set) var pieces: [Piece] = []
  /// The views that are symbols of points, with their positions.
  private(set) var symbolViews: [(view: AnyView, point: CGPoint)] = []
  /// The points of marks with the same symbol and style, until another mark is drawn over them.
  private var batches: [SymbolBatch] = []
  /// The style of the latest point, and the batch to which it was added.
  private var latest: (style: MarkStyle?, batch: Int)?
  /// The bars of large charts with the same style, until another mark is drawn over them.
  private var bars: [BarBatch] = []
  private var latestBar: (style: MarkStyle?, batch: Int)?
  /// The frame of the latest bar that is a path of its own, and the index of the path.
  private var lastFrame: (frame: CGRect, piece: Int)?
  private var sectors: SectorLayout?

  private var chart: ResolvedChart { geometry.chart }

  init(_ geometry: PlotGeometry) {
    self.geometry = geometry
    let marks = geometry.chart.marks
    if chart.hasSectors { sectors = SectorLayout(marks, in: geometry.size) }
    let lines = MarkSeries.lines(of: marks)
    var next = 0
    let span = marks.span
    for index in span.indices {
      switch span[index].kind {
      case .point: addPoint(index, span[index])
      case .line, .area:
        if next < lines.count, lines[next].first == index {
          addSeries(lines[next])
          next += 1
        }
      case .bar, .rectangle: addBar(index, span[index])
      case .rule: addRule(index, span[index])
      case .sector: addSector(index, span[index])
      }
    }
    flush()
    if pieces.contains(where: { $0.zIndex != 0 }) {
      pieces = pieces.enumerated().sorted {
        ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
      }.map(\.element)
    }
  }

  func paint(_ style: MarkStyle.Values?) -> Paint {
    guard let style else { return Paint() }
    return Paint(
      scaleIndex: style.foregroundBy.map { chart.scales.styleIndex($0) } ?? -1,
      style: style.foreground, opacity: style.opacity, alignsWithPlot: style.alignsWithPlot ?? false
    )
  }

  private mutating func append(_ path: Path, _ stroke: StrokeStyle?, _ index: Int) {
    let style = chart.marks[index].style
    flush()
    pieces.append(
      Piece(
        path: path, stroke: stroke, paint: paint(style?.values), index: index,
        zIndex: style?.values.zIndex ?? 0, style: style))
  }

  // MARK: Points

  private mutating func flush() {
    for batch in batches {
      if batch.paint.opacity < 1, !chart.isPlain(batch.paint, isOpaque: false) {
        // Translucent gradients overlap only as separate paths.
        for position in batch.positions {
          var single = batch
          single.positions = [position]
          pieces.append(single.piece)
        }
      } else {
        pieces.append(batch.piece)
      }
    }
    batches.removeAll(keepingCapacity: true)
    latest = nil
    for batch in bars { pieces.append(batch.piece(in: geometry.size)) }
    bars.removeAll(keepingCapacity: true)
    latestBar = nil
  }

  private mutating func addPoint(_ index: Int, _ mark: MarkRecord) {
    guard let point = geometry.point(mark) else { return }
    addSymbol(index, mark.style, at: point)
  }

  private mutating func addSymbol(_ index: Int, _ style: MarkStyle?, at point: CGPoint) {
    if !bars.isEmpty { flush() }
    if let latest, latest.style === style {
      batches[latest.batch].positions.append(point)
      return
    }
    if case .view(let view)? = style?.values.symbol, style?.values.symbolBy == nil {
      symbolViews.append((view, point))
      return
    }
    let symbol = symbol(style?.values)
    var batch = SymbolBatch(
      symbol: symbol, size: symbolSize(style?.values.symbolSize, symbol),
      paint: paint(style?.values), style: style, hasEffects: style?.hasEffects ?? false,
      index: index, zIndex: style?.values.zIndex ?? 0)
    // Of marks with a style each, only the latest are searched.
    if !batch.hasEffects,
      let found = batches.indices.suffix(160).last(where: { batches[$0].isSame(as: batch) })
    {
      batches[found].positions.append(point)
      latest = (style, found)
      return
    }
    batch.positions.append(point)
    if !batch.hasEffects { latest = (style, batches.count) }
    batches.append(batch)
  }

  private func symbol(_ style: MarkStyle.Values?) -> AnyChartSymbolShape {
    if let datum = style?.symbolBy { return chart.scales.symbol(datum) }
    if case .shape(let shape)? = style?.symbol { return shape }
    return .circle
  }

  /// Returns the outline of a hollow symbol, inside which its line isn't drawn.
  private func hole(_ style: MarkStyle?, at point: CGPoint) -> Path {
    let symbol = symbol(style?.values)
    guard let hollow = symbol.symbol as? any HollowSymbol else { return Path() }
    let size = symbolSize(style?.values.symbolSize, symbol)
    return hollow.outline(
      in: CGRect(
        x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width,
        height: size.height))
  }

  private func symbolSize(_ size: MarkSymbolSize?, _ symbol: AnyChartSymbolShape) -> CGSize {
    var area: CGFloat = 50
    switch size {
    case .size(let size)?: return size
    case .area(let own)?: area = own
    case .by(let datum)?: area = chart.scales.area(datum)
    case nil: break
    }
    let side = max(area, 0).squareRoot()
    let unit = symbol.perceptualUnitRect
    return CGSize(width: side * unit.width, height: side * unit.height)
  }

  // MARK: Lines and areas

  private mutating func addSeries(_ indices: [Int]) {
    guard let first = indices.first else { return }
    let all = chart.marks
    let marks = all.span
    let mark = marks[first]
    let method = mark.style?.values.interpolation ?? .linear
    var path = Path()
    if mark.kind == .line {
      var run: [CGPoint] = []
      func end() {
        method.add(LinePoints.thinned(run, width: geometry.size.width), to: &path, begins: true)
        run.removeAll()
      }
      run.reserveCapacity(indices.count)
      for index in indices {
        if let point = geometry.point(marks[index]) { run.append(point) } else { end() }
      }
      end()
      append(path, line(mark.style?.values), first)
      let number = pieces.count - 1
      for index in indices {
        guard let style = marks[index].style,
          style.values.symbol != nil || style.values.symbolBy != nil,
          let point = geometry.point(marks[index])
        else { continue }
        pieces[number].holes.addPath(hole(style, at: point))
        addSymbol(index, style, at: point)
      }
      return
    }
    var run: [(CGPoint, CGPoint)] = []
    func end() {
      guard !run.isEmpty else { return }
      let width = geometry.size.width
      method.add(LinePoints.thinned(run.map(\.1), width: width), to: &path, begins: true)
      method.reversed.add(
        LinePoints.thinned(run.map(\.0), width: width).reversed(), to: &path, begins: false)
      path.closeSubpath()
      run.removeAll()
    }
    for index in indices { if let edge = edge(index) { run.append(edge) } else { end() } }
    end()
    append(path, nil, first)
  }

  /// The start and the end of an area at a mark.
  private func edge(_ index: Int) -> (CGPoint, CGPoint)? {
    let mark = chart.marks[index]
    let offset = geometry.offset(mark.style)
    let span = chart.spans[index]
    let isVertical: Bool
    if let span {
      isVertical = span.isVertical
    } else if case .interval = mark.x {
      isVertical = false
    } else if case .interval = mark.y {
      isVertical = true
    } else {
      return nil
    }
    let axis: Axis = isVertical ? .horizontal : .vertical
    guard let across = geometry.middle(isVertical ? mark.x : mark.y, axis, nil) else { return nil }
    var ends: (CGFloat?, CGFloat?)
    if let span {
      ends = (
        geometry.position(span.start, isVertical: isVertical),
        geometry.position(span.end, isVertical: isVertical)
      )
    } else if case .interval(let start, let end) = isVertical ? mark.y : mark.x {
      ends =
        isVertical ? (geometry.y(start), geometry.y(end)) : (geometry.x(start), geometry.x(end))
    } else {
      return nil
    }
    guard let start = ends.0, let end = ends.1, start.isFinite, end.isFinite, across.isFinite
    else { return nil }
    return isVertical
      ? (
        CGPoint(x: across + offset.xStart, y: start + offset.yStart),
        CGPoint(x: across + offset.xStart, y: end + offset.yEnd)
      )
      : (
        CGPoint(x: start + offset.xStart, y: across + offset.yStart),
        CGPoint(x: end + offset.xEnd, y: across + offset.yStart)
      )
  }

  private func line(_ style: MarkStyle.Values?) -> StrokeStyle {
    if let line = style?.line { return line }
    if let datum = style?.lineBy { return chart.scales.line(datum) }
    return VisualScales.lines[0]
  }

  // MARK: Bars, rules and sectors

  private mutating func addBar(_ index: Int, _ mark: MarkRecord) {
    let span = chart.spans[index]
    guard let frame = geometry.frame(index, mark, span) else { return }
    let bar = BarBatch.Bar(frame: frame, shape: BarShape(mark, span, chart))
    guard chart.marks.count > BarBatch.fewMarks else {
      return addBar(bar, index, mark)
    }
    let isApart = span != nil && geometry.keepsBarsApart(mark)
    if let latestBar, latestBar.style === mark.style, bars[latestBar.batch].isApart == isApart {
      return bars[latestBar.batch].add(bar)
    }
    let batch = BarBatch(
      paint: paint(mark.style?.values), style: mark.style, index: index,
      zIndex: mark.style?.values.zIndex ?? 0, isVertical: span?.isVertical ?? true,
      isApart: isApart)
    // Bars that can't overlap may be drawn in another order.
    let candidates = bars.indices.suffix(isApart ? 160 : 1)
    if let found = candidates.last(where: { bars[$0].isSame(as: batch) }) {
      latestBar = (mark.style, found)
      return bars[found].add(bar)
    }
    guard !(mark.style?.hasEffects ?? false),
      chart.isPlain(batch.paint, isOpaque: !isApart)
    else { return append(bar.path, nil, index) }
    if !batches.isEmpty || !isApart { flush() }
    latestBar = (mark.style, bars.count)
    bars.append(batch)
    bars[bars.count - 1].add(bar)
  }

  /// Adds a bar of a chart with few bars: to the path of the one before it if it continues that one
  /// in the same color, because a seam would show between two paths.
  private mutating func addBar(_ bar: BarBatch.Bar, _ index: Int, _ mark: MarkRecord) {
    let frame = bar.frame
    if let lastFrame, lastFrame.piece == pieces.count - 1, lastFrame.frame.continues(frame),
      batches.isEmpty, chart.masks.isEmpty, !(mark.style?.hasEffects ?? false)
    {
      let (piece, paint) = (pieces[lastFrame.piece], paint(mark.style?.values))
      if piece.paint.isSame(as: paint), piece.zIndex == mark.style?.values.zIndex ?? 0,
        chart.isPlain(paint, isOpaque: false)
      {
        pieces[lastFrame.piece].path.addPath(bar.path)
        self.lastFrame = (frame, lastFrame.piece)
        return
      }
    }
    append(bar.path, nil, index)
    lastFrame = (frame, pieces.count - 1)
  }

  private mutating func addRule(_ index: Int, _ mark: MarkRecord) {
    guard let frame = geometry.frame(index, mark, nil) else { return }
    let path = Path { path in
      path.move(to: CGPoint(x: frame.minX, y: frame.minY))
      path.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
    }
    var stroke = line(mark.style?.values)
    // By default, only lines of data have round ends.
    if mark.style?.values.line == nil { stroke.lineCap = .butt }
    append(path, stroke, index)
  }

  private mutating func addSector(_ index: Int, _ mark: MarkRecord) {
    guard let path = sectors?.path(index, mark) else { return }
    append(path, nil, index)
  }
}

extension CGRect {
  /// Whether both are as wide and one begins where the other ends, or as high.
  fileprivate func continues(_ other: CGRect) -> Bool {
    func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.001 }
    return isNear(minX, other.minX) && isNear(width, other.width)
      && (isNear(minY, other.maxY) || isNear(maxY, other.minY))
      || isNear(minY, other.minY) && isNear(height, other.height)
        && (isNear(minX, other.maxX) || isNear(maxX, other.minX))
  }
}
