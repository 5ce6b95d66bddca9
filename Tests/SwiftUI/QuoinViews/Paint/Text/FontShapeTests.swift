import Foundation
import QuoinViews
import Testing

@MainActor
struct FontShapeTests {
  /// Characters of the fixed shaper are half an em wide: 10 points each.
  private let text = Text("ab").font(.system(size: 20))

  @Test func widthsStretch() throws {
    #expect(try Rendering(text.fontWidth(.expanded), platform: .macOS).size.width == 24)
    #expect(try Rendering(text.fontWidth(.condensed), platform: .macOS).size.width == 16)
    #expect(
      try Rendering(VStack { text }.fontWidth(.compressed), platform: .macOS).size.width == 12)
    #expect(try Rendering(Text("ab").font(.system(size: 20).width(.expanded))).size.width == 24)
    #expect(try Rendering(text.fontWidth(.standard), platform: .macOS).warnings.isEmpty)
    #expect(try Rendering(text.fontWidth(.expanded), platform: .macOS).warnings.count == 1)
    #expect(try Rendering(text.fontWidth(Font.Width(.nan)), platform: .macOS).size.width == 20)
  }

  /// Glyphs have a transform that stretches around the left edge of the text.
  @Test func stretchedGlyphsAreWhereTheyAreLaidOut() throws {
    let view = try Rendering(text.fontWidth(.expanded).padding(6), platform: .macOS)
    guard case .push(.transform(let transform)) = view.items[0],
      case .glyphs(let run, let origin, _) = view.items[1]
    else {
      Issue.record("no transform")
      return
    }
    #expect(
      run.glyphs.map { (($0.x + origin.x) * transform.a + transform.tx).rounded() } == [6, 18])
  }

  @Test func smallCapsAreReducedCapitals() throws {
    func pieces(_ font: Font) throws -> [String] {
      try shapedRuns(Text("Ab1").font(font)).map { "\($0.text) \($0.run.font.size)" }
    }
    #expect(try pieces(.system(size: 100).smallCaps()) == ["AB 78.0", "1 100.0"])
    #expect(
      try pieces(.system(size: 100).lowercaseSmallCaps()) == ["A 100.0", "B 78.0", "1 100.0"])
    #expect(try pieces(.system(size: 100).uppercaseSmallCaps()) == ["A 78.0", "b1 100.0"])
    let view = try Rendering(Text("Ab").font(.system(size: 20).smallCaps()), platform: .macOS)
    #expect(view.size.height == 24)
    #expect(view.warnings.count == 1)
  }
}
