import QuoinDrawing
import QuoinExplain
import QuoinPango
import QuoinText

extension DisplayList {
  /// The font files used in the image, by name.
  ///
  /// If two machines draw different images, the digests identify the fonts that differ. Reads the
  /// files.
  public var fonts: [LayoutReport.FontFile] {
    var faces: Set<FontFace> = []
    for case .glyphs(let run, _, _) in items where !run.face.file.isEmpty { faces.insert(run.face) }
    return faces.map { face in
      LayoutReport.FontFile(name: face.name, file: face.file, sha256: Self.sum(of: face.file))
    }
    .sorted { ($0.name, $0.file) < ($1.name, $1.file) }
  }

  private static func sum(of file: String) -> String {
    #if Graphics
      PangoShaper.sha256(ofFile: file) ?? ""
    #else
      ""
    #endif
  }
}

extension FontFace {
  /// The family with its weight, as a number, and slant, if they aren't the default.
  fileprivate var name: String {
    family + (weight == 400 ? "" : " \(weight)") + (isItalic ? " italic" : "")
  }
}
