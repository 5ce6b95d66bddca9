import Foundation
import QuoinCore
import QuoinGeometry
import QuoinText
import Testing

@testable import QuoinViews

/// With the fixed shaper every character is half an em wide.
@MainActor
struct TextSizeTests {
  private let twelve = Text("abcdef ghijk").font(.system(size: 10))

  private func size(
    _ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil,
    platform: Platform = .macOS, scale: CGFloat = 2
  ) throws -> CGSize {
    try Rendering(view, width, height, platform: platform, scale: scale).size
  }

  @Test func textHugs() throws {
    #expect(try size(twelve) == CGSize(width: 60, height: 13))
    #expect(try size(twelve, 1000, 1000) == CGSize(width: 60, height: 13))
    #expect(try size(twelve, .infinity, nil) == CGSize(width: 60, height: 13))
    // The space at the first line break counts.
    #expect(try size(twelve, 40, nil) == CGSize(width: 35, height: 26))
    #expect(try size(twelve, 100, 0) == CGSize(width: 60, height: 13))
    #expect(try size(twelve, 0, 0) == .zero)
  }

  /// A remaining length that is only a rounding error (Rules/Rounding.md#rounding-errors).
  @Test func aRoundingErrorIsNoRoom() throws {
    let left: CGFloat = 0.1 + 0.2 - 0.3
    #expect(left > 0)
    #expect(try size(twelve, left, 0) == .zero)
    #expect(try size(twelve, left, nil).height > 100)
    #expect(try size(twelve, 0.001, 0) != .zero)
  }

  @Test func textTakesZeroForAZeroProposal() {
    let run = TextRun(
      utf8Count: 2, font: FontKey(size: 10),
      metrics: LineMetrics(ascent: 10, descent: 3, capHeight: 7))
    let leaf = TextLeaf(
      paragraph: Paragraph("ab", runs: [run], shaper: FixedShaper()),
      terms: TextTerms(request: TextLayoutRequest(), metrics: run.metrics),
      look: TextLook(styles: []))
    let narrow = ProposedViewSize(width: 0, height: nil)
    #expect(leaf.lengthThatFits(narrow, along: .horizontal) == 0)
    #expect(leaf.lengthThatFits(narrow, along: .vertical) == 26)
    #expect(leaf.lengthThatFits(.zero, along: .vertical) == 0)
    #expect(leaf.lengthThatFits(.unspecified, along: .horizontal) == 10)
  }

  @Test(arguments: [
    (Platform.macOS, CGSize(width: 39, height: 16)), (.iOS, CGSize(width: 51, height: 20.5)),
  ])
  func defaultFonts(platform: Platform, expected: CGSize) throws {
    #expect(try size(Text("abcdef"), platform: platform) == expected)
  }

  /// The width of six characters at half an em.
  @Test(arguments: [
    (Font.largeTitle, 34, 26), (.title, 28, 22), (.title2, 22, 17), (.title3, 20, 15),
    (.headline, 17, 13), (.body, 17, 13), (.callout, 16, 12), (.subheadline, 15, 11),
    (.footnote, 13, 10), (.caption, 12, 10), (.caption2, 11, 10),
  ])
  func textStyles(font: Font, iOS: CGFloat, macOS: CGFloat) throws {
    #expect(try size(Text("abcdef").font(font), platform: .iOS).width == iOS * 3)
    #expect(try size(Text("abcdef").font(font), platform: .macOS).width == macOS * 3)
  }

  @Test func dynamicType() throws {
    let body = Text("ab").dynamicTypeSize(.accessibility5)
    #expect(try size(body, platform: .iOS).width == 53)
    #expect(try size(body, platform: .macOS).width == 13)
    let fixed = Text("ab").font(.system(size: 20)).dynamicTypeSize(.accessibility5)
    #expect(try size(fixed, platform: .iOS).width == 20)
    let clamped = VStack { Text("ab").dynamicTypeSize(...DynamicTypeSize.large) }
      .dynamicTypeSize(.accessibility5)
    #expect(try size(clamped, platform: .iOS).width == 17)
  }

  @Test func fontsAreInherited() throws {
    #expect(try size(VStack { Text("ab") }.font(.system(size: 30))).width == 30)
    #expect(try size(VStack { Text("ab").font(.system(size: 10)) }.font(.title)).width == 10)
    #expect(try size(VStack { Text("ab").font(nil) }.font(.title)).width == 13)
    #expect(try size(Text("ab").font(.system(size: 10)).font(.title)).width == 10)
    #expect(try size(Text("ab").environment(\.font, .system(size: 20))).width == 20)
  }

