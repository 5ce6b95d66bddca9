import Foundation
import QuoinCore
import Testing

@testable import QuoinViews

@MainActor
struct LabelTests {
  private func label(_ lines: String = "a") -> some View {
    Label(title: { Text(lines) }, icon: { Color.red.frame(width: 10, height: 10) })
  }

  // Rules/Controls.md#label-view
  @Test func theIconIsBeforeTheTitle() throws {
    #expect(try Rendering(label()).size.width == 10 + 8 + 8.5)
    #expect(try Rendering(label(), platform: .macOS).size.width == 10 + 6 + 6.5)
  }

  // The middle of the first line's capital letters (Rules/Alignment.md#first-line-center).
  @Test func theIconIsOnTheFirstLine() throws {
    let one = try Rendering(label()).fills.first?.box
    let two = try Rendering(label("a\nb")).fills.first?.box
    #expect(one == two)
    let baseline = try #require(try Rendering(Text("a")).glyphs.first?.run.baseline)
    #expect(one.map { isClose($0.midY, baseline - 17 * 0.70459 / 2, by: 0.5) } == true)
  }

  /// The icon is centered at 28 and the title begins at 56, with a row margin of 16
  /// (Rules/Controls.md#label-view).
  @Test func iconsOfRowsHaveAColumn() throws {
    let row = label().environment(\.controlPlace, .listRow)
    let rendering = try Rendering(row)
    let (icon, title) = (rendering.fills.first?.box.midX, rendering.glyphs.first?.origin.x)
    #expect(icon.map { isClose($0, 28 - 16) } == true)
    #expect(title.map { isClose($0, 56 - 16) } == true)
    #expect(try Rendering(row, platform: .macOS).size.width == 22.5)
  }

  /// Its icon is as far from the title as in a button elsewhere.
  @Test func buttonsWithAShapeHaveNoColumn() throws {
    let button = Button(action: {}, label: { label() }).buttonStyle(.bordered)
    let width = try Rendering(button).size.width
    #expect(try Rendering(button.environment(\.controlPlace, .listRow)).size.width == width)
    let plain = Button(action: {}, label: { label() }).buttonStyle(.plain)
    let inRow = try Rendering(plain.environment(\.controlPlace, .listRow)).size.width
    #expect(inRow > (try Rendering(plain).size.width))
  }

  /// For any width of the icons of other rows: 24 grows like body text, from 17 to 28 and 33.
  @Test(arguments: [(DynamicTypeSize.accessibility1, 28), (.accessibility2, 33)])
  func theColumnGrowsWithTheText(_ size: DynamicTypeSize, _ body: Double) throws {
    func title(_ icon: Double) throws -> Double? {
      let label = Label(title: { Text("a") }, icon: { Color.red.frame(width: icon, height: 10) })
      let row = label.environment(\.controlPlace, .listRow).dynamicTypeSize(size)
      return try Rendering(row).glyphs.first.map { Double($0.origin.x) }
    }
    let column = try title(10)
    #expect(column == ((24 * body / 17) * 2).rounded() / 2 + 16)
    #expect(try title(30) == column)
  }

  @Test func iconsOfRowsHaveTheTint() throws {
    func icon(_ view: some View) throws -> String? {
      try Rendering(view.environment(\.controlPlace, .listRow)).fills.first?.paint.text
    }
    let label = Label(title: { Text("a") }, icon: { Circle().frame(width: 5) })
    #expect(try icon(label) == "#0088FF")
    #expect(try icon(label.foregroundStyle(.brown)) == "#AC7F5E")
  }

  @Test func barsShowTheIconAlone() throws {
    let bar = label().environment(\.controlPlace, .bar)
    #expect(try Rendering(bar).glyphs.isEmpty)
    #expect(try Rendering(bar.labelStyle(.titleAndIcon)).glyphs.count == 1)
  }
}
