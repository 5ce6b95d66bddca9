#if Graphics
  import Foundation
  import QuoinDrawing

  /// Which parts of the document the content of a page belongs to. What belongs to none is decoration.
  struct PDFMarks {
    private let file: PDFFile
    /// The number of the page's object.
    private let page: Int
    /// The element around all others.
    private let root: Int
    private var open: [Part] = []
    /// The marked content that is open, and how many states had been saved when it began.
    private var mark: (part: Int?, depth: Int)?
    /// The elements that the page's marks belong to, by number.
    private(set) var owners: [Int] = []
    /// The elements right inside the document's.
    private(set) var outermost: [Int] = []

    private struct Part {
      let element: DocumentElement
      let number: Int
      /// Marks and elements inside, as PDF says them.
      var content = PDFSource()
      var count = 0
    }

    init(file: PDFFile, page: Int, root: Int) {
      (self.file, self.page, self.root) = (file, page, root)
    }

    /// Says that what follows belongs to the innermost part.
    mutating func mark(in canvas: inout PDFCanvas, isText: Bool) {
      let place = open.count - 1
      // Backgrounds and lines of what only holds others are decoration.
      let part = place >= 0 && (isText || !open[place].element.role.isContainer) ? place : nil
      if let mark, mark.part == part { return }
      end(in: &canvas)
      mark = (part, canvas.depth)
      guard let part else { return canvas.source.put("/Artifact BMC\n") }
      let number = owners.count
      owners.append(open[part].number)
      open[part].content.put("\(number) ")
      open[part].count += 1
      canvas.source.put("/\(open[part].element.role.rawValue) << /MCID \(number) >> BDC\n")
    }

    /// Ends a mark that began after the state was saved that is about to be restored.
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

    /// Writes the innermost part; one without content is nobody's.
    mutating func close() {
      guard let part = open.popLast(), part.count > 0 else { return }
      let around = open.last?.number ?? root
      if open.isEmpty {
        outermost.append(part.number)
      } else {
        open[open.count - 1].content.put("\(part.number) 0 R ")
        open[open.count - 1].count += 1
      }
      var source = PDFSource(
        "<< /Type /StructElem /S /\(part.element.role.rawValue) /P \(around) 0 R /Pg \(page) 0 R ")
      if let label = part.element.label { source.put("/Alt \(PDFSource.text(label)) ") }
      if part.element.role == .tableHeader { source.put("/A << /O /Table /Scope /Column >> ") }
      source.put(part.count == 1 ? "/K " : "/K [ ")
      source.put(part.content)
      source.put(part.count == 1 ? ">>" : "] >>")
      file.collect(source, as: part.number)
    }
  }

  extension DocumentElement.Role {
    fileprivate var isContainer: Bool {
      switch self {
      case .list, .listItem, .table, .tableRow, .section: true
      default: false
      }
    }
  }
#endif
