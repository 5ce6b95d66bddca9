import Foundation
import QuoinCairo
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout
import QuoinViews

// A view as pages: Documentation/Paper.md.

extension ImageRenderer {
  /// The view as a PDF document of pages: its rows, lines and pictures are kept whole, and each page has its header and
  /// footer. ``proposedSize``, ``safeAreaInsets`` and ``device`` play no part.
  ///
  /// - Throws: ``PageError`` for paper that can't be filled, and what `pdfData()` throws.
  public func pdfData(pages setup: PageSetup) throws -> Data {
    var data = Data()
    try writePDF(pages: setup) { data.append($0) }
    return data
  }

  /// Writes the view as a PDF document of pages to `url`, page by page: of a long `LazyVStack` or `List` only a few pages are
  /// in memory at a time. The file is there when it is complete.
  ///
  /// - Returns: how many pages there are.
  /// - Throws: ``PageError`` for paper that can't be filled, what `pdfData()` throws, and what writing does.
  @discardableResult
  public func writePDF(pages setup: PageSetup = PageSetup(), to url: URL) throws -> Int {
    let name = ".\(url.lastPathComponent).\(UUID().uuidString)"
    let draft = url.deletingLastPathComponent().appendingPathComponent(name)
    try Data().write(to: draft)
    do {
      let file = try FileHandle(forWritingTo: draft)
      let count = try writePDF(pages: setup) { try file.write(contentsOf: $0) }
      try file.close()
      guard rename(draft.path, url.path) == 0 else {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
      }
      return count
    } catch {
      try? FileManager.default.removeItem(at: draft)
      throw error
    }
  }

  /// Draws the view page by page, each into `body`, which may make a PNG or an SVG of it.
  ///
  /// - Throws: ``PageError`` for paper that can't be filled, and what `body` throws.
  public func forEachPage(
    _ setup: PageSetup = PageSetup(), _ body: (PageInfo, DisplayList) throws -> Void
  ) throws {
    try pagePress(setup).forEachSheet { try body($0.info, $0.list) }
  }

  /// How many pages the view makes, with its title page.
  ///
  /// - Throws: ``PageError`` for paper that can't be filled.
  public func pageCount(_ setup: PageSetup = PageSetup()) throws -> Int {
    try pagePress(setup).count
  }

  // MARK: Steps

  /// The pages, divided and not yet drawn.
  func pagePress(_ setup: PageSetup) throws -> PagePress {
    var environment = environment
    // Paper has room for all columns of a table.
    environment.horizontalSizeClass = .regular
    var layout = try pageLayout(environment)
    layout.paper = setup.paper ?? layout.paper
    layout.margins = setup.margins ?? layout.margins
    try layout.check()
    let size = layout.columnSize
    let source = FlowSource(size: size) { [self, environment] paper in
      try flowTree(paper, ProposedViewSize(width: size.width, height: nil), environment)
    }
    let pagination = try Pagination(source, layout)
    var press = PagePress(
      layout: layout, source: source, pagination: pagination, environment: environment,
      shaper: shaper)
    if isOpaque { press.ground = press.paperColor }
    return press
  }

  /// What the view says of its paper.
  private func pageLayout(_ environment: EnvironmentValues) throws -> PageLayout {
    let views = try ViewTree(
      content, environment: environment, shaper: shaper, paper: PaperEmission(wanted: 0..<1))
    var layout = PageLayout()
    let changes = views.emission.carried(PageSetupChange.self, inside: views.layout.root)
    // Those of the outermost views come last, and count.
    for (item, _) in changes.reversed() { item.change(&layout) }
    return layout
  }

  private func flowTree(
    _ paper: PaperEmission, _ proposal: ProposedViewSize, _ environment: EnvironmentValues
  ) throws -> (ViewTree, AnyObject?) {
    let still = try ViewTree(
      content, environment: environment, shaper: shaper, givesUpForLife: true, paper: paper)
    if !still.wantsLiving { try still.layOut(proposal: proposal) }
    guard still.wantsLiving else { return (still, nil) }
    let living = LivingTree(
      content, proposal: proposal, environment: environment, shaper: shaper, isPicture: true)
    living.emission.paper = PaperEmission()
    try living.settleAtOnce()
    return (living.tree, living)
  }

  /// Writes the document and returns how many pages it has.
  @discardableResult
  private func writePDF(pages setup: PageSetup, _ write: @escaping (Data) throws -> Void) throws
    -> Int
  {
    var press = try pagePress(setup)
    press.isTagged = setup.isTagged ?? (press.count <= PagePress.mostTagged)
    try press.writePDF(write)
    return press.count
  }
}

extension PagePress {
  /// So many pages are tagged unless somebody asks for it.
  static var mostTagged: Int { 1000 }
  /// So many places get names; of more only those that links lead to.
  private static var mostNames: Int { 10_000 }

  #if Graphics
    /// What is said of the document before its first page.
    var opening: PDFOpening {
      let first = layout.titlePage == nil ? 1 : 2
      let named =
        pagination.names.count <= Self.mostNames
        ? pagination.names : pagination.names.intersection(pagination.wishes)
      return PDFOpening(
        information: PDFWriter.Information(
          title: layout.title ?? pagination.headings.first?.title, author: layout.author,
          subject: layout.subject, keywords: layout.keywords),
        language: environment.locale.identifier(.bcp47), isTagged: isTagged,
        outline: pagination.headings.map {
          ($0.title, level: $0.level, page: $0.sheet + first, place: $0.place)
        }, named: named, count: count)
    }
  #endif

  /// Writes the document.
  func writePDF(_ write: @escaping (Data) throws -> Void) throws {
    #if Graphics
      var opening = opening
      let writer = try opening.writer(write)
      try forEachSheet { try writer.add(opening.page($0)) }
      try writer.finish()
    #else
      throw RenderError.graphicsUnavailable("PDF")
    #endif
  }
}

#if Graphics
  /// What is known of a PDF document before its pages are drawn.
  struct PDFOpening: Sendable {
    let information: PDFWriter.Information
    let language: String
    let isTagged: Bool
    let outline: [(String, level: Int, page: Int, place: CGPoint)]
    /// The places that get names.
    let named: Set<String>
    /// How many pages there are.
    let count: Int
    private var given: Set<String> = []
    private var number = 0

    init(
      information: PDFWriter.Information, language: String, isTagged: Bool,
      outline: [(String, level: Int, page: Int, place: CGPoint)], named: Set<String>, count: Int
    ) {
      (self.information, self.language, self.isTagged) = (information, language, isTagged)
      (self.outline, self.named, self.count) = (outline, named, count)
    }

    /// A writer that knows the outline.
    func writer(_ write: @escaping (Data) throws -> Void) throws -> PDFWriter {
      let writer = try PDFWriter(
        information, language: language, isTagged: isTagged, write: write)
      for heading in outline {
        try writer.addOutline(
          heading.0, level: heading.level, page: heading.page, place: heading.place)
      }
      return writer
    }

    /// The next page as it is written.
    mutating func page(_ sheet: PagePress.Sheet) -> PDFWriter.Page {
      var page = PDFWriter.Page(sheet.list)
      page.label = sheet.label
      number += 1
      page.isLast = number == count
      page.links = sheet.links.compactMap { area, url in
        guard let name = url.destinationInDocument else {
          return (area, .address(url.absoluteString))
        }
        return named.contains(name) ? (area, .destination(name)) : nil
      }
      page.destinations = sheet.names.filter {
        named.contains($0.name) && given.insert($0.name).inserted
      }
      return page
    }
  }
#endif
