import Foundation
import QuoinCairo
import QuoinDrawing
import QuoinExplain

/// An image with its record.
package struct DrawnSnapshot: Sendable {
  package var format: SnapshotFormat
  package var data: Data
  package var record: SnapshotRecord?

  package init(format: SnapshotFormat, data: Data, record: SnapshotRecord?) {
    (self.format, self.data, self.record) = (format, data, record)
  }
}

/// The difference between an image of a view and its reference, with the reasons.
package struct SnapshotComparison: Sendable {
  /// The findings, one sentence each, the most important first.
  package private(set) var sentences: [String] = []
  /// The reference in gray with the differences in red, as a PNG file.
  package private(set) var picture: Data?
  /// The moved views; `nil` if one of the layouts is unknown.
  package private(set) var moves: LayoutMoves?
  /// Whether the reference was drawn with other fonts, so that the view itself can't be compared.
  package private(set) var hasOtherFonts = false

  /// Compares two images; returns `nil` if they are equal within the tolerance.
  package init?(of result: DrawnSnapshot, with reference: DrawnSnapshot, tolerance: Tolerance) {
    guard result.data != reference.data else { return nil }
    let sentence = "The \(result.format.rawValue.uppercased()) differs."
    #if Graphics
      guard result.format == .png else {
        explain(sentence, result.record, reference.record)
        return
      }
      do {
        let pixels = try [reference, result].map { snapshot in
          try ImageDecoder.decode(
            ImageSource(data: snapshot.data, format: .png, pixelWidth: 0, pixelHeight: 0))
        }
        let comparison = PixelComparison(pixels[0], pixels[1], tolerance: tolerance)
        guard !comparison.isSame else { return nil }
        picture = try comparison.picture()
        explain(comparison.sentence, result.record, reference.record)
      } catch {
        explain(
          "The reference can't be read as an image: \(error).", result.record, reference.record)
      }
    #else
      explain(sentence, result.record, reference.record)
    #endif
  }

  #if Graphics
    package typealias Tolerance = PixelTolerance
  #else
    /// The empty tolerance of a build that can't compare pixels.
    package struct Tolerance: Sendable, Equatable {
      package init(precision: Double = 1, perceptualPrecision: Double = 1) {}
    }
  #endif

  private mutating func explain(
    _ sentence: String, _ result: SnapshotRecord?, _ reference: SnapshotRecord?
  ) {
    if let result, let reference {
      let fonts = result.fontDifferences(from: reference)
      if !fonts.isEmpty {
        hasOtherFonts = true
        sentences.append(
          "Other fonts drew the reference: \(fonts.joined(separator: "; ")). The difference may be due to the fonts alone: install the same fonts, or record the reference again with these."
        )
      } else if let sentence = result.fontSubstitution(of: reference) {
        sentences.append(sentence)
      }
    }
    sentences.append(sentence)
    guard let before = reference?.layout, let after = result?.layout else { return }
    let moves = LayoutMoves(from: before, to: after)
    self.moves = moves
    if let decision = moves.decision {
      sentences.append(decision)
      let count = moves.changes.count
      sentences.append("\(count) \(count == 1 ? "view" : "views") moved.")
    } else {
      sentences.append("No view moved: only the drawing differs.")
    }
  }
}
