import Foundation
import QuoinCore
import QuoinGeometry
import QuoinText
import Testing

@testable import QuoinViews

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

    /// The font has only outlined circles around arrows, so the arrow is cut out of a filled
    /// circle.
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
      for name in commonSymbolNames {
        let rendering = try Rendering(Image(systemName: name), shaper: PangoShaper.shared)
        let frame = CGRect(origin: .zero, size: rendering.size)
        #expect(rendering.warnings.count == 1, "\(name): \(rendering.warnings)")
        #expect(!rendering.items.isEmpty)
        for fill in rendering.fills { #expect(frame.contains(fill.box), "\(name)") }
      }
    }
  }
#endif
