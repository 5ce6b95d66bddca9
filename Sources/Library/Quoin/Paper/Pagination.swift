import Foundation
import QuoinGeometry

/// Determines the pages of a document, and the information for their headers, without retaining any
/// views.
///
/// Pages are determined on demand: a document is drawn in one pass, unless a header needs later
/// information, such as the number of all pages. In that case, the rest is paginated at once, and
/// its views are created again when their pages are drawn.
@MainActor
final class Pagination {
  /// A column of a page; a page without columns counts as one column.
  struct Column {
    var page: PageBreaker.Page
    /// The index of its sheet, starting at 0.
    var sheet: Int
    /// The index of the column on the sheet, starting at 0.
    var position: Int
    /// Whether the headers of continued containers are repeated at its top.
    var hasBands: Bool
  }

  /// A heading with its position on its sheet.
  struct Heading {
    var title: String
    var level: Int
    var sheet: Int
    var place: CGPoint
  }

  private let source: FlowSource
  private let layout: PageLayout
  private(set) var columns: [Column] = []
  private(set) var headings: [Heading] = []
  /// The names of destinations, and those that links refer to.
  private(set) var names: Set<String> = []
  private(set) var linkTargets: Set<String> = []
  /// The sums up to the end of each sheet that changes one.
  private var sums: [(sheet: Int, values: [String: Decimal])] = []
  private var running: [String: Decimal] = [:]
  /// The remaining events of the loaded portions.
  private var events: [FlowMap.Event] = []
  private var breaker = PageBreaker()
  /// The number of loaded portions, and the end of the last one.
  private var loaded = 0
  private var horizon = -CGFloat.infinity
  /// The position of the next column.
  private var (sheet, position) = (0, 0)
  private var isDone = false
  /// The error found in the rest of the document while computing information for a header.
  private var failure: (any Error)?

  init(_ source: FlowSource, _ layout: PageLayout) {
    (self.source, self.layout) = (source, layout)
  }

  // MARK: Pages

  /// The number of sheets found so far.
  var sheetCount: Int { (columns.last?.sheet ?? 0) + 1 }

  /// Determines all columns of a sheet, and whether another sheet follows.
  ///
  /// - Returns: whether the sheet exists.
  func find(_ sheet: Int) throws -> Bool {
    while !isDone, columns.last.map({ $0.sheet <= sheet }) ?? true { try findColumn() }
    return sheet < sheetCount
  }

  /// Paginates the rest of the document.
  func finish() throws { while !isDone { try findColumn() } }

  /// Whether `column`, whose sheet has been found, is the last one of the document.
  func isLast(_ column: Column) -> Bool { isDone && column.page == columns.last?.page }

  private func findColumn() throws {
    let height = layout.columnSize.height
    try load(beyond: -.infinity)
    let start = columns.isEmpty ? min(0, breaker.start) : breaker.start
    guard start.isFinite else { return end() }
    try load(beyond: start + height)
    let bands = try source.bands(at: start, pageHeight: height)
    var hasBands = !bands.isEmpty
    let room = height - bands.map(\.height).reduce(0, +)
    var page = breaker.next(from: start, height: room, isForced: !hasBands)
    if page == nil {
      hasBands = false
      page = breaker.next(from: start, height: height)
    }
    guard let page else { return end() }
    guard sheet < PageError.mostPages else { throw PageError.tooManyPages }
    columns.append(Column(page: page, sheet: sheet, position: position, hasBands: hasBands))
    try load(beyond: page.end)
    let top = page.start - (hasBands ? height - room : 0)
    take(upTo: breaker.isEmpty ? .infinity : page.end, sheet: sheet, top: top, position: position)
    position += 1
    if position == layout.columns || page.isBroken { (sheet, position) = (sheet + 1, 0) }
    if breaker.isEmpty { end() }
  }

  /// Ends the document; one without content gets an empty page.
  private func end() {
    isDone = true
    guard columns.isEmpty else { return }
    let page = PageBreaker.Page(start: 0, after: -.infinity, end: 0, sliceEnd: 0)
    columns = [Column(page: page, sheet: 0, position: 0, hasBands: false)]
    take(upTo: .infinity, sheet: 0, top: 0, position: 0)
  }

  /// Adds portions until everything that begins at `line` or above is included, and at least one
  /// block.
  private func load(beyond line: CGFloat) throws {
    var isNew = false
    while horizon <= line || breaker.isEmpty, let chunk = try source.chunk(loaded) {
      breaker.add(chunk)
      events += chunk.events
      horizon = chunk.range.upperBound + chunk.offset
      loaded += 1
      isNew = true
    }
    if isNew { events.sort { ($0.bottom, $0.top) < ($1.bottom, $1.top) } }
  }

