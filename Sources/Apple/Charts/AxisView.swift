import SwiftUI

extension ResolvedAxis {
  /// Returns the values whose labels and ticks are at an edge of the plot.
  func ticks(at edge: ChartEdge) -> [Tick] {
    ticks.filter { tick in
      guard !tick.parts.labels.isEmpty || !tick.parts.ticks.isEmpty else { return false }
      guard !isInside(tick) else { return false }
      switch (edge, tick.position.kind) {
      case (.bottom, .automatic), (.bottom, .bottom), (.top, .top): return true
      case (.bottom, .leading), (.bottom, .trailing): return true
      case (.trailing, .automatic), (.trailing, .trailing), (.leading, .leading): return true
      case (.trailing, .top), (.trailing, .bottom): return true
      default: return false
      }
    }
  }

  /// Whether the labels of a value are inside the plot.
  func isInside(_ tick: Tick) -> Bool {
    tick.preset == .inset || isInset && tick.position == .automatic && tick.preset != .aligned
  }
}

/// The labels and ticks at an edge of the plot.
/// Sizing: as long as the plot; 4 points and the longest label across it.
struct AxisView: View {
  let ticks: [ResolvedAxis.Tick]
  let scale: AxisScale
  let edge: ChartEdge
  @Environment(\.layoutDirection) private var layoutDirection

  private var isVertical: Bool { edge.isBeside }

  var body: some View {
    AxisLabelLayout(edge: edge, scale: scale.unmirrored) {
      ForEach(ticks.indices, id: \.self) { index in
        ForEach(ticks[index].parts.labels.indices, id: \.self) { number in
          label(ticks[index], ticks[index].parts.labels[number])
        }
      }
    }
    .background { tickLines }
  }

  /// The length of the longest tick with a length.
  private var tickLength: CGFloat {
    ticks.flatMap(\.parts.ticks).compactMap(\.length).max() ?? 0
  }

  @ViewBuilder
  private func label(_ tick: ResolvedAxis.Tick, _ label: _AxisParts.Label) -> some View {
    let isCentered = label.isCentered ?? tick.isDiscrete
    let place = AxisLabelPlace(
      start: tick.start, end: tick.end, isCentered: isCentered, isDiscrete: tick.isDiscrete,
      isAligned: tick.preset == .aligned, label: label,
      gap: isVertical ? tickLength : 0)
    Group {
      if !isVertical, tick.isDiscrete, isCentered {
        AxisLabel(label: label).multilineTextAlignment(.center)
      } else {
        // A label without room gets no width, and is then left out.
        ViewThatFits(in: .horizontal) {
          AxisLabel(label: label).fixedSize()
          Color.clear.frame(width: 0, height: 0)
        }
      }
    }
    .layoutValue(key: AxisLabelKey.self, value: place)
  }

  @ViewBuilder
  private var tickLines: some View {
    let drawn = ticks.filter { tick in
      tick.parts.ticks.contains { !isVertical || $0.length != nil }
    }
    if !drawn.isEmpty {
      Canvas { context, size in
        context.translateBy(x: 1, y: 1)
        let size = CGSize(width: size.width - 2, height: size.height - 2)
        for tick in drawn {
          for line in tick.parts.ticks { draw(tick, line, size, in: context) }
        }
      }
      .padding(-1)
      .allowsHitTesting(false)
    }
  }

  private func draw(
    _ tick: ResolvedAxis.Tick, _ line: _AxisParts.Line, _ size: CGSize,
    in context: GraphicsContext
  ) {
    guard !isVertical || line.length != nil,
      let place = AxisPlaces.line(tick, line, scale, size, isVertical: !isVertical)
    else { return }
    let across = isVertical ? size.width : size.height
    let length = line.length ?? across
    var isReversed = edge == .top || edge == .leading
    if isVertical, layoutDirection == .rightToLeft { isReversed.toggle() }
    let (start, end) = isReversed ? (across, across - length) : (0, length)
    let path = Path { path in
      path.move(to: isVertical ? CGPoint(x: start, y: place) : CGPoint(x: place, y: start))
      path.addLine(to: isVertical ? CGPoint(x: end, y: place) : CGPoint(x: place, y: end))
    }
    context.stroke(
      path, with: .style(line.style ?? AxisPlaces.lineStyle),
      style: line.stroke ?? AxisPlaces.stroke(isDashed: !isVertical))
  }
}

/// The text of a value on an axis.
struct AxisLabel: View {
  let label: _AxisParts.Label

  var body: some View {
    switch label.orientation.kind {
    case .automatic, .horizontal: content
    case .vertical: SidewaysLayout { content.fixedSize().rotationEffect(.degrees(90)) }
    case .verticalReversed: SidewaysLayout { content.fixedSize().rotationEffect(.degrees(-90)) }
    }
  }

