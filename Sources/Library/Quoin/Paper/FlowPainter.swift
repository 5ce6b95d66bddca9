import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// Draws the part of a portion that is on one page.
@MainActor
struct FlowPainter {
  private let chunk: FlowSource.Chunk
  private let tree: LayoutTree
  private let nodes: EmittedNodes
  private let canvas: DrawingCanvas
  /// The bounds of the page, in the portion's points.
  private let after, end: CGFloat
  private let slice: ClosedRange<CGFloat>
  private let isTagged: Bool
  private var steps: [Step] = []
  /// The translation from the portion's points to the page's.
  private var shift = CGSize.zero
  private(set) var links: [(area: CGRect, url: URL)] = []
  private(set) var names: [(name: String, place: CGPoint)] = []

  private enum Step {
    case visit(LayoutTree.NodeID, Around)
    case finish(any NodeDrawing, CGRect)
    case endGroup, endElement
    case beginElement(DocumentElement)
  }

  private struct Around {
    var corner: CGPoint
    /// The way in which the page break splits the content.
    var way = Way.divided
    /// The document part that contains it, for accessibility.
    var part = Part.flow
  }

  private enum Way { case divided, whole, layer }

  private enum Part {
    case flow, list, item, table, row, headerRow
    /// Labeled as a whole: the content has no accessibility elements of its own.
    case named
  }

  /// - `isLast`: whether the page is the last one, which shows all remaining content.
  init(
    _ chunk: FlowSource.Chunk, _ page: PageBreaker.Page, isLast: Bool, isTagged: Bool,
    canvas: DrawingCanvas
  ) {
    (self.chunk, tree, self.canvas) = (chunk, chunk.views.layout, canvas)
    nodes = chunk.views.emission.nodes
    after = page.after - chunk.offset
    end = isLast ? .infinity : page.end - chunk.offset
    let top = max(page.start - chunk.offset, chunk.range.lowerBound)
    let low = isLast ? .infinity : page.sliceEnd - chunk.offset
    slice = top...max(top, min(low, chunk.range.upperBound))
    self.isTagged = isTagged
  }

  /// Draws the page's part, with the portion's point `point` at `place` on the page.
  mutating func draw(_ point: CGPoint, at place: CGPoint) {
    guard let root = tree.root else { return }
    shift = CGSize(width: place.x - point.x, height: place.y - point.y)
    let corner = CGPoint(x: shift.width, y: shift.height)
    steps = [.visit(root, Around(corner: corner))]
    run()
  }

  /// Draws all of `node`, with the top of its frame at `top` on the page.
  mutating func draw(_ node: LayoutTree.NodeID, at top: CGFloat, left: CGFloat) {
    let frame = tree.frame(of: node)
    let offset = tree.origin(of: node)
    shift = CGSize(width: left, height: top - frame.minY)
    let corner = CGPoint(
      x: frame.minX - offset.x + left, y: top - offset.y)
    // A repeated view is read only once.
    steps = [.visit(node, Around(corner: corner, way: .whole, part: .named))]
    run()
  }

  private mutating func run() {
    while let step = steps.popLast() {
      switch step {
      case .finish(let drawing, let frame): drawing.end(frame, in: canvas)
      case .endGroup: canvas.endGroup()
      case .endElement: canvas.endElement()
      case .beginElement(let element): canvas.beginElement(element)
      case .visit(let node, let around): visit(node, around)
      }
    }
  }

