import Foundation
import QuoinGeometry
import QuoinText
import Testing

@testable import QuoinViews

#if Graphics
  import QuoinPango

  @MainActor
  struct ComposedGlyphTests {
    private func figure(_ name: String, isLayered: Bool = false) -> SymbolFigure? {
      SymbolLibrary.shared.figure(name, isLayered: isLayered, shaper: PangoShaper.shared)
    }

    @Test func aFilledSealIsCutOutOrLayered() throws {
      let whole = try #require(figure("checkmark.seal.fill"))
      #expect(whole.layers.map(\.evenOdd) == [true])
      #expect(
        try #require(figure("checkmark.seal.fill", isLayered: true)).layers.map(\.level) == [1, 0])
      #expect(try #require(figure("checkmark.seal")).layers.map(\.isHollow) == [true, false])
    }

    /// A plane that flies to the upper right is as wide as it is high.
    @Test func thePaperPlaneFliesUp() throws {
      let box = try #require(figure("paperplane.fill")).bounds
      #expect(isClose(box.width, box.height, by: 0.03))
    }

    @Test func batteriesAreHorizontal() throws {
      let box = try #require(figure("battery.50")).bounds
      #expect(box.width > 1.5 * box.height)
    }
  }
#endif
