#if Graphics
  import Foundation
  import QuoinText

  /// A text shaped at the reference size. Its clusters carry no run yet.
  struct ReferenceShape: Sendable {
    var shaped: ShapedText

    /// In points.
    static let size: CGFloat = 64

    /// The shape in the sizes of `runs`, with the spacing that gives Inter San Francisco's widths.
    func scaled(to runs: [TextRun]) -> ShapedText {
      var result = shaped
      let scales = runs.map { RunScale($0.font, faces: shaped.faces) }
      var cursor = RunCursor(runs)
      for index in result.clusters.indices {
        let run = cursor.run(at: Int(result.clusters[index].utf8Offset))
        result.clusters[index].run = Int32(clamping: run)
        let scale = scales[run]
        result.clusters[index].advance *= scale.factor * scale.width
        let first = Int(result.clusters[index].firstGlyph)
        let end =
          index + 1 < result.clusters.count
          ? Int(result.clusters[index + 1].firstGlyph) : result.glyphs.count
        guard first < end else { continue }
        for glyph in first..<end {
          result.glyphs[glyph].advance *= scale.factor * scale.width
          result.glyphs[glyph].dx *= scale.factor * scale.width
          result.glyphs[glyph].dy *= scale.factor
        }
        guard result.glyphs[first].id != 0 else { continue }
        let spacing = scale.spacings[Int(result.glyphs[first].face)]
        result.clusters[index].advance += spacing
        result.glyphs[end - 1].advance += spacing
      }
      return result
    }
  }

  /// The factors that turn reference lengths into those of one run.
  private struct RunScale {
    var factor: Float
    /// The factor for lengths along the line.
    var width: Float
    /// Points after each cluster, by the index of its face.
    var spacings: [Float]

    init(_ font: FontKey, faces: [FontFace]) {
      let size = font.size.isFinite ? min(max(font.size, 0), 1e5) : 0
      factor = Float(size / ReferenceShape.size)
      let stretch = font.width.isFinite ? min(max(font.width, 0.01), 100) : 1
      width = Float(stretch)
      spacings = faces.map { Float(Self.spacing($0, font, size) * stretch) }
    }

    /// Only the stand-ins for Apple's fonts are spaced, and only where the font names no family.
    private static func spacing(_ face: FontFace, _ font: FontKey, _ size: CGFloat) -> CGFloat {
      switch (font.design, face.family) {
      case (.default, "Inter"), (.rounded, "Inter"):
        guard font.family != "Inter" else { return 0 }
        return SystemTypography.interTracking(size: size, weight: font.weight, isDisplay: false)
      case (.default, "Inter Display"), (.rounded, "Inter Display"):
        guard font.family != "Inter Display" else { return 0 }
        return SystemTypography.interTracking(size: size, weight: font.weight, isDisplay: true)
      case (.monospaced, "JetBrains Mono"):
        // San Francisco Mono is 0.618 em wide, JetBrains Mono 0.600.
        guard font.family != "JetBrains Mono" else { return 0 }
        return 0.018 * size
      default: return 0
      }
    }
  }
#endif
