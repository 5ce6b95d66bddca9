import Charts
import SwiftUI

/// The screen that the article about Swift Charts shows, with its 17 temperatures from 8 AM on.
private struct Forecast: View {
  @State var kind: String

  private let temperatures = [43, 48, 55, 60, 64, 67, 69, 70, 71, 71, 69, 67, 65, 63, 61, 58, 55]
  private let start = Calendar.current.startOfDay(for: .now).addingTimeInterval(8 * 3600)
  private let gradient = LinearGradient(
    colors: [.yellow, .blue], startPoint: .top, endPoint: .bottom)

  var body: some View {
    VStack {
      Picker("Chart Type", selection: $kind) {
        Text("Bar").tag("bar")
        Text("Line").tag("line")
      }
      .pickerStyle(.segmented)
      Chart(temperatures.indices, id: \.self) { index in
        let time = PlottableValue.value("Time", start.addingTimeInterval(Double(index) * 3600))
        let temperature = PlottableValue.value("Temperature", Double(temperatures[index]))
        if kind == "bar" {
          BarMark(x: time, y: temperature).foregroundStyle(color(index))
        } else {
          LineMark(x: time, y: temperature).foregroundStyle(.blue)
            .interpolationMethod(.catmullRom)
          AreaMark(x: time, y: temperature).foregroundStyle(gradient.opacity(0.7))
          PointMark(x: time, y: temperature).foregroundStyle(color(index))
        }
      }
    }
    .padding()
  }

  /// From blue at 30 to yellow at 65 and red at 100.
  private func color(_ index: Int) -> Color {
    let place = Double(temperatures[index] - 30) / 35
    return place < 1
      ? Color(red: place, green: place, blue: 1 - place) : Color(red: 1, green: 2 - place, blue: 0)
  }
}

#Preview("swift-charts-bar.png") { Forecast(kind: "bar") }
#Preview("swift-charts-line-area-point.png") { Forecast(kind: "line") }
