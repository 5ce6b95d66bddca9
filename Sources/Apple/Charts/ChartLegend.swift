import SwiftUI

/// The legend of a chart (Rules/Charts.md#legend).
struct ChartLegend: View {
  private let content: AnyView

  /// Creates the legend of a chart, or `nil` if it has none.
  @MainActor
  init?(_ chart: ResolvedChart) {
    let settings = chart.settings.legend
    guard settings.visibility != .hidden else { return nil }
    if let content = settings.content {
      self.content = content
      return
    }
    let scales = chart.scales
    let isVertical = ChartEdge(settings.position).isBeside
    if let range = scales.colorRange {
      content = AnyView(ColorBar(range: range, step: scales.colorStep, gradient: scales.gradient))
      return
    }
    var values = VisualScales.ValueList()
    let lists = [scales.foreground, scales.symbols, scales.lines]
    for list in lists { for datum in list.values { values.add(datum) } }
    guard !values.values.isEmpty else { return nil }
    let items = values.values.map { LegendItem(datum: $0, chart: chart) }
    content = AnyView(
      LegendLayout(isVertical: isVertical) {
        ForEach(items.indices, id: \.self) { items[$0] }
      })
  }

  var body: some View { content.font(.caption2).foregroundStyle(.secondary) }
}

/// A swatch with the name of a value.
private struct LegendItem: View {
  let datum: _Datum
  let chart: ResolvedChart

  var body: some View {
    HStack(spacing: 5) {
      swatch
      Text(LocalizedStringKey(datum.name)).lineLimit(1)
    }
  }

  private var style: AnyShapeStyle {
    let scales = chart.scales
    guard scales.foreground.indices[datum] != nil else { return AnyShapeStyle(Color.blue) }
    return scales.style(scales.styleIndex(datum))
  }

  @ViewBuilder
  private var swatch: some View {
    if chart.scales.lines.indices[datum] != nil {
      Path { path in
        path.move(to: CGPoint(x: 0, y: 4))
        path.addLine(to: CGPoint(x: 16, y: 4))
      }
      .stroke(style, style: chart.scales.line(datum))
      .frame(width: 16, height: 8)
    } else if chart.scales.symbols.indices[datum] != nil {
      chart.scales.symbol(datum).fill(style).frame(width: 8, height: 8)
    } else {
      Circle().fill(style).frame(width: 8, height: 8)
    }
  }
}

/// A layout of the items of a legend: in lines, or one below the other.
struct LegendLayout: Layout {
  let isVertical: Bool
  /// The distance between two items, in points.
  static let spacing: CGFloat = 8
  /// The distance between two lines, in points (estimated).
  static let lineSpacing: CGFloat = 4

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    frames(subviews, proposal.width).reduce(into: CGSize.zero) { size, frame in
      size.width = max(size.width, frame.maxX)
      size.height = max(size.height, frame.maxY)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, frames(subviews, bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(_ subviews: Subviews, _ width: CGFloat?) -> [CGRect] {
    var point = CGPoint.zero
    var height: CGFloat = 0
    return subviews.map { subview in
      let ideal = subview.sizeThatFits(.unspecified)
      let size = CGSize(width: min(ideal.width, width ?? .infinity), height: ideal.height)
      if point.x > 0, isVertical || point.x + size.width > (width ?? .infinity) + 0.01 {
        point = CGPoint(x: 0, y: point.y + height + Self.lineSpacing)
        height = 0
      }
      let frame = CGRect(origin: point, size: size)
      point.x += size.width + Self.spacing
      height = max(height, size.height)
      return frame
    }
  }
}

/// The legend of numbers: a gradient with labels.
/// Sizing: h-hug (120), v-hug (32).
private struct ColorBar: View {
  let range: ClosedRange<Double>
  let step: Double
  let gradient: Gradient
  @Environment(\.locale) private var locale

  var body: some View {
    let values = NiceNumbers.values(step, in: range)
    let digits = NumberLabels.digits(for: step)
    VStack(alignment: .leading, spacing: 0) {
      LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
        .frame(width: 120, height: 12)
      ZStack(alignment: .topLeading) {
        Color.clear
        ForEach(values.indices, id: \.self) { index in
          let x = position(values[index])
          Color(uiColor: .tertiaryLabel).frame(width: 0.5, height: 4).offset(x: x)
          Text(verbatim: NumberLabels.text(values[index], digits: digits, locale: locale))
            .fixedSize()
            .frame(width: 0)
            .offset(x: x, y: 6)
        }
      }
      .frame(width: 120, height: 20)
    }
    .environment(\.layoutDirection, .leftToRight)
  }

  private func position(_ value: Double) -> CGFloat {
    let length = range.upperBound - range.lowerBound
    return length > 0 ? CGFloat((value - range.lowerBound) / length) * 119.5 : 0
  }
}
