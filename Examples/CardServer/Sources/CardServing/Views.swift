import SwiftUI

struct Card: View {
  let input: CardInput

  private var color: Color {
    let number = input.color.flatMap { Int($0, radix: 16) } ?? 0x2F3C8A
    return Color(
      red: Double(number >> 16) / 255, green: Double(number >> 8 & 255) / 255,
      blue: Double(number & 255) / 255)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Spacer()
      Text(input.title).font(.system(size: 72, weight: .bold)).lineLimit(3)
        .minimumScaleFactor(0.5)
      if let subtitle = input.subtitle {
        Text(subtitle).font(.system(size: 34)).opacity(0.85)
      }
    }
    .foregroundStyle(.white)
    .padding(72)
    .frame(width: 1200, height: 630, alignment: .bottomLeading)
    .background(color.gradient)
  }
}

/// An invoice or a report: a title, an address, and rows that flow across pages.
struct Document: View {
  let input: DocumentInput

  var body: some View {
    LazyVStack(alignment: .leading, spacing: 0) {
      if let recipient = input.recipient {
        VStack(alignment: .leading, spacing: 2) {
          ForEach(recipient.indices, id: \.self) { Text(verbatim: recipient[$0]) }
        }
        .padding(.bottom, 40)
      }
      Text(verbatim: input.title).font(.title2.bold()).accessibilityHeading(.h1).padding(
        .bottom, 12)
      DocumentRow(cells: ["Article", "Count", "Price", "Total"])
        .bold()
        .overlay(alignment: .bottom) { Divider() }
        .repeatsOnPages()
      ForEach(input.rows.indices, id: \.self) { number in
        let row = input.rows[number]
        DocumentRow(
          cells: [row.article, "\(row.count)", money(row.price), money(row.price * row.count)])
      }
      DocumentRow(
        cells: ["Sum", "", "", money(input.rows.reduce(0) { $0 + $1.price * $1.count })]
      )
      .bold()
      .padding(.top, 8)
    }
    .font(.system(size: 11))
    .paper(.a4, margins: .millimeters(20))
    .pageFooter { page in
      Text(verbatim: "\(page.number) / \(page.count)").font(.system(size: 9))
    }
    .documentInformation(title: input.title)
  }
}

private struct DocumentRow: View {
  let cells: [String]

  var body: some View {
    HStack(spacing: 8) {
      Text(verbatim: cells[0]).lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
      Text(verbatim: cells[1]).frame(width: 60, alignment: .trailing)
      Text(verbatim: cells[2]).frame(width: 90, alignment: .trailing)
      Text(verbatim: cells[3]).frame(width: 110, alignment: .trailing)
    }
    .padding(.vertical, 3)
  }
}

private func money(_ cents: Int) -> String {
  let amount = cents.magnitude
  return
    "\(cents < 0 ? "-" : "")\(amount / 100).\(amount % 100 < 10 ? "0" : "")\(amount % 100)"
}
