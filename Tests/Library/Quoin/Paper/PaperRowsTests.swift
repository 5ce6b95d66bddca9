import Foundation
import QuoinDrawing
import QuoinGeometry
import SwiftUI
import Testing

@testable import Quoin

/// A thousand rows in each kind of container: none is missing, duplicated or cut.
@MainActor
@Suite struct PaperRowsTests {
  private static let count = 1000

  private struct Row: View {
    let number: Int

    var body: some View {
      HStack {
        Text(verbatim: "row \(number)")
        Spacer()
        Text(verbatim: "value \(number * 7)")
      }
      .padding(.vertical, CGFloat(number % 5))
      .background(Color.gray.opacity(0.1))
    }
  }

  enum Kind: String, CaseIterable {
    case stack, lazy, list, grid, table, sections, nested, top, lazyGrid
  }

  @ViewBuilder
  private func view(_ kind: Kind) -> some View {
    let numbers = 0..<Self.count
    switch kind {
    case .stack: VStack { ForEach(numbers, id: \.self) { Row(number: $0) } }
    case .lazy:
      LazyVStack(spacing: 3) { ForEach(numbers, id: \.self) { Row(number: $0) } }.padding()
    case .list: List(numbers, id: \.self) { Row(number: $0) }
    case .grid:
      Grid {
        ForEach(numbers, id: \.self) { number in
          GridRow {
            Text(verbatim: "row \(number)")
            Text(verbatim: "value \(number * 7)").padding(.vertical, CGFloat(number % 7))
          }
        }
      }
    case .table:
      Table((0..<Self.count).map(Entry.init)) {
        TableColumn("Row") { Text(verbatim: "row \($0.id)") }
        TableColumn("Value") { Text(verbatim: "value \($0.id * 7)") }
      }
    case .sections:
      ScrollView {
        LazyVStack(pinnedViews: .sectionHeaders) {
          ForEach(0..<10, id: \.self) { section in
            Section {
              ForEach(0..<100, id: \.self) { Row(number: section * 100 + $0) }
            } header: {
              Text(verbatim: "section \(section)").font(.headline)
            }
          }
        }
      }
    case .nested:
      VStack(alignment: .leading) {
        Text("before")
        LazyVStack { ForEach(numbers, id: \.self) { Row(number: $0) } }
          .padding(4)
        Text("after")
      }
      .background(.yellow.opacity(0.2))
    case .top: ForEach(numbers, id: \.self) { Row(number: $0) }
    case .lazyGrid:
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        ForEach(numbers, id: \.self) { number in
          Text(verbatim: "row \(number)")
          Text(verbatim: "value \(number * 7)")
        }
      }
    }
  }

  private struct Entry: Identifiable { let id: Int }

  @Test(arguments: Kind.allCases)
  func everyRowIsOnOnePage(_ kind: Kind) throws {
    let setup = PageSetup(.a4, margins: .millimeters(20))
    let pages = try Paper.pages(view(kind), setup)
    #expect(pages.count > 12)
    let rows = pages.flatMap { $0.texts("row ") }
    #expect(rows == (0..<Self.count).map { "row \($0)" })
    #expect(pages.flatMap { $0.texts("value ") } == (0..<Self.count).map { "value \($0 * 7)" })
    let body = CGRect(
      x: 0, y: 20 * 72 / 25.4, width: PaperSize.a4.width,
      height: PaperSize.a4.height - 40 * 72 / 25.4)
    for page in pages {
      // The parts of a row are on the same page.
      #expect(page.texts("row ").count == page.texts("value ").count)
      for (text, baseline, _) in page.texts {
        // Letters extend from a line's height above the baseline to slightly below it.
        #expect(baseline > body.minY + 5 && baseline < body.maxY, "\(text) on \(page.info.number)")
      }
    }
  }

  /// Each page except the last is full: the next row wouldn't have fit.
  @Test func pagesAreFull() throws {
    let rows = LazyVStack(spacing: 0) {
      ForEach(0..<3000, id: \.self) { Text(verbatim: "row \($0)").frame(height: 20) }
    }
    let pages = try Paper.pages(rows, Paper.small)
    #expect(pages.count == 300)
    #expect(pages.allSatisfy { $0.texts.count == 10 })
    #expect(pages.allSatisfy { $0.info.count == 300 })
    #expect(pages.map(\.info.number) == Array(1...300))
  }

  /// Laying out in portions doesn't change the result: the display lists of all pages equal those
  /// of an eager stack.
  @Test func lazyAndEagerRowsAreTheSamePages() throws {
    let numbers = 0..<700
    let rows = ForEach(numbers, id: \.self) { Row(number: $0) }
    let eager = VStack { rows }.frame(maxWidth: .infinity)
    let lazy = LazyVStack { rows }
    let (first, second) = (try Paper.pages(eager), try Paper.pages(lazy))
    #expect(first.count == second.count)
    for (a, b) in zip(first, second) {
      #expect(a.texts.map(\.text) == b.texts.map(\.text))
      #expect(zip(a.texts, b.texts).allSatisfy { abs($0.baseline - $1.baseline) < 0.02 })
    }
  }

  /// Pages are drawn as they are found; a header that uses the page count forces pagination first,
  /// after which the rows are created again.
  @Test(arguments: [false, true])
  func pagesAreDrawnAsTheyAreFound(_ asksForCount: Bool) throws {
    final class Counter {
      var count = 0
      func add() { count += 1 }
    }
    let made = Counter()
    let rows = LazyVStack {
      ForEach(0..<6000, id: \.self) { number in
        let _ = made.add()
        Row(number: number)
      }
    }
    .pageFooter { page in
      if asksForCount, page.number > 10 { Text("\(page.number) of \(page.count)") }
    }
    let renderer = try Paper.renderer(rows).pageRenderer(PageSetup())
    var sheets = 0
    try renderer.forEachSheet { sheet in
      sheets += 1
      #expect(sheet.info.number == sheets && sheet.info.isFirst == (sheets == 1))
      #expect(renderer.source.madeCount <= 4)
      #expect(!sheet.list.items.isEmpty)
      if sheets <= 10 { #expect(renderer.count == sheets + 1) }
      if asksForCount, sheets > 10 { #expect(renderer.count > 100) }
      if renderer.count == sheets { #expect(sheet.info.isLast) }
    }
    #expect(sheets == renderer.count && sheets > 100)
    // The last row of a portion is created again with the next one.
    let expected = asksForCount ? 6000...12_050 : 6000...6050
    #expect(expected.contains(made.count), "\(made.count)")
    if asksForCount { #expect(made.count > 11_000) }
    #expect(renderer.source.madeCount == 0)
  }

  /// The header of a long column repeats on all pages, whatever portions the rows are in; one in a
  /// row repeats with the row alone.
  @Test func headersOfLongColumnsRepeat() throws {
    let rows = LazyVStack(spacing: 4) {
      Text(verbatim: "before").frame(height: 20)
      Text(verbatim: "header").frame(height: 20).repeatsOnPages()
      ForEach(0..<1000, id: \.self) { number in
        if number == 100 {
          VStack(spacing: 0) {
            Text(verbatim: "own").repeatsOnPages()
            Color.red.frame(height: 20)
          }
        } else {
          Text(verbatim: "row \(number)").frame(height: 20)
        }
      }
    }
    let pages = try Paper.pages(rows)
    #expect(pages.count > 30)
    #expect(pages.allSatisfy { $0.texts("header").count == 1 })
    #expect(pages.flatMap { $0.texts("before") }.count == 1)
    #expect(pages.flatMap { $0.texts("own") }.count == 1)
    #expect(pages.flatMap { $0.texts("row") }.count == 999)
    // The space below the header is the same on each page.
    for page in pages.dropFirst() {
      #expect(abs(page.texts[1].baseline - page.texts[0].baseline - 24) < 0.1)
    }
  }

  /// Portions fit the pages: they have no more rows than a few pages need, but enough that no row
  /// is created twice, in narrow rows and in several columns.
  @Test(arguments: [(20.0, 1, 24...32), (20, 3, 8...12), (4, 1, 7...9)])
  func portionsFitThePages(_ height: Double, _ columns: Int, _ portions: ClosedRange<Int>) throws {
    final class Counter {
      var count = 0
      func add() { count += 1 }
    }
    let made = Counter()
    let rows = LazyVStack(spacing: 0) {
      ForEach(0..<4000, id: \.self) { _ in
        let _ = made.add()
        Color.red.frame(height: height)
      }
    }
    .pageColumns(columns)
    let renderer = try Paper.renderer(rows).pageRenderer(PageSetup())
    try renderer.forEachSheet { _ in }
    // The last row of a portion is created again with the next one.
    #expect(portions.contains(made.count - 4000), "\(made.count)")
  }

  /// A row that can't be divided ends the document, whether a header uses the page count or not.
  @Test(arguments: [false, true])
  func aRowWithoutEndEndsTheDocument(_ asksForCount: Bool) throws {
    let rows = LazyVStack {
      ForEach(0..<2000, id: \.self) { number in
        Color.red.frame(width: 10, height: number == 1500 ? 9_000_000 : 20)
      }
    }
    .pageFooter { if asksForCount { Text("\($0.count)") } }
    let renderer = Paper.renderer(rows)
    var count = 0
    #expect(throws: PageError.self) { try renderer.forEachPage { _, _ in count += 1 } }
    #expect(asksForCount ? count == 0 : count > 10)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
    #expect(throws: PageError.self) { try renderer.writePDF(to: file) }
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }
}
