import SwiftUI
import Testing

@testable import SeedExamples

/// Padding, backgrounds, flexible frames, the safe area and the environment.
@MainActor
@Suite struct ModifierSeedTests {
  @Test func aBackgroundBehindPadding() throws {
    let report = report(320, 480, PaddedBackground())
    let text = try #require(report.nodes.first { $0.name.hasPrefix("Text") })
    #expect(text.proposal == ProposedViewSize(width: 300, height: 460))
    #expect(
      report.size == CGSize(width: text.size.width + 20, height: text.size.height + 20))
    #expect(try report.only("Color").size == report.size)
  }

  /// A background that is 10 larger on each edge than 30. The notes say 40 × 40; with 10 on each
  /// edge it is 50 × 50 (Rules/Frames.md#padding-negative).
  @Test func aBackgroundMayBeLarger() throws {
    let report = report(100, 100, LargerBackground())
    #expect(report.size == CGSize(width: 30, height: 30))
    #expect(isClose(try report.only("Color"), -10, -10, 50, 50))
  }

  @Test func aFlexibleFrameTakesTheProposalOrMore() throws {
    #expect(report(320, 60, ProposedOrWider()).size.width == 320)
    let ideal = report(nil, nil, Text("Hello, World!")).size
    #expect(report(nil, nil, ProposedOrWider()).size == ideal)
  }

  /// The ten steps, with the text's actual size instead of the article's 76 × 17.
  @Test func tenSteps() throws {
    let report = report(320, 480, ExactlyAsProposed())
    #expect(report.steps.count == 10)
    let text = try #require(report.nodes.first { $0.name.hasPrefix("Text") })
    let frame = try #require(report.nodes.first { $0.name == "frame" })
    #expect(frame.proposal == ProposedViewSize(width: 300, height: 460))
    #expect(text.proposal == ProposedViewSize(width: 300, height: 460))
    #expect(frame.size == CGSize(width: 300, height: text.size.height))
    #expect(try report.only("Color").size == frame.size)
    #expect(report.size == CGSize(width: 320, height: text.size.height + 20))
  }

  /// A spacer takes at least 8, so the text next to it wraps earlier.
  @Test func aFrameAlignsWithoutASpacer() throws {
    let ideal = report(nil, nil, Text("Some right-aligned text")).size
    #expect(try report(320, 60, TrailingText()).only("Text").maxX == 320)
    #expect(try report(320, 60, TrailingTextWithSpacer()).only("Text").maxX == 320)
    let narrow = ideal.width + 4
    #expect(try report(narrow, 60, TrailingText()).only("Text").height == ideal.height)
    #expect(try report(narrow, 60, TrailingTextWithSpacer()).only("Text").height > ideal.height)
  }

  @Test func aRatioFits() throws {
    let size = report(320, 200, RatioOfColor()).size
    #expect(isClose(size.width, 800.0 / 3) && size.height == 200)
  }

  /// The root is proposed the safe area and centered in it (Rules/Rounding.md#root).
  @Test func theSafeArea() throws {
    let renderer = ImageRenderer(content: HelloWorld())
    renderer.proposedSize = ProposedViewSize(width: 393, height: 852)
    renderer.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    let report = renderer.layoutReport()
    let text = try report.only("Text")
    #expect(isClose(text.midX, 393.0 / 2) && isClose(text.midY, 59 + 759.0 / 2))
  }

  @Test func theEnvironmentDecidesTheSpacing() throws {
    let reports = reports(of: SpacingFromEnvironment_Previews.self)
    for (name, spacing) in [("large", 20.0), ("small", 10)] {
      let report = try #require(reports[name])
      #expect(isClose(try report.only("Text").minX - (try report.only("Image").maxX), spacing))
    }
  }

  /// The two texts of a view are two children of the surrounding stack.
  @Test func aCustomViewIsNeutral() throws {
    let both = report(300, 100, HStack { Greeting() })
    let texts = both.frames("Text")
    #expect(texts.count == 2)
    #expect(isClose(texts[1].minX - texts[0].maxX, 8))
    #expect(both.size.width == texts[1].maxX)
    let alone = report(300, 100, HStack { Greeting(showText: false) })
    #expect(alone.size == texts[0].size)
  }

  @Test func aGlobeAboveAText() throws {
    let report = report(393, 759, GlobeStack())
    let (image, text) = (try report.only("Image"), try report.only("Text"))
    #expect(isClose(image.midX, text.midX))
    #expect(image.minY == 0 && image.maxY <= text.minY)
    #expect(report.size.height == text.maxY)
  }
}
