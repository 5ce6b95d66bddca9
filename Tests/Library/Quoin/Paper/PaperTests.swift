import Foundation
import QuoinDrawing
import QuoinGeometry
import SwiftUI
import Testing

@testable import Quoin

/// Page modifiers.
@MainActor
@Suite struct PaperTests {
  private func row(_ text: String, height: CGFloat = 20) -> some View {
    Text(text).frame(height: height)
  }

  private func rows(_ count: Int, height: CGFloat = 20) -> some View {
    ForEach(0..<count, id: \.self) { row("row \($0)", height: height) }
  }

  // MARK: Where pages end

  @Test func aBreakBeginsAPage() throws {
    let view = VStack(spacing: 0) {
      row("a").pageBreak(.before)
      row("b")
      row("c").pageBreak(.before)
      row("d").pageBreak(.after)
      row("e").pageBreak(.after)
    }
    let pages = try Paper.pages(view, Paper.small)
    #expect(pages.map { $0.texts.map(\.text) } == [["a", "b"], ["c", "d"], ["e"]])
  }

  @Test func breaksHaveNoEffectOnAScreen() throws {
    func view(_ isPaged: Bool) -> some View {
      VStack {
        if isPaged {
          Text("a").pageBreak(.before).keepTogether().keepWithNext().repeatsOnPages()
            .bookmark("a").pageTotal(3)
        } else {
          Text("a")
        }
      }
    }
    let paged = Paper.renderer(view(true).paper(.a5).pageFooter { _ in Text("b") }.pageColumns(2))
    let plain = Paper.renderer(view(false))
    #expect(paged.displayList() == plain.displayList())
  }

  @Test func aHeadingStaysWithWhatFollows() throws {
    let view = VStack(spacing: 0) {
      rows(9)
      row("heading").accessibilityAddTraits(.isHeader)
      row("after")
    }
    let pages = try Paper.pages(view, Paper.small)
    #expect(pages.map { $0.texts.last?.text } == ["row 8", "after"])
    #expect(pages[1].texts.map(\.text) == ["heading", "after"])
  }

  @Test func keptGroupsMoveToTheNextPage() throws {
    let view = VStack(spacing: 0) {
      rows(8)
      VStack(spacing: 0) { ForEach(0..<4, id: \.self) { row("kept \($0)") } }.keepTogether()
    }
    let pages = try Paper.pages(view, Paper.small)
    #expect(pages.map(\.texts.count) == [8, 4])
    // A group that doesn't fit on a page is divided.
    let long = VStack(spacing: 0) { rows(25) }.keepTogether()
    #expect(try Paper.pages(long, Paper.small).map(\.texts.count) == [10, 10, 5])
  }

