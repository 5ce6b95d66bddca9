import Quoin
import SwiftUI
import Testing

@testable import Charts

/// The texts of a chart, with their frames.
@MainActor
private func texts(_ chart: some View, _ size: DynamicTypeSize, _ width: CGFloat, _ height: CGFloat)
  -> [(text: String, frame: CGRect)]
{
  report(width, height, chart.environment(\.dynamicTypeSize, size)).nodes.compactMap { node in
    node.name.hasPrefix("Text") && node.frame.width > 0 ? (node.name, node.frame) : nil
  }
}

private let sizes: [DynamicTypeSize] = [.xSmall, .large, .accessibility3, .accessibility5]

/// Labels at all text sizes (Rules/Charts.md#axis-labels).
@MainActor
struct ChartRoomTests {
  @Test(arguments: sizes)
  func labelsInsideThePlotAreAboveTheirLines(_ size: DynamicTypeSize) throws {
    let chart = Chart { BarMark(x: .value("x", "a"), y: .value("y", 2)) }
      .chartXAxis(.hidden)
      .chartYAxis { AxisMarks(preset: .inset, values: [0, 1]) }
    let all = texts(chart, size, 300, 300)
    #expect(all.count == 2)
    for (text, line) in zip(all, [300.0, 150]) {
      #expect(abs(text.frame.maxY - (line - 2)) < 0.4, "\(text)")
    }
  }

  @Test(arguments: sizes)
  func theTopLabelInsideThePlotIsInTheChart(_ size: DynamicTypeSize) throws {
    let chart = Chart { BarMark(x: .value("x", "a"), y: .value("y", 2)) }
      .chartXAxis(.hidden).chartYAxis { AxisMarks(preset: .inset, values: [2]) }
    let top = try #require(texts(chart, size, 300, 300).first)
    #expect(abs(top.frame.minY) < 0.4)
  }

  @Test func labelsInsideThePlotDontOverlap() {
    let chart = Chart { BarMark(x: .value("x", "a"), y: .value("y", 2)) }
      .chartXAxis(.hidden)
      .chartYAxis { AxisMarks(preset: .inset, values: [0, 1, 1.8, 2]) }
    #expect(texts(chart, .large, 300, 300).count == 4)
    #expect(texts(chart, .accessibility3, 300, 300).count == 3)
    let categories = Chart(0..<50, id: \.self) {
      BarMark(x: .value("x", 2), y: .value("y", "c\($0)"))
    }
    .chartXAxis(.hidden)
    let labels = texts(categories, .large, 300, 200).map(\.frame)
    #expect(labels.count > 5 && labels.count < 20)
    for (label, next) in zip(labels, labels.dropFirst()) {
      #expect(label.maxY <= next.minY + 0.5)
    }
  }

  @Test(arguments: sizes)
  func centeredLabelsStayInTheChart(_ size: DynamicTypeSize) {
    let chart = Chart(0..<6, id: \.self) {
      BarMark(x: .value("x", $0..<($0 + 1)), y: .value("y", 1))
    }
    .chartXAxis {
      AxisMarks(values: Array(0..<6)) { _ in
        AxisValueLabel(centered: true) { Text("A long label") }
      }
    }
    for (text, frame) in texts(chart, size, 300, 200) where text.contains("long") {
      #expect(frame.minX >= -0.5 && frame.maxX <= 300.5, "\(text)")
    }
  }

  @Test(arguments: sizes)
  func theColorBarHasRoomForItsLabels(_ size: DynamicTypeSize) throws {
    let chart = Chart([0.0, 40, 100], id: \.self) { value in
      PointMark(x: .value("x", value), y: .value("y", 1))
        .foregroundStyle(by: .value("v", value))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    let labels = texts(chart, size, 300, 300)
    #expect(labels.count >= 2 && labels[0].frame.minX >= -0.5)
    for (label, next) in zip(labels, labels.dropFirst()) {
      #expect(label.frame.maxX <= next.frame.minX + 0.5)
    }
    for label in labels { #expect(label.frame.maxY <= 300.5 && label.frame.minY > 200) }
    if size == .large {
      // 12 for the bar, 20 for the labels and 8 for the distance, as measured.
      let plot = try #require(report(300, 300, chart).frames("plot").first)
      #expect(plot.height == 260)
    }
  }

  @Test(arguments: ["w", "words and "])
  func longTextsStayInTheChart(_ part: String) {
    let long = String(repeating: part, count: 2_000)
    let chart = Chart(["a", "b"], id: \.self) { name in
      BarMark(x: .value("x", name + long), y: .value("y", 2))
        .foregroundStyle(by: .value("k", name + long))
    }
    .chartXAxisLabel(long).chartYAxisLabel(long, position: .leading)
    let parts = report(300, 200, chart).nodes.filter { node in
      ["x axis", "y axis", "legend", "plot"].contains { node.name.hasPrefix($0) }
    }
    #expect(parts.count >= 4)
    for node in parts {
      #expect(
        node.frame.minX >= -0.5 && node.frame.maxX <= 300.5 && node.frame.minY >= -0.5
          && node.frame.maxY <= 200.5, "\(node.name)")
    }
  }

  @Test func labelsWiderThanTheChartAreLeftOut() {
    let chart = Chart(["a", String(repeating: "w", count: 2_000)], id: \.self) {
      BarMark(x: .value("x", 2), y: .value("y", $0))
    }
    .chartXAxis(.hidden).chartYAxis { AxisMarks(position: .leading) }
    #expect(texts(chart, .large, 300, 200).count == 1)
  }

  @Test func legendsKeepTheItemsThatHaveRoom() {
    let chart = Chart(0..<200, id: \.self) {
      PointMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("k", "n\($0)"))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    let all = texts(chart, .large, 300, 200)
    #expect(all.count > 20 && all.count < 200)
    for text in all { #expect(text.frame.maxY <= 200.5) }
  }
}