  private mutating func visit(_ node: LayoutTree.NodeID, _ around: Around) {
    let offset = tree.origin(of: node)
    let origin = CGPoint(x: around.corner.x + offset.x, y: around.corner.y + offset.y)
    let frame = CGRect(origin: origin, size: tree.size(of: node))
    guard origin.x.isFinite, origin.y.isFinite, frame.width.isFinite, frame.height.isFinite else {
      return
    }
    var inside = Around(corner: origin, way: around.way, part: around.part)
    if around.way == .divided, let role = chunk.map.roles[node] {
      switch role {
      case .block(let span):
        guard shows(span) else { return }
        inside.way = .whole
      case .lines(let lines):
        let shown = lines.indices.filter { shows(lines[$0]) }
        guard let first = shown.first, let last = shown.last else { return }
        return draw(node, frame, lines: first..<(last + 1), of: lines.count, around)
      case .cut(let span):
        guard span.bottom > slice.lowerBound, span.top < slice.upperBound else { return }
        clip(frame)
        inside.way = .whole
      }
    }
    if around.way == .layer, !showsLayer(node, frame) { return }
    let isSeen = inside.way == .whole || isInSlice(frame)
    if isSeen { note(node, frame) }
    if isTagged, isSeen { beginPart(node, &inside) }
    if let drawing = nodes.drawing(of: node), isSeen {
      if inside.way != .whole, isCrossing(frame) { clip(frame) }
      if isTagged { beginLeaf(drawing, &inside) }
      noteLinks(drawing, frame, from: -.infinity, to: .infinity)
      drawing.begin(frame, in: canvas)
      guard tree.firstChild(of: node).exists else { return drawing.end(frame, in: canvas) }
      steps.append(.finish(drawing, frame))
    }
    descend(node, inside)
  }

  private mutating func descend(_ node: LayoutTree.NodeID, _ inside: Around) {
    let first = tree.firstChild(of: node)
    guard first.exists else { return }
    if isTagged, inside.part == .table, tree.flowKind(of: node) == .grid {
      return visitRows(tree.drawingOrder(of: node), inside)
    }
    guard !tree.onlyChild(of: node).exists else { return steps.append(.visit(first, inside)) }
    let isWrapper = tree.isWrapper(node)
    let children = tree.drawingOrder(of: node)
    // The last step pushed is the first one performed.
    for child in children.reversed() {
      var inside = inside
      if isWrapper, child != first, inside.way == .divided { inside.way = .layer }
      steps.append(.visit(child, inside))
    }
  }

  // MARK: Visibility on the page

  /// Whether this page shows a block of the portion.
  private func shows(_ span: FlowMap.Span) -> Bool {
    let tolerance = PageBreaker.tolerance
    return span.bottom > after + tolerance && span.bottom <= end + tolerance
      && span.top >= chunk.range.lowerBound - tolerance
      && span.top < chunk.range.upperBound - tolerance
  }

  /// Whether this page shows a layer: a text on a single page, anything else wherever it is
  /// visible.
  private func showsLayer(_ node: LayoutTree.NodeID, _ frame: CGRect) -> Bool {
    guard nodes.drawing(of: node)?.text != nil else { return true }
    let top = frame.minY - shift.height
    return shows(FlowMap.Span(top: top, bottom: top + frame.height))
  }

  /// The slice, in the page's points.
  private var window: ClosedRange<CGFloat> {
    (slice.lowerBound + shift.height)...(slice.upperBound + shift.height)
  }

  private func isInSlice(_ frame: CGRect) -> Bool {
    frame.maxY > window.lowerBound && frame.minY < window.upperBound
      || frame.height == 0 && window.contains(frame.minY)
  }

  private func isCrossing(_ frame: CGRect) -> Bool {
    let tolerance = PageBreaker.tolerance
    return frame.minY < window.lowerBound - tolerance || frame.maxY > window.upperBound + tolerance
  }

  /// Clips to the slice until the end of the node.
  private mutating func clip(_ frame: CGRect) {
    // Wide enough for anything that extends sideways.
    let reach: CGFloat = 10_000
    let top = max(window.lowerBound, -reach)
    let bottom = min(window.upperBound, reach * 2)
    let rect = CGRect(x: -reach, y: top, width: reach * 3, height: max(bottom - top, 0))
    canvas.beginGroup(.clip(path: Path(rect), evenOdd: false))
    steps.append(.endGroup)
  }

