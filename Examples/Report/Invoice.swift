// An invoice on paper: quoin render Examples/Report/Invoice.swift --paper auto -o invoice.pdf
import SwiftUI

struct InvoiceLine: Identifiable {
  let id: Int
  let article: String
  let count: Int
  let price: Decimal
  var total: Decimal { price * Decimal(count) }
}

struct Invoice: View {
  let lines: [InvoiceLine]

  private var total: Decimal { lines.map(\.total).reduce(0, +) }

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      letterhead
      Text("Invoice 2026-0117")
        .font(.title2.bold())
        .accessibilityHeading(.h1)
      Text(
        "Thank you for your order. We have delivered the following goods. Please pay within fourteen days, and name the number of this invoice."
      )
      table
      sum
      Text("Goods remain ours until they are paid for.").font(.caption).foregroundStyle(.secondary)
    }
    .font(.system(size: 11))
    .paper(.a4, margins: PageMargins(top: 60, left: 64, bottom: 60, right: 56))
    .pageHeader { page in
      if !page.isFirst {
        HStack {
          Text("Invoice 2026-0117")
          Spacer()
          Text("Brought forward: \(money(page.broughtForward()))")
        }
        .font(.system(size: 9)).foregroundStyle(.secondary)
      }
    }
    .pageFooter { page in
      HStack {
        Text("Page \(page.number) of \(page.count)")
        Spacer()
        if !page.isLast { Text("Carried forward: \(money(page.carriedForward()))") }
      }
      .font(.system(size: 9)).foregroundStyle(.secondary)
    }
    .documentInformation(title: "Invoice 2026-0117", author: "Ada Quoin & Sons")
  }

  private var letterhead: some View {
    HStack(alignment: .top) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Ada Quoin & Sons").font(.headline)
        Text("Printers’ wedges since 1843")
        Link("quoin.example", destination: URL(string: "https://quoin.example")!)
      }
      Spacer()
      VStack(alignment: .trailing, spacing: 2) {
        Text("Charles Babbage")
        Text("1 Dorset Street, London")
        Text("17 January 2026")
      }
    }
  }

  private var table: some View {
    VStack(spacing: 0) {
      InvoiceRow(
        number: "No.", article: "Article", count: "Count", price: "Price", total: "Total"
      )
      .bold()
      .padding(.bottom, 2)
      .overlay(alignment: .bottom) { Divider() }
      .repeatsOnPages()
      ForEach(lines) { line in
        InvoiceRow(
          number: "\(line.id)", article: line.article, count: "\(line.count)",
          price: money(line.price), total: money(line.total)
        )
        .background(line.id.isMultiple(of: 2) ? Color.gray.opacity(0.08) : .clear)
        .pageTotal(line.total)
      }
    }
  }

  private var sum: some View {
    HStack {
      Text("Sum to be paid")
      Spacer()
      Text(money(total))
    }
    .bold()
    .padding(8)
    .background(Color.teal.opacity(0.15), in: RoundedRectangle(cornerRadius: 6))
    .accessibilityIdentifier("sum")
  }
}

private struct InvoiceRow: View {
  let number, article, count, price, total: String

  var body: some View {
    HStack {
      Text(number).frame(width: 28, alignment: .trailing)
      Text(article).frame(maxWidth: .infinity, alignment: .leading)
      Text(count).frame(width: 44, alignment: .trailing)
      Text(price).frame(width: 64, alignment: .trailing)
      Text(total).frame(width: 72, alignment: .trailing)
    }
    .padding(.vertical, 3)
  }
}

private func money(_ amount: Decimal) -> String {
  amount.formatted(.currency(code: "EUR").locale(Locale(identifier: "en_GB")))
}

extension Invoice {
  static let sample = Invoice(
    lines: (1...58).map { number in
      let kinds = [
        "Quoin, beech", "Quoin key, steel", "Composing stick", "Type case", "Tympan paper",
      ]
      return InvoiceLine(
        id: number, article: "\(kinds[number % kinds.count]), size \(number % 7 + 1)",
        count: number % 4 + 1, price: Decimal(number * 35 % 97) + Decimal(string: "0.95")!)
    })
}

#Preview("Invoice") { Invoice.sample }
