import Foundation
import QuoinCore
import QuoinViews
import Testing

/// An image with fewer pixels than the display that it is laid out for.
@MainActor
struct CoarsePictureTests {
  /// Returns the filled rectangles in an image with `scale` pixels per point, laid out for a
  /// display with 3.
  private func boxes(_ view: some View, scale: CGFloat) throws -> [CGRect] {
    try Rendering(view, 30, 30, scale: 3).tree.displayList(scale: scale).items.compactMap {
      if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil }
    }
  }

  /// A line of one display pixel is one pixel of the image in any position, and so is a color on
  /// top of it.
  @Test(arguments: [0, 1.0 / 3, 0.5, 2.0 / 3, 1]) func aThinLineIsNotLost(_ top: CGFloat) throws {
    let lines = VStack(spacing: 0) {
      Divider().overlay(.red).overlay(Rectangle())
    }.padding(.top, top).frame(height: 30, alignment: .top)
    let boxes = try boxes(lines, scale: 1)
    #expect(boxes.count == 3)
    #expect(boxes.allSatisfy { $0.height == 1 && $0 == boxes[0] })
  }

  @Test func nothingIsNotMadeALine() throws {
    #expect(try boxes(Color.red.frame(height: 0), scale: 1) == [])
  }

  /// At the display's own resolution, edges are only rounded (Rules/Rounding.md#pixels).
  @Test func lessThanAPixelOfTheDisplayMayBeLost() throws {
    #expect(try boxes(Color.red.frame(width: 10, height: 0.1), scale: 3) == [])
  }
}
