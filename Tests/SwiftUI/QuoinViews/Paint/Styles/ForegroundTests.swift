import Foundation
import QuoinCore
import QuoinViews
import Testing

@MainActor
struct ForegroundTests {
  private func paints(_ view: some View) throws -> [String] {
    try Rendering(view, 100, 100).fills.map(\.paint.text)
  }

  @Test func shapesTakeTheForeground() throws {
    #expect(try paints(Rectangle()) == ["#000000"])
    #expect(try paints(VStack { Rectangle() }.foregroundStyle(.white)) == ["#FFFFFF"])
    #expect(try paints(VStack { Rectangle().fill(.black) }.foregroundStyle(.white)) == ["#000000"])
    #expect(try paints(Rectangle().foregroundColor(.white).foregroundColor(.black)) == ["#FFFFFF"])
    #expect(
      try paints(VStack { Rectangle().foregroundColor(nil) }.foregroundColor(.white)) == ["#000000"]
    )
  }

  /// A style that refers to itself means the surrounding style, without a cycle.
  @Test func stylesMadeOfThemselves() throws {
    let tint = Rectangle().fill(.tint)
    #expect(try paints(tint.tint(TintShapeStyle()).tint(.white)) == ["#FFFFFF"])
    #expect(try paints(tint.tint(TintShapeStyle().opacity(0.5)).tint(.white)) == ["#FFFFFF 50.0%"])
    let accent = Rectangle().fill(Color.accentColor)
    let system = try paints(accent)
    #expect(try paints(accent.accentColor(.accentColor)) == system)
    #expect(try paints(tint.accentColor(.accentColor).tint(.accentColor)) == system)
    #expect(
      try paints(accent.accentColor(.accentColor.opacity(0.5)).accentColor(.white)) == [
        "#FFFFFF 50.0%"
      ])
    #expect(
      try paints(Rectangle().fill(.background).backgroundStyle(.background))
        == paints(Rectangle().fill(.background)))
  }

  @Test func levelsOfTheSystem() throws {
    #expect(try paints(Rectangle().fill(.secondary)) == ["#3C3C43 60.0%"])
    #expect(try paints(Rectangle().fill(.tertiary)) == ["#3C3C43 30.0%"])
    #expect(try paints(Rectangle().foregroundStyle(.quaternary)) == ["#3C3C43 18.0%"])
  }

  @Test func customLevels() throws {
    let rows = HStack {
      Rectangle().fill(.primary)
      Rectangle().fill(.secondary)
      Rectangle().fill(.tertiary)
    }
    #expect(
      try paints(rows.foregroundStyle(.white, .black)) == ["#FFFFFF", "#000000", "#FFFFFF 25.0%"])
    // A hierarchical level set as the style counts from the surrounding style.
    #expect(
      try paints(Rectangle().foregroundStyle(.secondary).foregroundStyle(.white)) == [
        "#FFFFFF 50.0%"
      ])
    #expect(
      try paints(VStack { Rectangle().foregroundStyle(.foreground) }.foregroundStyle(.white)) == [
        "#FFFFFF"
      ])
  }

  @Test func tintAndAccent() throws {
    #expect(try paints(Rectangle().fill(.tint)) == ["#0088FF"])
    #expect(try paints(Rectangle().fill(.tint).tint(.white)) == ["#FFFFFF"])
    #expect(try paints(Rectangle().fill(.tint).accentColor(.black)) == ["#000000"])
    #expect(try paints(Rectangle().fill(Color.accentColor).accentColor(.black)) == ["#000000"])
  }

  @Test func schemes() throws {
    #expect(try paints(Rectangle().colorScheme(.dark)) == ["#FFFFFF"])
    #expect(try paints(Rectangle().preferredColorScheme(.dark)) == ["#FFFFFF"])
    #expect(try paints(Rectangle().preferredColorScheme(nil)) == ["#000000"])
    #expect(try paints(Rectangle().fill(.background)) == ["#FFFFFF"])
    #expect(try paints(Rectangle().fill(.background).backgroundStyle(.black)) == ["#000000"])
  }
}
