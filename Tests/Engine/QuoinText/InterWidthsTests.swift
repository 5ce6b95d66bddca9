import QuoinText
import Testing

/// The table of Inter's widths.
@Suite struct InterWidthsTests {
  private func face(_ weight: Int = 400, isDisplay: Bool = false, isItalic: Bool = false)
    -> InterWidths
  {
    .face(isDisplay: isDisplay, weight: weight, isItalic: isItalic)
  }

  @Test func facesHaveTheirOwnNumbers() throws {
    #expect(face().unitsPerEm == 2816 && face(isDisplay: true).unitsPerEm == 2048)
    #expect(face().letter("!")?.advance == 784)
    #expect(face(100).letter("!")?.advance == 736)
    #expect(face(900).letter("!")?.advance == 1000)
    #expect(face(isDisplay: true).letter("\"")?.advance == 754)
    #expect(face(900, isDisplay: true, isItalic: true).letter("\"")?.advance == 746)
  }

  /// For each weight and slant of both families, the numbers are within the neighbors'.
  @Test func weightsBetweenAreInterpolated() {
    // A third of the way from 736 to 784; two fifths from 784 to 1000, rounded up.
    #expect(face(200).letter("!")?.advance == 752)
    #expect(face(600).letter("!")?.advance == 870)
    #expect(face(0).letter("!")?.advance == 736)
    #expect(face(1000).letter("!")?.advance == 1000)
  }

  @Test func pairsOfClassesAreKerned() throws {
    func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) throws -> Int {
      let face = face()
      return face.kerning(try #require(face.letter(first)), try #require(face.letter(second)))
    }
    #expect(try kerning("A", "V") < -100)
    #expect(try kerning("Ä", "V") == kerning("A", "V"))
    #expect(try kerning("n", "n") == 0)
    #expect(try kerning("T", "o") < 0)
    #expect(try kerning("o", "T") < 0)
  }

  @Test func tabularDigitsAreOfEqualWidth() throws {
    for digit in "0123456789".unicodeScalars {
      let letter = try #require(face().letter(digit, isTabular: true))
      #expect(letter.advance == 1824)
      #expect(face().kerning(letter, letter) == 0)
    }
    #expect(face().letter("a", isTabular: true) == nil)
  }

  /// The table covers what San Francisco's covers.
  @Test func sanFranciscosLettersAreKnown() {
    for row in SanFranciscoWidths.lines.compactMap(SanFranciscoWidths.row) {
      for character in row.characters.unicodeScalars {
        #expect(face().letter(character) != nil, "\(character)")
      }
    }
    for other in "Жω漢\u{301}\u{1F44D}".unicodeScalars { #expect(face().letter(other) == nil) }
  }
}
