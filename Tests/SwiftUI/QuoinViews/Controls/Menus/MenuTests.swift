import Foundation
import QuoinCore
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

  // The label and 48, at least 33.5 (Rules/Controls.md#menus).
  @Test func macOS() throws {
    #expect(try Rendering(menu(), platform: .macOS).size == CGSize(width: 93, height: 24))
    let flexible = Menu(content: {}, label: { Color.red })
    #expect(try Rendering(flexible, 0, nil, platform: .macOS).size.width == 33.5)
  }

  // One line at 50 (Rules/Controls.md#menus). A picker's pop-up button is 33.5 x 24 for a proposal
  // of zero.
  @Test func isAPopUpButton() throws {
    let menu = Menu("Two words and more") {}
    func size(_ width: CGFloat?, _ height: CGFloat?) throws -> CGSize {
      try Rendering(menu, width, height, platform: .macOS).size
    }
    let own = 18 * 6.5 + 48
    #expect(try size(nil, nil) == CGSize(width: own, height: 24))
    #expect(try size(50, nil) == CGSize(width: 50, height: 24))
    #expect(try size(0, 0) == CGSize(width: 33.5, height: 24))
    #expect(try size(300, 200) == CGSize(width: own, height: 24))
    #expect(try size(.infinity, .infinity) == CGSize(width: own, height: 24))
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
