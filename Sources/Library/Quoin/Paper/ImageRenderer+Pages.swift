import Foundation
import QuoinCairo
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout
import QuoinViews

// Paginated output of a view: Documentation/Paper.md.

extension ImageRenderer {
  /// Returns the view as a paginated PDF document.
  ///
  /// Rows, lines and images are kept whole, and each page has its header and footer.
  /// ``proposedSize``, ``safeAreaInsets`` and ``device`` are ignored.
  ///
  /// - Throws: ``PageError`` for an invalid setup, and errors of `pdfData()`.
  public func pdfData(pageSetup setup: PageSetup) throws -> Data {
    var data = Data()
    try writePDF(pageSetup: setup) { data.append($0) }
    return data
  }

  /// Writes the view as a paginated PDF document to `url`, page by page: of a long `LazyVStack` or
  /// `List` only a few pages are in memory at a time. The file appears once it is complete.
  ///
  /// - Returns: the number of pages.
  /// - Throws: ``PageError`` for an invalid setup, errors of `pdfData()`, and those of writing.
  @discardableResult
  public func writePDF(pageSetup setup: PageSetup = PageSetup(), to url: URL) throws -> Int {
    let name = ".\(url.lastPathComponent).\(UUID().uuidString)"
    let draft = url.deletingLastPathComponent().appendingPathComponent(name)
    try Data().write(to: draft)
    do {
      let file = try FileHandle(forWritingTo: draft)
      let count = try writePDF(pageSetup: setup) { try file.write(contentsOf: $0) }
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

  /// Draws the view page by page and calls `body` with each, for example to encode it as PNG or
  /// SVG.
  ///
  /// - Throws: ``PageError`` for an invalid setup, and errors of `body`.
  public func forEachPage(
    pageSetup setup: PageSetup = PageSetup(), _ body: (PageInfo, DisplayList) throws -> Void
  ) throws {
    try pageRenderer(setup).forEachSheet { try body($0.info, $0.list) }
  }

  /// Returns the number of pages of the view, including the title page.
  ///
  /// - Throws: ``PageError`` for an invalid setup.
  public func pageCount(pageSetup setup: PageSetup = PageSetup()) throws -> Int {
    let renderer = try pageRenderer(setup)
    try renderer.pagination.finish()
    return renderer.count
  }

  // MARK: Steps

  /// Returns the renderer of the pages.
  func pageRenderer(_ setup: PageSetup) throws -> PageRenderer {
    var environment = environment
    // Paper has space for all columns of a table.
    environment.horizontalSizeClass = .regular
    var layout = try pageLayout(environment)
    layout.paper = setup.paper ?? layout.paper
    layout.margins = setup.margins ?? layout.margins
    try layout.check()
    let size = layout.columnSize
    let source = FlowSource(size: size, columns: layout.columns) { [self, environment] paper in
      try flowTree(paper, ProposedViewSize(width: size.width, height: nil), environment)
    }
    var renderer = PageRenderer(
      layout: layout, source: source, pagination: Pagination(source, layout),
      environment: environment, shaper: shaper)
    if isOpaque { renderer.background = renderer.paperColor }
    return renderer
  }

  /// Returns the page layout specified by the view.
  private func pageLayout(_ environment: EnvironmentValues) throws -> PageLayout {
    let views = try ViewTree(
      content, environment: environment, shaper: shaper, paper: PaperEmission(wanted: 0..<1))
    var layout = PageLayout()
    let changes = views.emission.nodes.attachments(
      PageSetupChange.self, inside: views.layout.root ?? .absent)
    // Those of the outermost views come last and take precedence.
    for (item, _) in changes.reversed() { item.change(&layout) }
    return layout
  }

  private func flowTree(
    _ paper: PaperEmission, _ proposal: ProposedViewSize, _ environment: EnvironmentValues
  ) throws -> (ViewTree, AnyObject?) {
    let still = try ViewTree(
      content, environment: environment, shaper: shaper, abortsIfLive: true, paper: paper)
    if !still.requiresLiveTree { try still.layOut(proposal: proposal) }
    guard still.requiresLiveTree else { return (still, nil) }
    let living = LivingTree(
      content, proposal: proposal, environment: environment, shaper: shaper, isPicture: true)
    living.emission.paper = PaperEmission()
    try living.settleAtOnce()
    return (living.tree, living)
  }

  /// Writes the document and returns the number of pages.
  @discardableResult
  private func writePDF(
    pageSetup setup: PageSetup, _ write: @escaping (Data) throws -> Void
  ) throws -> Int {
    var renderer = try pageRenderer(setup)
    renderer.isTagged = setup.isTagged
    try renderer.writePDF(write)
    return renderer.count
  }
}

extension PageRenderer {
  /// The maximum number of named destinations; beyond it only those with links to them are
  /// included.
  private static var mostNames: Int { 10_000 }

  /// Writes the document.
  func writePDF(_ write: @escaping (Data) throws -> Void) throws {
    #if Graphics
      let writer = PDFWriter(language: language, isTagged: isTagged, write: write)
      var given: Set<String> = []
      try forEachSheet { try writer.add(page($0, &given)) }
      try writer.finish(ending)
    #else
      throw RenderError.graphicsUnavailable("PDF")
    #endif
  }

  #if Graphics
    var language: String { environment.locale.identifier(.bcp47) }

    /// The metadata and bookmarks, written after the last page.
    var ending: PDFWriter.Ending {
      let first = layout.titlePage == nil ? 1 : 2
      return PDFWriter.Ending(
        information: PDFWriter.Information(
          title: layout.title ?? pagination.headings.first?.title, author: layout.author,
          subject: layout.subject, keywords: layout.keywords),
        bookmarks: pagination.headings.map {
          PDFWriter.Bookmark($0.title, level: $0.level, page: $0.sheet + first, place: $0.place)
        })
    }

    /// Returns the next page for the PDF writer.
    ///
    /// - Parameter given: the names already used on previous pages.
    func page(_ sheet: Sheet, _ given: inout Set<String>) throws -> PDFWriter.Page {
      var page = PDFWriter.Page(sheet.list)
      page.label = sheet.label
      for (name, place) in sheet.names where !given.contains(name) {
        if given.count >= Self.mostNames {
          // Later links may refer to it.
          try pagination.finish()
          guard pagination.linkTargets.contains(name) else { continue }
        }
        given.insert(name)
        page.destinations.append((name, place))
      }
      for (area, url) in sheet.links {
        guard let name = url.destinationInDocument else {
          page.links.append((area, .address(url.absoluteString)))
          continue
        }
        if !pagination.names.contains(name) { try pagination.finish() }
        if pagination.names.contains(name) { page.links.append((area, .destination(name))) }
      }
      return page
    }
  #endif
}