  @Test func lineLimits() throws {
    let long = Text("aaaa bbbb cccc dddd eeee").font(.system(size: 12))
    func lines(_ view: some View) throws -> CGFloat { try size(view, 24, nil).height / 15 }
    #expect(try lines(long) == 5)
    #expect(try lines(long.lineLimit(3)) == 3)
    #expect(try lines(long.lineLimit(2...4)) == 4)
    #expect(try lines(long.lineLimit(...2)) == 2)
    #expect(try lines(long.lineLimit(7...)) == 7)
    #expect(try lines(long.lineLimit(nil)) == 5)
    #expect(try lines(Text("a").font(.system(size: 12)).lineLimit(3, reservesSpace: true)) == 3)
    #expect(try lines(Text("a").font(.system(size: 12)).lineLimit(3, reservesSpace: false)) == 1)
    #expect(try lines(VStack { long.lineLimit(3) }.lineLimit(1)) == 3)
    // Recorded: 10 points take 13 with text and reserve 12.
    let small = Text("a").font(.system(size: 10))
    #expect(try size(small).height == 13)
    #expect(try size(small.lineLimit(3, reservesSpace: true)).height == 36)
  }

  @Test func spacingBetweenLinesAndCharacters() throws {
    let ten = Font.system(size: 10)
    #expect(try size(Text("a\nb").font(ten).lineSpacing(4)).height == 30)
    #expect(try size(Text("abc").font(ten).tracking(4)).width == 27)
    #expect(try size(Text("abc").font(ten).kerning(4)).width == 27)
    #expect(try size(Text("abc").font(ten).tracking(4).kerning(9)).width == 27)
    #expect(try size((Text("ab") + Text("cd").kerning(4)).font(ten)).width == 28)
    #expect(try size(Text("abc").font(ten).tracking(.nan)).width == 15)
    #expect(try size(Text("b").font(ten).baselineOffset(5)).height == 18)
  }

  /// Rules/Text.md#line-height.
  @Test func linesOfOneHeight() throws {
    let lines = Text("a\nb\nc").font(.system(size: 10))
    #expect(try size(lines.lineHeight(.exact(points: 20))).height == 60)
    #expect(try size(lines.lineHeight(.multiple(factor: 1.5))).height == 45)
    #expect(try size(lines.lineHeight(.leading(increase: 4))).height == 42)
    #expect(try size(lines.lineHeight(.tight)).height == 36)
    #expect(try size(lines.lineHeight(.exact(points: 8))).height == 24)
    #expect(try size(lines.lineHeight(.exact(points: 20)).lineSpacing(3)).height == 66)
    #expect(try size(lines.lineHeight(.variable)) == size(lines))
    #expect(try size(VStack { lines.lineHeight(nil) }.lineHeight(.loose)) == size(lines))
    #expect(try size(lines.lineHeight(.exact(points: .nan))).height == 0)
    // The largest size of each line counts.
    let mixed = Text("a") + Text("b\n").font(.system(size: 20)) + Text("c")
    let mixedLines = mixed.font(.system(size: 10)).lineHeight(.multiple(factor: 2))
    #expect(try size(mixedLines).height == 60)
  }

  @Test func reservedLinesHaveTheLineHeight() throws {
    let text = Text("a").font(.system(size: 10)).lineLimit(3, reservesSpace: true)
    #expect(try size(text.lineHeight(.exact(points: 20))).height == 60)
  }

  @Test func minimumScaleFactor() throws {
    let view = Text("abcdef").font(.system(size: 10)).minimumScaleFactor(0.5).lineLimit(1)
    let rendering = try Rendering(view, 20, nil, platform: .macOS)
    #expect(rendering.size.width <= 20 && rendering.size.width > 15)
    #expect(rendering.glyphs[0].run.size < 7)
    #expect(rendering.glyphs[0].run.text == "abcdef")
  }

  @Test func empties() throws {
    #expect(try size(Text("")) == CGSize(width: 0, height: 14))
    #expect(try size(Text("") + Text("")) == CGSize(width: 0, height: 14))
    #expect(try size(Text("") + Text("a")) == CGSize(width: 6.5, height: 16))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -10, 0, 1e9])
  func oddSizesAreHarmless(size: CGFloat) throws {
    let rendering = try Rendering(Text("ab").font(.system(size: size)), 100, 100)
    #expect(rendering.size.width.isFinite && rendering.size.height.isFinite)
  }

  @Test func aMissingFontIsReportedOnce() throws {
    let view = VStack {
      Text("a").font(.custom("No Such Font", size: 20))
      Text("b").font(.custom("No Such Font", fixedSize: 20))
    }
    let rendering = try Rendering(view)
    #expect(rendering.warnings.count == 1)
    #expect(rendering.warnings[0].contains("No Such Font"))
    #expect(rendering.size.width == 10)
  }

  @Test func smallCapitalsAreReported() throws {
    #expect(try Rendering(Text("a").font(.body.smallCaps())).warnings.count == 1)
  }
}
