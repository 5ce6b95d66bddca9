import Foundation

/// Converts a line to positioned glyph runs.
///
/// 1. The line's clusters and its insertion become cells in logical order, each with its width and
///    level; white space at the line's end takes the paragraph's level.
/// 2. Cells are put into visual order and positioned.
/// 3. Adjacent cells of one face, size, style and direction become one run.
struct GlyphRunBuilder {
  let content: ParagraphContent
  let line: TextLine
  let scale: CGFloat

  func runs() -> [GlyphRun] {
    if let run = wholeRun() { return [run] }
    let (cells, order) = placedCells()
    return groups(cells, order).map { run(cells, $0) }
  }

  func attachments() -> [TextAttachment.Placed] {
    placedCells().cells.compactMap { cell in
      guard let attachment = attachment(cell) else { return nil }
      let run = content.runs[cell.run]
      let top = line.baseline - (attachment.ascent + finite(run.baselineOffset)) * scale
      return TextAttachment.Placed(
        style: run.style,
        frame: CGRect(
          x: cell.x, y: top, width: attachment.width * scale,
          height: (attachment.ascent + attachment.descent) * scale))
    }
  }

  /// Returns the line's clusters with their positions, in logical order.
  func placedClusters() -> [PlacedCluster] {
    placedCells().cells.filter { !$0.isInsertion }.map { cell in
      PlacedCluster(
        bytes: content.bytes(cell.cluster), x: cell.x, width: cell.width,
        isRightToLeft: cell.level & 1 == 1)
    }
  }

  /// Returns the line as one run, which is possible for most lines: those from left to right, in
  /// one text run and one face, without insertions. Returns `nil` for other lines.
  func wholeRun() -> GlyphRun? {
    guard let first = line.clusters.first, line.insertion == nil, line.tail.isEmpty,
      !content.isBidirectional, !content.hasAttachments
    else { return nil }
    let (shaped, range) = (content.shaped, line.clusters)
    let (run, glyph) = (Int(shaped.clusters[first].run), Int(shaped.clusters[first].firstGlyph))
    guard run < content.runs.count, shaped.glyphs.indices.contains(glyph),
      shaped.faces.indices.contains(Int(shaped.glyphs[glyph].face))
    else { return nil }
    let (font, face) = (content.runs[run], shaped.glyphs[glyph].face)
    var glyphs: [GlyphRun.Glyph] = []
    var clusters: [GlyphRun.Cluster] = []
    glyphs.reserveCapacity(range.count)
    clusters.reserveCapacity(range.count)
    let y = line.baseline - finite(font.baselineOffset) * scale
    var (x, width, pen, next) = (line.x, CGFloat.zero, CGFloat.zero, glyph)
    for index in range {
      let cluster = shaped.clusters[index]
      let end =
        index + 1 < shaped.clusters.count
        ? Int(shaped.clusters[index + 1].firstGlyph) : shaped.glyphs.count
      guard cluster.run == run, Int(cluster.firstGlyph) == next, next < end,
        end <= shaped.glyphs.count
      else { return nil }
      var place = x
      for number in next..<end {
        let glyph = shaped.glyphs[number]
        guard glyph.face == face else { return nil }
        glyphs.append(
          GlyphRun.Glyph(
            id: glyph.id, x: place + CGFloat(glyph.dx) * scale, y: y + CGFloat(glyph.dy) * scale))
        place += CGFloat(glyph.advance) * scale
      }
      clusters.append(
        GlyphRun.Cluster(utf8Count: content.bytes(index).count, glyphCount: end - next, x: x))
      let advance = content.advance(index, at: pen)
      pen += advance
      x += advance * scale
      width += advance * scale
      next = end
    }
    let text = content.string(
      content.bytes(first).lowerBound..<content.bytes(range.upperBound - 1).upperBound)
    return GlyphRun(
      face: shaped.faces[Int(face)], size: max(0, finite(font.font.size)) * scale, glyphs: glyphs,
      text: text, clusters: clusters, style: font.style, baseline: line.baseline, x: line.x,
      width: width)
  }

  /// Returns the positioned cells, and their indices from left to right.
  private func placedCells() -> (cells: [Cell], order: [Int]) {
    var cells = logicalCells()
    let order: [Int]
    if content.isBidirectional {
      order = BidiOrder.visual(levels(cells))
    } else {
      order = Array(cells.indices)
    }
    var x = line.x
    for index in order {
      cells[index].x = x
      x += cells[index].width
    }
    return (cells, order)
  }

  /// A cluster at its position in the line.
  private struct Cell {
    /// The index of the cluster among those of the text, or of the insertion.
    var cluster: Int
    var isInsertion: Bool
    var run: Int
    var level: UInt8
    var isSpace: Bool
    var width: CGFloat
    var x: CGFloat = 0
  }

  private func logicalCells() -> [Cell] {
    var cells: [Cell] = []
    cells.reserveCapacity(line.clusters.count + 1 + line.tail.count)
    var pen: CGFloat = 0
    append(line.clusters, to: &cells, pen: &pen)
    if let insertion = line.insertion {
      let neighbour = line.clusters.last ?? line.tail.lowerBound
      for (index, cluster) in content.shape(insertion).clusters.enumerated() {
        let width = CGFloat(cluster.advance) + content.spacing(insertion.run)
        cells.append(
          Cell(
            cluster: index, isInsertion: true, run: insertion.run,
            level: content.baseLevel(at: neighbour), isSpace: false, width: width * scale))
        pen += width
      }
    }
    append(line.tail, to: &cells, pen: &pen)
    return cells
  }

