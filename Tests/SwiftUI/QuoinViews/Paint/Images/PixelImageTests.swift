import Foundation
import QuoinViews
import Testing

/// Images created from pixels, rotated, and as templates.
@MainActor
struct PixelImageTests {
  private func image(_ width: Int, _ height: Int) throws -> CGImage {
    try #require(
      CGImage(
        width: width, height: height, rgba: [UInt8](repeating: 9, count: width * height * 4)))
  }

  @Test func pixelsMakeAPicture() throws {
    let image = try image(40, 20)
    #expect(image.width == 40 && image.height == 20)
    #expect(
      try Rendering(Image(decorative: image, scale: 2)).size == CGSize(width: 20, height: 10))
    #expect(CGImage(width: 2, height: 2, rgba: [1, 2, 3]) == nil)
    #expect(CGImage(width: 0, height: 2, rgba: []) == nil)
    #expect(CGImage(width: -1, height: 2, rgba: []) == nil)
  }

  @Test func aQuarterTurnSwapsTheSides() throws {
    let turned = Image(decorative: try image(40, 20), scale: 1, orientation: .right)
    let rendering = try Rendering(turned)
    #expect(rendering.size == CGSize(width: 20, height: 40))
    // The image's own top left corner is shown at the top right.
    guard case .push(.transform(let place)) = rendering.items.first else {
      Issue.record("not rotated")
      return
    }
    #expect(CGPoint.zero.applying(place) == CGPoint(x: 20, y: 0))
    #expect(CGPoint(x: 1, y: 0).applying(place) == CGPoint(x: 20, y: 40))
  }

  @Test func aStencilShowsTheForeground() throws {
    let rendering = try Rendering(
      Image(decorative: try image(4, 4), scale: 1).renderingMode(.template)
        .foregroundStyle(.black))
    #expect(rendering.items.prefix(2) == [.push(.mask), .push(.maskShape)])
    #expect(rendering.fills.map(\.paint) == [.color(.black)])
    #expect(rendering.warnings == [])
  }

  @Test func uiImagesAreImages() throws {
    let picture = UIImage(cgImage: try image(40, 20), scale: 2)
    #expect(picture.size == CGSize(width: 20, height: 10))
    #expect(try Rendering(Image(uiImage: picture)).size == CGSize(width: 20, height: 10))
    let data = try #require(picture.source?.data)
    #expect(UIImage(data: data)?.size == CGSize(width: 40, height: 20))
    #expect(UIImage(data: Data("nothing".utf8)) == nil)
    #expect(UIImage(named: "there is no such file") == nil)
    #expect(try Rendering(Image(uiImage: UIImage())).size == .zero)
    #expect(NSImage(systemSymbolName: "star", accessibilityDescription: nil) != nil)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
  }
}
