import Foundation
import QuoinViews
import Testing

@MainActor
struct TextEditorTests {
  private let editor = TextEditor(text: .constant("one two three"))

  // Rules/ControlMetrics.md#text-editor
  @Test func anEditorTakesWhatItIsOffered() throws {
    func size(_ width: CGFloat?, _ height: CGFloat?) throws -> CGSize {
      try Rendering(editor, width, height, platform: .macOS).size
    }
    #expect(try size(nil, nil) == CGSize(width: 0, height: 12))
    #expect(try size(200, nil) == CGSize(width: 200, height: 12))
    #expect(try size(0, 0) == .zero)
    #expect(try size(300, 200) == CGSize(width: 300, height: 200))
    #expect(try size(.infinity, .infinity) == CGSize(width: CGFloat.infinity, height: .infinity))
  }

  @Test func textWrapsBesideItsPadding() throws {
    // A font of twelve points: seven characters are 42 wide.
    let rendering = try Rendering(editor, 60, 100, platform: .macOS)
    #expect(rendering.glyphs.map(\.run.text) == ["one two", "three"])
    #expect(rendering.glyphs.map { $0.origin.x + $0.run.x } == [5, 5])
    #expect(rendering.fills.first?.box == CGRect(x: 0, y: 0, width: 60, height: 100))
    let iOS = try Rendering(editor, 300, 100)
    #expect(iOS.glyphs.map(\.origin) == [CGPoint(x: 5, y: 8)])
  }

  // Rules/Controls.md#text-editor
  @Test func itIsOneLineHighOnIOSWhereNoHeightIsProposed() throws {
    let long = TextEditor(text: .constant("one two three four five six"))
    #expect(try Rendering(long, 60, nil).size.height == Rendering(editor, 300, nil).size.height)
    let row = try Rendering(editor.font(.system(size: 12)), 300, nil)
    let field = TextField("", text: .constant("one")).font(.system(size: 12))
    #expect(try row.size.height == Rendering(field, 300, nil).size.height + 16)
    #expect(!row.glyphs.isEmpty)
  }

  @Test func aLineLimitHasNoEffect() throws {
    let limited = VStack { editor }.lineLimit(1)
    let rendering = try Rendering(limited, 60, 100, platform: .macOS)
    #expect(rendering.glyphs.map(\.run.text) == ["one two", "three"])
  }

  @Test func aFontAroundIsTaken() throws {
    let rendering = try Rendering(
      editor.font(.system(size: 20)), 300, 100, platform: .macOS)
    #expect(rendering.glyphs.map(\.run.size) == [20])
  }

  @Test func attributedTextKeepsItsLooks() throws {
    var text = AttributedString("a")
    text.foregroundColor = Color.red
    let rendering = try Rendering(TextEditor(text: .constant(text)), 100, 100)
    #expect(rendering.glyphs.map(\.paint.text) == ["#FF383C"])
  }
}
