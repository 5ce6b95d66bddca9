import Foundation
import Testing
import TextSamples

@testable import QuoinText

/// The positions between the characters of a text: insertion points, selections, clicks.
@Suite struct InsertionPointTests {
  /// Sets capitals from right to left, and “fi” as a ligature.
  private struct ScriptShaper: TextShaper {
    func shape(_ text: String, runs: [TextRun]) -> ShapedText {
      var shaped = FixedShaper().shape(text, runs: runs)
      let bytes = Array(text.utf8)
      for index in shaped.clusters.indices {
        let byte = bytes[Int(shaped.clusters[index].utf8Offset)]
        if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) {
          shaped.clusters[index].bidiLevel = 1
        }
      }
      shaped.clusters.removeAll { cluster in
        let offset = Int(cluster.utf8Offset)
        return offset > 0 && bytes[offset] == UInt8(ascii: "i")
          && bytes[offset - 1] == UInt8(ascii: "f")
      }
      return shaped
    }

    func customMetrics(_ font: FontKey) -> LineMetrics? { nil }
  }

  private func scripted(_ text: String) -> Paragraph {
    Paragraph(text, runs: fixed(text).runs, shaper: ScriptShaper())
  }

  private func carets(_ paragraph: Paragraph, _ layout: TextLayout) -> [CGFloat] {
    (0...paragraph.text.utf8.count).map {
      paragraph.caret(at: TextPosition($0), in: layout).minX
    }
  }

  @Test func insertionPointsAreBetweenCharacters() {
    let paragraph = fixed("abc ")
    let layout = paragraph.layout(.init())
    #expect(carets(paragraph, layout) == [0, 5, 10, 15, 20])
    for (x, byte) in [(-3, 0), (2, 0), (3, 1), (12.6, 3), (99, 4)] as [(CGFloat, Int)] {
      #expect(paragraph.position(at: CGPoint(x: x, y: 3), in: layout).byte == byte, "\(x)")
    }
    #expect(
      paragraph.places(of: 1..<3, in: layout) == [CGRect(x: 5, y: 0, width: 10, height: 10)])
    #expect(
      paragraph.places(of: 2..<2, in: layout) == [CGRect(x: 10, y: 0, width: 0, height: 10)])
  }

  @Test func aPlaceWhereALineWrapsIsOnTwoLines() {
    let paragraph = fixed("one two\nx\n")
    let layout = paragraph.layout(.init(width: 20))
    #expect(layout.lines.count == 4)
    let lower = paragraph.caret(at: TextPosition(4), in: layout)
    let upper = paragraph.caret(at: TextPosition(4, isUpstream: true), in: layout)
    #expect(lower.minX == 0 && lower.minY > upper.minY && upper.minX == 20)
    let ends = paragraph.lineEnds(at: TextPosition(1), in: layout)
    #expect(ends.start == TextPosition(0) && ends.end == TextPosition(4, isUpstream: true))
    // A line end is after the line's last position.
    #expect(paragraph.lineEnds(at: TextPosition(5), in: layout).end == TextPosition(7))
    #expect(paragraph.position(at: CGPoint(x: 99, y: 5), in: layout) == ends.end)
    #expect(paragraph.position(at: CGPoint(x: 99, y: 15), in: layout) == TextPosition(7))
    // The last line is empty.
    let last = paragraph.caret(at: TextPosition(10), in: layout)
    #expect(last.minX == 0 && last.minY > paragraph.caret(at: TextPosition(9), in: layout).minY)
    #expect(paragraph.position(at: CGPoint(x: 9, y: 99), in: layout) == TextPosition(10))
    #expect(paragraph.position(1, linesBelow: TextPosition(1), at: 6, in: layout)?.byte == 5)
    #expect(paragraph.position(-1, linesBelow: TextPosition(1), at: 6, in: layout) == nil)
    #expect(paragraph.position(.max, linesBelow: TextPosition(5), at: 6, in: layout) == nil)
    #expect(paragraph.places(of: 1..<6, in: layout).map(\.width) == [15, 10])
  }

  @Test func theCharactersOfALigatureShareItsWidth() {
    let paragraph = scripted("afib")
    let layout = paragraph.layout(.init())
    #expect(carets(paragraph, layout) == [0, 5, 7.5, 10, 15])
    #expect(paragraph.position(at: CGPoint(x: 8, y: 3), in: layout).byte == 2)
    #expect(paragraph.places(of: 2..<4, in: layout).map(\.width) == [7.5])
  }

  @Test func rightToLeftTextRunsTheOtherWay() {
    let paragraph = scripted("ABC")
    let layout = paragraph.layout(.init())
    #expect(carets(paragraph, layout) == [15, 10, 5, 0])
    #expect(paragraph.position(at: CGPoint(x: 14, y: 3), in: layout).byte == 0)
    #expect(paragraph.position(at: CGPoint(x: -5, y: 3), in: layout).byte == 3)
    #expect(paragraph.isRightToLeft(at: TextPosition(1), in: layout))
    #expect(!fixed("abc").isRightToLeft(at: TextPosition(1), in: fixed("abc").layout(.init())))
  }

  /// A selection in text of both directions has several parts, which are where its characters are.
  @Test func aSelectionInBothDirectionsHasParts() {
    // On the screen: a b D C e.
    let paragraph = scripted("abCDe")
    let layout = paragraph.layout(.init())
    #expect(paragraph.places(of: 1..<3, in: layout).map(\.minX) == [5, 15])
    #expect(paragraph.places(of: 0..<5, in: layout).map(\.width) == [25])
    #expect(paragraph.caret(at: TextPosition(2), in: layout).minX == 20)
    #expect(paragraph.position(at: CGPoint(x: 11, y: 3), in: layout).byte == 4)
  }

  @Test func anEmptyTextHasAnInsertionPoint() {
    let paragraph = fixed("")
    let layout = paragraph.layout(.init())
    #expect(paragraph.caret(at: TextPosition(0), in: layout).minX == 0)
    #expect(paragraph.position(at: CGPoint(x: 9, y: 99), in: layout).byte == 0)
    #expect(paragraph.places(of: 0..<9, in: layout).isEmpty)
  }
}