  @Test func paragraphsKeepTwoLines() throws {
    for count in 0..<12 {
      let view = VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<count, id: \.self) { row("row \($0)") }
        Text((0..<14).map { "word\($0)" }.joined(separator: "\n"))
      }
      let pages = try Paper.pages(view, Paper.small)
      let lines = pages.map { $0.texts("word").count }
      #expect(lines.reduce(0, +) == 14)
      #expect(!lines.contains(1), "\(count): \(lines)")
      #expect(pages.flatMap { $0.texts("word") } == (0..<14).map { "word\($0)" })
    }
  }

  @Test func aParagraphIsDividedBetweenItsLines() throws {
    let words = (0..<400).map { "w\($0)" }
    let pages = try Paper.pages(Text(words.joined(separator: " ")), Paper.small)
    #expect(pages.count > 2)
    let text = pages.flatMap { $0.texts.map(\.text) }.joined(separator: " ")
    #expect(text.split(separator: " ").map(String.init) == words)
    for page in pages { #expect(page.texts.allSatisfy { $0.baseline > 50 && $0.baseline < 250 }) }
  }

  @Test func aTallShapeIsCut() throws {
    let view = VStack(spacing: 0) {
      row("above")
      Rectangle().frame(width: 50, height: 500)
      row("below")
    }
    let pages = try Paper.pages(view, Paper.small)
    #expect(pages.count == 3)
    #expect(pages.map { $0.texts.map(\.text) } == [["above"], [], ["below"]])
    for page in pages {
      let fills = page.list.items.filter { if case .fill = $0 { true } else { false } }
      #expect(fills.count == 1)
    }
  }

  @Test func aCardKeepsItsBackgroundAndPadding() throws {
    let card = Text("card").frame(height: 30).padding(20).background(.yellow)
    let view = VStack(spacing: 0) {
      rows(8)
      card
    }
    let pages = try Paper.pages(view, Paper.small)
    #expect(pages.map(\.texts.count) == [8, 1])
    let bounds = pages[1].list.items.compactMap { item -> CGRect? in
      if case .fill(let path, _, _) = item { path.boundingRect } else { nil }
    }
    #expect(bounds.map(\.minY) == [50] && bounds.map(\.height) == [70])
  }

  // MARK: What is on every page

  @Test func headersRepeat() throws {
    let view = VStack(spacing: 0) {
      row("before")
      VStack(spacing: 5) {
        row("header").repeatsOnPages()
        rows(18)
      }
      row("behind")
    }
    let pages = try Paper.pages(view, Paper.small)
    #expect(pages.map { $0.texts("header").count } == [1, 1, 1])
    #expect(pages.flatMap { $0.texts("row") } == (0..<18).map { "row \($0)" })
    #expect(pages[1].texts.first?.text == "header" && pages[2].texts.last?.text == "behind")
    // The space below the header is the same on each page.
    for page in pages.dropFirst() {
      #expect(abs(page.texts[1].baseline - page.texts[0].baseline - 25) < 0.1)
    }
  }

  @Test func pinnedHeadersAndTitlesOfTablesRepeat() throws {
    let view = ScrollView {
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        ForEach(0..<2, id: \.self) { section in
          Section {
            rows(500)
          } header: {
            row("section \(section)")
          }
        }
      }
    }
    let pages = try Paper.pages(view, Paper.small)
    for page in pages { #expect(!page.texts("section").isEmpty, "\(page.info.number)") }
    #expect(pages.flatMap { $0.texts("row") }.count == 1000)
    struct Entry: Identifiable { let id: Int }
    let table = Table((0..<200).map(Entry.init)) {
      TableColumn("Number") { Text(verbatim: "row \($0.id)") }
    }
    for page in try Paper.pages(table) { #expect(page.texts("Number").count == 1) }
  }

  @Test func headersAndFootersKnowTheirPage() throws {
    let view = VStack(spacing: 0) { ForEach(0..<25, id: \.self) { row("row \($0)").pageTotal(2) } }
      .pageHeader { page in
        Text("head \(page.number) \(page.isFirst) \(page.isLast) \("\(page.broughtForward())")")
          .fixedSize()
      }
      .pageFooter { page in
        Text("foot \(page.number)/\(page.count) \("\(page.carriedForward())")").fixedSize()
      }
    let pages = try Paper.pages(view, Paper.small)
    #expect(
      pages.map { $0.texts("head") } == [
        ["head 1 true false 0"], ["head 2 false false 20"], ["head 3 false true 40"],
      ])
    #expect(pages.map { $0.texts("foot") } == [["foot 1/3 20"], ["foot 2/3 40"], ["foot 3/3 50"]])
    for page in pages {
      #expect(page.texts.first { $0.text.hasPrefix("head") }.map { $0.baseline < 50 } == true)
      #expect(page.texts.first { $0.text.hasPrefix("foot") }.map { $0.baseline > 250 } == true)
    }
  }

  @Test func titlePagesComeFirst() throws {
    let view = VStack(spacing: 0) { rows(12) }
      .pageFooter { Text("page \($0.number)") }
      .titlePage { page in Text("title, then \(page.count)") }
    let pages = try Paper.pages(view, Paper.small)
    #expect(pages.map(\.info.number) == [0, 1, 2])
    #expect(pages[0].texts.map(\.text).joined(separator: " ") == "title, then 2")
    #expect(pages[1].texts("page") == ["page 1"])
  }

  @Test func leftAndRightPagesMirrorTheirMargins() throws {
    let margins = PageMargins(top: 50, bottom: 50, inside: 60, outside: 30)
    let view = VStack(alignment: .leading, spacing: 0) { rows(25) }
    let pages = try Paper.pages(view, PageSetup(Paper.small.paper, margins: margins))
    #expect(pages.map { $0.texts[0].x } == [60, 30, 60])
    #expect(pages.map(\.info.isLeft) == [false, true, false])
  }

  @Test func columnsFillOneAfterTheOther() throws {
    let view = VStack(alignment: .leading, spacing: 0) {
      rows(25)
      row("next").pageBreak(.before)
    }
    .pageColumns(2, spacing: 10)
    let pages = try Paper.pages(view, Paper.small)
    #expect(pages.map(\.texts.count) == [20, 5, 1])
    #expect(Set(pages[0].texts.map(\.x)) == [50, 105])
    #expect(pages[0].texts[10].baseline == pages[0].texts[0].baseline)
  }

  @Test func headingsAreKnownToTheirPages() throws {
    let view = VStack(spacing: 0) {
      row("One").accessibilityHeading(.h1)
      rows(11)
      row("Two").accessibilityHeading(.h1)
      row("Two and a half").accessibilityHeading(.h2)
      rows(12)
    }
    let pages = try Paper.pages(view, Paper.small)
    #expect(pages.map { $0.info.heading() } == ["One", "Two", "Two"])
    #expect(pages.map { $0.info.heading(level: 2) } == [nil, "Two and a half", "Two and a half"])
    #expect(pages[0].info.contents.map(\.page) == [1, 2, 2])
    #expect(pages[0].info.contents.map(\.level) == [1, 1, 2])
  }

  @Test func aViewThatLivesIsPrintedAsItIsSeenFirst() throws {
    struct Loading: View {
      @State private var count = 0
      var body: some View {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { Text(verbatim: "row \($0)").frame(height: 20) }
        }
        .onAppear { count = 25 }
      }
    }
    let pages = try Paper.pages(Loading(), Paper.small)
    #expect(pages.flatMap { $0.texts("row") } == (0..<25).map { "row \($0)" })
  }

  // MARK: Bad input

  @Test func badPaperIsAnError() throws {
    let view = Text("a")
    func error(_ setup: PageSetup) -> PageError? {
      #expect(throws: PageError.self) { try Paper.pages(view, setup) }
    }
    for bad in [0, -5, CGFloat.nan, .infinity, 20_000] {
      #expect(error(PageSetup(PaperSize(width: bad, height: 100))) != nil)
      #expect(error(PageSetup(PaperSize(width: 100, height: bad))) != nil)
    }
    for bad in [-1, CGFloat.nan, -.infinity, .infinity] {
      guard case .invalidMargin? = error(PageSetup(margins: PageMargins(bad))) else {
        Issue.record("a margin of \(bad) is accepted")
        continue
      }
    }
    guard case .noRoomForContent? = error(PageSetup(.a4, margins: PageMargins(300))) else {
      return #expect(Bool(false), "margins larger than the paper")
    }
    #expect(throws: PageError.invalidColumns(count: 0)) { try Paper.pages(view.pageColumns(0)) }
    #expect(throws: PageError.self) { try Paper.pages(view.pageColumns(60)) }
  }

  @Test func aHeaderThatIsTooHighIsAnError() throws {
    let view = Text("a").pageHeader { _ in Color.red.frame(height: 5000) }
    #expect(throws: PageError.tooHigh(.header, height: 5000, margin: 50)) {
      try Paper.pages(view, Paper.small)
    }
    let endless = Text("a").pageFooter { _ in Endless() }
    #expect(throws: PageError.self) { try Paper.pages(endless, Paper.small) }
  }

  private struct Endless: View {
    struct Lengths: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
      {
        CGSize(width: 10, height: CGFloat.infinity)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    var body: some View { Lengths { Text("a") } }
  }

  @Test func aViewWithoutEndIsAnError() throws {
    #expect(throws: PageError.self) { try Paper.pages(Endless(), Paper.small) }
    let rows = LazyVStack { ForEach(0..<Int.max, id: \.self) { Text("\($0)") } }
    #expect(throws: PageError.tooManyPages) { try Paper.pages(rows, Paper.small) }
  }

  @Test func emptyViewsAreOneEmptyPage() throws {
    #expect(try Paper.pages(EmptyView()).count == 1)
    #expect(try Paper.pages(VStack {}).count == 1)
    #expect(try Paper.pages(Color.clear.frame(height: 0)).count == 1)
    #expect(try Paper.pages(Text("")).count == 1)
  }

  @Test func headersThatFillThePageAreNotRepeated() throws {
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 190).repeatsOnPages()
      rows(30)
    }
    let pages = try Paper.pages(view, Paper.small)
    #expect(pages.count == 4)
    #expect(pages.flatMap { $0.texts("row") }.count == 30)
  }
}
