import SwiftUI
import Testing

@testable import SeedExamples

/// Stacks: titles, images next to texts, colors next to a text.
@MainActor
@Suite struct StackSeedTests {
  // Headline: one line of 20⅓. Subheadline: 18, and 2⅓ below a line of text.
  private let title: CGFloat = 20 + 1.0 / 3
  private let gap: CGFloat = 2 + 1.0 / 3

  @Test func titleAndSubtitleAreCentred() throws {
    let report = report(320, 70, CenteredTitle())
    let texts = report.frames("Text")
    #expect(isClose(texts[0].height, title) && isClose(texts[1].height, 18))
    #expect(isClose(texts[1].minY, title + gap))
    #expect(isClose(report.size.height, title + gap + 18))
    #expect(isClose(texts[0].midX, texts[1].midX))
    #expect(report.size.width == max(texts[0].width, texts[1].width))
  }

  @Test func titleAndSubtitleShareAnEdge() throws {
    let texts = report(320, 70, LeadingTitle()).frames("Text")
    #expect(texts.map(\.minX) == [0, 0])
  }

  @Test func aSpacerTakesTheRest() throws {
    let report = report(320, 70, TitleWithSpacer())
    #expect(report.size.width == 320)
    let column = try report.only("VStack")
    #expect(isClose(try report.only("Spacer").minX, column.maxX))
    #expect(isClose(try report.only("Spacer").maxX, 320))
    #expect(column.minX == 0)
  }

  @Test func paddingIsSixteenPoints() throws {
    let report = report(320, 70, TitleWithPadding())
    #expect(isClose(report.size.height, title + gap + 18 + 32))
    let texts = report.frames("Text")
    #expect(texts.map(\.minX) == [16, 16])
    #expect(isClose(texts[0].minY, 16))
  }

  /// 80 and 80 with 10 in between, for any proposal.
  @Test(arguments: [200.0, 140])
  func picturesDoNotNegotiate(width: Double) throws {
    let report = report(width, 140, TwoImages())
    #expect(report.size == CGSize(width: 170, height: 80))
    #expect(report.frames("Image").map(\.minX) == [0, 90])
  }

  /// 210 to divide: the image is proposed 70 and takes 80; each text is proposed 65.
  @Test func aPictureAndTwoTexts() throws {
    let report = report(230, 120, ImageAndTexts())
    let image = try #require(report.nodes.first { $0.name.hasPrefix("Image") })
    let texts = report.nodes.filter { $0.name.hasPrefix("Text") }
    #expect(image.size == CGSize(width: 80, height: 80))
    #expect(texts[1].proposal == ProposedViewSize(width: 65, height: 120))
    #expect(texts[0].proposal.width.map { isClose($0, 130 - texts[1].size.width) } == true)
    #expect(texts.allSatisfy { $0.size.width <= ($0.proposal.width ?? 0) })
    // Five lines of 20⅓ and 22 each fit into 120.
    #expect(isClose(texts[0].size.height, 108 + 1.0 / 3))
    #expect(report.size.width <= 230)
    #expect(isClose(report.frames("Image")[0].midY, report.size.height / 2))
  }

  /// 320 to divide: 106⅔ for the image, which takes 80; 120 for the shorter text; the rest for the
  /// longer.
  @Test func aPictureAndTwoTextsWithMoreRoom() throws {
    let row = report(340, 180, ImageAndTexts())
    let texts = row.nodes.filter { $0.name.hasPrefix("Text") }
    #expect(texts[1].proposal == ProposedViewSize(width: 120, height: 180))
    #expect(texts[0].proposal.width.map { isClose($0, 240 - texts[1].size.width) } == true)
    // The shorter text is now shown completely.
    let ideal = report(120, nil, Text("Lorem ipsum dolor sit amet, consectetur adipiscing elit."))
    #expect(texts[1].size == ideal.size)
  }

  /// The view with the higher priority is proposed everything except the minimum of the others.
  @Test func aTextWithPriority() throws {
    let report = report(340, 180, ImageAndTextsWithPriority())
    let texts = report.nodes.filter { $0.name.hasPrefix("Text") }
    #expect(texts[1].proposal == ProposedViewSize(width: 240, height: 180))
  }

  /// The text is proposed a third of 180 and wraps, although there would be enough space.
  @Test func colorTextColor() throws {
    let report = report(180, 180, ColorTextColor())
    let text = try #require(report.nodes.first { $0.name.hasPrefix("Text") })
    #expect(text.proposal == ProposedViewSize(width: 60, height: 180))
    #expect(isClose(text.size.height, 42 + 1.0 / 3))
    let colors = report.frames("Color")
    let share = (180 - text.size.width) / 2
    #expect(isClose(colors[0], 0, 0, share, 180))
    #expect(isClose(colors[1], 180 - share, 0, share, 180))
  }

  @Test(arguments: [0, 1])
  func twoWaysToKeepTheTextWhole(way: Int) throws {
    let row =
      way == 0
      ? report(180, 180, ColorFixedTextColor()) : report(180, 180, ColorImportantTextColor())
    let ideal = report(nil, nil, Text("Hello, World!"))
    #expect(try row.only("Text").size == ideal.size)
    let share = (180 - ideal.size.width) / 2
    #expect(row.frames("Color").allSatisfy { isClose($0.width, share) })
  }

  @Test func aColorTakesWhatTheTextLeaves() throws {
    let report = report(180, 180, ColorOverText())
    #expect(report.size == CGSize(width: 180, height: 180))
    // A view above body text (Rules/Spacing.md#text-numbers).
    #expect(isClose(try report.only("Color").height, 180 - 20 - 1.0 / 3 - 6.4339))
  }
}
