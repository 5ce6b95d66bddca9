import Charts
import Foundation
import Quoin
import SwiftUI

/// Draws charts of 100,000 values, and prints the processor time of each as JSON.
@main
@MainActor
struct ChartBench {
  static let count = 100_000
  static let rounds = 5
  static let values: [Value] = (0..<count).map { number in
    let wave: Double = sin(Double(number) / 9000) * 50
    return Value(x: Double(number), y: wave + Double(number &* 7919 % 101) / 10)
  }

  struct Value {
    let x: Double
    let y: Double
  }

  struct Line: View {
    var body: some View {
      Chart { LinePlot(values, x: .value("x", \.x), y: .value("y", \.y)) }
    }
  }

  struct Points: View {
    var body: some View {
      Chart { PointPlot(values, x: .value("x", \.x), y: .value("y", \.y)) }
    }
  }

  struct PointMarks: View {
    var body: some View {
      Chart {
        ForEach(values.indices, id: \.self) { index in
          PointMark(x: .value("x", values[index].x), y: .value("y", values[index].y))
        }
      }
    }
  }

  struct Bars: View {
    var body: some View {
      Chart { BarPlot(values, x: .value("x", \.x), y: .value("y", \.y)) }
    }
  }

  static func main() throws {
    try measure("line", Line())
    try measure("points", Points())
    try measure("point marks", PointMarks())
    try measure("bars", Bars())
  }

  static func measure(_ name: String, _ chart: some View) throws {
    let view = chart.frame(width: 600, height: 300)
    let svg = best { _ = ImageRenderer(content: view).svgString() }
    let png = try best { _ = try ImageRenderer(content: view).pngData() }
    print("{\"chart\": \"\(name)\", \"svg ms\": \(svg), \"png ms\": \(png)}")
  }

  /// Returns the shortest processor time of some runs, in milliseconds.
  static func best(_ body: () throws -> Void) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<rounds {
      let start = clock()
      try body()
      times.append(Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1000)
    }
    return (times.min()! * 10).rounded() / 10
  }
}
