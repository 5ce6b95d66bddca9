import CoreText
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite(.serialized)
struct CoreTextTests {
  @Test func fontsAreMadeByOldNames() throws {
    let font = CTFontCreateWithName("Georgia" as CFString, 20, nil)
    #expect(CTFontGetSize(font) == 20 && CTFontCopyPostScriptName(font) == "Georgia")
    #expect(CTFontGetAscent(font) > 0 && CTFontGetDescent(font) > 0)
    #expect(CTFontGetSize(CTFontCreateCopyWithAttributes(font, 30, nil, nil)) == 30)
    let descriptor = CTFontDescriptorCreateWithNameAndSize("Menlo" as CFString, 11)
    #expect(CTFontGetSize(CTFontCreateWithFontDescriptor(descriptor, 0, nil)) == 11)
    let name = CTFontDescriptorCopyAttribute(descriptor, kCTFontNameAttribute) as? NSString
    #expect(name == "Menlo")
    #expect(CTFontCreateUIFontForLanguage(.system, 12, nil) != nil)
    // UIKit's fonts are `CTFont`s, and SwiftUI accepts them.
    let kits = UIFont.systemFont(ofSize: 15) as CTFont
    #expect(Font(kits) == Font(UIFont.systemFont(ofSize: 15)))
  }

  @Test func glyphsAreAsWideAsTheirCharacters() throws {
    let font = UIFont.systemFont(ofSize: 20) as CTFont
    let characters = Array("iW€".utf16)
    var glyphs = [CGGlyph](repeating: 9, count: 3)
    #expect(CTFontGetGlyphsForCharacters(font, characters, &glyphs, 3))
    #expect(glyphs.allSatisfy { $0 > 0 } && glyphs[0] != glyphs[1])
    var advances = [CGSize](repeating: .zero, count: 3)
    let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 3)
    #expect(abs(advances.reduce(0) { $0 + $1.width } - CGFloat(sum)) < 0.001)
    let text = NSAttributedString(string: "WWWWWWWW", attributes: [.font: font])
    #expect(abs(text.size().width - 8 * advances[1].width) < 1)
    var boxes = [CGRect](repeating: .zero, count: 3)
    let all = CTFontGetBoundingRectsForGlyphs(font, .default, glyphs, &boxes, 3)
    // Capitals begin at the baseline, and the y axis points up.
    #expect(abs(boxes[1].minY) < 0.5 && abs(boxes[1].maxY - font.capHeight) < 1)
    #expect(all.contains(boxes[0]))
    #expect(CTFontCreatePathForGlyph(font, glyphs[1], nil)?.boundingBox == boxes[1])
    // A character that the font's own face lacks.
    var missing: [CGGlyph] = [1, 1]
    #expect(!CTFontGetGlyphsForCharacters(font, Array("😀".utf16), &missing, 2))
    #expect(missing == [0, 0])
  }

  @Test func aLineHasARunForEachFont() throws {
    let text = NSMutableAttributedString(
      string: "WW", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.append(
      NSAttributedString(string: "i😀", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
    let line = CTLineCreateWithAttributedString(text)
    let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
    #expect(runs.map(CTRunGetGlyphCount) == [2, 2] && CTLineGetGlyphCount(line) == 4)
    #expect(CTRunGetStringRange(runs[1]) == CFRange(location: 2, length: 3))
    var glyphs = [CGGlyph](repeating: 0, count: 2)
    CTRunGetGlyphs(runs[0], CFRange(), &glyphs)
    #expect(glyphs[0] > 0 && glyphs[0] == glyphs[1])
    var advances = [CGSize](repeating: .zero, count: 2)
    CTRunGetAdvances(runs[0], CFRange(), &advances)
    var (second, third) = (CGPoint.zero, CGPoint.zero)
    CTRunGetPositions(runs[0], CFRange(location: 1, length: 1), &second)
    CTRunGetPositions(runs[1], CFRange(location: 0, length: 1), &third)
    #expect(second.x == advances[0].width && third.x == 2 * advances[0].width)
  }

  @Test func glyphsAreDrawnAtTheirPositions() throws {
    let font = UIFont.systemFont(ofSize: 20) as CTFont
    var glyph: CGGlyph = 0
    CTFontGetGlyphsForCharacters(font, Array("W".utf16), &glyph, 1)
    func image(_ draw: (CGContext) -> Void) -> Data? {
      UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image {
        draw($0.cgContext)
      }.pngData()
    }
    var position = CGPoint(x: 5, y: 10)
    let drawn = image { CTFontDrawGlyphs(font, &glyph, &position, 1, $0) }
    let outline = try #require(CTFontCreatePathForGlyph(font, glyph, nil))
    let filled = image {
      $0.translateBy(x: 5, y: 10)
      $0.addPath(outline)
      $0.fillPath()
    }
    #expect(drawn == filled && drawn != image { _ in })
  }

  @Test func fontFilesHaveDescriptors() throws {
    let nowhere = URL(fileURLWithPath: "/nowhere/Font.ttf") as CFURL
    #expect(CTFontManagerCreateFontDescriptorsFromURL(nowhere) == nil)
    let descriptor = CTFontDescriptorCreateWithNameAndSize("Menlo" as CFString, 11)
    let font = CTFontCreateWithFontDescriptorAndOptions(descriptor, 13, nil, [.preferSystemFont])
    #expect(CTFontGetSize(font) == 13 && CTFontGetSymbolicTraits(font) == [])
  }

  @Test func missingFontFilesAreReported() {
    var error: Unmanaged<CFError>?
    let nowhere = URL(fileURLWithPath: "/nowhere/Font.ttf") as CFURL
    #expect(!CTFontManagerRegisterFontsForURL(nowhere, .process, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.fileNotFound.rawValue)
    error = nil
    let noFont = URL(fileURLWithPath: "/etc/hostname") as CFURL
    #expect(!CTFontManagerRegisterFontsForURL(noFont, .process, &error))
    #expect(error?.takeRetainedValue() != nil)
    var problems = 0
    CTFontManagerRegisterFontURLs([nowhere], .process, true) { found, _ in
      problems = found.count
      return true
    }
    #expect(problems == 1)
  }

  @Test func linesAreMeasuredAndDrawn() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    let string = NSAttributedString(string: "Several words", attributes: attributes)
    let line = CTLineCreateWithAttributedString(string)
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    #expect(width > 50 && ascent > descent && descent > 0)
    #expect(CTLineGetBoundsWithOptions(line, []).minY == -descent)
    #expect(CTLineGetStringRange(line) == CFRangeMake(0, 13))
    let setter = CTFramesetterCreateWithAttributedString(string)
    let narrow = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, CGSize(width: 80, height: 1000), nil)
    let wide = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, CGSize(width: 1000, height: 1000), nil)
    #expect(narrow.width <= 80 && narrow.height > wide.height)

    let image = UIGraphicsImageRenderer(size: CGSize(width: 150, height: 40)).image { context in
      context.cgContext.translateBy(x: 0, y: 40)
      context.cgContext.scaleBy(x: 1, y: -1)
      context.cgContext.textPosition = CGPoint(x: 5, y: 10)
      CTLineDraw(line, context.cgContext)
    }
    let empty = UIGraphicsImageRenderer(size: CGSize(width: 150, height: 40)).image { _ in }
    #expect(image.pngData() != empty.pngData())
  }
}
