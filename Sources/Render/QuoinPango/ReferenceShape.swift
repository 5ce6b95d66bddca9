#if Graphics
  import Foundation
  import QuoinText

  /// A text shaped at the reference size. Its clusters have no runs yet.
  struct ReferenceShape: Sendable {
    var shaped: ShapedText
    /// The corrections of the clusters' cells for San Francisco; clusters beyond the end have none.
    var cells: [AdvanceCorrection]

    /// The reference size in points.
    static let size: CGFloat = 64

    /// Returns the shape scaled to the sizes of `runs`, with each letter in its San Francisco cell.
    func scaled(to runs: [TextRun]) -> ShapedText {
      var result = shaped
      // Of the last run, and of the last face in it
      var (lastRun, scale) = (0, RunScale(runs[0].font))
      var (lastFace, spacing) = (Int32(-1), FaceSpacing())
      var cursor = RunCursor(runs)
      for index in result.clusters.indices {
        let run = cursor.run(at: Int(result.clusters[index].utf8Offset))
        result.clusters[index].run = Int32(clamping: run)
        if run != lastRun { (lastRun, scale, lastFace) = (run, RunScale(runs[run].font), -1) }
        let along = scale.factor * scale.width
        result.clusters[index].advance *= along
        let first = Int(result.clusters[index].firstGlyph)
        let end =
          index + 1 < result.clusters.count
          ? Int(result.clusters[index + 1].firstGlyph) : result.glyphs.count
        guard first < end else { continue }
        for glyph in first..<end {
          result.glyphs[glyph].advance *= along
          result.glyphs[glyph].dx *= along
          result.glyphs[glyph].dy *= scale.factor
        }
        // Marks stand on their letter: whatever is added to letters, they add nothing to a line.
        guard result.glyphs[first].id != 0, result.clusters[index].advance > 0,
          result.clusters[index].flags.contains(.graphemeStart)
        else { continue }
        let face = result.glyphs[first].face
        if face != lastFace {
          (lastFace, spacing) = (face, FaceSpacing(shaped.faces[Int(face)], runs[run].font))
        }
        var (inside, behind) = (spacing.optical, spacing.tracking)
        if spacing.hasCells, index < cells.count {
          inside += cells[index].difference * along
          behind += cells[index].kerning * along
          if cells[index].isNarrow { inside += spacing.narrow }
        }
        if index >= cells.count || !cells[index].hasOwnWidth {
          inside += spacing.averageOptical
          behind += spacing.averageTracking
        }
        result.clusters[index].advance += inside + behind
        for glyph in first..<end { result.glyphs[glyph].dx += inside / 2 }
        result.glyphs[end - 1].advance += inside + behind
      }
      return result
    }
  }

  /// The factors for converting reference lengths to those of one run.
  private struct RunScale {
    var factor: Float
    /// The factor for lengths along the line.
    var width: Float

    init(_ font: FontKey) {
      factor = Float(font.boundedSize / ReferenceShape.size)
      width = Float(font.stretch)
    }
  }

  extension FontKey {
    /// The size in points, limited to the supported range.
    fileprivate var boundedSize: CGFloat { size.isFinite ? min(max(size, 0), 1e5) : 0 }

    /// The horizontal stretch of the text, limited to the supported range.
    fileprivate var stretch: CGFloat { width.isFinite ? min(max(width, 0.01), 100) : 1 }
  }

  /// The spacing of one face's letters. Only the substitutes for Apple's fonts are spaced, and only
  /// if the font names no family. Lengths are in points.
  private struct FaceSpacing {
    /// The space after each letter.
    var tracking: Float = 0
    /// The space around each letter for the optical size.
    var optical: Float = 0
    /// The additional space around each narrow letter.
    var narrow: Float = 0
    /// The additional space around and after each letter without a width of its own, which makes
    /// running text as long as in San Francisco.
    var averageOptical: Float = 0
    var averageTracking: Float = 0
    /// Whether letters are put in San Francisco's cells.
    var hasCells = false

    init() {}

    init(_ face: FontFace, _ font: FontKey) {
      guard font.family != face.family else { return }
      let (size, stretch) = (font.boundedSize, font.stretch)
      switch (font.design, face.family) {
      case (.default, "Inter"), (.rounded, "Inter"), (.default, "Inter Display"),
        (.rounded, "Inter Display"):
        let spacing = SystemTypography.opticalSpacing(size: size, weight: font.weight)
        tracking = Float(spacing.tracking * stretch)
        optical = Float(spacing.optical * stretch)
        narrow = Float(spacing.narrow * stretch)
        hasCells = true
      case (.rounded, let family) where family.hasPrefix(SystemFontSubstitutes.rounded):
        let spacing = SystemTypography.opticalSpacing(size: size, weight: font.weight)
        let rounded = SystemTypography.roundedTracking(weight: font.weight) / 1000 * size
        tracking = Float(spacing.tracking * stretch)
        optical = Float(spacing.optical * stretch)
        averageTracking = Float(rounded * stretch)
        // About a third of the letters of running text are narrow.
        averageOptical = Float(spacing.narrow / 3 * stretch)
        hasCells = true
      case (.default, "SF Pro Text"), (.default, "SF Pro Display"):
        tracking = Float(
          SystemTypography.opticalSpacing(size: size, weight: font.weight).tracking * stretch)
      case (.monospaced, "JetBrains Mono"):
        // San Francisco Mono is 0.618 em wide, JetBrains Mono 0.600.
        tracking = Float(0.018 * size * stretch)
      default: break
      }
    }
  }
#endif
