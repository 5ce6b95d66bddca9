import Quoin
import SwiftUI
import Testing

/// Rows, sections, and row modifiers.
@MainActor
struct ListTests {
  /// Returns a length with two decimals.
  private func shown(_ length: CGFloat?) -> CGFloat? { length.map { ($0 * 100).rounded() / 100 } }

  private func block(_ name: String, _ height: CGFloat = 20) -> some View {
    Color.red.frame(width: 40, height: height).named(name)
  }

  @Test(arguments: [Platform.iOS, .macOS])
  func aListTakesWhatItIsOfferedAndNothingElse(platform: Platform) {
    func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
      laid(width, height, platform: platform) { List { block("a") } }.size
    }
    #expect(size(100, 50) == CGSize(width: 100, height: 50))
    #expect(size(100, nil) == CGSize(width: 100, height: 0))
    #expect(size(nil, 100) == CGSize(width: 0, height: 100))
    #expect(size(.infinity, 100).width == .infinity)
    #expect(laid(300, 400, platform: platform) { List {} }.size == CGSize(width: 300, height: 400))
  }

  @Test func aListInAScrollViewIsFlat() {
    let report = laid(300, 400) { ScrollView { List { block("a") }.named("list") } }
    #expect(report.frame(of: "list")?.height == 0)
  }

  // Cards 16 from the sides, content inset by 16, rows at least 53 high
  // (Rules/Lists.md#row-metrics).
  @Test func cardsAreInset() {
    let report = laid(402, 874) {
      List {
        block("low")
        block("high", 40)
        Color.red.frame(height: 20).named("wide")
      }
    }
    #expect(report.shows("low", at: CGRect(32, 35 + 16.5, 40, 20)))
    #expect(report.shows("high", at: CGRect(32, 35 + 53 + 15, 40, 40)))
    #expect(report.shows("wide", at: CGRect(32, 35 + 53 + 70 + 16.5, 402 - 64, 20)))
  }

  // Rules/Lists.md#watch-rows
  @Test func rowsOfAWatchAreApart() {
    let report = laid(208, 248, platform: .watchOS) {
      List {
        block("first", 49.5)
        block("second", 49.5)
        block("low", 10)
      }
    }
    #expect(report.shows("first", at: CGRect(15, 2.5, 40, 49.5)))
    #expect(report.shows("second", at: CGRect(15, 2.5 + 61, 40, 49.5)))
    #expect(report.shows("low", at: CGRect(15, 122 + 17, 40, 10)))
  }

  @Test func cardsMirror() {
    let report = laid(402, 874, direction: .rightToLeft) { List { block("a") } }
    #expect(report.shows("a", at: CGRect(402 - 32 - 40, 35 + 16.5, 40, 20)))
  }

  @Test func eachViewOfTheContentIsARow() {
    let report = laid(402, 874) {
      List {
        ForEach(0..<2, id: \.self) { number in
          block("\(number) first")
          block("\(number) second")
        }
        if Bool(false) { block("never") }
        Group { block("last") }
      }
    }
    for (row, name) in ["0 first", "0 second", "1 first", "1 second", "last"].enumerated() {
      #expect(shown(report.frame(of: name)?.minY) == shown(35 + 16.5 + 53 * CGFloat(row)))
    }
  }

  @Test func sectionsKeepTheirDistance() {
    let report = laid(402, 874) {
      List {
        block("loose")
        Section { block("own") }
        Section("") { block("headed") }
      }
    }
    #expect(shown(report.frame(of: "own")?.minY) == shown(35 + 53 + 35 + 16.5))
    // The header of an empty text is as high as its margins and one line.
    #expect(report.frame(of: "headed").map { $0.minY > 35 + 2 * 53 + 52.33 + 16.5 } == true)
  }

  @Test func rowsChooseTheirMargins() {
    let report = laid(402, 874) {
      List {
        block("own", 60)
          .listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        block("next")
      }
    }
    #expect(report.shows("own", at: CGRect(18, 36, 40, 60)))
    #expect(shown(report.frame(of: "next")?.minY) == shown(35 + 64 + 16.5))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -10])
  func invalidMarginsAndHeightsAreHarmless(length: CGFloat) {
    let report = laid(402, 874) {
      List {
        block("own").listRowInsets(
          EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
        block("next")
      }
      .environment(\.defaultMinListRowHeight, length)
      .listRowSpacing(length)
      .listSectionSpacing(length)
    }
    #expect(report.size == CGSize(width: 402, height: 874))
    #expect(report.frame(of: "next").map { $0.minY.isFinite } == true)
  }

  @Test func spacingsAreTheLists() {
    let report = laid(402, 874) {
      List {
        block("a")
        block("b")
        Section { block("c") }
      }
      .listRowSpacing(10).listSectionSpacing(40)
    }
    #expect(shown(report.frame(of: "a")?.minY) == shown(35 + 16.5))
    #expect(shown(report.frame(of: "b")?.minY) == shown(35 + 53 + 10 + 16.5))
    #expect(shown(report.frame(of: "c")?.minY) == shown(35 + 53 + 10 + 53 + 40 + 16.5))
  }

  @Test(arguments: [(320, 32), (375, 32), (390, 32), (413, 32), (414, 36), (440, 36)])
  func wideTelephonesHaveWideMargins(width: CGFloat, x: CGFloat) {
    let report = laid(width, 874) { List { block("a") } }
    #expect(report.frame(of: "a")?.minX == x)
  }

  @Test func narrowTelephonesHaveNarrowMargins() {
    #expect(laid(375, 667) { List { block("a") }.listStyle(.plain) }.frame(of: "a")?.minX == 16)
  }

  // Rules/Lists.md#list-ends
  @Test func insetListsOfMacOSBeginLower() {
    func top(_ style: some ListStyle) -> CGFloat? {
      laid(300, 300, platform: .macOS) { List { block("a") }.listStyle(style) }.frame(of: "a")?.minY
    }
    #expect(top(.automatic) == 14 && top(.inset) == 14)
    #expect(top(.plain) == 4 && top(.sidebar) == 4)
  }

  @Test func disclosureGroupsAreRows() {
    let report = laid(402, 874) {
      List {
        DisclosureGroup("Group", isExpanded: .constant(true)) {
          block("a")
          DisclosureGroup("Inner", isExpanded: .constant(true)) { block("b") }
        }
        ForEach(0..<1, id: \.self) { _ in
          DisclosureGroup("Item", isExpanded: .constant(true)) { block("c") }
        }
        block("last")
      }
    }
    func top(_ row: CGFloat) -> CGFloat { 35 + 53 * row + 16.5 }
    #expect(report.shows("a", at: CGRect(52, top(1), 40, 20)))
    #expect(report.shows("b", at: CGRect(72, top(3), 40, 20)))
    #expect(report.shows("c", at: CGRect(52, top(5), 40, 20)))
    #expect(report.shows("last", at: CGRect(32, top(6), 40, 20)))
  }

  @Test func valuesAndBadgesEndSixteenFromTheEdge() {
    let report = laid(402, 874) {
      List {
        LabeledContent("Label") { block("value") }
        HStack { Color.red.frame(height: 20).named("row") }.badge("12345")
        DisclosureGroup {
        } label: {
          Color.red.frame(height: 20).named("link")
        }
      }
    }
    #expect(shown(report.frame(of: "value")?.maxX) == shown(402 - 32))
    // Five characters of half an em, and 8 in between.
    #expect(shown(report.frame(of: "row")?.maxX) == shown(402 - 32 - 42.67 - 8))
    #expect(shown(report.frame(of: "link")?.maxX) == shown(402 - 36 - 10.33 - 8))
  }
}
