import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout
import QuoinText
import QuoinViews

/// Draws the pages of a document one after the other.
@MainActor
struct PageRenderer {
  /// A page with its metadata.
  struct Sheet {
    var list: DisplayList
    var info: PageInfo
    var label: String
    var links: [(area: CGRect, url: URL)] = []
    var names: [(name: String, place: CGPoint)] = []
  }

  let layout: PageLayout
  let source: FlowSource
  let pagination: Pagination
  let environment: EnvironmentValues
  let shaper: any TextShaper
  /// Whether parts are tagged for accessibility.
  var isTagged = false
  /// Pixels per point of the grid to which edges snap; by default the environment's display scale.
  var scale: CGFloat?
  /// The background of the pages.
  var background: ResolvedColor?

  /// The color of paper for a visible background.
  var paperColor: ResolvedColor { environment.colorScheme == .dark ? .black : .white }

  /// The number of pages found so far, including the title page; complete once the last one is
  /// drawn.
  var count: Int { pagination.sheetCount + (layout.titlePage == nil ? 0 : 1) }

  /// Draws the pages in order and calls `body` with each.
  func forEachSheet(_ body: (Sheet) throws -> Void) throws {
    var progress = Progress()
    while let sheet = try sheet(after: &progress) { try body(sheet) }
  }

  /// The progress of drawing a document.
  struct Progress {
    fileprivate var hasTitle = false
    fileprivate var number = 0
    fileprivate var column = 0
  }

  /// Returns the next page; `nil` after the last one.
  func sheet(after progress: inout Progress) throws -> Sheet? {
    let (number, first) = (progress.number, progress.column)
    guard try pagination.find(number) else {
      // Page information kept elsewhere doesn't keep the views alive.
      source.empty()
      return nil
    }
    if let title = layout.titlePage, !progress.hasTitle {
      progress.hasTitle = true
      return try titleSheet(title)
    }
    let last =
      pagination.columns[first...].firstIndex { $0.sheet > number } ?? pagination.columns.count
    (progress.number, progress.column) = (number + 1, last)
    return try sheet(number, Array(pagination.columns[first..<last]))
  }

  private func canvas() -> DrawingCanvas {
    DrawingCanvas(
      grid: PixelGrid(scale: scale ?? environment.displayScale),
      displayScale: environment.displayScale)
  }

  private func sheet(_ number: Int, _ columns: [Pagination.Column]) throws -> Sheet {
    let info = pagination.information(of: number)
    let left = layout.margins.left(isLeftPage: info.isLeft)
    let canvas = canvas()
    var sheet = Sheet(
      list: DisplayList(size: layout.paper.size, background: background), info: info,
      label: "\(info.number)")
    for column in columns {
      let step = layout.columnSize.width + layout.columnSpacing
      let isRightToLeft = environment.layoutDirection == .rightToLeft
      let position = isRightToLeft ? layout.columns - 1 - column.position : column.position
      try draw(column, at: left + step * CGFloat(position), canvas, &sheet)
    }
    let body = CGRect(origin: CGPoint(x: left, y: layout.margins.top), size: layout.bodySize)
    if let header = layout.header {
      let area = CGRect(x: body.minX, y: 0, width: body.width, height: body.minY)
      try draw(header(info), in: area, as: .header, canvas)
    }
    if let footer = layout.footer {
      let area = CGRect(
        x: body.minX, y: body.maxY, width: body.width, height: layout.margins.bottom)
      try draw(footer(info), in: area, as: .footer, canvas)
    }
    try pagination.check()
    sheet.list.items = canvas.items
    sheet.list.images = canvas.images
    return sheet
  }

  private func draw(
    _ column: Pagination.Column, at x: CGFloat, _ canvas: DrawingCanvas, _ sheet: inout Sheet
  ) throws {
    var top = layout.margins.top
    let page = column.page
    let isLast = pagination.isLast(column)
    let repeated =
      column.hasBands
      ? try source.bands(at: page.start, pageHeight: layout.columnSize.height) : []
    for band in repeated {
      var painter = FlowPainter(
        band.chunk, page, isLast: isLast, isTagged: false, canvas: canvas)
      let own = band.band
      for node in own.nodes {
        let frame = band.chunk.views.layout.frame(of: node)
        painter.draw(node, at: top + frame.minY - own.span.top, left: x + inset(of: band.chunk))
      }
      top += band.height
    }
    for number in source.numbers(from: page.start, to: max(page.end, page.sliceEnd)) {
      guard let chunk = try source.chunk(number) else { continue }
      var painter = FlowPainter(
        chunk, page, isLast: isLast, isTagged: isTagged, canvas: canvas)
      painter.draw(
        CGPoint(x: 0, y: page.start - chunk.offset), at: CGPoint(x: x + inset(of: chunk), y: top))
      sheet.links += painter.links
      sheet.names += painter.names
    }
  }

  /// Returns the left inset of a portion, which aligns a view narrower than its column with the
  /// leading edge.
  private func inset(of chunk: FlowSource.Chunk) -> CGFloat {
    guard environment.layoutDirection == .rightToLeft else { return 0 }
    return layout.columnSize.width - chunk.size.width
  }

  private func titleSheet(_ title: (PageInfo) -> AnyView) throws -> Sheet {
    var info = pagination.information(of: 0)
    (info.number, info.isFirst, info.isLast) = (0, false, false)
    let canvas = canvas()
    let body = CGRect(
      origin: CGPoint(x: layout.margins.left(isLeftPage: false), y: layout.margins.top),
      size: layout.bodySize)
    try draw(title(info), in: body, as: nil, canvas)
    try pagination.check()
    return Sheet(
      list: DisplayList(
        size: layout.paper.size, background: background, items: canvas.items,
        images: canvas.images),
      info: info, label: "Title")
  }

  /// Draws `view` centered in `area`.
  private func draw(
    _ view: AnyView, in area: CGRect, as part: PageError.PagePart?, _ canvas: DrawingCanvas
  ) throws {
    let tree = try ViewTree(view, environment: environment, shaper: shaper, paper: PaperEmission())
    // A header may have any height, so that one that is too high is detected.
    let height = part == nil ? area.height : nil
    let size = try tree.layOut(proposal: ProposedViewSize(width: area.width, height: height))
    if let part, !(size.height <= area.height + PageBreaker.tolerance) {
      throw PageError.tooHigh(part, height: size.height, margin: area.height)
    }
    guard size.width.isFinite, size.height.isFinite else {
      throw PageError.endlessContent(size: size)
    }
    tree.draw(
      at: CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2), in: canvas)
  }
}
