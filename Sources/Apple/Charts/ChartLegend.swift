import SwiftUI

/// The legend of a chart (Rules/Charts.md#legend).
struct ChartLegend: View {
  private let content: AnyView
  /// The largest number of items; more have no room.
  private static let most = 1_000

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
    let items = values.values.prefix(Self.most).map { LegendItem(datum: $0, chart: chart) }
    content = AnyView(
      LegendLayout(isVertical: isVertical) {
        ForEach(items.indices, id: \.self) { index in
          LabelWithRoom(axis: .vertical) { items[index] }
        }
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

/// A label that isn't drawn in less room than it needs along an axis.
struct LabelWithRoom<Label: View>: View {
  let axis: Axis.Set
  @ViewBuilder let label: Label

  var body: some View {
    ViewThatFits(in: axis) {
      label
      Color.clear.frame(width: 0, height: 0)
    }
  }
}

/// A layout of the items of a legend: in lines, or one below the other. Those without room are left
/// out.
struct LegendLayout: Layout {
  let isVertical: Bool
  /// The distance between two items, in points.
  static let spacing: CGFloat = 8
  /// The distance between two lines, in points (estimated).
  static let lineSpacing: CGFloat = 4

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = frames(subviews, proposal.width).reduce(into: CGSize.zero) { size, frame in
      size.width = max(size.width, frame.maxX)
      size.height = max(size.height, frame.maxY)
    }
    return CGSize(width: size.width, height: min(size.height, proposal.height ?? .infinity))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, frames(subviews, bounds.width)) {
      let isVisible = frame.maxY <= bounds.height + 0.01
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: isVisible ? ProposedViewSize(frame.size) : .zero)
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
/// Sizing: h-hug (120 and the widest label), v-hug (18 and the labels).
private struct ColorBar: View {
  let range: ClosedRange<Double>
  let step: Double
  let gradient: Gradient
  @Environment(\.locale) private var locale

  var body: some View {
    let values = NiceNumbers.values(step, in: range)
    let digits = NumberLabels.digits(for: step)
    ColorBarLayout(positions: values.map(position)) {
      VStack(alignment: .leading, spacing: 0) {
        LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
          .frame(width: ColorBarLayout.width, height: 12)
        ZStack(alignment: .topLeading) {
          Color.clear
          ForEach(values.indices, id: \.self) { index in
            Color(uiColor: .tertiaryLabel).frame(width: 0.5, height: 4)
              .offset(x: position(values[index]))
          }
        }
        .frame(width: ColorBarLayout.width, height: 4)
      }
      ForEach(values.indices, id: \.self) { index in
        LabelWithRoom(axis: .horizontal) {
          Text(verbatim: NumberLabels.text(values[index], digits: digits, locale: locale))
            .fixedSize()
        }
      }
    }
    .environment(\.layoutDirection, .leftToRight)
  }

  private func position(_ value: Double) -> CGFloat {
    let length = range.upperBound - range.lowerBound
    return length > 0 ? CGFloat((value - range.lowerBound) / length) * 119.5 : 0
  }
}

/// A layout of a color bar and the labels under it, of which those without room are left out.
private struct ColorBarLayout: Layout {
  /// The width of the bar, in points.
  static let width: CGFloat = 120
  /// The distance from the top of the bar to the labels, in points.
  private static let labelTop: CGFloat = 18

  /// The positions of the labels on the bar, in points.
  let positions: [CGFloat]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let labels = labels(subviews)
    return CGSize(
      width: Self.width + 2 * inset(labels),
      height: (Self.labelTop + (labels.map(\.height).max() ?? 0)).rounded(.up))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let labels = labels(subviews)
    let start = bounds.minX + inset(labels)
    subviews.first?.place(at: CGPoint(x: start, y: bounds.minY), proposal: .unspecified)
    var end = -CGFloat.infinity
    for (index, size) in labels.enumerated() {
      let x = start + positions[index] - size.width / 2
      let isVisible = x >= end
      subviews[index + 1].place(
        at: CGPoint(x: x, y: bounds.minY + Self.labelTop),
        proposal: isVisible ? ProposedViewSize(size) : .zero)
      if isVisible { end = x + size.width }
    }
  }

  private func labels(_ subviews: Subviews) -> [CGSize] {
    subviews.dropFirst().map { $0.sizeThatFits(.unspecified) }
  }

  /// The part of the first label beside the bar.
  private func inset(_ labels: [CGSize]) -> CGFloat { (labels.map(\.width).max() ?? 0) / 2 }
}