  private func append(_ range: Range<Int>, to cells: inout [Cell], pen: inout CGFloat) {
    for index in range {
      let cluster = content.shaped.clusters[index]
      let width = content.advance(index, at: pen)
      cells.append(
        Cell(
          cluster: index, isInsertion: false, run: Int(cluster.run), level: cluster.bidiLevel,
          isSpace: cluster.flags.contains(.whitespace), width: width * scale))
      pen += width
    }
  }

  private func attachment(_ cell: Cell) -> TextAttachment? {
    cell.isInsertion ? nil : content.attachment(cell.run)
  }

  private func levels(_ cells: [Cell]) -> [UInt8] {
    var levels = cells.map(\.level)
    var index = cells.count - 1
    let base = content.baseLevel(at: line.clusters.lowerBound)
    while index >= 0, cells[index].isSpace {
      levels[index] = base
      index -= 1
    }
    return levels
  }

  /// The properties that all cells of a run share.
  private struct Style: Equatable {
    var face: FontFace
    var size: CGFloat
    var style: Int
    var baselineOffset: CGFloat
    var isRightToLeft: Bool
  }

  private struct Group {
    var style: Style
    /// The indices of the cells in visual order.
    var cells: [Int]
  }

  private func groups(_ cells: [Cell], _ order: [Int]) -> [Group] {
    var groups: [Group] = []
    var faces = FaceMemory()
    for index in order {
      let cell = cells[index]
      // An attachment takes the place of its character's glyph.
      if attachment(cell) != nil { continue }
      let last = groups.last?.cells.last
      // A cell without glyphs has no face of its own and joins its neighbor.
      guard let face = face(cell, &faces) ?? groups.last?.style.face, cell.run < content.runs.count
      else { continue }
      let run = content.runs[cell.run]
      let style = Style(
        face: face, size: max(0, finite(run.font.size)) * scale, style: run.style,
        baselineOffset: finite(run.baselineOffset) * scale, isRightToLeft: cell.level & 1 == 1)
      let step = style.isRightToLeft ? -1 : 1
      if let last, last + step == index, groups[groups.count - 1].style == style {
        groups[groups.count - 1].cells.append(index)
      } else {
        groups.append(Group(style: style, cells: [index]))
      }
    }
    return groups
  }

  /// The most recent face and its index, because comparing indices is faster than comparing faces.
  private struct FaceMemory {
    var index: Int32 = -1
    var face: FontFace?
  }

  private func face(_ cell: Cell, _ memory: inout FaceMemory) -> FontFace? {
    let shaped = source(cell)
    guard let glyph = glyphs(cell, shaped).first else { return nil }
    if !cell.isInsertion, memory.index == glyph.face { return memory.face }
    guard shaped.faces.indices.contains(Int(glyph.face)) else { return nil }
    let face = shaped.faces[Int(glyph.face)]
    if !cell.isInsertion { memory = FaceMemory(index: glyph.face, face: face) }
    return face
  }

  private func source(_ cell: Cell) -> ShapedText {
    guard cell.isInsertion, let insertion = line.insertion else { return content.shaped }
    return content.shape(insertion)
  }

  private func glyphs(_ cell: Cell, _ shaped: ShapedText) -> ArraySlice<ShapedGlyph> {
    let first = Int(shaped.clusters[cell.cluster].firstGlyph)
    let end =
      cell.cluster + 1 < shaped.clusters.count
      ? Int(shaped.clusters[cell.cluster + 1].firstGlyph) : shaped.glyphs.count
    guard first >= 0, first < end, end <= shaped.glyphs.count else { return [] }
    return shaped.glyphs[first..<end]
  }

  private func run(_ cells: [Cell], _ group: Group) -> GlyphRun {
    let style = group.style
    let logical = style.isRightToLeft ? group.cells.reversed() : group.cells
    var run = GlyphRun(
      face: style.face, size: style.size, glyphs: [], text: "", clusters: [],
      isRightToLeft: style.isRightToLeft, style: style.style, baseline: line.baseline)
    run.clusters.reserveCapacity(logical.count)
    run.glyphs.reserveCapacity(logical.count)
    for index in logical {
      let cell = cells[index]
      let shaped = source(cell)
      let glyphs = glyphs(cell, shaped)
      // In right-to-left text the letter spacing is on the left of its character.
      var pen = cell.x
      if style.isRightToLeft { pen += content.spacing(cell.run) * scale }
      for glyph in glyphs {
        run.glyphs.append(
          GlyphRun.Glyph(
            id: glyph.id, x: pen + CGFloat(glyph.dx) * scale,
            y: line.baseline - style.baselineOffset + CGFloat(glyph.dy) * scale))
        pen += CGFloat(glyph.advance) * scale
      }
      run.clusters.append(
        GlyphRun.Cluster(utf8Count: utf8Count(cell), glyphCount: glyphs.count, x: cell.x))
      run.width += cell.width
    }
    run.text = text(logical.map { cells[$0] })
    run.x = group.cells.first.map { cells[$0].x } ?? line.x
    return run
  }

  private func utf8Count(_ cell: Cell) -> Int {
    cell.isInsertion ? line.insertion?.text.utf8.count ?? 0 : content.bytes(cell.cluster).count
  }

  /// Returns the text of adjacent cells: a slice of the paragraph before the insertion, and one
  /// after it.
  private func text(_ cells: [Cell]) -> String {
    let pieces = cells.split(whereSeparator: \.isInsertion).map { part in
      content.string(
        content.bytes(part[part.startIndex].cluster)
          .lowerBound..<content.bytes(part[part.endIndex - 1].cluster).upperBound)
    }
    guard let inserted = cells.firstIndex(where: \.isInsertion) else { return pieces.joined() }
    let before = inserted > 0 ? pieces.first ?? "" : ""
    let after = inserted < cells.count - 1 ? pieces.last ?? "" : ""
    return before + (line.insertion?.text ?? "") + after
  }
}
