import Charts
import SwiftUI

#Preview("Bars") {
  Chart(Sale.tea) { sale in
    BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
  }
  .frame(height: 220).padding()
}

#Preview("Stacked bars") {
  Chart(Sale.all) { sale in
    BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
      .foregroundStyle(by: .value("Kind", sale.kind))
  }
  .frame(height: 220).padding()
}

#Preview("Grouped bars") {
  Chart(Sale.all) { sale in
    BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
      .foregroundStyle(by: .value("Kind", sale.kind))
      .position(by: .value("Kind", sale.kind))
  }
  .frame(height: 220).padding()
}

#Preview("Shares") {
  Chart(Sale.all) { sale in
    BarMark(
      x: .value("Month", sale.month), y: .value("Sales", sale.amount), stacking: .normalized
    )
    .foregroundStyle(by: .value("Kind", sale.kind))
  }
  .chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent()) }
  .frame(height: 220).padding()
}

#Preview("Horizontal bars with values") {
  Chart(Sale.tea) { sale in
    BarMark(x: .value("Sales", sale.amount), y: .value("Month", sale.month))
      .annotation(position: .trailing) { Text(sale.amount, format: .number).font(.caption) }
  }
  .chartXAxis(.hidden)
  .frame(height: 260).padding()
}

#Preview("A goal") {
  Chart {
    ForEach(Sale.tea) { sale in
      BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
        .foregroundStyle(sale.amount < 45 ? .gray : .green)
        .cornerRadius(6)
    }
    RuleMark(y: .value("Goal", 45))
      .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
      .foregroundStyle(.red)
      .annotation(position: .top, alignment: .leading) {
        Text("Goal").font(.caption).foregroundStyle(.red)
      }
  }
  .frame(height: 220).padding()
}

#Preview("One bar") {
  Chart(Sale.all.filter { $0.month == "Jun" }) { sale in
    BarMark(x: .value("Sales", sale.amount))
      .foregroundStyle(by: .value("Kind", sale.kind))
  }
  .chartXAxis(.hidden)
  .frame(height: 60).padding()
}
