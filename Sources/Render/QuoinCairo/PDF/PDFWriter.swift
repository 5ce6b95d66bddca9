#if Graphics
  import Foundation
  import QuoinDrawing
  import QuoinGeometry

  /// A writer that creates a PDF document page by page. It passes bytes on as it writes them, so a
  /// document may have any number of pages.
  public final class PDFWriter {
    private let file: PDFObjectWriter
    private let document: PDFDocument
    private let language: String
    // The object numbers of objects that are written last
    private let root: Int
    private let information: Int
    private let pages: Int
    /// The structure tree root and its document element; `nil` in an untagged document.
    private let elements: (tree: Int, whole: Int)?
    /// The top-level structure elements; `owners` contains, for each page and link, the object that
    /// maps its marked content to elements.
    private var outermost: [Int] = []
    private var owners: [Int32] = []
    /// The neutral group that collects elements after the first ones of a long document, so that no
    /// list becomes long.
    private var group: (number: Int, elements: [Int])?
    private static let groupSize = 2000
    /// The page objects, and the nodes of the page tree, each with at most `branchSize` pages.
    private var sheets: [Int] = []
    private var branches: [Int] = []
    private static let branchSize = 64
    private var heights: [CGFloat] = []
    private var labels: [String?] = []
    private var destinations: [String: String] = [:]
    /// The maximum width or height of a page, in points: far more than any paper, but well within
    /// the readers' coordinate range.
    private static let sideLimit: CGFloat = 1_000_000
    /// The document's date, which is constant so that equal documents have equal bytes.
    private static let date = "D:20000101000000Z"

    /// The metadata of a document.
    public struct Information: Hashable, Sendable {
      public var title: String?
      public var author: String?
      public var subject: String?
      public var keywords: [String]

      public init(
        title: String? = nil, author: String? = nil, subject: String? = nil, keywords: [String] = []
      ) {
        (self.title, self.author, self.subject, self.keywords) = (title, author, subject, keywords)
      }
    }

    /// Metadata and bookmarks, written after the last page.
    public struct Ending: Sendable {
      public var information: Information
      /// The bookmarks; the parent of each is the closest preceding one of a lower level.
      public var bookmarks: [Bookmark]

      public init(information: Information = Information(), bookmarks: [Bookmark] = []) {
        (self.information, self.bookmarks) = (information, bookmarks)
      }
    }

    /// A bookmark, which viewers list beside the pages.
    public struct Bookmark: Sendable {
      public var title: String
      public var level: Int
      /// The number of an existing page, starting at 1.
      public var page: Int
      /// The position on the page, in points from its top-left corner.
      public var place: CGPoint

      public init(_ title: String, level: Int, page: Int, place: CGPoint) {
        (self.title, self.level, self.page, self.place) = (title, level, page, place)
      }
    }

    /// A page: its content, label, links and destinations.
    public struct Page: Sendable {
      public var list: DisplayList
      /// The page label that readers show, such as “iv” or “12”.
      public var label: String?
      /// The link areas of the page, in points from its top-left corner.
      public var links: [(area: CGRect, target: Target)] = []
      /// The named positions on the page, in points from its top-left corner.
      public var destinations: [(name: String, place: CGPoint)] = []

      public init(_ list: DisplayList) { self.list = list }
    }

    /// The target of a link.
    public enum Target: Hashable, Sendable {
      case address(String)
      /// A named destination, defined before or after the link. The document must define it.
      case destination(String)
    }

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - language: The document's language, such as `en-US`.
    ///   - isTagged: Whether to write a structure tree, for assistive technologies.
    ///   - write: Receives each part of the document; if it throws, the writer stops.
    public init(
      language: String = "en-US", isTagged: Bool = true, write: @escaping (Data) throws -> Void
    ) {
      file = PDFObjectWriter(write)
      document = PDFDocument(file)
      self.language = language
      (root, information, pages) = (file.reserve(), file.reserve(), file.reserve())
      elements = isTagged ? (tree: file.reserve(), whole: file.reserve()) : nil
    }

    /// Adds a page of its list's size.
    ///
    /// - Throws: ``CairoError``, or an error of the `write` closure.
    public func add(_ page: Page) throws {
      try file.check()
      let list = page.list.sanitized()
      let size = list.size
      guard size.width > 0, size.height > 0 else {
        throw CairoError.size(size, scale: 1, reason: "a side of the page has no length")
      }
      guard size.width <= Self.sideLimit, size.height <= Self.sideLimit else {
        throw CairoError.size(size, scale: 1, reason: "a side of the page is too long")
      }
      let number = file.reserve()
      if sheets.count % Self.branchSize == 0 { branches.append(file.reserve()) }
      sheets.append(number)
      heights.append(size.height)
      labels.append(page.label)
      for (name, place) in page.destinations where destinations[name] == nil {
        destinations[name] = "[ \(number) 0 R \(Self.target(place, size.height)) ]"
      }
      let marks = elements.map { _ in PDFMarkedContent(file: file, page: number, root: around) }
      var painter = PDFPainter(list, document: document, marks: marks)
      try painter.drawPage()
      let content = file.reserve()
      file.add(stream: painter.canvas.source.bytes, "", as: content)
      var source = PDFSource(
        """
        << /Type /Page /Parent \(branches[branches.count - 1]) 0 R \
        /MediaBox [ 0 0 \(PDFSource.number(size.width)) \(PDFSource.number(size.height)) ] \
        /Contents \(content) 0 R /Resources \(painter.canvas.resources.text) \
        /Group << /Type /Group /S /Transparency /I true /CS /DeviceRGB >>
        """)
      if let marks = painter.marks {
        add(marks.outermost)
        source.put(text: " /StructParents \(owners.count) /Tabs /S")
        owners.append(Int32(collect("[ \(Self.references(marks.owners))]")))
      }
      let links = page.links.filter { $0.area.width > 0 && $0.area.height > 0 }
      if !links.isEmpty {
        let numbers = links.map { add($0.area, $0.target, on: number, size.height) }
        source.put(text: " /Annots [ \(Self.references(numbers))]")
      }
      source.put(" >>")
      file.add(source, as: number)
      try file.check()
    }

    /// Passes on the bytes that are still buffered.
    public func flush() throws { try file.flush() }

    /// Writes the end of the document. No page can be added afterwards.
    public func finish(_ ending: Ending = Ending()) throws {
      try file.check()
      document.writeFonts()
      for (index, branch) in branches.enumerated() {
        let first = index * Self.branchSize
        let kids = sheets[first..<min(first + Self.branchSize, sheets.count)]
        file.add(
          PDFSource(
            "<< /Type /Pages /Parent \(pages) 0 R /Kids [ \(Self.references(kids))] /Count \(kids.count) >>"
          ), as: branch)
      }
      file.add(
        PDFSource(
          "<< /Type /Pages /Kids [ \(Self.references(branches))] /Count \(sheets.count) >>"),
        as: pages)
      let said = ending.information
      let metadata = file.reserve()
      file.add(
        stream: Array(PDFMetadata.text(said).utf8), " /Type /Metadata /Subtype /XML",
        isPlain: true, as: metadata)
      file.add(PDFSource(Self.dictionary(said)), as: information)
      var catalog =
        "<< /Type /Catalog /Pages \(pages) 0 R /Metadata \(metadata) 0 R /Lang \(PDFSource.text(language))"
      if said.title != nil { catalog += " /ViewerPreferences << /DisplayDocTitle true >>" }
      if let elements {
        write(elements)
        catalog += " /MarkInfo << /Marked true >> /StructTreeRoot \(elements.tree) 0 R"
      }
      if let labels = pageLabels() { catalog += " /PageLabels << /Nums [ \(labels)] >>" }
      if !destinations.isEmpty { catalog += " /Names << /Dests \(writeDestinations()) 0 R >>" }
      let bookmarks = PDFBookmarks(
        ending.bookmarks.compactMap { bookmark in
          guard bookmark.page > 0, bookmark.page <= sheets.count else { return nil }
          let (page, height) = (sheets[bookmark.page - 1], heights[bookmark.page - 1])
          return .init(
            title: bookmark.title, level: bookmark.level,
            target: "\(page) 0 R \(Self.target(bookmark.place, height))")
        })
      if let outline = bookmarks.write(to: file) {
        catalog += " /Outlines \(outline) 0 R /PageMode /UseOutlines"
      }
      file.add(PDFSource(catalog + " >>"), as: root)
      try file.finish(root: root, information: information)
    }

    // MARK: Links and places

    private func add(_ area: CGRect, _ target: Target, on page: Int, _ height: CGFloat) -> Int {
      let number = file.reserve()
      let sides = [area.minX, height - area.maxY, area.maxX, height - area.minY].map {
        PDFSource.number($0)
      }
      var link =
        "<< /Type /Annot /Subtype /Link /Rect [ \(sides.joined(separator: " ")) ] /Border [ 0 0 0 ] /F 4"
      switch target {
      case .address(let address):
        link += " /A << /Type /Action /S /URI /URI \(PDFSource.string(address)) >>"
      case .destination(let name): link += " /Dest \(PDFSource.string(name))"
      }
      if elements != nil {
        let element = collect(
          """
          << /Type /StructElem /S /Link /P \(around) 0 R /Pg \(page) 0 R \
          /K << /Type /OBJR /Obj \(number) 0 R >> >>
          """)
        add([element])
        link += " /StructParent \(owners.count)"
        owners.append(Int32(element))
      }
      file.collect(PDFSource(link + " >>"), as: number)
      return number
    }

    /// Returns a destination that keeps the reader's zoom, with the position at the top left of the
    /// window.
    private static func target(_ place: CGPoint, _ height: CGFloat) -> String {
      "/XYZ \(PDFSource.number(place.x)) \(PDFSource.number(height - place.y)) 0"
    }

    /// Writes the named destinations as a tree.
    private func writeDestinations() -> Int {
      // Readers look up names by their bytes.
      let sorted = destinations.map { (name: PDFSource.string($0), place: $1, key: Array($0.utf8)) }
        .sorted { $0.key.lexicographicallyPrecedes($1.key) }
      let leaves = stride(from: 0, to: sorted.count, by: 100).map { start in
        let part = sorted[start..<min(start + 100, sorted.count)]
        let limits = "/Limits [ \(part.first?.name ?? "()") \(part.last?.name ?? "()") ]"
        let names = part.map { "\($0.name) \($0.place)" }.joined(separator: " ")
        return collect("<< \(limits) /Names [ \(names) ] >>")
      }
      return collect("<< /Kids [ \(Self.references(leaves))] >>")
    }

    /// Returns the page labels. Consecutive numbers are written as one range.
    private func pageLabels() -> String? {
      guard labels.contains(where: { $0 != nil }) else { return nil }
      var text = ""
      var next: Int?
      for (index, label) in labels.enumerated() {
        let label = label ?? String(index + 1)
        let number = Int(label).flatMap { $0 > 0 && String($0) == label ? $0 : nil }
        if let number {
          if number != next { text += "\(index) << /S /D /St \(number) >> " }
        } else {
          text += "\(index) << /P \(PDFSource.text(label)) >> "
        }
        next = number.map { $0 + 1 }
      }
      return text
    }

    // MARK: Structure elements

    /// The object number of the parent of the next structure elements.
    private var around: Int { group?.number ?? elements?.whole ?? 0 }

    private func add(_ elements: [Int]) {
      if group == nil { outermost += elements } else { group?.elements += elements }
      if group.map({ $0.elements.count >= Self.groupSize }) ?? (outermost.count >= Self.groupSize) {
        closeGroup()
        group = (file.reserve(), [])
      }
    }

    private func closeGroup() {
      guard let (number, inside) = group, let elements, !inside.isEmpty else { return }
      file.collect(
        PDFSource(
          "<< /Type /StructElem /S /NonStruct /P \(elements.whole) 0 R /K [ \(Self.references(inside))] >>"
        ), as: number)
      outermost.append(number)
      group = nil
    }

    private func write(_ elements: (tree: Int, whole: Int)) {
      closeGroup()
      file.collect(
        PDFSource(
          "<< /Type /StructElem /S /Document /P \(elements.tree) 0 R /K [ \(Self.references(outermost))] >>"
        ), as: elements.whole)
      let leaves = stride(from: 0, to: owners.count, by: 100).map { start in
        let end = min(start + 100, owners.count)
        let numbers = (start..<end).map { "\($0) \(owners[$0]) 0 R" }.joined(separator: " ")
        return collect("<< /Limits [ \(start) \(end - 1) ] /Nums [ \(numbers) ] >>")
      }
      file.collect(
        PDFSource(
          """
          << /Type /StructTreeRoot /K \(elements.whole) 0 R /ParentTreeNextKey \(owners.count) \
          /ParentTree << /Kids [ \(Self.references(leaves))] >> >>
          """), as: elements.tree)
    }

    private func collect(_ body: String) -> Int {
      let number = file.reserve()
      file.collect(PDFSource(body), as: number)
      return number
    }

    /// Returns references to objects, each followed by a space.
    private static func references(_ numbers: some Sequence<some BinaryInteger>) -> String {
      var source = PDFSource()
      source.put(references: numbers)
      return String(decoding: source.bytes, as: UTF8.self)
    }

    private static func dictionary(_ said: Information) -> String {
      var entries = ["/Creator (Quoin)", "/Producer (Quoin)"]
      entries += ["/CreationDate (\(date))", "/ModDate (\(date))"]
      let texts = [
        ("Title", said.title), ("Author", said.author), ("Subject", said.subject),
        ("Keywords", said.keywords.isEmpty ? nil : said.keywords.joined(separator: ", ")),
      ]
      for case (let name, let text?) in texts { entries.append("/\(name) \(PDFSource.text(text))") }
      return "<< \(entries.joined(separator: " ")) >>"
    }
  }
#endif
