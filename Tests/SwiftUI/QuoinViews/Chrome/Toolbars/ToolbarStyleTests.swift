import Foundation
import QuoinCore
import Testing

@testable import QuoinViews

/// The styles of bars and their items.
@MainActor
struct ToolbarStyleTests {
  /// Returns the colors of the texts by their first letter.
  private func colors(_ view: some View) throws -> [String: String] {
    let glyphs = try Rendering(view, 402, 874).glyphs
    return Dictionary(
      glyphs.map { (String($0.run.text.prefix(1)), $0.paint.text) }, uniquingKeysWith: { $1 })
  }

  @Test func theForegroundStyleOfABarIsThatOfItsTitle() throws {
    let page = Text("page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    let red = Color(red: 1, green: 0, blue: 0)
    let styled = try colors(
      NavigationStack { page.toolbarForegroundStyle(red, for: .navigationBar) })
    #expect(styled["T"] == "#FF0000")
    #expect(styled["p"] == "#000000")
    #expect(try colors(NavigationStack { page })["T"] == "#000000")
  }

  @Test func hiddenItemsAreOmitted() throws {
    func page(_ isHidden: Bool) -> some View {
      NavigationStack {
        Text("page").toolbar {
          ToolbarItem { Text("Item").toolbarItemHidden(isHidden) }
        }
      }
    }
    #expect(try colors(page(false))["I"] != nil)
    #expect(try colors(page(true))["I"] == nil)
  }

  @Test func aDisabledConfirmingButtonIsGray() throws {
    func page(isDisabled: Bool) -> some View {
      NavigationStack {
        Text("page").toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("Save") {}.disabled(isDisabled) }
        }
      }
    }
    func capsule(_ view: some View) throws -> String? {
      try Rendering(view, 402, 874).fills
        .first { $0.box.height == 44 && $0.box.maxX == 386 }?.paint.text
    }
    let (blue, gray) = try (capsule(page(isDisabled: false)), capsule(page(isDisabled: true)))
    #expect(blue == "#0088FF" && gray == "#D1D1D6")
    let white = try colors(page(isDisabled: false))["S"]
    let faint = try colors(page(isDisabled: true))["S"]
    #expect(white == "#FFFFFF" && faint == "#3C3C43 30.0%")
  }
}
