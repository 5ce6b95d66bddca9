import Foundation
import Quoin

/// The documents compared by Benchmarks/renderers: an invoice of one page with 25 rows, and a
/// report of 3,500 rows on about a hundred pages.
///
/// Benchmarks/renderers/documents.py contains the same documents; change both together.
struct PrintedDocument: View {
  /// Varies the number and the prices between draws of one document.
  let number: Int
  let rows: Int

  static func invoice(_ number: Int) -> PrintedDocument {
    PrintedDocument(number: number, rows: 25)
  }
  static func report(_ number: Int) -> PrintedDocument {
    PrintedDocument(number: number, rows: 3500)
  }

  var body: some View {
    LazyVStack(alignment: .leading, spacing: 0) {
      letterhead.padding(.bottom, 30)
      Text(verbatim: "Invoice \(number)").font(.system(size: 20, weight: .bold)).padding(
        .bottom, 10)
      Text(
        verbatim:
          "Thank you for your order. We have delivered the following goods. Please pay within fourteen days, and name the number of this invoice."
      )
      .padding(.bottom, 16)
      PrintedRow(cells: ["No.", "Article", "Count", "Price", "Total"])
        .bold()
        .overlay(alignment: .bottom) { Color.black.frame(height: 0.5) }
        .repeatsOnPages()
      ForEach(0..<rows, id: \.self) { row in
        PrintedRow(cells: cells(row)).background(
          row.isMultiple(of: 2) ? Color(white: 0.95) : .clear)
      }
      HStack {
        Text(verbatim: "Sum to be paid")
        Spacer()
        Text(verbatim: Self.money((0..<rows).map(total).reduce(0, +)))
      }
      .bold()
      .padding(.top, 8)
    }
    .font(.system(size: 11))
    .paper(.a4, margins: PageMargins(56))
    .pageFooter { page in
      Text(verbatim: "Page \(page.number)").font(.system(size: 9))
    }
    .documentInformation(title: "Invoice \(number)")
  }

  private var letterhead: some View {
    HStack(alignment: .top) {
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: "Ada Quoin & Sons").font(.system(size: 14, weight: .bold))
        Text(verbatim: "Printers’ wedges since 1843")
        Text(verbatim: "quoin.example")
      }
      Spacer()
      VStack(alignment: .trailing, spacing: 2) {
        Text(verbatim: "Charles Babbage")
        Text(verbatim: "1 Dorset Street, London")
        Text(verbatim: "17 January 2026")
      }
    }
  }

  private static let kinds = [
    "Quoin, beech", "Quoin key, steel", "Composing stick", "Type case", "Tympan paper",
  ]

  private func cells(_ row: Int) -> [String] {
    [
      "\(row + 1)", "\(Self.kinds[row % 5]), size \(row % 7 + 1)", "\(row % 4 + 1)",
      Self.money(price(row)), Self.money(total(row)),
    ]
  }

  /// Returns the price in cents.
  private func price(_ row: Int) -> Int { (row * 3571 + number * 13) % 9000 + 95 }
  private func total(_ row: Int) -> Int { price(row) * (row % 4 + 1) }

  private static func money(_ cents: Int) -> String {
    "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
  }
}

private struct PrintedRow: View {
  let cells: [String]

  var body: some View {
    HStack(spacing: 8) {
      Text(verbatim: cells[0]).frame(width: 34, alignment: .trailing)
      Text(verbatim: cells[1]).frame(maxWidth: .infinity, alignment: .leading)
      Text(verbatim: cells[2]).frame(width: 44, alignment: .trailing)
      Text(verbatim: cells[3]).frame(width: 64, alignment: .trailing)
      Text(verbatim: cells[4]).frame(width: 72, alignment: .trailing)
    }
    .frame(height: 20)
  }
}
