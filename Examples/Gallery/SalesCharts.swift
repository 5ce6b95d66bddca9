import Charts
import SwiftUI

/// A dashboard of charts: stacked bars with a legend, a donut, a heat map and sparklines.
struct SalesCharts: View {
  private struct Sold: Identifiable {
    let id: Int
    let month: String
    let kind: String
    let amount: Double
  }

  private struct Visit: Identifiable {
    let id: Int
    let day: String
    let hour: String
    let count: Int
  }

  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]
  private static let kinds = ["Tea", "Coffee", "Cake"]

  private let sold: [Sold] = {
    let amounts = [[32.0, 41, 38, 52, 61, 57], [18, 22, 31, 27, 35, 40], [9, 12, 8, 15, 11, 17]]
    var all: [Sold] = []
    for (kind, row) in zip(Self.kinds, amounts) {
      for (month, amount) in zip(Self.months, row) {
        all.append(Sold(id: all.count, month: month, kind: kind, amount: amount))
      }
    }
    return all
  }()

  private let visits: [Visit] = {
    var all: [Visit] = []
    for (number, day) in ["Mo", "Tu", "We", "Th", "Fr"].enumerated() {
      for hour in 8..<20 {
        let count = (number * 37 + hour * 53) % 41 + hour
        all.append(Visit(id: all.count, day: day, hour: String(hour), count: count))
      }
    }
    return all
  }()

  var body: some View {
    ScrollView {
      Grid(horizontalSpacing: 12, verticalSpacing: 12) {
        GridRow {
          card("Sales by month") { monthly }.gridCellColumns(2)
        }
        GridRow {
          card("Share") { share }
          card("Trends") { trends }
        }
        GridRow {
          card("Visitors by hour") { visitors }.gridCellColumns(2)
        }
      }
      .padding()
    }
    .background(Color(.systemGroupedBackground))
  }

  private var monthly: some View {
    Chart(sold) { item in
      BarMark(x: .value("Month", item.month), y: .value("Sales", item.amount))
        .foregroundStyle(by: .value("Kind", item.kind))
    }
    .frame(height: 200)
  }

  private var share: some View {
    Chart(Self.kinds, id: \.self) { kind in
      SectorMark(
        angle: .value("Sales", total(kind)), innerRadius: .ratio(0.6), angularInset: 2
      )
      .cornerRadius(4)
      .foregroundStyle(by: .value("Kind", kind))
    }
    .chartLegend(.hidden)
    .frame(height: 130)
  }

  private var trends: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(Self.kinds, id: \.self) { kind in
        HStack {
          Text(kind).font(.caption)
          Spacer()
          Chart(sold.filter { $0.kind == kind }) { item in
            LineMark(x: .value("Month", item.month), y: .value("Sales", item.amount))
          }
          .chartXAxis(.hidden).chartYAxis(.hidden)
          .frame(width: 70, height: 30)
        }
      }
    }
    .frame(height: 130)
  }

  private var visitors: some View {
    Chart(visits) { visit in
      RectangleMark(
        x: .value("Hour", visit.hour), y: .value("Day", visit.day), width: .ratio(0.9),
        height: .ratio(0.9)
      )
      .foregroundStyle(by: .value("Visitors", visit.count))
    }
    .chartYAxis { AxisMarks(preset: .aligned, position: .leading) { AxisValueLabel() } }
    .frame(height: 210)
  }

  private func total(_ kind: String) -> Double {
    sold.filter { $0.kind == kind }.map(\.amount).reduce(0, +)
  }

  private func card<Content: View>(_ title: String, @ViewBuilder content: () -> Content)
    -> some View
  {
    VStack(alignment: .leading, spacing: 10) {
      Text(title).font(.headline)
      content()
    }
    .frame(maxWidth: .infinity, alignment: .topLeading)
    .padding(14)
    .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 16))
  }
}

struct SalesCharts_Previews: PreviewProvider {
  static var previews: some View {
    SalesCharts().previewDevice("iPhone 16 Pro")
  }
}
