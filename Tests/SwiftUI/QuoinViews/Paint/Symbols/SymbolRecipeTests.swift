import Foundation
import QuoinCore
import QuoinGeometry
import QuoinText
import Testing

@testable import QuoinViews

/// The most common names, according to a survey of public sources.
let commonSymbolNames = """
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
    #expect(commonSymbolNames.count > 85)
    #expect(commonSymbolNames.filter { SymbolRecipe($0) == nil } == [])
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

  /// The font has only outlined circles around arrows, so the arrow is cut out of a filled circle.
  @Test(arguments: ["up", "down", "left", "right"])
  func arrowsAreCutOutOfFilledCircles(_ direction: String) {
    let arrow = SymbolRecipe("arrow.\(direction)")
    #expect(arrow != nil)
    #expect(
      SymbolRecipe("arrow.\(direction).circle.fill")
        == arrow.map { .enclosed($0, .circle, isFilled: true) })
  }

  @Test func filledGlyphsAreHollowWithoutTheFillVariant() throws {
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

  @Test func inLayersASignIsSeparateFromTheShapeAroundIt() {
    let sign = SymbolRecipe("checkmark")
    #expect(
      SymbolRecipe("checkmark.circle.fill", isLayered: true)
        == sign.map { .enclosed($0, .circle, isFilled: true) })
    #expect(SymbolRecipe("circle.fill", isLayered: true) == SymbolRecipe("circle.fill"))
  }
}
