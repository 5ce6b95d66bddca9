#if Graphics
  import Foundation
  import QuoinDrawing
  import QuoinGeometry

  extension PDFPainter {
    /// Fills `path` at each of `positions`, one over the other. The document has the path once, as
    /// a form, which takes the color and opacity of the page.
    mutating func stamp(_ path: Path, at positions: [CGPoint], _ color: ResolvedColor) {
      let number = form(of: path, decimals: canvas.decimals)
      draw(.color(color), over: .null) { canvas in
        canvas.resources.add("/XObject", "S\(number)", "\(number) 0 R")
        let end = Array(" cm /S\(number) Do Q\n".utf8)
        for position in positions {
          canvas.source.put("q 1 0 0 1 ")
          canvas.source.put(position, decimals: canvas.decimals)
          canvas.source.put(bytes: end)
        }
      }
    }

    /// Returns the object number of the form that fills `path`.
    private mutating func form(of path: Path, decimals: Int) -> Int {
      var source = PDFSource()
      source.put(path, decimals: decimals)
      source.put("f\n")
      if let known = stampForms[source.bytes] { return known }
      let number = document.file.reserve()
      let box = path.boundingRect.insetBy(dx: -1, dy: -1)
      var sides = PDFSource()
      for side in [box.minX, box.minY, box.maxX, box.maxY] { sides.put(side) }
      document.file.add(
        stream: source.bytes,
        """
         /Type /XObject /Subtype /Form /BBox [ \(String(decoding: sides.bytes, as: UTF8.self))] \
        /Resources << >>
        """, as: number)
      stampForms[source.bytes] = number
      return number
    }
  }
#endif
