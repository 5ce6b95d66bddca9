import Foundation
import QuoinGeometry
import QuoinViews
import Testing

@MainActor
struct InlineImageTests {
  /// One black pixel.
  private var pixel: Data {
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=="
    ) ?? Data()
  }

  /// An image of 20 × 20 points.
  private var image: Image { Image(data: pixel, scale: 0.05) }

  private func places(_ view: Rendering) -> [CGRect] {
    view.items.compactMap { if case .image(_, let rect, _) = $0 { rect } else { nil } }
  }

  @Test func imagesAreOnTheBaseline() throws {
    let view = try Rendering(Text("ab\(image)cd"), platform: .macOS)
    // 20 above the baseline and the text's 3 below it; 13 for each pair of letters.
    #expect(view.size == CGSize(width: 46, height: 23))
    #expect(places(view) == [CGRect(x: 13, y: 0, width: 20, height: 20)])
    #expect(view.glyphs.map(\.run.text) == ["ab", "cd"])
    #expect(view.glyphs.map(\.run.x) == [0, 33])
    #expect(view.warnings.isEmpty)
  }

  @Test func imagesWrapAndMoveWithTheBaseline() throws {
    let wrapped = try Rendering(Text("ab \(image)"), 25, platform: .macOS)
    #expect(places(wrapped) == [CGRect(x: 0, y: 16, width: 20, height: 20)])
    let lowered = try Rendering(Text("a") + Text(image).baselineOffset(-10), platform: .macOS)
    // 10 above the baseline is less than the text's 13.
    #expect(lowered.size.height == 23)
    #expect(places(lowered) == [CGRect(x: 6.5, y: 3, width: 20, height: 20)])
  }

  @Test func imagesShrinkWithTheirText() throws {
    let view = Text("ab\(image)cd").lineLimit(1).minimumScaleFactor(0.5)
    let half = try Rendering(view, 23, platform: .macOS)
    #expect(half.size == CGSize(width: 23, height: 11.5))
    #expect(
      half.items.contains {
        $0 == .push(.transform(CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 6.5, ty: 0)))
      })
  }

  @Test func symbolsTakeTheRunsFont() throws {
    let small = try Rendering(Text(Image(systemName: "star")).font(.system(size: 10)))
    let large = try Rendering(Text(Image(systemName: "star")).font(.system(size: 40)))
    #expect(large.size.width > 3 * small.size.width)
  }

  @Test func missingImagesTakeNoSpace() throws {
    let view = try Rendering(Text("ab\(Image("no-such-picture"))"), platform: .macOS)
    #expect(view.size == CGSize(width: 13, height: 16))
    #expect(view.warnings.count == 1)
  }
}
