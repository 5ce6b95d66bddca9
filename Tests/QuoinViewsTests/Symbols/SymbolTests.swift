import Foundation
import QuoinCore
import QuoinGeometry
import QuoinText
import Testing

@testable import QuoinViews

/// The most common names, according to a survey of public sources.
private let commonNames = """
  plus magnifyingglass xmark chevron.right trash globe xmark.circle.fill star.fill chevron.left \
  checkmark clock square.and.arrow.up ellipsis heart.fill person gear xmark.octagon.fill star \
  checkmark.circle.fill arrow.left plus.circle.fill house plus.circle chevron.down xmark.circle \
  paintpalette calendar checkmark.circle bell house.fill heart checkmark.seal.fill info.circle \
  person.3 2.circle 1.circle gearshape pencil minus photo 3.circle person.crop.circle \
  slider.horizontal.3 exclamationmark.triangle.fill play.fill person.fill circle.fill list.bullet \
  person.circle.fill arrow.down.circle suit.heart.fill circle arrow.right doc.richtext timer \
  arrow.counterclockwise exclamationmark.triangle lock.shield paintpalette.fill sun.max.fill \
  arrow.up arrow.clockwise lock ellipsis.circle square.and.pencil bell.fill wifi \
  questionmark.circle.fill link forward.fill book applelogo mic arrow.right.circle envelope \
  arrow.down qrcode.viewfinder mic.fill square.and.arrow.up.fill questionmark.circle \
  camera.aperture doc.on.doc sun.max gearshape.fill circle.lefthalf.filled eyedropper.full \
  chevron.left.circle.fill signpost.right.fill atom sparkles
  """.split(separator: " ").map(String.init)

struct SymbolRecipeTests {
  @Test func everyCommonNameHasARecipe() {
    #expect(commonNames.count > 85)
    #expect(commonNames.filter { SymbolRecipe($0) == nil } == [])
  }

  @Test func namesFollowPatterns() throws {
    let bell = try #require(SymbolRecipe("bell.fill"))
    #expect(SymbolRecipe("gear.slash") == SymbolRecipe("gear").map { .slashed($0) })
    #expect(SymbolRecipe("bell.square.fill") == .enclosed(bell, .square, isFilled: true))
    #expect(SymbolRecipe("7.circle") == .enclosed(.letters("7"), .circle, isFilled: false))
    #expect(SymbolRecipe("a.square.fill") == .enclosed(.letters("A"), .square, isFilled: true))
    #expect(
      SymbolRecipe("globe.badge.plus")
        == SymbolRecipe("globe").flatMap { globe in
          SymbolRecipe("plus").map { .badged(globe, with: $0) }
        })
  }

  @Test func weatherIsACloudWithSunOrRain() throws {
    let cloud = try #require(SymbolRecipe("cloud.fill"))
    #expect(SymbolRecipe("cloud.sun.fill") == .sky(cloud, hasSun: true, hasRain: false))
    #expect(SymbolRecipe("cloud.rain.fill") == .sky(cloud, hasSun: false, hasRain: true))
    #expect(SymbolRecipe("cloud.sun.rain.fill") == .sky(cloud, hasSun: true, hasRain: true))
    #expect(SymbolRecipe("cloud.sun") != SymbolRecipe("cloud.sun.fill"))
    #expect(SymbolRecipe("cloud.rain.sun") == nil)
  }

  @Test func aBadgeThatIsNothingElseIsADot() {
    #expect(SymbolRecipe("bell.badge") == SymbolRecipe("bell").map { .dotted($0) })
    #expect(SymbolRecipe("app.badge.fill") == SymbolRecipe("app.fill").map { .dotted($0) })
  }

  /// The font's own circles around arrows are outlined.
  @Test(arguments: ["up", "down", "left", "right"])
  func arrowsAreCutOutOfFilledCircles(_ direction: String) {
    let arrow = SymbolRecipe("arrow.\(direction)")
    #expect(arrow != nil)
    #expect(
      SymbolRecipe("arrow.\(direction).circle.fill")
        == arrow.map { .enclosed($0, .circle, isFilled: true) })
  }

  @Test func aGlyphThatIsFilledOnlyIsHollowUnlessFillIsSaid() throws {
    guard case .glyph(let plain, isHollow: true) = try #require(SymbolRecipe("gearshape")),
      case .glyph(let filled, isHollow: false) = try #require(SymbolRecipe("gearshape.fill"))
    else {
      Issue.record("neither hollow nor filled")
      return
    }
    #expect(plain == filled)
  }

  @Test(arguments: [
    "", ".", "..", "fill", "no.such.symbol", "q", "qq", "badge.plus", "x.badge", "🙂",
  ])
  func otherNamesHaveNone(_ name: String) { #expect(SymbolRecipe(name) == nil) }

  @Test func variantsAreAddedWhereThereAreGlyphs() {
    #expect(SymbolVariants.fill.name(of: "heart") == "heart.fill")
    #expect(SymbolVariants.circle.fill.name(of: "heart") == "heart.circle.fill")
    #expect(SymbolVariants.slash.fill.name(of: "bell") == "bell.slash.fill")
    #expect(SymbolVariants.circle.name(of: "plus.circle") == "plus.circle")
    #expect(SymbolVariants.none.name(of: "plus") == "plus")
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(!SymbolVariants.circle.contains(.fill))
  }
}

