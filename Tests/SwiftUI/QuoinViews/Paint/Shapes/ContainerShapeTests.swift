import Foundation
import QuoinViews
import Testing

@MainActor
struct ContainerShapeTests {
  @Test func theInnerCornersFollowTheContainer() throws {
    let rendering = try Rendering(
      ContainerRelativeShape().fill(.black).padding(8)
        .containerShape(RoundedRectangle(cornerRadius: 20)), 100, 60)
    let inner = RoundedRectangle(cornerRadius: 12)
    let expected = try Rendering(inner.fill(.black).padding(8), 100, 60)
    #expect(rendering.items == expected.items)
  }

  @Test func insetsAddUp() throws {
    let rendering = try Rendering(
      ContainerRelativeShape().inset(by: 2).fill(.black).padding(8)
        .containerShape(RoundedRectangle(cornerRadius: 20)), 100, 60)
    let expected = try Rendering(
      RoundedRectangle(cornerRadius: 10).fill(.black).padding(10), 100, 60)
    #expect(rendering.fills.map(\.box) == expected.fills.map(\.box))
  }

  @Test func withoutAContainerItIsARectangle() throws {
    let rendering = try Rendering(ContainerRelativeShape(), 30, 20)
    #expect(rendering.fills.map(\.box) == [CGRect(x: 0, y: 0, width: 30, height: 20)])
    #expect(rendering.names == ["ContainerRelativeShape"])
  }
}
