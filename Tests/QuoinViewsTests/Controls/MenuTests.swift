import Foundation
import QuoinViews
import Testing

@MainActor
struct MenuTests {
  private func menu() -> some View {
    Menu {
      Button("a") {}
    } label: {
      Color.black.frame(width: 45, height: 16)
    }
  }

  // CONTROL-METRICS 1.3: the label and 48, at least 33.5.
  @Test func macOS() throws {
    #expect(try Rendering(menu(), platform: .macOS).size == CGSize(width: 93, height: 24))
    let flexible = Menu(content: {}, label: { Color.red })
    #expect(try Rendering(flexible, 0, nil, platform: .macOS).size.width == 33.5)
  }

  @Test func staysOneLine() throws {
    let menu = Menu("Two words and more") {}
    let size = try Rendering(menu, 60, nil, platform: .macOS).size
    #expect(size.width > 33.5 && size.width <= 60 && size.height == 24)
  }

  @Test func withoutIndicatorItIsAButton() throws {
    let plain = menu().menuIndicator(.hidden)
    #expect(try Rendering(plain, platform: .macOS).size.width == 69)
    #expect(try Rendering(menu()).size.width == 45)
  }

  @Test func isDrawnAsTheButtonsAround() throws {
    #expect(try Rendering(menu().buttonStyle(.bordered)).size.width == 69)
    let borderless = try Rendering(menu().menuStyle(.borderlessButton))
    #expect(borderless.size == CGSize(width: 45, height: 16))
  }

  @Test func partsOfAGroupTouch() throws {
    let group = ControlGroup {
      Button(action: {}, label: { Color.red.frame(width: 10, height: 10) })
      Button(action: {}, label: { Color.red.frame(width: 20, height: 10) })
    }
    #expect(try Rendering(group).size == CGSize(width: 30 + 4 * 12, height: 24))
    #expect(
      try Rendering(group.controlGroupStyle(.navigation)).size == CGSize(width: 46, height: 10))
  }
}
