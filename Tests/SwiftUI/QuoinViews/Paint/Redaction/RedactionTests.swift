import Foundation
import QuoinCore
import QuoinViews
import Testing

@MainActor
struct RedactionTests {
  @Test func textsBecomeBars() throws {
    let text = Text("one two three").frame(width: 60)
    let rendering = try Rendering(text.redacted(reason: .placeholder))
    #expect(rendering.glyphs.isEmpty)
    let lines = try Rendering(text)
    #expect(rendering.size == lines.size)
    #expect(rendering.fills.count == Set(lines.glyphs.map(\.run.baseline)).count)
    #expect(rendering.fills.allSatisfy { $0.paint.text == "#000000 16.0%" })
  }

  @Test func imagesBecomeBlocks() throws {
    let symbol = Image(systemName: "star").resizable().frame(width: 20, height: 10)
    let rendering = try Rendering(symbol.redacted(reason: .placeholder))
    #expect(rendering.fills.map(\.box) == [CGRect(x: 0, y: 0, width: 20, height: 10)])
  }

  @Test func onlyWhatIsSensitiveIsHiddenForPrivacy() throws {
    let column = VStack {
      Text("a")
      Text("b").privacySensitive()
    }
    let shown = try Rendering(column.redacted(reason: .privacy)).glyphs.map(\.run.text)
    #expect(shown == ["a"])
    #expect(try Rendering(column).glyphs.count == 2)
    #expect(try Rendering(column.redacted(reason: .placeholder)).glyphs.isEmpty)
    #expect(try Rendering(column.redacted(reason: .invalidated)).glyphs.count == 2)
  }

  @Test func unredactedShowsAll() throws {
    let text = Text("a").unredacted().redacted(reason: [.placeholder, .privacy])
    #expect(try Rendering(text).glyphs.count == 1)
  }

  @Test func viewsCanReadTheReasons() throws {
    struct Reader: View {
      @Environment(\.redactionReasons) private var reasons
      var body: some View {
        Color.red.frame(width: CGFloat(reasons.rawValue), height: 1)
      }
    }
    let both = Reader().redacted(reason: .privacy).redacted(reason: .placeholder)
    #expect(try Rendering(both).size.width == 3)
  }
}
