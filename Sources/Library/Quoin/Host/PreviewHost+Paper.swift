import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinHostProtocol
import QuoinViews

extension PreviewHost {
  /// Writes the pages of a preview to the scratch directory.
  ///
  /// - Returns: for each format the names of its files, one for all pages or one for each; the
  ///   missing resources, which have placeholders; and the other warnings.
  /// - Throws: `HostFailure` for a preview with errors.
  func printed(
    _ renderer: ImageRenderer<AnyView>, on paper: HostRequest.Paper, as formats: [PictureFormat],
    number: Int
  ) throws -> (pages: [[String]], missing: [String], warnings: [String]) {
    var pageRenderer = try renderer.pageRenderer(PageSetup(paper))
    let pages = try formats.enumerated().map { position, format in
      try draw(&pageRenderer, as: format, scale: renderer.scale, named: "\(number)-\(position)")
    }
    let missing = request.isStrict ? [] : pageRenderer.source.missing
    let errors = pageRenderer.source.errors.filter { !missing.contains($0) }
    guard errors.isEmpty else { throw HostFailure(message: errors.joined(separator: "\n")) }
    return (pages, missing, pageRenderer.source.warnings)
  }

  /// Draws the pages to files in the scratch directory, and returns their names.
  private func draw(
    _ pageRenderer: inout PageRenderer, as format: PictureFormat, scale: CGFloat, named name: String
  ) throws -> [String] {
    pageRenderer.isTagged = format == .pdf
    pageRenderer.scale = format.hasPixels ? scale : nil
    let isDark = pageRenderer.environment.colorScheme == .dark
    pageRenderer.background = format.hasPixels || isDark ? pageRenderer.paperColor : nil
    if format == .pdf {
      let file = scratch.appendingPathComponent("\(name).pdf")
      try Data().write(to: file)
      let handle = try FileHandle(forWritingTo: file)
      try pageRenderer.writePDF { try handle.write(contentsOf: $0) }
      try handle.close()
      return [file.lastPathComponent]
    }
    var names: [String] = []
    try pageRenderer.forEachSheet { sheet in
      let file = scratch.appendingPathComponent("\(name)-\(names.count).\(format.rawValue)")
      try sheet.list.data(as: format, scale: scale, quality: request.quality).write(to: file)
      names.append(file.lastPathComponent)
    }
    return names
  }
}

extension PageSetup {
  /// Creates the page setup given on the command line.
  init(_ request: HostRequest.Paper) {
    self.init()
    if let width = request.width, let height = request.height {
      paper = PaperSize(width: width, height: height)
    }
    if let sides = request.margins, sides.count == 4 {
      margins = PageMargins(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }
  }
}
