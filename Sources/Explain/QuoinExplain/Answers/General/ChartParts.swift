import Foundation
import QuoinGeometry

/// The parts of charts in a report: the plot, the axes, their titles and the legend.
enum ChartParts {
  static let names: Set = ["plot", "x axis", "y axis", "legend", "x axis title", "y axis title"]

  /// The node of the chart whose part a node is.
  static func chart(of node: Int, in scene: AnswerScene) -> Int? {
    guard names.contains(scene.node(node).name), let parent = scene.node(node).parent,
      scene.node(parent).callName == "ChartLayout"
    else { return nil }
    return parent
  }

  /// The parts that a word means, such as “plot” or “y axis”.
  static func named(_ word: String, in scene: AnswerScene) -> [Int] {
    let name = word.lowercased()
    guard names.contains(name) else { return [] }
    return scene.report.nodes.indices.filter {
      scene.node($0).name == name && chart(of: $0, in: scene) != nil
    }
  }
}

extension LengthChain {
  /// The sentence about the length of a part of a chart; `nil` for other nodes.
  func chartReason(_ node: Int, subject: String) -> AnswerReason? {
    guard let chart = ChartParts.chart(of: node, in: scene) else { return nil }
    let name = scene.node(node).name
    let parts = phrases.children(chart)
    if name == "plot" { return plotReason(node, chart, parts, subject) }
    let isAlongPlot = name == (axis == .horizontal ? "x axis" : "y axis")
    if isAlongPlot {
      return AnswerReason(["\(subject) is as \(phrases.wide(axis)) as the plot"], node: node)
    }
    let inner = decisive(node)
    return inner == node ? nil : reason(inner, subject: subject, depth: 0)
  }

  private func plotReason(_ plot: Int, _ chart: Int, _ parts: [Int], _ subject: String)
    -> AnswerReason
  {
    func extent(_ node: Int) -> ClosedRange<CGFloat> {
      let frame = scene.node(node).frame
      return axis == .horizontal
        ? frame.minX...max(frame.minX, frame.maxX) : frame.minY...max(frame.minY, frame.maxY)
    }
    let own = extent(plot)
    let beside = parts.filter { part in
      let other = extent(part)
      return part != plot
        && (other.lowerBound > own.upperBound - 0.5 || other.upperBound < own.lowerBound + 0.5)
    }
    let whole = phrases.length(chart, axis)
    var rest = whole - phrases.length(plot, axis)
    var takers = beside.map { part in
      let length = phrases.length(part, axis)
      rest -= length
      return "the \(scene.node(part).name) takes \(phrases.text(length))"
    }
    if rest > 0.5 { takers.append("distances take \(phrases.text(rest))") }
    guard !takers.isEmpty else {
      return AnswerReason(
        ["\(subject) takes the whole \(phrases.width(axis)) of the chart"] + offers(chart),
        node: chart)
    }
    return AnswerReason(
      [
        "\(subject) gets what is left of the chart's \(phrases.text(whole)): \(AnswerPhrases.list(takers))"
      ] + offers(chart), node: chart)
  }
}
