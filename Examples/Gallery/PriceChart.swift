import Charts
import SwiftUI

/// The price of a share: a line over its area, a selected day with a note, a choice of periods.
struct PriceChart: View {
  private struct Price: Identifiable {
    let id: Int
    let value: Double
  }

  @State private var selected: Double? = 41
  @State private var period = "3M"

  private let prices: [Price] = (0..<64).map { day in
    let wave = sin(Double(day) / 7) * 6 + sin(Double(day) / 2.3) * 2
    return Price(id: day, value: 128 + Double(day) * 0.35 + wave)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Quoin Ltd.").font(.title2.bold())
        HStack(alignment: .firstTextBaseline) {
          Text(prices[63].value, format: .currency(code: "EUR"))
            .font(.title3).monospacedDigit()
          Text("+14.2 %").foregroundStyle(.green)
        }
      }
      Picker("Period", selection: $period) {
        ForEach(["1W", "1M", "3M", "1Y"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      chart.frame(height: 300)
      Divider()
      Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 10) {
        GridRow {
          figure("Open", "149.20")
          figure("High", "152.85")
          figure("Low", "147.90")
        }
        GridRow {
          figure("Volume", "1.2M")
          figure("Yield", "2.1 %")
          figure("P/E", "18.4")
        }
      }
      Spacer()
    }
    .padding()
  }

  private var chart: some View {
    Chart {
      ForEach(prices) { price in
        AreaMark(
          x: .value("Day", price.id), yStart: .value("Low", 110.0),
          yEnd: .value("Price", price.value)
        )
        .foregroundStyle(
          .linearGradient(
            colors: [.green.opacity(0.35), .green.opacity(0)], startPoint: .top,
            endPoint: .bottom))
        LineMark(x: .value("Day", price.id), y: .value("Price", price.value))
          .foregroundStyle(.green)
      }
      if let selected, let price = price(at: selected) {
        RuleMark(x: .value("Day", price.id))
          .foregroundStyle(.secondary)
          .lineStyle(StrokeStyle(lineWidth: 1))
          .annotation(
            position: .top, spacing: 0,
            overflowResolution: .init(x: .fit(to: .chart), y: .fit(to: .chart))
          ) {
            note(price)
          }
        PointMark(x: .value("Day", price.id), y: .value("Price", price.value))
          .foregroundStyle(.green)
      }
    }
    .chartYScale(domain: 110...170)
    .chartXScale(domain: 0...63)
    .chartXSelection(value: $selected)
    .chartXAxis {
      AxisMarks(values: [0, 21, 42]) { value in
        AxisGridLine()
        AxisValueLabel { Text(["Sep", "Oct", "Nov"][value.index]) }
      }
    }
  }

  private func price(at day: Double) -> Price? {
    let index = Int(day.rounded())
    return prices.indices.contains(index) ? prices[index] : nil
  }

  private func note(_ price: Price) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("Day \(price.id)").font(.caption).foregroundStyle(.secondary)
      Text(price.value, format: .currency(code: "EUR")).font(.callout.bold())
    }
    .padding(8)
    .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 8))
  }

  private func figure(_ name: String, _ value: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(name).font(.caption).foregroundStyle(.secondary)
      Text(value).monospacedDigit()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

struct PriceChart_Previews: PreviewProvider {
  static var previews: some View {
    PriceChart().previewDevice("iPhone 16 Pro")
  }
}