  /// Processes the events down to `end`, on a sheet whose column `position` begins at `top`.
  private func take(upTo end: CGFloat, sheet: Int, top: CGFloat, position: Int) {
    var count = 0
    let known = running
    for event in events {
      guard event.bottom <= end + PageBreaker.tolerance else { break }
      count += 1
      switch event.kind {
      case .heading(let title, let level):
        let x =
          layout.margins.inside
          + CGFloat(position) * (layout.columnSize.width + layout.columnSpacing)
        let place = CGPoint(x: x, y: layout.margins.top + max(event.top - top, 0))
        headings.append(Heading(title: title, level: level, sheet: sheet, place: place))
      case .total(let name, let value): running[name, default: 0] += value
      case .name(let name): names.insert(name)
      case .linkTarget(let name): linkTargets.insert(name)
      }
    }
    events.removeFirst(count)
    guard known != running else { return }
    if sums.last?.sheet == sheet { sums.removeLast() }
    sums.append((sheet, running))
  }

  // MARK: Information for headers

  /// Returns the information for the header and footer of a sheet that has been found.
  func information(of sheet: Int) -> PageInfo {
    var info = PageInfo()
    info.document = self
    info.number = layout.firstNumber + sheet
    (info.isFirst, info.isLast) = (sheet == 0, sheet == sheetCount - 1)
    let last = headings.partitioningIndex { $0.sheet > sheet }
    var deepest = Int.max
    for heading in headings[..<last].reversed() where heading.level < deepest {
      info.headings[heading.level] = heading.title
      deepest = heading.level
      if deepest <= 1 { break }
    }
    info.brought = sum(before: sheet)
    info.carried = sum(before: sheet + 1)
    return info
  }

  /// The total number of sheets, for a header. ``check()`` throws an error in the rest of the
  /// document.
  var finalCount: Int {
    finishForHeader()
    return sheetCount
  }

  /// The headings of all sheets, for a header.
  var contents: [PageInfo.Heading] {
    finishForHeader()
    return headings.map {
      PageInfo.Heading(title: $0.title, level: $0.level, page: layout.firstNumber + $0.sheet)
    }
  }

  private func finishForHeader() {
    do { try finish() } catch { failure = failure ?? error }
  }

  /// Throws the error, if any, found while computing information for a header.
  func check() throws { if let failure { throw failure } }

  private func sum(before sheet: Int) -> [String: Decimal] {
    let next = sums.partitioningIndex { $0.sheet >= sheet }
    return next > 0 ? sums[next - 1].values : [:]
  }
}

extension PageBreaker {
  /// Adds the blocks of a portion.
  @MainActor
  mutating func add(_ chunk: FlowSource.Chunk) {
    let map = chunk.map
    add(
      blocks: map.blocks.filter { chunk.holds($0.top) },
      cuts: map.cuts.filter { chunk.holds($0.top) },
      holds: map.holds.filter { chunk.holds($0.from) }, breaks: map.breaks.filter(chunk.holds),
      movedBy: chunk.offset)
  }
}

extension FlowSource.Chunk {
  /// Whether a block that begins at `top`, in the portion's points, belongs to the portion.
  func holds(_ top: CGFloat) -> Bool {
    let tolerance = PageBreaker.tolerance
    return top >= range.lowerBound - tolerance && top < range.upperBound - tolerance
  }

  /// The events in the portion, relative to the whole document.
  var events: [FlowMap.Event] {
    map.events.filter { holds($0.top) }.map {
      FlowMap.Event(kind: $0.kind, top: $0.top + offset, bottom: $0.bottom + offset)
    }
  }
}

extension RandomAccessCollection {
  /// Returns the first index at which `isBehind` is true, in a collection partitioned by it.
  func partitioningIndex(_ isBehind: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, self.count)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if isBehind(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}

extension FlowSource {
  /// A repeated view in a portion.
  struct Repeated {
    var chunk: Chunk
    var band: FlowMap.Band
    var height: CGFloat { max(band.next, band.span.bottom) - band.span.top }
  }

  /// Returns the views repeated at the top of a page that begins at `start`, unless they would
  /// leave less than half of the page.
  func bands(at start: CGFloat, pageHeight: CGFloat) throws -> [Repeated] {
    guard let number = numbers(from: start, to: start).first, let chunk = try chunk(number) else {
      return []
    }
    let line = start - chunk.offset + PageBreaker.tolerance
    let found = chunk.map.bands.filter {
      $0.span.bottom <= line && $0.container.top < line && $0.container.bottom > line
    }.map { Repeated(chunk: chunk, band: $0) }
    return found.map(\.height).reduce(0, +) <= pageHeight / 2 ? found : []
  }
}
