#if Graphics
  import CCairo
  import Foundation
  import QuoinDrawing
  import QuoinGeometry

  /// Writes a PDF document page by page: what is written is handed on at once, so that a document may have any number of
  /// pages.
  public final class PDFWriter {
    private let sink: Sink
    private let surface: Surface
    /// The parts of the document; `nil` where it doesn't name them.
    private let elements: ElementLog?
    private let language: String
    private var isFinished = false
    private var isEmpty = true
    /// What all parts lie in.
    private static let whole = "Document"
    /// Far more than any paper, far less than Cairo's coordinates hold.
    private static let sideLimit: CGFloat = 1_000_000
    /// The file contains its date, so that is always the same: equal documents are equal bytes.
    private static let creationDate = "2000-01-01T00:00:00Z"

    /// What a document says of itself.
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

    /// What is said of a document when all of its pages are there.
    public struct Ending: Sendable {
      public var information: Information
      /// The outline: an entry lies inside the one before it of a lower level.
      public var outline: [Entry]

      public init(information: Information = Information(), outline: [Entry] = []) {
        (self.information, self.outline) = (information, outline)
      }
    }

    /// An entry of the outline.
    public struct Entry: Sendable {
      public var title: String
      public var level: Int
      /// The number of a page that has been added, from 1.
      public var page: Int
      /// Where on the page, in points from its top left corner.
      public var place: CGPoint

      public init(_ title: String, level: Int, page: Int, place: CGPoint) {
        (self.title, self.level, self.page, self.place) = (title, level, page, place)
      }
    }

    /// One page: what is drawn, and what can be done with it.
    public struct Page: Sendable {
      public var list: DisplayList
      /// What readers call the page: “iv”, “12”.
      public var label: String?
      /// Whether it is the last page, which ends what the document's parts lie in.
      public var isLast = false
      /// Areas of the page, in points from its top left corner, that lead somewhere.
      public var links: [(area: CGRect, target: Target)] = []
      /// The names of places on the page.
      public var destinations: [(name: String, place: CGPoint)] = []

      public init(_ list: DisplayList) { self.list = list }
    }

    /// Where a link leads.
    public enum Target: Hashable, Sendable {
      case address(String)
      /// A destination of a page, before or after the link. The document must have it.
      case destination(String)
    }

    /// - Parameters:
    ///   - language: such as `en-US`.
    ///   - isTagged: whether the parts of the document are named for readers who don't see it.
    ///   - write: takes the bytes as they come; an error ends the document.
    public init(
      language: String = "en-US", isTagged: Bool = true, write: @escaping (Data) throws -> Void
    ) throws(PressError) {
      let sink = Sink(write)
      (self.sink, self.language) = (sink, language)
      elements = isTagged ? ElementLog() : nil
      surface = try Surface(
        adopting: cairo_pdf_surface_create_for_stream(
          { closure, bytes, count in
            guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
            let sink = Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue()
            return sink.take(bytes, Int(count))
              ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
          }, Unmanaged.passUnretained(sink).toOpaque(), 1, 1))
      cairo_pdf_surface_restrict_to_version(surface.pointer, CAIRO_PDF_VERSION_1_5)
      // Where PDF can't blend, Cairo draws pixels: as many a point as other pictures get.
      cairo_surface_set_fallback_resolution(surface.pointer, 288, 288)
    }

    private func say(_ information: Information) {
      let said: [(cairo_pdf_metadata_t, String?)] = [
        (CAIRO_PDF_METADATA_TITLE, information.title),
        (CAIRO_PDF_METADATA_AUTHOR, information.author),
        (CAIRO_PDF_METADATA_SUBJECT, information.subject),
        (
          CAIRO_PDF_METADATA_KEYWORDS,
          information.keywords.isEmpty ? nil : information.keywords.joined(separator: ", ")
        ),
        (CAIRO_PDF_METADATA_CREATOR, "Quoin"),
        (CAIRO_PDF_METADATA_CREATE_DATE, Self.creationDate),
        (CAIRO_PDF_METADATA_MOD_DATE, Self.creationDate),
      ]
      for case (let key, let text?) in said {
        cairo_pdf_surface_set_metadata(surface.pointer, key, text)
      }
    }

    deinit {
      // A document that fails half-way still writes its end; the bytes must have somewhere to go.
      if !isFinished { cairo_surface_finish(surface.pointer) }
    }

    /// Adds a page of its list's size.
    ///
    /// - Throws: ``PressError``, and what the taker of the bytes throws.
    public func add(_ page: Page) throws {
      let list = page.list.sanitized()
      let size = list.size
      guard size.width > 0, size.height > 0 else {
        throw PressError.size(size, scale: 1, reason: "a side of the page has no length")
      }
      guard size.width <= Self.sideLimit, size.height <= Self.sideLimit else {
        throw PressError.size(size, scale: 1, reason: "a side of the page is too long")
      }
      cairo_pdf_surface_set_size(surface.pointer, size.width, size.height)
      if let label = page.label { cairo_pdf_surface_set_page_label(surface.pointer, label) }
      let painter = try Painter(list, target: .vector, surface: surface, matrix: .identity)
      painter.elements = elements
      if elements != nil, isEmpty { cairo_tag_begin(painter.context, Self.whole, nil) }
      isEmpty = false
      for (name, place) in page.destinations {
        let place = "x=\(Self.number(place.x)) y=\(Self.number(place.y))"
        mark(CAIRO_TAG_DEST, "name=\(Self.quoted(name)) \(place)", painter)
      }
      try painter.drawPage()
      for (area, target) in page.links where area.width > 0 && area.height > 0 {
        let goal =
          switch target {
          case .address(let address): "uri=\(Self.quoted(address))"
          case .destination(let name): "dest=\(Self.quoted(name))"
          }
        let sides = [area.minX, area.minY, area.width, area.height].map(Self.number)
        mark(CAIRO_TAG_LINK, "rect=[\(sides.joined(separator: " "))] \(goal)", painter)
      }
      if elements != nil, page.isLast { cairo_tag_end(painter.context, Self.whole) }
      cairo_surface_show_page(surface.pointer)
      try check()
    }

    /// Hands on what has been written and waits to become a larger portion.
    public func flush() throws {
      try check()
      try sink.flush()
    }

    private func add(_ outline: [Entry]) {
      // The entries around, outer ones first.
      var open: [(level: Int, number: Int32)] = []
      for entry in outline {
        while let last = open.last, last.level >= entry.level { open.removeLast() }
        let place = "\(Self.number(entry.place.x)) \(Self.number(entry.place.y))"
        let number = cairo_pdf_surface_add_outline(
          surface.pointer, open.last?.number ?? Int32(CAIRO_PDF_OUTLINE_ROOT), entry.title,
          "page=\(entry.page) pos=[\(place)]", CAIRO_PDF_OUTLINE_FLAG_OPEN)
        open.append((entry.level, number))
      }
    }

    /// Writes the end of the document. No page can be added afterwards.
    public func finish(_ ending: Ending = Ending()) throws {
      // Cairo 1.16 can crash when it finishes a document that has failed.
      try check()
      say(ending.information)
      add(ending.outline)
      try check()
      isFinished = true
      sink.keepsTail = true
      cairo_surface_finish(surface.pointer)
      try check()
      let amendment = PDFAmendment(tail: sink.tail, offset: sink.count - sink.tail.count)
      let bytes = amendment?.bytes(
        figures: elements?.figures, language: language, information: ending.information,
        identity: sink.sum)
      if let bytes { try sink.add(bytes) }
      try sink.flush()
    }

    private func mark(_ tag: String, _ attributes: String, _ painter: Painter) {
      cairo_tag_begin(painter.context, tag, attributes)
      cairo_tag_end(painter.context, tag)
    }

    private func check() throws {
      if let error = sink.error { throw error }
      try surface.check()
    }

    private static func number(_ value: CGFloat) -> String {
      let limited = value.isFinite ? min(max(value, -sideLimit), sideLimit) : 0
      return "\((Double(limited) * 1000).rounded() / 1000)"
    }

    /// A text among attributes. Nothing in it may end it.
    private static func quoted(_ text: String) -> String {
      let safe = text.filter { $0 != "\0" }.replacing("\\", with: "\\\\")
      return "'\(safe.replacing("'", with: "\\'"))'"
    }
  }

  /// The parts of a document, as they are drawn.
  final class ElementLog {
    /// What the figures show, in their order.
    var figures: [String?] = []
  }

  /// Hands on what Cairo writes.
  private final class Sink {
    private let write: (Data) throws -> Void
    /// Cairo writes words: they are collected for whoever takes them.
    private var waiting: [UInt8] = []
    private static let portion = 1 << 16
    private(set) var error: (any Error)?
    /// How many bytes there were.
    private(set) var count = 0
    /// Tells what was written from anything else.
    private(set) var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    /// What was written since somebody wanted to keep it.
    private(set) var tail: [UInt8] = []
    var keepsTail = false

    init(_ write: @escaping (Data) throws -> Void) { self.write = write }

    func take(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
      guard error == nil else { return false }
      let bytes = UnsafeBufferPointer(start: bytes, count: count)
      self.count += count
      var sum = sum
      for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
      self.sum = sum
      if keepsTail { tail.append(contentsOf: bytes) }
      do {
        try add(bytes)
        return true
      } catch {
        self.error = error
        return false
      }
    }

    func add(_ bytes: some Collection<UInt8>) throws {
      waiting.append(contentsOf: bytes)
      if waiting.count >= Self.portion { try flush() }
    }

    func flush() throws {
      guard !waiting.isEmpty else { return }
      let bytes = Data(waiting)
      waiting.removeAll(keepingCapacity: true)
      try write(bytes)
    }
  }
#endif