  private var content: some View {
    label.view.font(.caption2).foregroundStyle(.secondary)
      .lineLimit(label.collision.kind == .truncate ? 1 : nil)
  }
}

/// The place of a label on an axis.
struct AxisLabelPlace {
  var start: Double
  var end: Double
  var isCentered: Bool
  var isDiscrete: Bool
  var isAligned: Bool
  var label: _AxisParts.Label
  /// The length of the ticks between the plot and the label.
  var gap: CGFloat
}

struct AxisLabelKey: LayoutValueKey {
  static var defaultValue: AxisLabelPlace? { nil }
}

/// A layout that places labels at their values (Rules/Charts.md#axis-labels).
struct AxisLabelLayout: Layout {
  let edge: ChartEdge
  let scale: AxisScale

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var size = CGSize.zero
    for subview in subviews {
      guard let place = subview[AxisLabelKey.self] else { continue }
      let label = subview.sizeThatFits(self.proposal(place, proposal.width))
      size.width = max(size.width, label.width + place.label.spacing.width + place.gap)
      size.height = max(size.height, label.height + place.label.spacing.height)
    }
    return edge.isBeside
      ? CGSize(width: size.width, height: proposal.height ?? size.height)
      : CGSize(width: proposal.width ?? size.width, height: size.height)
  }

  /// The proposal to a label: a band's width to that of a category.
  private func proposal(_ place: AxisLabelPlace, _ length: CGFloat?) -> ProposedViewSize {
    guard !edge.isBeside, place.isDiscrete, place.isCentered, let length else {
      return .unspecified
    }
    return ProposedViewSize(width: scale.step(length), height: nil)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var taken: [ClosedRange<CGFloat>] = []
    for subview in subviews {
      guard let place = subview[AxisLabelKey.self] else { continue }
      let length = edge.isBeside ? bounds.height : bounds.width
      let own = self.proposal(place, length)
      let size = subview.sizeThatFits(own)
      var corner = corner(place, size, bounds.size)
      if place.isAligned, !edge.isBeside {
        corner.x = min(max(corner.x, 0), max(bounds.width - size.width, 0))
      }
      let start = edge.isBeside ? corner.y : corner.x
      guard start.isFinite else { continue }
      let extent = start...(start + (edge.isBeside ? size.height : size.width))
      let isVisible = isVisible(place, extent, length, taken)
      if isVisible { taken.append(extent) }
      corner.x += bounds.minX + place.label.offset.width
      corner.y += bounds.minY + place.label.offset.height
      subview.place(
        at: corner,
        proposal: isVisible
          ? own.width == nil ? ProposedViewSize(size) : own : ProposedViewSize(width: 0, height: 0))
    }
  }

  private func isVisible(
    _ place: AxisLabelPlace, _ extent: ClosedRange<CGFloat>, _ length: CGFloat,
    _ taken: [ClosedRange<CGFloat>]
  ) -> Bool {
    let fraction = place.isCentered ? (place.start + place.end) / 2 : place.start
    let position = scale.position(fraction, length, isVertical: edge.isBeside)
    guard position > -0.5, position < length + 0.5 else { return false }
    if place.label.collision.kind == .disabled || place.isDiscrete && place.isCentered {
      return true
    }
    if !edge.isBeside, !place.isCentered, extent.upperBound > length + 0.5 { return false }
    return !taken.contains {
      $0.upperBound > extent.lowerBound + 0.01 && extent.upperBound > $0.lowerBound + 0.01
    }
  }

  /// The top-left corner of a label.
  private func corner(_ place: AxisLabelPlace, _ size: CGSize, _ bounds: CGSize) -> CGPoint {
    let spacing = place.label.spacing
    let fraction = place.isCentered ? (place.start + place.end) / 2 : place.start
    if edge.isBeside {
      let y = scale.position(fraction, bounds.height, isVertical: true)
      let anchor = place.label.anchor?.y ?? 0.5
      let x =
        edge == .leading
        ? bounds.width - place.gap - spacing.width - size.width : place.gap + spacing.width
      return CGPoint(x: x, y: y - anchor * size.height)
    }
    var x = scale.position(fraction, bounds.width, isVertical: false)
    let anchor = place.label.anchor?.x ?? (place.isCentered ? 0.5 : 0)
    x += anchor == 0 ? spacing.width : anchor == 1 ? -spacing.width : 0
    x -= anchor * size.width
    return CGPoint(
      x: x, y: edge == .top ? bounds.height - spacing.height - size.height : spacing.height)
  }
}
