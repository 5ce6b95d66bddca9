import SwiftUI

/// An invoice on A4 paper, as a server would render it as PDF.
struct Invoice: View {
  private struct Line: Identifiable {
    let id: Int
    let text: String
    let quantity: Int
    let price: Double
    var total: Double { Double(quantity) * price }
  }

  private let lines = [
    Line(
      id: 1, text: "Letterpress cards, 600 g cotton, two colours, deep relief", quantity: 250,
      price: 1.85),
    Line(id: 2, text: "Envelopes C6, lined", quantity: 250, price: 0.6),
    Line(id: 3, text: "Plate making", quantity: 2, price: 48),
    Line(id: 4, text: "Courier", quantity: 1, price: 14.5),
  ]
  private var sum: Double { lines.reduce(0) { $0 + $1.total } }

  var body: some View {
    VStack(alignment: .leading, spacing: 28) {
      HStack(alignment: .top) {
        VStack(alignment: .leading, spacing: 4) {
          Text("Quoin & Sons").font(.system(.title, design: .serif, weight: .bold))
          Text("Printers since 1911").font(.caption).foregroundStyle(.secondary)
        }
        Spacer()
        VStack(alignment: .trailing, spacing: 2) {
          Text("INVOICE").font(.title2.weight(.light)).kerning(4)
          Text("No. 2026-1184").font(.footnote)
          Text("21 November 2026").font(.footnote).foregroundStyle(.secondary)
        }
      }
      HStack(alignment: .top) {
        address("Bill to", "Studio Lind\nVasagatan 12\n411 24 Göteborg")
        Spacer()
        address("Ship to", "Studio Lind, Workshop\nHamngatan 3\n411 14 Göteborg")
        Spacer()
        address("Terms", "30 days net\nIBAN SE35 5000 0000 0549")
      }
      table
      Spacer()
      Text("Thank you for printing with us. Goods remain ours until they are paid for.")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .padding(48)
    .frame(width: 595, height: 842)
    .background(.white)
  }

  private func address(_ title: String, _ text: String) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title.uppercased()).font(.caption2.bold()).foregroundStyle(.secondary)
      Text(text).font(.footnote)
    }
  }

  private var table: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 18, verticalSpacing: 10) {
      GridRow {
        Text("Description")
        Text("Qty").gridColumnAlignment(.trailing)
        Text("Price").gridColumnAlignment(.trailing)
        Text("Amount").gridColumnAlignment(.trailing)
      }
      .font(.caption.bold())
      .foregroundStyle(.secondary)
      Divider()
      ForEach(lines) { line in
        GridRow {
          Text(line.text)
            .fixedSize(horizontal: false, vertical: true)
            .frame(maxWidth: .infinity, alignment: .leading)
          Text("\(line.quantity)")
          Text(line.price, format: .number.precision(.fractionLength(2)))
          Text(line.total, format: .number.precision(.fractionLength(2)))
        }
        .font(.footnote)
        .monospacedDigit()
      }
      Divider()
      total("Net", sum)
      total("VAT 25 %", sum * 0.25)
      total("Total EUR", sum * 1.25).bold()
    }
  }

  private func total(_ title: String, _ amount: Double) -> some View {
    GridRow {
      Text(title).gridCellColumns(3).gridCellAnchor(.trailing)
      Text(amount, format: .number.precision(.fractionLength(2)))
    }
    .font(.footnote)
    .monospacedDigit()
  }
}

struct Invoice_Previews: PreviewProvider {
  static var previews: some View {
    Invoice().previewLayout(.sizeThatFits)
  }
}
