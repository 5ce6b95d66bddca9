import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinText
import QuoinViews
import Testing

@MainActor
struct TextDrawingTests {
  private func runs(_ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil) throws
    -> [String]
  {
    try Rendering(view, width, height, platform: .macOS).glyphs.map {
      "\($0.run.text) \($0.paint.text)"
    }
  }

  @Test func textTakesTheForeground() throws {
    #expect(try runs(Text("a")) == ["a #000000 84.7%"])
    #expect(try runs(VStack { Text("a") }.foregroundStyle(.white)) == ["a #FFFFFF"])
    #expect(try runs(Text("a").foregroundColor(.white).foregroundColor(.black)) == ["a #FFFFFF"])
    #expect(try Rendering(Text("a")).glyphs[0].paint.text == "#000000")
    let reset = VStack { Text("a").foregroundColor(nil) }.foregroundStyle(.white)
    #expect(try runs(reset) == ["a #000000 84.7%"])
  }

  /// Texts only reuse the style of a previous text if attributes and environment are equal.
  @Test func eachTextHasItsOwnLook() throws {
    let view = VStack {
      Text("a")
      Text("b").foregroundStyle(.white)
      Text("c")
      VStack {
        Text("d")
        Text("e").foregroundColor(.black)
        Text("f")
      }
      .foregroundStyle(.white)
      ForEach(0..<8) { Text("\($0)").opacity(0.5).foregroundStyle(Color(white: Double($0) / 8)) }
      VStack { Text("g") }.textCase(.uppercase)
      Text("h")
    }
    .foregroundStyle(.black)
    let shown = try runs(view)
    #expect(
      shown.filter { $0.first?.isLetter == true } == [
        "a #000000", "b #FFFFFF", "c #000000", "d #FFFFFF", "e #000000", "f #FFFFFF", "G #000000",
        "h #000000",
      ])
    #expect(Set(shown.map { $0.dropFirst() }).count == 9)
    let sizes = try Rendering(
      VStack {
        Text("a")
        Text("b").font(.system(size: 20))
        Text("c").bold()
        Text("d").font(.system(size: 20))
        Text("e")
      }, platform: .macOS
    ).glyphs.map { "\($0.run.size) \($0.run.text)" }
    #expect(sizes == ["13.0 a", "20.0 b", "13.0 c", "20.0 d", "13.0 e"])
  }

  /// The cache for texts contains environment values, which must not outlive their views.
  @Test func looksEndWithTheEmission() throws {
    let rendering = try Rendering(
      VStack {
        Text("a")
        Text("b")
      })
    #expect(rendering.tree.emission.textMemory == nil)
  }

  /// Recorded: the inner run wins.
  @Test func runsKeepTheirColours() throws {
    let text = (Text("a").foregroundColor(.white) + Text("b")).foregroundColor(.black)
    #expect(try runs(text) == ["a #FFFFFF", "b #000000"])
    #expect(
      try runs(Text("a \(Text("b").foregroundStyle(.white)) c").foregroundColor(.black))
        == ["a  #000000", "b #FFFFFF", " c #000000"])
  }

  @Test func gradientsSpanTheText() throws {
    let text = Text("abcd").font(.system(size: 10)).padding(5)
    let view = text.foregroundStyle(
      .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    guard
      case .linearGradient(_, let start, let end) = try Rendering(view, platform: .macOS).glyphs[0]
        .paint
    else {
      Issue.record("no gradient")
      return
    }
    #expect((start.x, end.x) == (5, 25))
  }

  @Test func linesAreTheOnesLaidOut() throws {
    let text = Text("aaaa bbbb cccc").font(.system(size: 10))
    #expect(try runs(text, 20, nil).count == 3)
    let cut = try Rendering(text.lineLimit(1), 40, nil, platform: .macOS).glyphs.map(\.run.text)
      .joined()
    #expect(cut.hasSuffix("…"))
    let head = try Rendering(text.lineLimit(1).truncationMode(.head), 40, nil, platform: .macOS)
    #expect(head.glyphs.map(\.run.text).joined().hasPrefix("…"))
    #expect(try runs(text, 0, 0).isEmpty)
  }

  @Test(arguments: [(TextAlignment.leading, CGFloat(0)), (.center, 7.5), (.trailing, 15)])
  func alignment(alignment: TextAlignment, x: CGFloat) throws {
    let view = Text("abcdef\nabc").font(.system(size: 10)).multilineTextAlignment(alignment)
    #expect(try Rendering(view, platform: .macOS).glyphs.map(\.run.x) == [0, x])
  }

  @Test func casesChange() throws {
    #expect(try runs(VStack { Text("aß") }.textCase(.uppercase)) == ["ASS #000000 84.7%"])
    #expect(
      try runs(VStack { Text("A").textCase(nil) }.textCase(.lowercase)) == ["A #000000 84.7%"])
  }

  /// Recorded at 13 points: the underline fills 14…15 below the top, the strikethrough 9…10.
  @Test func lines() throws {
    let under = try Rendering(Text("xxxx").underline(), platform: .macOS)
    #expect(under.fills.map(\.box) == [CGRect(x: 0, y: 14, width: 26, height: 1)])
    #expect(under.fills[0].paint.text == "#000000 84.7%")
    let through = try Rendering(Text("xxxx").strikethrough(color: .white), platform: .macOS)
    #expect(through.fills.map(\.box) == [CGRect(x: 0, y: 9, width: 26, height: 1)])
    #expect(through.fills[0].paint.text == "#FFFFFF")
    #expect(try Rendering(Text("x").underline(false)).fills.isEmpty)
    // Spaces at the end of a line are not underlined, in any run; those before and between words
    // are.
    func lined(_ text: Text) throws -> [CGFloat] {
      try Rendering(text.underline(), platform: .macOS).fills.map(\.box.width)
    }
    #expect(try lined(Text("ab  ")) == [13])
    #expect(try lined(Text(" a b \nc ")) == [4 * 6.5, 6.5])
    #expect(try lined(Text("ab") + Text("  ").bold()) == [13])
    #expect(try lined(Text("a\u{A0}")) == [13])
    #expect(try lined(Text("  ")).isEmpty)
    #expect(
      try Rendering(Text("ab  ").strikethrough(), platform: .macOS).fills.map(\.box.width) == [13])
    let mixed = VStack { Text("a") + Text("bc").underline(false) }.underline()
    #expect(try Rendering(mixed, platform: .macOS).fills.map(\.box.width) == [6.5])
    let dotted = try Rendering(Text("xx").underline(pattern: .dot), platform: .macOS)
    #expect(dotted.strokes.map(\.style.dash) == [[1, 2]])
  }

  /// Neighbors with equal underlines share the line of the largest font, 4 points below a baseline
  /// at 29; strikethroughs don't.
  @Test func oneUnderlineRunsUnderSeveralSizes() throws {
    let small = Text("a").font(.system(size: 10))
    let big = Text("B").font(.system(size: 30))
    func lines(_ text: Text) throws -> [CGRect] {
      try Rendering(text, platform: .macOS).fills.map(\.box)
    }
    let ownSmall = CGRect(x: 0, y: 30, width: 5, height: 1)
    let large = CGRect(x: 5, y: 33, width: 15, height: 2)
    #expect(
      try lines(small.underline() + big.underline()) == [
        CGRect(x: 0, y: 33, width: 5, height: 2), large,
      ])
    #expect(try lines(small.underline() + big) == [ownSmall])
    #expect(try lines(small.underline(color: .red) + big.underline()) == [ownSmall, large])
    #expect(
      try lines(small.strikethrough() + big.strikethrough()) == [
        CGRect(x: 0, y: 26, width: 5, height: 1), CGRect(x: 5, y: 20, width: 15, height: 2),
      ])
  }

  @Test func aSpaceNarrowerThanTheEllipsisClipsALetter() throws {
    let rendering = try Rendering(Text("Hello").lineLimit(1), 4, nil, platform: .macOS)
    #expect(rendering.glyphs.map(\.run.text) == ["H"])
    let clips = rendering.items.compactMap { item -> CGRect? in
      if case .push(.clip(let path, _)) = item { path.boundingRect } else { nil }
    }
    #expect(clips == [CGRect(x: 0, y: 0, width: 4, height: 16)])
  }

  @Test func glyphsAreOnPixels() throws {
    let view = Text("a").padding(0.3)
    #expect(
      try Rendering(view, platform: .macOS, scale: 2).glyphs[0].origin == CGPoint(x: 0.5, y: 0.5))
  }

  @Test func weightsAndDesigns() throws {
    struct Spy: TextShaper {
      let record: @Sendable ([TextRun]) -> Void
      func shape(_ text: String, runs: [TextRun]) -> ShapedText {
        record(runs)
        return FixedShaper().shape(text, runs: runs)
      }
      func customMetrics(_ font: FontKey) -> LineMetrics? { nil }
    }
    final class Box: @unchecked Sendable { var keys: [FontKey] = [] }
    func key(_ view: some View, _ platform: Platform = .iOS) throws -> FontKey? {
      let box = Box()
      _ = try Rendering(view, platform: platform, shaper: Spy { box.keys += $0.map(\.font) })
      return box.keys.first
    }
    #expect(try key(Text("a"))?.weight == 400)
    // Bold text styles use the weight of their emphasized variant.
    #expect(try key(Text("a").bold())?.weight == 600)
    #expect(try key(Text("a").bold(), .macOS)?.weight == 600)
    #expect(try key(Text("a").font(.system(size: 13)).bold(), .macOS)?.weight == 700)
    #expect(try key(Text("a").font(.system(size: 17)).bold())?.weight == 700)
    #expect(try key(Text("a").font(.body).bold(), .macOS)?.weight == 600)
    #expect(try key(Text("a").font(.caption).bold(), .macOS)?.weight == 500)
    #expect(try key(Text("a").font(.headline.bold()), .macOS)?.weight == 800)
    #expect(try key(Text("a").font(.title.bold()))?.weight == 700)
    #expect(try key(Text("a").font(.title3).bold())?.weight == 600)
    #expect(try key(Text("a").font(.body.weight(.black)).bold())?.weight == 900)
    // Light weights have no bold variant.
    #expect(try key(Text("a").font(.system(size: 13, weight: .light)).bold())?.weight == 300)
    #expect(try key(VStack { Text("a").fontWeight(.thin) }.bold())?.weight == 200)
    #expect(try key(Text("a").font(.body).fontWeight(.bold))?.weight == 700)
    #expect(try key(Text("a").font(.headline))?.weight == 600)
    #expect(try key(Text("a").font(.headline), .macOS)?.weight == 700)
    #expect(try key(Text("a").font(.headline).fontWeight(.light))?.weight == 300)
    #expect(try key(Text("a").font(.headline.weight(.black)))?.weight == 900)
    #expect(try key(VStack { Text("a") }.fontWeight(.thin))?.weight == 200)
    #expect(try key(VStack { Text("a").fontWeight(nil) }.fontWeight(.thin))?.weight == 400)
    #expect(try key(Text("a").italic())?.isItalic == true)
    #expect(try key(VStack { Text("a").italic(false) }.italic())?.isItalic == false)
    #expect(try key(Text("a").font(.system(.body, design: .serif)))?.design == .serif)
    #expect(try key(VStack { Text("a") }.fontDesign(.rounded))?.design == .rounded)
    #expect(try key(Text("a").monospaced())?.design == .monospaced)
    #expect(try key(Text("a").monospacedDigit())?.monospacedDigits == true)
  }

  @Test(arguments: [
    ("Favorite", "Text(\"Favorite\")"), ("a\nb", "Text(\"a⏎b\")"),
    ("123456789012345678901234", "Text(\"123456789012345678901234\")"),
    ("1234567890123456789012345", "Text(\"12345678901234567890123…\")"),
  ])
  func names(text: String, name: String) throws {
    #expect(try Rendering(Text(text)).names == [name])
  }
}