@MainActor
struct SymbolPictureTests {
  @Test func aSymbolWithoutAFontIsABoxAndSaysSoOnceAName() throws {
    let rendering = try Rendering(
      VStack {
        Image(systemName: "star")
        Image(systemName: "star")
        Image(systemName: "plus")
      })
    #expect(rendering.warnings.filter { $0.contains("empty box") }.count == 2)
    #expect(rendering.fills.count == 3)
  }

  @Test func aResizableSymbolTakesItsSpace() throws {
    let size = try Rendering(Image(systemName: "star").resizable(), 50, 30).size
    #expect(size == CGSize(width: 50, height: 30))
  }

  @Test func scalesDiffer() throws {
    func width(_ scale: Image.Scale) throws -> CGFloat {
      try Rendering(Image(systemName: "star").imageScale(scale)).size.width
    }
    #expect(try width(.small) < width(.medium))
    #expect(try width(.medium) < width(.large))
  }

  /// A circle is as high as the font size, 1.3 times that at the large scale, and a tenth of it is
  /// empty on each side (Rules/ShapesAndImages.md#symbols).
  @Test(arguments: [
    (Platform.iOS, 17, Image.Scale.medium, CGFloat(3)), (.iOS, 17, .large, 1),
    (.macOS, 13, .large, 2),
  ])
  func circlesAreAsHighAsTheFontIsLarge(
    platform: Platform, size: CGFloat, scale: Image.Scale, pixels: CGFloat
  ) throws {
    let rendering = try Rendering(
      Image(systemName: "circle.fill").imageScale(scale), platform: platform, scale: pixels,
      shaper: PangoShaper.shared)
    let height = size * (scale == .large ? 1.3 : 1)
    let ink = try #require(rendering.fills.first?.box)
    #expect(abs(ink.height - height) < 0.15 && abs(ink.width - height) < 0.15)
    #expect(abs(ink.midY - rendering.size.height / 2) < 0.01)
    #expect(rendering.size.height == PixelGrid(scale: pixels).ceil(height * 1.195))
  }

  /// Two symbols touch; a shape keeps the distance from baseline to edge
  /// (Rules/Spacing.md#symbols).
  @Test func symbolsAreSpacedLikeLinesOfText() throws {
    let one = try Rendering(Image(systemName: "star")).size.height
    let two = try Rendering(
      VStack {
        Image(systemName: "star")
        Image(systemName: "star")
      }
    ).size.height
    #expect(two == 2 * one)
    let besides = try Rendering(
      HStack {
        Image(systemName: "star")
        Image(systemName: "star")
      }
    ).size.width
    #expect(besides == 2 * one + 8)
  }

  /// The center of a symbol's grid is the center of a capital letter, 0.70459 em high.
  @Test func theBaselineIsHalfACapitalBelowTheMiddle() throws {
    let rendering = try Rendering(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Image(systemName: "star").font(.system(size: 100))
        Color.red.frame(width: 1, height: 10).alignmentGuide(.firstTextBaseline) { _ in 0 }
      }, scale: 1)
    let box = try #require(rendering.fills.first?.box)
    let line = try #require(rendering.fills.last?.box)
    #expect(abs(line.minY - (box.midY + 70.459 / 2)) <= 1)
  }
}

@Suite struct SymbolNamesTests {
  @Test func everyRowOfTheTableIsASymbolWithACharacterOnce() {
    let rows = SymbolNames.rows
    #expect(rows.count > 1_300)
    #expect(rows.filter { SymbolNames.entry($0) == nil } == [])
    let unreadable = SymbolNames.entries.keys.filter { SymbolRecipe($0) == nil }
    #expect(unreadable.sorted() == [])
    #expect(SymbolNames.insetBoxes.keys.filter { SymbolRecipe($0) == nil } == [])
    let names = rows.compactMap { SymbolNames.entry($0)?.name }
    let repeated = Dictionary(grouping: names, by: \.self).filter { $1.count > 1 }.keys
    #expect(repeated.sorted() == [])
  }

