#if Graphics
  import Foundation
  import QuoinCore
  import QuoinPango
  import QuoinViews
  import Testing

  /// Sizes recorded on macOS at two pixels per point.
  ///
  /// Inter replaces San Francisco, so widths may differ slightly; heights are exact.
  @MainActor
  @Suite(.enabled(if: PangoShaper.shared.hasFamily("Inter"), "needs the Inter fonts"))
  struct RecordedTextTests {
    private func expect(
      _ view: some View, _ width: CGFloat? = nil, is expected: (CGFloat, CGFloat),
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let size = try Rendering(view, width, platform: .macOS, shaper: PangoShaper.shared).size
      #expect(
        isClose(size.width, expected.0, by: max(1, expected.0 * 0.02)),
        "\(size.width) wide instead of \(expected.0)", sourceLocation: sourceLocation)
      #expect(size.height == expected.1, sourceLocation: sourceLocation)
    }

    @Test func fonts() throws {
      try expect(Text("Hello, world"), is: (72, 16))
      try expect(Text("Hello, world").font(.system(size: 26)), is: (129.5, 30))
      try expect(Text("Hello, world").font(.system(size: 13, weight: .bold)), is: (77.5, 16))
      try expect(Text("Hello, world 0123").font(.title), is: (164.5, 26))
      try expect(Text("Hello, world 0123").font(.title3), is: (119, 19))
      try expect(Text("Hello, world 0123").font(.headline), is: (113, 16))
      try expect(Text("Hello, world 0123").font(.subheadline), is: (91.5, 14))
      try expect(Text("Hello, world 0123").font(.callout), is: (98.5, 15))
      try expect(Text("Hello, world 0123").font(.caption2), is: (86, 13))
    }

    @Test func lines() throws {
      try expect(Text("A\nB").lineSpacing(4), is: (9, 36))
      try expect(Text("Hi").lineLimit(3, reservesSpace: true), 100, is: (13, 48))
    }

    @Test func runs() throws {
      try expect(Text("Ab").bold() + Text("cd"), is: (33, 16))
      try expect(
        (Text("aaaa").font(.system(size: 20)) + Text("bbbb")).font(.system(size: 10)),
        is: (66.5, 24))
      try expect(
        Text("a").font(.system(size: 10)) + Text("B").font(.system(size: 30)), is: (24.5, 35))
      try expect(Text("a") + Text("b").baselineOffset(-5), is: (15.5, 21))
      try expect(Text("abc").tracking(4), is: (34.5, 16))
      try expect(Text("ab") + Text("cd").kerning(4), is: (38.5, 16))
    }

    @Test(.enabled(if: PangoShaper.shared.hasFamily("Noto Sans"), "needs Noto Sans"))
    func namedFonts() throws {
      try expect(Text("Hg").font(.custom("Noto Sans", size: 17)), is: (23.5, 23))
      try expect(Text("Hello, world 0123").font(.custom("Noto Sans", size: 15)), is: (123, 20))
      let view = Text("Hg").font(.custom("Noto Sans", size: 17))
      #expect(
        try Rendering(view, platform: .macOS, shaper: PangoShaper.shared).warnings.isEmpty)
    }

    /// A missing resource is an error for callers that draw no placeholders, and a warning for
    /// others.
    @Test func aMissingSystemFontIsAMissingResource() throws {
      let shaper = PangoShaper(fontDirectories: ["/usr/share/fonts/truetype/dejavu"])
      let rendering = try Rendering(Text("Hi").bold(), platform: .macOS, shaper: shaper)
      #expect(rendering.tree.missing.count == 1)
      #expect(rendering.tree.missing.first?.hasSuffix("Install the package fonts-inter.") == true)
      #expect(rendering.tree.errors == rendering.tree.missing)
    }
  }
#endif
