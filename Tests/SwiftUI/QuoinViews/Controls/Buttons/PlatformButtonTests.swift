import Foundation
import QuoinCore
import QuoinGeometry
import QuoinViews
import Testing

// Rules/Controls.md#platform-buttons, Rules/ControlMetrics.md#platform-buttons

@MainActor
struct PlatformButtonTests {
  /// A label with the height of one line of the platform's default font.
  private func button(_ line: CGFloat) -> some View {
    Button(action: {}, label: { Color.black.frame(width: 40, height: line) })
  }

  @Test func theDefaultButtonOfTVIsBordered() throws {
    #expect(try Rendering(button(35), platform: .tvOS).size == CGSize(width: 80, height: 66))
    let bordered = button(35).buttonStyle(.bordered)
    #expect(try Rendering(bordered, platform: .tvOS).size == CGSize(width: 80, height: 66))
  }

  @Test func aBorderedButtonOfTVFollowsItsLabel() throws {
    let view = Button(action: {}, label: { Color.red }).buttonStyle(.bordered)
    #expect(try Rendering(view, 300, 200, platform: .tvOS).size == CGSize(width: 300, height: 200))
  }

  @Test func aCardFixesItsLabelsSize() throws {
    let view = Button(action: {}, label: { Color.red }).buttonStyle(.card)
    #expect(try Rendering(view, 300, 200, platform: .tvOS).size == CGSize(width: 10, height: 10))
    let card = button(35).buttonStyle(.card)
    #expect(try Rendering(card, 300, 200, platform: .tvOS).size == CGSize(width: 40, height: 35))
  }

  @Test func buttonsOfAWatchFillTheWidth() throws {
    #expect(
      try Rendering(button(19.5), 204, nil, platform: .watchOS).size
        == CGSize(width: 204, height: 44))
    let plain = button(19.5).buttonStyle(.plain)
    #expect(try Rendering(plain, 204, nil, platform: .watchOS).size.width == 40)
    let circle = button(19.5).buttonBorderShape(.circle)
    #expect(try Rendering(circle, 204, nil, platform: .watchOS).size.width < 204)
  }
}
