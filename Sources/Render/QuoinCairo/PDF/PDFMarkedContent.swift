#if Graphics
  import Foundation
  import QuoinDrawing

  /// Marked content of a page: the structure elements that content belongs to. Anything else is an
  /// artifact.
  struct PDFMarkedContent {
    private let file: PDFObjectWriter
    /// The object number of the page.
    private let page: Int
    /// The root of the structure tree.
    private let root: Int
    private var open: [Part] = []
    /// The open marked content, and the number of saved graphics states at its beginning.
    private var mark: (part: Int?, depth: Int)?
    /// The structure element of each marked content identifier.
    private(set) var owners: [Int] = []
    /// The page's top-level elements.
    private(set) var outermost: [Int] = []

    private struct Part {
      let element: DocumentElement
      let number: Int
      /// The content of most parts: one marked content identifier.
      var only: Int?
      /// The marked content identifiers and child elements, as PDF source, if there are others.
      var content = PDFSource()
      var count = 0

      mutating func add(identifier: Int) {
        if count == 0 {
          only = identifier
        } else {
          moveOnly()
          content.put(integer: identifier)
          content.put(" ")
        }
        count += 1
      }

      mutating func add(element: Int) {
        moveOnly()
        content.put(references: CollectionOfOne(element))
        count += 1
      }

      private mutating func moveOnly() {
        guard let only else { return }
        self.only = nil
        content.put(integer: only)
        content.put(" ")
      }
    }

    /// The last written element without label and attributes, up to its content.
    private var beginning = (role: DocumentElement.Role?.none, around: 0, source: PDFSource())

    init(file: PDFObjectWriter, page: Int, root: Int) {
      (self.file, self.page, self.root) = (file, page, root)
    }

    /// Begins marked content that belongs to the innermost part.
    mutating func mark(in canvas: inout PDFCanvas, isText: Bool) {
      let place = open.count - 1
      // Backgrounds and lines of mere containers are decoration.
      let part = place >= 0 && (isText || !open[place].element.role.isContainer) ? place : nil
      if let mark, mark.part == part { return }
      end(in: &canvas)
      mark = (part, canvas.depth)
      guard let part else { return canvas.source.put("/Artifact BMC\n") }
      let number = owners.count
      owners.append(open[part].number)
      open[part].add(identifier: number)
      canvas.source.put("/")
      canvas.source.put(open[part].element.role.source)
      canvas.source.put("<</MCID ")
      canvas.source.put(integer: number)
      canvas.source.put(">>BDC\n")
    }

    /// Ends the marked content if it began inside the saved state that is about to be restored.
    mutating func leave(depth: Int, in canvas: inout PDFCanvas) {
      if let mark, mark.depth >= depth { end(in: &canvas) }
    }

    mutating func end(in canvas: inout PDFCanvas) {
      if mark != nil { canvas.source.put("EMC\n") }
      mark = nil
    }

    mutating func begin(_ element: DocumentElement, in canvas: inout PDFCanvas) {
      end(in: &canvas)
      open.append(Part(element: element, number: file.reserve()))
    }

    /// Writes the innermost part; a part without content is omitted.
    mutating func close() {
      guard let part = open.popLast(), part.count > 0 else { return }
      let around = open.last?.number ?? root
      if open.isEmpty {
        outermost.append(part.number)
      } else {
        open[open.count - 1].add(element: part.number)
      }
      let role = part.element.role
      if beginning.role != role || beginning.around != around {
        var source = PDFSource()
        source.put("<</S/")
        source.put(role.source)
        source.put("/P ")
        source.put(integer: around)
        source.put(" 0 R/Pg ")
        source.put(integer: page)
        source.put(" 0 R")
        beginning = (role, around, source)
      }
      file.collect(as: part.number) { source in
        source.put(beginning.source)
        if let label = part.element.label { source.put(text: "/Alt \(PDFSource.text(label))") }
        if role == .tableHeader { source.put("/A<</O/Table/Scope/Column>>") }
        if let only = part.only {
          source.put("/K ")
          source.put(integer: only)
          return source.put(" >>")
        }
        source.put(part.count == 1 ? "/K " : "/K[")
        source.put(part.content)
        source.put(part.count == 1 ? ">>" : "]>>")
      }
    }
  }

  extension DocumentElement.Role {
    /// The raw value, without a string.
    fileprivate var source: StaticString {
      switch self {
      case .heading1: "H1"
      case .heading2: "H2"
      case .heading3: "H3"
      case .heading4: "H4"
      case .heading5: "H5"
      case .heading6: "H6"
      case .paragraph: "P"
      case .figure: "Figure"
      case .list: "L"
      case .listItem: "LI"
      case .listBody: "LBody"
      case .table: "Table"
      case .tableRow: "TR"
      case .tableHeader: "TH"
      case .tableCell: "TD"
      case .section: "Sect"
      }
    }

    fileprivate var isContainer: Bool {
      switch self {
      case .list, .listItem, .table, .tableRow, .section: true
      default: false
      }
    }
  }
#endif