  @Test(arguments: [
    "plus", "plus add", "plus add G145", "plus add D800", "plus  add E145", "plus =", "plus = ",
    "plus = line  M1,1",
  ])
  func aRowOfAnotherFormIsNone(_ row: String) {
    #expect(SymbolNames.entry(Substring(row)) == nil)
  }
}

#if Graphics
  import QuoinPango
  import QuoinText

  /// Whether this machine has the icon font.
  private let hasIcons =
    PangoShaper.shared.outline(of: "\u{E145}", font: FontKey(family: FontKey.symbolFamily, size: 1))
    != nil

  @MainActor
  @Suite(.enabled(if: hasIcons, "fonts-material-design-icons-iconfont is not installed"))
  struct SymbolGlyphTests {
    @Test func everyNameOfTheTableHasAGlyph() {
      let missing = SymbolNames.entries.keys.filter {
        SymbolLibrary.shared.figure($0, isLayered: false, shaper: PangoShaper.shared) == nil
      }
      #expect(missing.sorted() == [])
    }

    @Test func theSignsOfOnePlusAreTwoBars() throws {
      let figure = try #require(
        SymbolLibrary.shared.figure("plus", isLayered: false, shaper: PangoShaper.shared))
      // 14 of the grid's 24 units, around its center.
      #expect(abs(figure.bounds.width - 14.0 / 24) < 0.01)
      #expect(abs(figure.bounds.height - 14.0 / 24) < 0.01)
      #expect(abs(figure.bounds.midX - 0.5) < 0.01 && abs(figure.bounds.midY + 0.5) < 0.01)
    }

    @Test func aFilledEnclosureIsCutOutOrLayered() throws {
      func figure(_ isLayered: Bool) throws -> SymbolFigure {
        try #require(
          SymbolLibrary.shared.figure(
            "bell.square.fill", isLayered: isLayered, shaper: PangoShaper.shared))
      }
      #expect(try figure(false).layers.map(\.level) == [0])
      #expect(try figure(false).layers.allSatisfy(\.evenOdd))
      #expect(try figure(true).layers.map(\.level) == [1, 0])
    }

    /// The font only has outlined arrows in a circle.
    @Test(arguments: ["arrow.up", "arrow.down", "arrow.left", "arrow.right"])
    func anArrowInAFilledCircleIsCutOut(_ arrow: String) throws {
      let figure = try #require(
        SymbolLibrary.shared.figure(
          arrow + ".circle.fill", isLayered: false, shaper: PangoShaper.shared))
      #expect(figure.layers.map(\.evenOdd) == [true])
    }

    /// The cloud is unchanged; the part of the sun behind it is omitted.
    @Test func theSunIsBehindTheCloud() throws {
      func figure(_ name: String) throws -> SymbolFigure {
        try #require(SymbolLibrary.shared.figure(name, isLayered: true, shaper: PangoShaper.shared))
      }
      let (sun, rain) = (try figure("cloud.sun.fill"), try figure("cloud.rain.fill"))
      #expect(sun.layers.map(\.level) == [1, 0] && rain.layers.map(\.level) == [1, 0])
      #expect(sun.layers[0].clip != nil && sun.layers[1].clip == nil)
      let (shine, cloud) = (sun.layers[0].path.boundingRect, sun.layers[1].path.boundingRect)
      #expect(shine.minY < cloud.minY && shine.maxY < cloud.maxY)
      #expect(rain.layers[0].path.boundingRect.minY >= rain.layers[1].path.boundingRect.maxY)
    }

    @Test func levelsOfThePaletteDrawTheParts() throws {
      let rendering = try Rendering(
        Image(systemName: "bell.square.fill").symbolRenderingMode(.palette)
          .foregroundStyle(.white, .black), shaper: PangoShaper.shared)
      #expect(rendering.fills.map(\.paint) == [.color(.black), .color(.white)])
    }

    @Test func aSymbolIsDrawnInsideItsFrame() throws {
      for name in commonNames {
        let rendering = try Rendering(Image(systemName: name), shaper: PangoShaper.shared)
        let frame = CGRect(origin: .zero, size: rendering.size)
        #expect(rendering.warnings.count == 1, "\(name): \(rendering.warnings)")
        #expect(!rendering.items.isEmpty)
        for fill in rendering.fills { #expect(frame.contains(fill.box), "\(name)") }
      }
    }
  }
#endif
