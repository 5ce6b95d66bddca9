import Foundation
import QuoinCairo
import QuoinDrawing
import QuoinExplain

/// A picture that was drawn, and what is kept beside it.
package struct DrawnSnapshot: Sendable {
  package var format: SnapshotFormat
  package var data: Data
  package var record: SnapshotRecord?

  package init(format: SnapshotFormat, data: Data, record: SnapshotRecord?) {
    (self.format, self.data, self.record) = (format, data, record)
  }
}

/// How the picture of a view differs from its reference, and why.
package struct SnapshotComparison: Sendable {
  /// What happened, a sentence each, the most important first.
  package private(set) var sentences: [String] = []
  /// The reference in grey with what differs in red, as a PNG file.
  package private(set) var picture: Data?
  /// What moved; `nil` where one of the layouts is unknown.
  package private(set) var moves: LayoutMoves?
  /// Whether other fonts drew the reference, so that nothing can be said about the view.
  package private(set) var hasOtherFonts = false

  /// Compares; `nil` where both count as the same.
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
          "The reference can't be read as a picture: \(error).", result.record, reference.record)
      }
    #else
      explain(sentence, result.record, reference.record)
    #endif
  }

  #if Graphics
    package typealias Tolerance = PixelTolerance
  #else
    /// Without pixels there is nothing to tolerate.
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
          "Other fonts drew the reference: \(fonts.joined(separator: "; ")). So this tells nothing about the view: install the same fonts, or record the reference again with these."
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
      sentences.append("\(count) \(count == 1 ? "view lies" : "views lie") elsewhere.")
    } else {
      sentences.append("No view lies elsewhere: it is drawn otherwise.")
    }
  }
}
