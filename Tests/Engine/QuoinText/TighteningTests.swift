import Foundation
import QuoinText
import Testing
import TextSamples

/// Characters of 5 points in a font of 10: tightened by at most half a point.
@Suite struct TighteningTests {
  private func layout(
    _ text: String, width: CGFloat, lines: Int = 1, scale: CGFloat = 1
  ) -> TextLayout {
    fixed(text).layout(
      .init(width: width, lineLimit: lines, minimumScaleFactor: scale, allowsTightening: true))
  }

  @Test func textThatFitsIsLeftAlone() {
    #expect(layout("aaaaaaaaaa", width: 50).tightening == 0)
    #expect(layout("aaaaaaaaaa", width: 50).size.width == 50)
  }

  @Test func lettersMoveAsLittleAsItTakes() {
    let tight = layout("aaaaaaaaaa", width: 48)
    #expect(!tight.isTruncated)
    #expect(tight.scale == 1)
    #expect((0.02...0.0205).contains(tight.tightening))
    #expect(tight.size.width == 48)
    #expect(!layout("aaaa aaaa aaaa", width: 19, lines: 3).isTruncated)
  }

  @Test func beyondTheLimitTextShrinksOrIsCut() {
    let cut = layout("aaaaaaaaaa", width: 40)
    #expect(cut.isTruncated)
    #expect(cut.tightening == 0)
    let shrunk = layout("aaaaaaaaaa", width: 40, scale: 0.5)
    #expect(!shrunk.isTruncated)
    #expect(shrunk.scale == 0.8)
    #expect(shrunk.tightening == 0)
  }

  @Test func glyphsAreCloser() {
    let text = fixed("aaaaaaaaaa")
    let layout = text.layout(.init(width: 48, lineLimit: 1, allowsTightening: true))
    let run = text.glyphRuns(layout)[0]
    #expect(abs(run.glyphs[9].x - 9 * 4.8) < 0.1)
    #expect(run.width <= 48)
  }
}
