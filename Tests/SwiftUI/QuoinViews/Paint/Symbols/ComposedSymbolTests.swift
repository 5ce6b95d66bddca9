import Foundation
import QuoinGeometry
import QuoinText
import Testing

@testable import QuoinViews

/// Symbols composed by the table because the icon font has no similar icon.
struct ComposedSymbolTests {
  @Test func shapesThatHoldSignsArePatterns() throws {
    let sign = try #require(SymbolRecipe("exclamationmark"))
    for (name, carrier) in [("seal", "seal"), ("shield.fill", "shield"), ("icloud", "icloud")] {
      guard
        case .inside(let inner, let around, let room, let isFilled) = try #require(
          SymbolRecipe("exclamationmark.\(name)"))
      else {
        Issue.record("\(name) is empty")
        continue
      }
      #expect(inner == sign && room.count == 4)
      #expect(isFilled == name.hasSuffix("fill"))
      #expect(around == SymbolRecipe(isFilled ? carrier + ".fill" : carrier))
    }
    #expect(SymbolRecipe("seal") == SymbolRecipe("seal.fill").map { .hollow($0) })
    #expect(SymbolRecipe("nothing.seal") == nil)
  }

  @Test func symbolsThatPointTheOtherWayAreMirrored() throws {
    let left = try #require(SymbolRecipe("bubble.left"))
    #expect(SymbolRecipe("bubble.right") == .turned(left, degrees: 0, isFlipped: true))
    let tune = try #require(SymbolRecipe("slider.horizontal.3"))
    #expect(SymbolRecipe("slider.vertical.3") == .turned(tune, degrees: 90, isFlipped: false))
  }

  /// Symbols without a similar icon are drawn as a box, with a warning, instead of as a different
  /// object.
  @Test(arguments: ["carrot.fill", "popcorn", "figure.dance", "toilet", "scale.3d"])
  func namesWithoutAFigureArePlaceholders(_ name: String) { #expect(SymbolRecipe(name) == nil) }

  @Test func pathsAreOnTheGrid() throws {
    let line = try #require(SymbolOutline.path("M0,0L24,0L24,24Z"))
    #expect(line.boundingRect == CGRect(x: 0, y: -1, width: 1, height: 1))
    let shapes = try #require(SymbolOutline.path("O12,12,6,3R0,18,6,6,1"))
    #expect(isClose(shapes.boundingRect.minX, 0) && isClose(shapes.boundingRect.maxX, 0.75))
    #expect(isClose(shapes.boundingRect.minY, -15.0 / 24) && isClose(shapes.boundingRect.maxY, 0))
    for text in ["", "L", "M1", "M1,2,3", "X1,2", "M1,a", "Z1", "O1,2,3", "M1,2 L3,4"] {
      #expect(SymbolOutline.path(text) == nil, "\(text)")
    }
  }

  @Test func aLineIsAsThickAsThoseOfTheFont() throws {
    let unit = SymbolFigure.unit
    let open = SymbolOutline.stroked(try #require(SymbolOutline.path("M4,12L20,12")))
    let box = open.boundingRect
    #expect(isClose(box.minX, 3 * unit) && isClose(box.maxX, 21 * unit))
    #expect(isClose(box.height, 2 * unit) && isClose(box.midY, -0.5))
    let ring = SymbolOutline.stroked(try #require(SymbolOutline.path("M4,4L20,4L20,20L4,20Z")))
    let parts = ring.polygons()
    #expect(parts.count == 2)
    #expect(isClose(parts[0].bounds.width, 18 * unit) && isClose(parts[1].bounds.width, 14 * unit))
    #expect(Polygon.area(parts[0].points) > 0 && Polygon.area(parts[1].points) < 0)
  }

  @Test func turningGoesAboutTheMiddle() throws {
    let corner = try #require(SymbolFigure.outline("R2,2,4,2,0", isLine: false))
    let turned = corner.turned(degrees: 90, isFlipped: false).bounds
    let unit = SymbolFigure.unit
    #expect(isClose(turned.minX, 20 * unit) && isClose(turned.minY, -22 * unit))
    #expect(isClose(turned.width, 2 * unit) && isClose(turned.height, 4 * unit))
    let flipped = corner.turned(degrees: 0, isFlipped: true).bounds
    #expect(isClose(flipped.maxX, 22 * unit) && isClose(flipped.minY, -22 * unit))
  }

  @Test func fillingKeepsTheEdgeAndCutsTheLinesInside() throws {
    // A box with a line across it.
    let figure = try #require(
      SymbolFigure.outline("M3,3L21,3L21,21L3,21ZM3,12L21,12", isLine: true))
    let filled = figure.filled
    #expect(filled.layers.count == 2)
    #expect(isClose(filled.bounds.width, figure.bounds.width))
    let inner = try #require(filled.layers.last)
    #expect(inner.clip != nil)
    #expect(inner.path.boundingRect.width < figure.bounds.width)
  }
}