  private mutating func draw(
    _ node: LayoutTree.NodeID, _ frame: CGRect, lines: Range<Int>, of count: Int, _ around: Around
  ) {
    guard let drawing = nodes.drawing(of: node) else { return }
    note(node, frame)
    var inside = around
    if isTagged {
      beginPart(node, &inside)
      beginLeaf(drawing, &inside)
    }
    let edges = drawing.lineEdges
    if edges.count > lines.upperBound {
      noteLinks(drawing, frame, from: edges[lines.lowerBound], to: edges[lines.upperBound])
    }
    drawing.begin(frame, lines: lines, in: canvas)
    drawing.end(frame, in: canvas)
  }

  /// Records the link and the name of the node.
  private mutating func note(_ node: LayoutTree.NodeID, _ frame: CGRect) {
    if let url = chunk.map.links[node] {
      let top = max(frame.minY, 0)
      let bottom = min(frame.maxY, max(window.upperBound, top))
      let area = CGRect(x: frame.minX, y: top, width: frame.width, height: max(bottom - top, 0))
      links.append((area, url))
    }
    if let name = chunk.map.names[node] { names.append((name, frame.origin)) }
  }

  /// Records the links of a text between two heights of its frame.
  private mutating func noteLinks(
    _ drawing: any NodeDrawing, _ frame: CGRect, from top: CGFloat, to bottom: CGFloat
  ) {
    for (url, area) in drawing.linkAreas where area.midY >= top && area.midY < bottom {
      links.append((area.offsetBy(dx: frame.minX, dy: frame.minY), url))
    }
  }

  // MARK: Parts of the document

  private mutating func beginPart(_ node: LayoutTree.NodeID, _ inside: inout Around) {
    guard inside.part != .named else { return }
    if chunk.map.hidden.contains(node) {
      inside.part = .named
      return
    }
    if let element = chunk.map.elements[node] {
      begin(element)
      switch element.role {
      case .table: inside.part = .table
      case .list: inside.part = .list
      default: inside.part = .named
      }
      return
    }
    guard case .block? = chunk.map.roles[node] else { return }
    switch inside.part {
    case .table:
      begin(DocumentElement(.tableRow))
      let isHeader = chunk.map.bands.contains { $0.nodes.contains(node) }
      inside.part = isHeader ? .headerRow : .row
    case .list:
      begin(DocumentElement(.listItem))
      begin(DocumentElement(.listBody))
      inside.part = .item
    default: break
    }
  }

  private mutating func beginLeaf(_ drawing: any NodeDrawing, _ inside: inout Around) {
    let isText = drawing.text != nil
    guard inside.part != .named, isText || drawing.imageFacts != nil else { return }
    switch inside.part {
    case .row: begin(DocumentElement(.tableCell))
    case .headerRow: begin(DocumentElement(.tableHeader))
    default: begin(DocumentElement(isText ? .paragraph : .figure))
    }
    inside.part = .named
  }

  private mutating func begin(_ element: DocumentElement) {
    canvas.beginElement(element)
    steps.append(.endElement)
  }

  /// Visits the cells of a grid, row by row.
  private mutating func visitRows(_ cells: [LayoutTree.NodeID], _ inside: Around) {
    var rows: [[LayoutTree.NodeID]] = []
    var bottom = -CGFloat.infinity
    for cell in cells {
      let frame = tree.frame(of: cell)
      if frame.minY >= bottom - PageBreaker.tolerance { rows.append([]) }
      rows[rows.count - 1].append(cell)
      bottom = max(bottom, frame.maxY)
    }
    for row in rows.reversed() {
      let isShown =
        inside.way != .divided
        || row.contains { cell in
          if case .block(let span)? = chunk.map.roles[cell] { shows(span) } else { true }
        }
      guard isShown else { continue }
      let isHeader = row.contains { cell in chunk.map.bands.contains { $0.nodes.contains(cell) } }
      var around = inside
      around.part = isHeader ? .headerRow : .row
      steps.append(.endElement)
      steps += row.reversed().map { .visit($0, around) }
      steps.append(.beginElement(DocumentElement(.tableRow)))
    }
  }
}
