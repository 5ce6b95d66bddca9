import Charts
import Foundation
import Quoin
import SwiftUI

/// Draws charts of 100,000 values, and a dashboard of 1,000 small charts, and prints the processor time of each, and the
/// largest memory of the process so far, as JSON.
///
/// `ChartBench line png` draws one chart as PNG once, for callgrind; without a format, it only makes the view.
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

  /// 1,000 charts of twelve values.
  struct Dashboard: View {
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<40, id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(0..<25, id: \.self) { column in
              Chart(0..<12, id: \.self) { month in
                BarMark(
                  x: .value("Month", month), y: .value("Sales", (row * 25 + column) * month % 17))
              }
            }
          }
        }
      }
    }
  }

  static func main() throws {
    try measure("line", Line())
    try measure("points", Points())
    try measure("point marks", PointMarks())
    try measure("bars", Bars())
    try measure("dashboard", Dashboard(), width: 2500, height: 2000)
  }

  static func measure(
    _ name: String, _ chart: some View, width: CGFloat = 600, height: CGFloat = 300
  ) throws {
    let view = chart.frame(width: width, height: height)
    let arguments = CommandLine.arguments.dropFirst()
    if let only = arguments.first {
      guard only == name else { return }
      if arguments.last == "svg" { _ = ImageRenderer(content: view).svgString() }
      if arguments.last == "png" { _ = try ImageRenderer(content: view).pngData() }
      return
    }
    let svg = best { _ = ImageRenderer(content: view).svgString() }
    let png = try best { _ = try ImageRenderer(content: view).pngData() }
    print(
      "{\"chart\": \"\(name)\", \"svg ms\": \(svg), \"png ms\": \(png), \"MiB\": \(peakMemory)}")
  }

  /// The largest memory of the process so far, in MiB.
  static var peakMemory: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss / 1024
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
