import Foundation
import QuoinGeometry

extension SizingReport {
  /// The response curves as a small SVG: width on the left, height on the right.
  ///
  /// The x axis is the proposal, the y axis the length; they are equal along the dashed line. Blue
  /// is the view, or the view around a hugging child, orange the view around an expanding child.
  /// Dots are kinks; discontinuities are dotted lines.
  public func svgChart() -> String {
    let side: CGFloat = 120
    let panels =
      [("width", horizontal, aroundExpanding?.horizontal, behavior.horizontal)]
      + [("height", vertical, aroundExpanding?.vertical, behavior.vertical)]
    var parts: [String] = []
    for (index, (name, curve, other, word)) in panels.enumerated() {
      let panel = ChartPanel(curves: [curve] + [other].compactMap { $0 }, side: side)
      let x = 24 + CGFloat(index) * (side + 44)
      parts.append("<g transform=\"translate(\(ChartPanel.text(x)) 22)\">")
      parts += panel.elements(title: "\(name): \(word.rawValue)")
      parts.append("</g>")
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 164" width="320" height="164" font-family="system-ui, sans-serif" font-size="10">
      <rect width="320" height="164" rx="6" fill="#ffffff"/>
      \(parts.joined(separator: "\n"))
      </svg>

      """
  }
}

/// The curves of one axis in a square.
private struct ChartPanel {
  let curves: [AxisSizing]
  let side: CGFloat
  /// The longest proposal and the greatest length that the panel shows.
  private let reach: CGFloat

  init(curves: [AxisSizing], side: CGFloat) {
    (self.curves, self.side) = (curves, side)
    let inner = curves.flatMap { curve in
      curve.curve.filter { $0.kind != .end }.map(\.proposal)
        + [curve.minimum, curve.ideal].filter(\.isFinite)
    }
    let wanted = 1.4 * (inner.filter { $0 < 700 }.max() ?? 0)
    reach = [50, 100, 150, 200, 300, 400, 600].first { $0 >= wanted } ?? 1000
  }

  func elements(title: String) -> [String] {
    var lines = [
      "<text x=\"0\" y=\"-8\" fill=\"#333333\">\(title)</text>",
      "<rect width=\"\(Self.text(side))\" height=\"\(Self.text(side))\" fill=\"#f4f5f7\"/>",
      "<path d=\"M0 \(Self.text(side))L\(Self.text(side)) 0\" stroke=\"#b5bac2\" stroke-dasharray=\"3 3\"/>",
      "<text x=\"\(Self.text(side))\" y=\"\(Self.text(side + 13))\" text-anchor=\"end\" fill=\"#777777\">\(Self.text(reach))</text>",
    ]
    // The hugging curve is drawn above the expanding one where both coincide.
    for (curve, color) in zip(curves, ["#1668dc", "#e8710a"]).reversed() {
      lines += self.lines(of: curve, color: color)
    }
    return lines
  }

  private func lines(of curve: AxisSizing, color: String) -> [String] {
    var (solid, dotted) = ("", "")
    var dots: [String] = []
    for (from, to) in zip(curve.curve, curve.curve.dropFirst()) where from.proposal < reach {
      if from.proposal == to.proposal {
        dotted += "M\(place(from.proposal, from.length))L\(place(to.proposal, to.length))"
        continue
      }
      let end = min(to.proposal, reach)
      // Equal steps are drawn as the line that they follow.
      let length =
        end < to.proposal
        ? from.length + (to.length - from.length) * (end - from.proposal)
          / (to.proposal - from.proposal)
        : to.length
      solid += "M\(place(from.proposal, from.length))L\(place(end, length))"
      if to.kind == .kink, to.proposal < reach {
        let (x, y) = point(to.proposal, to.length)
        dots.append(
          "<circle cx=\"\(Self.text(x))\" cy=\"\(Self.text(y))\" r=\"2.5\" fill=\"\(color)\"/>")
      }
    }
    let stroke = "fill=\"none\" stroke=\"\(color)\" stroke-width=\"2\""
    return ["<path d=\"\(solid)\" \(stroke) stroke-linecap=\"round\"/>"]
      + (dotted.isEmpty ? [] : ["<path d=\"\(dotted)\" \(stroke) stroke-dasharray=\"1 2\"/>"])
      + dots
  }

  private func point(_ proposal: CGFloat, _ length: CGFloat) -> (x: CGFloat, y: CGFloat) {
    (side * proposal / reach, side * (1 - min(max(length / reach, 0), 1)))
  }

  private func place(_ proposal: CGFloat, _ length: CGFloat) -> String {
    let (x, y) = point(proposal, length)
    return "\(Self.text(x)) \(Self.text(y))"
  }

  /// Formats a number with at most one decimal place.
  static func text(_ number: CGFloat) -> String {
    let tenths = Int((number * 10).rounded())
    let (whole, rest) = (abs(tenths) / 10, abs(tenths) % 10)
    return (tenths < 0 ? "-" : "") + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
  }
}
