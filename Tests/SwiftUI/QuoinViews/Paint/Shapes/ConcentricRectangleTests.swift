import Foundation
import QuoinGeometry
import QuoinViews
import Testing

/// Rules/ShapesAndImages.md#concentric-corners.
@MainActor
struct ConcentricRectangleTests {
  private func concentric(_ shape: ConcentricRectangle, _ insets: EdgeInsets) throws -> Rendering {
    try Rendering(
      shape.fill(.black).padding(insets).containerShape(RoundedRectangle(cornerRadius: 20)),
      100, 80)
  }

  private func uneven(_ shape: UnevenRoundedRectangle, _ insets: EdgeInsets) throws -> Rendering {
    try Rendering(shape.fill(.black).padding(insets), 100, 80)
  }

  @Test func theCornersHaveTheContainersCenters() throws {
    let insets = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let expected = UnevenRoundedRectangle(
      topLeadingRadius: 12, bottomLeadingRadius: 12, bottomTrailingRadius: 12,
      topTrailingRadius: 12)
    #expect(
      try concentric(ConcentricRectangle(), insets).items == uneven(expected, insets).items)
  }

  @Test func cornersFarFromTheContainersAreSquareOrHaveTheMinimum() throws {
    let insets = EdgeInsets(top: 40, leading: 8, bottom: 8, trailing: 8)
    let square = UnevenRoundedRectangle(bottomLeadingRadius: 12, bottomTrailingRadius: 12)
    #expect(try concentric(ConcentricRectangle(), insets).items == uneven(square, insets).items)
    let minimum = ConcentricRectangle(corners: .concentric(minimum: 5))
    let rounded = UnevenRoundedRectangle(
      topLeadingRadius: 5, bottomLeadingRadius: 12, bottomTrailingRadius: 12, topTrailingRadius: 5)
    #expect(try concentric(minimum, insets).items == uneven(rounded, insets).items)
  }

  @Test func uniformCornersHaveTheLargestRadius() throws {
    let insets = EdgeInsets(top: 14, leading: 8, bottom: 8, trailing: 40)
    let all = UnevenRoundedRectangle(
      topLeadingRadius: 12, bottomLeadingRadius: 12, bottomTrailingRadius: 12,
      topTrailingRadius: 12)
    let uniform = ConcentricRectangle(corners: .concentric, isUniform: true)
    #expect(try concentric(uniform, insets).items == uneven(all, insets).items)
    let top = UnevenRoundedRectangle(
      topLeadingRadius: 6, bottomLeadingRadius: 3, bottomTrailingRadius: 0, topTrailingRadius: 6)
    let mixed = ConcentricRectangle(
      uniformTopCorners: .concentric, bottomLeadingCorner: .fixed(3))
    #expect(try concentric(mixed, insets).items == uneven(top, insets).items)
  }

  @Test func withoutAContainerTheCornersHaveTheirMinimum() throws {
    let rendering = try Rendering(
      ConcentricRectangle(corners: .concentric(minimum: .fixed(6))).fill(.black), 40, 30)
    let expected = UnevenRoundedRectangle(
      topLeadingRadius: 6, bottomLeadingRadius: 6, bottomTrailingRadius: 6, topTrailingRadius: 6)
    #expect(try rendering.items == Rendering(expected.fill(.black), 40, 30).items)
    #expect(try Rendering(ConcentricRectangle(), 40, 30).names == ["ConcentricRectangle"])
  }
}
