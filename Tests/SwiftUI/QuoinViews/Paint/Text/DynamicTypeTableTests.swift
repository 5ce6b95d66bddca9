import Foundation
import QuoinViews
import Testing

/// Every text style at every text size: point size and baseline distance
/// (Rules/Devices.md#dynamic-type).
@MainActor
struct DynamicTypeTableTests {
  private static let table: [(Font.TextStyle, String)] = [
    (.largeTitle, "31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70"),
    (.title, "25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68"),
    (.title2, "19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66"),
    (.title3, "17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65"),
    (.headline, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
    (.body, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
    (.callout, "13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60"),
    (.subheadline, "12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58"),
    (.footnote, "12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52"),
    (.caption, "11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51"),
    (.caption2, "11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48"),
  ]

  @Test func allSizesOfAllStyles() throws {
    #expect(Self.table.count == Font.TextStyle.allCases.filter { $0.isOfTheTable }.count)
    for (style, row) in Self.table {
      let cells = row.split(separator: " ")
      try #require(cells.count == DynamicTypeSize.allCases.count)
      for (cell, level) in zip(cells, DynamicTypeSize.allCases) {
        let text = Text("ab\nab").font(.system(style)).dynamicTypeSize(level)
        let rendering = try Rendering(text, scale: 3)
        // The fixed shaper's letters are half an em wide.
        let baselines = rendering.glyphs.map(\.run.baseline)
        try #require(baselines.count == 2)
        let pitch = baselines[1] - baselines[0]
        #expect(
          "\(Int(rendering.size.width))/\(Int(pitch.rounded()))" == cell, "\(style) \(level)")
      }
    }
  }

  /// macOS has one size for each style (Rules/Devices.md#macos-type).
  @Test func macOSHasOneSizeForEachStyle() throws {
    let sizes: [(Font.TextStyle, CGFloat)] = [
      (.largeTitle, 26), (.title, 22), (.title2, 17), (.title3, 15), (.headline, 13), (.body, 13),
      (.callout, 12), (.subheadline, 11), (.footnote, 10), (.caption, 10), (.caption2, 10),
    ]
    for (style, size) in sizes {
      for level in [DynamicTypeSize.xSmall, .large, .accessibility5] {
        let text = Text("ab").font(.system(style)).dynamicTypeSize(level)
        #expect(try Rendering(text, platform: .macOS).size.width == size)
      }
    }
  }
}

extension Font.TextStyle {
  /// Excludes styles that only visionOS has.
  fileprivate var isOfTheTable: Bool { !"\(self)".hasPrefix("extraLarge") }
}
