import Foundation
import QuoinText
import Testing

/// The table of measured advances.
@Suite struct SanFranciscoWidthsTests {
  @Test func eachRowParses() {
    let lines = SanFranciscoWidths.lines
    #expect(lines.count > 400)
    for line in lines { #expect(SanFranciscoWidths.row(line) != nil, "\(line)") }
  }

  @Test func eachWeightHasItsLettersOnce() {
    let rows = SanFranciscoWidths.lines.compactMap(SanFranciscoWidths.row)
    let keys = Set(rows.map { "\($0.weight) \($0.isItalic) \($0.characters)" })
    #expect(keys.count == rows.count)
    // An advance is between a tenth of an em and one and a half; kerning is small.
    for row in rows {
      let range: ClosedRange<Float> = row.characters.count == 1 ? 205...3072 : -100...100
      #expect(range.contains(row.advance), "\(row)")
    }
    for weight in [SanFranciscoWidths.Weight.regular, .semibold, .bold] {
      for letter in "abcdefghiklmnoprstuvwxy " {
        #expect(rows.contains { $0.weight == weight && $0.characters == String(letter) })
      }
    }
  }

  @Test func parenthesesAreOfEqualWidth() {
    for weight in [SanFranciscoWidths.Weight.light, .regular, .medium, .semibold, .bold] {
      for isItalic in [false, true] {
        let face = SanFranciscoWidths.measured(weight, isItalic: isItalic)
        #expect(face.advance(of: ")") != nil && face.advance(of: ")") == face.advance(of: "("))
      }
    }
  }

  @Test(arguments: [
    "", "Regular,a,1131,2", "Regular,a,x,2,3", "Narrow,a,1131,2,3", "Regular Slanted,a,1131,2,3",
    "Regular,abc,1131,2,3", "Regular,,1131,2,3", "Regular,a,1131,0,3", "Regular,a,1131,2,-1",
    "Regular,\",,611,5,31", "Regular,\",\"611,5,31", "Regular,a,1131,2,3,4",
  ])
  func malformedRowsAreRefused(line: String) {
    #expect(SanFranciscoWidths.row(Substring(line)) == nil)
  }

  @Test func rowsSayWhatTheyMeasure() throws {
    let row = try #require(SanFranciscoWidths.row("Regular Italic,\"l,\",-46,8,2"))
    #expect(row.weight == .regular && row.isItalic && row.characters == "l,")
    #expect(row.advance == -46 && row.uncertainty == 8 && row.observations == 2)
  }

  /// The width in points of a text of 13 points, without kerning.
  private func width(_ text: String, weight: Int) -> Float {
    let face = SanFranciscoWidths.face(weight: weight, isItalic: false)
    let advances = text.unicodeScalars.map { face.advance(of: $0) ?? .nan }
    let tracking = Float(SystemTypography.systemTracking(size: 13)) / 1000 * 13
    return advances.reduce(0, +) / 2048 * 13 + tracking * Float(advances.count)
  }

  // Rules/Text.md#extreme-weights

  @Test func theExtremeWeightsContinueTheMeasuredOnes() {
    let widths = [100, 200, 300, 400, 500, 600, 700, 800, 900].map {
      width("Hello, world", weight: $0)
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    // Recorded: ultra light is 2.5 narrower than light, black 6 wider than bold.
    #expect((2.4...3).contains(widths[2] - widths[0]))
    #expect((5.5...6.2).contains(widths[8] - widths[6]))
    let face = SanFranciscoWidths.face(weight: 700, isItalic: false)
    #expect(face.advance(of: "a") == 1205)
    #expect(SanFranciscoWidths.face(weight: 900, isItalic: false).advance(of: "a") == 1279)
    #expect(SanFranciscoWidths.face(weight: 900, isItalic: true).kerning("l", ",") == -46)
    #expect(SanFranciscoWidths.meanDifference(weight: 700) == 35)
  }

  @Test func facesHaveTheirOwnRows() {
    let regular = SanFranciscoWidths.measured(.regular, isItalic: false)
    #expect(regular.advance(of: "a") == 1131)
    #expect(regular.advance(of: "\u{A0}") == 578)
    #expect(regular.advance(of: "я") == nil)
    let semibold = SanFranciscoWidths.measured(.semibold, isItalic: false)
    #expect(semibold.advance(of: ",") == 699)
    #expect(SanFranciscoWidths.measured(.regular, isItalic: true).advance(of: "a") == 1120)
    // All weights use the pairs of the regular weight, separately for upright and italic.
    for weight in [SanFranciscoWidths.Weight.light, .regular, .medium, .semibold, .bold] {
      #expect(SanFranciscoWidths.measured(weight, isItalic: false).kerning("t", "h") == -23)
      #expect(SanFranciscoWidths.measured(weight, isItalic: true).kerning("t", "h") == 0)
      #expect(SanFranciscoWidths.measured(weight, isItalic: true).kerning("l", ",") == -46)
    }
  }
}
