import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinText
import Testing

@testable import QuoinSVG

@Suite struct SVGRendererTests {
  private func run(_ text: String, rightToLeft: Bool = false) -> GlyphRun {
    var run = GlyphRun(
      face: FontFace(file: "/x.otf", family: "Inter Display", weight: 600), size: 20, glyphs: [],
      text: text, clusters: [], isRightToLeft: rightToLeft, baseline: 18, x: 5)
    for character in text {
      run.clusters.append(
        .init(utf8Count: character.utf8.count, glyphCount: 1, x: 5 + run.width))
      run.width += 10
    }
    return run
  }

  private func svg(_ items: [DisplayItem], images: [ImageSource] = []) -> String {
    SVGRenderer().svg(
      DisplayList(size: CGSize(width: 100, height: 50), items: items, images: images))
  }

  private func svg(text: String, rightToLeft: Bool = false) -> String {
    svg([
      .glyphs(
        run: run(text, rightToLeft: rightToLeft), origin: CGPoint(x: 1, y: 2),
        paint: .color(.black))
    ])
  }

  @Test(arguments: [
    (0, "0"), (-0.0001, "0"), (1, "1"), (0.5, "0.5"), (-12.3456, "-12.346"), (1.005, "1.005"),
    (0.04, "0.04"), (99.9999, "100"), (1e300, "9007199254740.991"), (.nan, "0"),
    (-.infinity, "0"),
  ])
  func numbers(_ value: Double, _ expected: String) {
    #expect(SVGNumber.text(CGFloat(value)) == expected)
  }

  @Test func escapesText() {
    #expect(XML.escaped("a<b>&\"\u{0}\u{1B}\n\u{FFFE}é") == "a&lt;b&gt;&amp;&quot;é")
  }

  @Test func placesEveryCharacterOfAWord() {
    let text = svg(text: "ab c")
    #expect(
      text.contains("<tspan x=\"6 16 26\">ab </tspan><tspan x=\"36\">c</tspan>"))
    #expect(text.contains("y=\"20\""))
    #expect(text.contains("font-family=\"'Inter Display', Inter, system-ui, sans-serif\""))
    #expect(text.contains("font-weight=\"600\""))
  }

  @Test func estimatedWordsAreFittedIntoTheirWidths() {
    var run = run("ab c")
    run.face = FontFace(file: "", family: FixedShaper.face.family, weight: 700, isItalic: true)
    let text = svg([
      .glyphs(run: run, origin: CGPoint(x: 1, y: 2), paint: .color(.black))
    ])
    #expect(
      text.contains(
        " font-family=\"system-ui, sans-serif\" font-size=\"20\" font-weight=\"700\""
          + " font-style=\"italic\">"
          + "<text x=\"6\" y=\"20\" textLength=\"20\" lengthAdjust=\"spacingAndGlyphs\">ab</text>"
          + "<text x=\"36\" y=\"20\">c</text></g>"), "\(text)")
  }

  @Test func emojiAndMarksHaveOneNumberEach() {
    let text = svg(text: "a😀e\u{301}b")
    #expect(
      text.contains(
        "<tspan x=\"6\">a</tspan><tspan x=\"16\">😀</tspan>"
          + "<tspan x=\"26\">e\u{301}</tspan><tspan x=\"36\">b</tspan>"))
  }

  @Test func rightToLeftRunsBeginAtTheirLeftEdge() {
    let text = svg(text: "שלום", rightToLeft: true)
    #expect(text.contains(" x=\"6\" direction=\"rtl\" text-anchor=\"end\""))
    #expect(text.contains(">שלום</text>"))
  }

  @Test func equalDefinitionsAreWrittenOnce() {
    let clip = DisplayItem.push(
      .clip(path: Path(CGRect(x: 0, y: 0, width: 5, height: 5)), evenOdd: false))
    let box = DisplayItem.fill(
      path: Path(CGRect(x: 0, y: 0, width: 9, height: 9)), paint: .color(.black), evenOdd: true)
    let text = svg([clip, box, .pop, clip, box, .pop])
    #expect(text.components(separatedBy: "<clipPath").count == 2)
    #expect(text.components(separatedBy: "url(#q1)").count == 3)
    #expect(text.contains("fill-rule=\"evenodd\""))
  }

  @Test func repeatedImagesAreStoredOnce() {
    let source = ImageSource(data: Data([1]), format: .jpeg, pixelWidth: 1, pixelHeight: 1)
    let image = DisplayItem.image(
      index: 0, rect: CGRect(x: 1, y: 2, width: 3, height: 4), interpolation: .none)
    let once = svg([image], images: [source])
    let twice = svg([image, image], images: [source])
    #expect(once.contains("<image x=\"1\" y=\"2\" width=\"3\" height=\"4\""))
    #expect(once.contains("data:image/jpeg;base64,AQ=="))
    #expect(twice.components(separatedBy: "base64").count == 2)
    #expect(twice.components(separatedBy: "matrix(3 0 0 4 1 2)").count == 3)
  }

  @Test func neverWritesWhatIsNoNumber() {
    let bad = [CGFloat.nan, .infinity, -.infinity, 1e308]
    var items: [DisplayItem] = []
    for number in bad {
      let rect = CGRect(x: number, y: 0, width: number, height: number)
      items += [
        .push(.transform(CGAffineTransform(a: number, b: 0, c: 0, d: 1, tx: number, ty: 0))),
        .push(
          .shadow(color: .black, radius: number, offset: CGSize(width: number, height: number))),
        .fill(
          path: Path(rect),
          paint: .linearGradient(
            stops: [.init(color: .black, location: number), .init(color: .white, location: 1)],
            start: CGPoint(x: number, y: 0), end: .zero), evenOdd: false),
        .fill(path: Path(rect), paint: .color(.black), evenOdd: false),
        .stroke(
          path: Path(rect), style: StrokeStyle(lineWidth: number, dash: [number]),
          paint: .color(.black)), .pop, .pop,
      ]
    }
    let text = svg(items).lowercased()
    #expect(!text.contains("nan"))
    #expect(!text.contains("inf"))
    #expect(!text.contains("e+"))
  }

  @Test func isTheSameEveryTime() {
    let shadow = DisplayItem.push(.shadow(color: .black, radius: 3, offset: .zero))
    let items = [
      shadow,
      .fill(
        path: Path(CGRect(x: 0, y: 0, width: 9, height: 9)), paint: .color(.white), evenOdd: false),
      .pop,
    ]
    #expect(svg(items) == svg(items))
    #expect(svg(items).contains("stdDeviation=\"3\""))
  }

  @Test func stampsUseOnePath() {
    let square = Path(CGRect(x: 0, y: 0, width: 2, height: 2))
    let positions = [CGPoint(x: 1, y: -2.5), CGPoint(x: 0, y: 10.0625), CGPoint(x: 1e6, y: -0.01)]
    let text = svg([.stamps(path: square, positions: positions, color: .black)])
    #expect(text.components(separatedBy: "<path ").count == 2)
    #expect(text.contains("<g fill=\"#000000\">"))
    #expect(text.contains("x=\"1\" y=\"-2.5\"/>"))
    #expect(text.contains("x=\"0\" y=\"10.063\"/>"))
    #expect(text.contains("x=\"1000000\" y=\"-0.01\"/>"))
  }
}
