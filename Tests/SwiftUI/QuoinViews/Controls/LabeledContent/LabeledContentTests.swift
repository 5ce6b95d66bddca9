import Quoin
import SwiftUI
import Testing

/// The row shared by a control and its label (Rules/Controls.md#labeled-control).
@MainActor
struct LabeledContentTests {
  private func block(_ width: CGFloat, _ height: CGFloat, _ name: String) -> some View {
    Color.red.frame(width: width, height: height).named(name)
  }

  private var row: some View {
    LabeledContent {
      block(40, 20, "value")
    } label: {
      block(60, 30, "label")
    }
  }

  @Test func labelAndContentAreAtTheEndsOnIOS() {
    let report = laid(300, nil) { row }
    #expect(report.size == CGSize(width: 300, height: 30))
    #expect(report.shows("label", at: CGRect(0, 0, 60, 30)))
    #expect(report.shows("value", at: CGRect(260, 5, 40, 20)))
  }

  @Test func labelLeadsFromTheRightInHebrew() {
    let report = laid(300, nil, direction: .rightToLeft) { row }
    #expect(report.shows("label", at: CGRect(240, 0, 60, 30)))
    #expect(report.shows("value", at: CGRect(0, 5, 40, 20)))
  }

  @Test(arguments: [50.0, nil] as [CGFloat?])
  func theyKeepEightApart(width: CGFloat?) {
    #expect(laid(width, nil) { row }.size == CGSize(width: 108, height: 30))
  }

  @Test func contentFollowsItsLabelOnMacOS() {
    let report = laid(300, nil, platform: .macOS) { row }
    #expect(report.size == CGSize(width: 108, height: 30))
    #expect(report.shows("value", at: CGRect(68, 5, 40, 20)))
  }

  @Test(arguments: [Platform.iOS, .macOS])
  func aHiddenLabelTakesNoRoom(platform: Platform) {
    let report = laid(300, nil, platform: platform) { row.labelsHidden() }
    #expect(report.size == CGSize(width: 40, height: 20))
  }

  private struct Stacked: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 3) {
        configuration.content
        configuration.label
      }
    }
  }

  private struct Framed: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      LabeledContent(configuration).padding(5)
    }
  }

  @Test func stylesMakeTheRowAndHandItOn() {
    let stacked = laid(300, nil) { row.labeledContentStyle(Stacked()) }
    #expect(stacked.size == CGSize(width: 60, height: 53))
    let framed = laid(300, nil) {
      row.labeledContentStyle(Framed()).labeledContentStyle(Stacked())
    }
    #expect(framed.size == CGSize(width: 70, height: 63))
  }

  @Test func aValueIsWrittenInItsFormat() {
    let formatted = laid(nil, nil) { LabeledContent("Share", value: 0.25, format: .percent) }
    let written = laid(nil, nil) { LabeledContent("Share", value: "25%") }
    #expect(formatted.size == written.size)
  }
}
