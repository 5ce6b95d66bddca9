#if Graphics
  import Foundation
  import QuoinText

  /// The widths of San Francisco's digits, which those of its rounded design share.
  ///
  /// Quicksand, the substitute for the rounded design, is as wide as San Francisco on average, but
  /// its digits are a fifth narrower (Rules/Text.md#rounded-digits).
  struct RoundedDigits: Sendable {
    /// The advance of each digit, in points at the reference size.
    private let advances: [Float]

    /// Creates the digits of a face; with tabular figures, all have the same width.
    init(weight: Int, isItalic: Bool, isTabular: Bool) {
      let measured = SanFranciscoWidths.face(weight: weight, isItalic: isItalic)
      let inter = InterWidths.face(isDisplay: false, weight: weight, isItalic: isItalic)
      advances = "0123456789".unicodeScalars.map { digit in
        var advance = isTabular ? nil : measured.advance(of: digit)
        if advance == nil, let letter = inter.letter(digit, isTabular: isTabular) {
          // The rule of ``InterLetters`` for characters that were not measured.
          advance =
            Float(letter.advance) / Float(inter.unitsPerEm) * SanFranciscoWidths.unitsPerEm
            + SanFranciscoWidths.meanDifference(weight: weight)
        }
        return (advance ?? 0) / SanFranciscoWidths.unitsPerEm * Float(ReferenceShape.size)
      }
    }

    /// Returns the cell for a digit that is `advance` wide; `nil` for any other character.
    func cell(of character: Unicode.Scalar, advance: CGFloat) -> AdvanceCorrection? {
      let digit = Int(character.value) - Int(UInt8(ascii: "0"))
      guard advances.indices.contains(digit), advances[digit] > 0 else { return nil }
      return AdvanceCorrection(difference: advances[digit] - Float(advance), hasOwnWidth: true)
    }
  }
#endif
