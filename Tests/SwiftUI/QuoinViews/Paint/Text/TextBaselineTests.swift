import Foundation
import QuoinCore
import QuoinGeometry
import QuoinViews
import Testing

@MainActor
struct TextBaselineTests {
  /// Recorded on macOS at two pixels per point: 4.742 above a text after a view, 8.15 below a text
  /// before one, and nothing between texts.
  @Test func distancesToNeighbours() throws {
    let block = Color.red.frame(width: 10, height: 10)
    func height(_ view: some View, _ platform: Platform = .macOS, scale: CGFloat = 2) throws
      -> CGFloat
    {
      try Rendering(view, platform: platform, scale: scale).size.height
    }
    let text = Text("Hg")
    #expect(
      isClose(
        try height(
          VStack {
            block
            text
          }), 30.742))
    #expect(
      isClose(
        try height(
          VStack {
            text
            block
          }), 34.15, by: 0.002))
    #expect(
      try height(
        VStack {
          text
          text
        }) == 32)
    #expect(
      try height(
        VStack {
          text.padding(1)
          block
        }) == 36)
    #expect(
      try height(
        VStack {
          text.frame(height: 20)
          block
        }) == 38)
    let large = text.font(.system(size: 26))
    #expect(
      isClose(
        try height(
          VStack {
            large
            block
          }), 55.802))
    #expect(
      isClose(
        try height(
          VStack {
            block
            large
          }), 48.984))
    #expect(
      try height(
        VStack {
          text
          large
        }) == 46)
    // iOS at three pixels per point, body: 6.43, 10.64 and 2 between texts.
    let line = CGFloat(61) / 3
    #expect(
      isClose(
        try height(
          VStack {
            block
            text
          }, .iOS, scale: 3), 10 + 6.433 + line, by: 0.01))
    #expect(
      isClose(
        try height(
          VStack {
            text
            block
          }, .iOS, scale: 3), line + 10.643 + 10, by: 0.01))
    #expect(
      isClose(
        try height(
          VStack {
            text
            text
          }, .iOS, scale: 3), 2 * line + 2, by: 0.01))
  }

  @Test func rowsAlignTheirBaselines() throws {
    let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("Hg")
      Text("Hg").font(.system(size: 26))
      Color.red.frame(width: 10, height: 10)
    }
    let rendering = try Rendering(view, platform: .macOS)
    #expect(rendering.size.height == 30)
    // The baselines are 13 and 25 below the tops, and the bottom edge of a color is on the
    // baseline.
    #expect(rendering.glyphs.map(\.origin.y) == [12, 0])
    #expect(rendering.fills[0].box.maxY == 25)
  }

  @Test func lastBaselines() throws {
    let view = HStack(alignment: .lastTextBaseline, spacing: 0) {
      Text("a\nb\nc")
      Text("d")
    }
    #expect(try Rendering(view, platform: .macOS).glyphs.map(\.origin.y) == [0, 0, 0, 32])
  }
}
