import Charts
import SwiftUI

#Preview("Scatter") {
  Chart(Flower.all) { flower in
    PointMark(x: .value("Length", flower.length), y: .value("Width", flower.width))
      .foregroundStyle(by: .value("Species", flower.species))
      .symbol(by: .value("Species", flower.species))
  }
  .chartXScale(domain: .automatic(includesZero: false))
  .chartYScale(domain: .automatic(includesZero: false))
  .chartXAxisLabel("Length in cm")
  .chartYAxisLabel("Width in cm")
  .frame(height: 260).padding()
}

#Preview("Candlesticks") {
  Chart(Day.all) { day in
    let isUp = day.id.isMultiple(of: 3)
    RuleMark(
      x: .value("Day", day.date, unit: .day), yStart: .value("Low", day.low),
      yEnd: .value("High", day.high)
    )
    .lineStyle(StrokeStyle(lineWidth: 1))
    .foregroundStyle(.secondary)
    BarMark(
      x: .value("Day", day.date, unit: .day), yStart: .value("Open", day.mean - 2),
      yEnd: .value("Close", day.mean + 1)
    )
    .foregroundStyle(isUp ? .green : .red)
  }
  .chartYScale(domain: 0...35)
  .frame(height: 220).padding()
}

#Preview("A heat map") {
  Chart(0..<84, id: \.self) { index in
    RectangleMark(
      x: .value("Hour", "\(index % 12)"), y: .value("Day", "\(index / 12 + 1)"),
      width: .ratio(1), height: .ratio(1)
    )
    .foregroundStyle(by: .value("Visits", index * 37 % 50))
  }
  .chartForegroundStyleScale(range: Gradient(colors: [.yellow, .red]))
  .chartYAxis { AxisMarks(position: .leading) { AxisValueLabel() } }
  .chartXAxis { AxisMarks { AxisValueLabel() } }
  .frame(height: 300).padding()
}

#Preview("A donut") {
  Chart(Sale.all.filter { $0.month == "Jun" }) { sale in
    SectorMark(
      angle: .value("Sales", sale.amount), innerRadius: .ratio(0.62), angularInset: 1.5
    )
    .cornerRadius(4)
    .foregroundStyle(by: .value("Kind", sale.kind))
  }
  .chartBackground { proxy in
    GeometryReader { geometry in
      if let anchor = proxy.plotFrame {
        let frame = geometry[anchor]
        VStack {
          Text("June").font(.caption).foregroundStyle(.secondary)
          Text("114").font(.title2.bold())
        }
        .position(x: frame.midX, y: frame.midY)
      }
    }
  }
  .frame(height: 260).padding()
}

#Preview("Bins") {
  let lengths = Flower.all.map(\.length)
  let bins = NumberBins(data: lengths, desiredCount: 8)
  let counts = Dictionary(grouping: lengths) { bins.index(for: $0) }.mapValues(\.count)
  Chart(bins.indices, id: \.self) { index in
    BarMark(
      x: .value("Length", bins[index]), y: .value("Flowers", counts[index] ?? 0),
      width: .inset(1))
  }
  .chartXScale(domain: .automatic(includesZero: false))
  .frame(height: 220).padding()
}

/// A chart whose value under the finger is shown.
private struct Selection: View {
  @State private var date: Date?

  private var day: Day? {
    guard let date else { return nil }
    return Day.all.min {
      abs($0.date.timeIntervalSince(date)) < abs($1.date.timeIntervalSince(date))
    }
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(day.map { "\($0.mean.formatted(.number.precision(.fractionLength(1)))) °C" } ?? "Tap")
        .font(.headline)
      Chart {
        ForEach(Day.all) { day in
          LineMark(x: .value("Day", day.date), y: .value("Mean", day.mean))
        }
        if let day {
          RuleMark(x: .value("Selected", day.date)).foregroundStyle(.gray.opacity(0.4))
          PointMark(x: .value("Selected", day.date), y: .value("Mean", day.mean))
        }
      }
      .chartXSelection(value: $date)
      .frame(height: 200)
    }
    .padding()
  }
}

#Preview("Selection") { Selection() }

#Preview("Scrolling") {
  Chart(Day.all) { day in
    BarMark(x: .value("Day", day.date, unit: .day), y: .value("High", day.high))
  }
  .chartScrollableAxes(.horizontal)
  .chartXVisibleDomain(length: 7 * 86400)
  .frame(height: 220).padding()
}

#Preview("A dashboard") {
  Grid(horizontalSpacing: 16, verticalSpacing: 16) {
    GridRow {
      Chart(Sale.tea) { sale in
        BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
      }
      Chart(Day.all) { day in
        LineMark(x: .value("Day", day.date), y: .value("Mean", day.mean))
      }
    }
    GridRow {
      Chart(Sale.all) { sale in
        BarMark(x: .value("Sales", sale.amount), y: .value("Kind", sale.kind))
      }
      Chart(Flower.all) { flower in
        PointMark(x: .value("Length", flower.length), y: .value("Width", flower.width))
      }
    }
  }
  .frame(width: 560, height: 380).padding()
}
