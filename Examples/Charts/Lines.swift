import Charts
import SwiftUI

#Preview("Lines with symbols") {
  Chart(Sale.all) { sale in
    LineMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
      .foregroundStyle(by: .value("Kind", sale.kind))
      .symbol(by: .value("Kind", sale.kind))
      .interpolationMethod(.monotone)
  }
  .frame(height: 220).padding()
}

#Preview("An area under a line") {
  Chart(Day.all) { day in
    AreaMark(x: .value("Day", day.date), y: .value("Mean", day.mean))
      .foregroundStyle(
        LinearGradient(colors: [.blue.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
    LineMark(x: .value("Day", day.date), y: .value("Mean", day.mean))
  }
  .frame(height: 220).padding()
}

#Preview("Stacked areas") {
  Chart(Sale.all) { sale in
    AreaMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
      .foregroundStyle(by: .value("Kind", sale.kind))
  }
  .frame(height: 220).padding()
}

#Preview("A range") {
  Chart(Day.all) { day in
    AreaMark(
      x: .value("Day", day.date), yStart: .value("Low", day.low), yEnd: .value("High", day.high)
    )
    .opacity(0.2)
    LineMark(x: .value("Day", day.date), y: .value("Mean", day.mean))
  }
  .chartXAxis {
    AxisMarks(values: .stride(by: .day, count: 7)) {
      AxisGridLine()
      AxisValueLabel(format: .dateTime.month(.abbreviated).day())
    }
  }
  .frame(height: 220).padding()
}

#Preview("A sparkline") {
  HStack {
    Text("Temperature")
    Spacer()
    Chart(Day.all) { day in
      LineMark(x: .value("Day", day.date), y: .value("Mean", day.mean))
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .chartYScale(domain: 10...25)
    .frame(width: 100, height: 28)
    Text("18°").bold()
  }
  .padding()
}

#Preview("Functions") {
  Chart {
    LinePlot(x: "x", y: "sin x") { sin($0) }.foregroundStyle(.blue)
    LinePlot(x: "x", y: "cos x") { cos($0) }.foregroundStyle(.orange)
  }
  .chartXScale(domain: -6...6)
  .frame(height: 220).padding()
}

#Preview("A logarithmic scale") {
  Chart(1..<20, id: \.self) { index in
    LineMark(x: .value("Step", index), y: .value("Value", pow(1.7, Double(index))))
  }
  .chartYScale(type: .log)
  .frame(height: 220).padding()
}
