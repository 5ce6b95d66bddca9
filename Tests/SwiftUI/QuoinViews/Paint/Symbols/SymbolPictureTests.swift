import Foundation
import QuoinCore
import QuoinGeometry
import QuoinPango
import QuoinText
import Testing

@testable import QuoinViews

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
