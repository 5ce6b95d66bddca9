import Foundation
import Testing

@testable import QuoinViews

/// The distribution of a width to columns.
struct TableColumnWidthTests {
  private func widths(_ columns: [TableColumnWidth], in width: CGFloat) -> [CGFloat] {
    TableColumnWidth.widths(of: columns, in: width)
  }

  @Test func columnsShareInTheProportionOfTheirIdeals() {
    let columns = [TableColumnWidth(), TableColumnWidth(ideal: 200)]
    #expect(widths(columns, in: 600) == [200, 400])
  }

  @Test func limitsComeFirst() {
    let fixed = TableColumnWidth(min: 50, ideal: 50, max: 50)
    #expect(widths([fixed, TableColumnWidth(), TableColumnWidth()], in: 450) == [50, 200, 200])
    let low = TableColumnWidth(min: 300)
    #expect(widths([low, TableColumnWidth()], in: 400) == [300, 100])
    let high = TableColumnWidth(max: 60)
    #expect(widths([high, TableColumnWidth()], in: 400) == [60, 340])
  }

  /// Floating-point sums depend on their order, which must not be the order of a set.
  @Test func sharesAreAddedFromLeftToRight() {
    let ideals = (1...40).map { 100 + 1 / CGFloat($0 * 7) }
    let sum = ideals.reduce(0, +)
    #expect(
      widths(ideals.map { TableColumnWidth(ideal: $0) }, in: 3000)
        == ideals.map { 3000 * $0 / sum })
  }

  @Test(arguments: [1e300, .greatestFiniteMagnitude, .infinity, .nan] as [CGFloat])
  func hugeLengthsComeToAnEnd(length: CGFloat) {
    let columns = [
      TableColumnWidth(min: length, ideal: length, max: length), TableColumnWidth(ideal: length),
      TableColumnWidth(),
    ]
    for width in [400, length] {
      #expect(widths(columns, in: width).allSatisfy { !$0.isNaN })
    }
  }

  @Test(arguments: [0, 50, 100, 333, 1000] as [CGFloat])
  func widthsStayWithinTheirLimits(width: CGFloat) {
    let columns = [
      TableColumnWidth(min: 20, ideal: 30, max: 40), TableColumnWidth(min: 100),
      TableColumnWidth(ideal: 50, max: 500), TableColumnWidth(),
    ]
    let widths = widths(columns, in: width)
    for (width, column) in zip(widths, columns) {
      #expect(width >= column.min && width <= column.max)
    }
    if width >= 140 { #expect(abs(widths.reduce(0, +) - width) < 1e-6) }
  }

  @Test(arguments: [.nan, -CGFloat.infinity, -5] as [CGFloat])
  func invalidLengthsAreIgnored(length: CGFloat) {
    #expect(
      TableColumnWidth(min: length, ideal: length, max: length) == TableColumnWidth())
    #expect(widths([TableColumnWidth()], in: CGFloat.infinity) == [100])
  }
}
