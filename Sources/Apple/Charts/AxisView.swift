import SwiftUI

extension ResolvedAxis {
  /// The number of values up to which each may have a label; a plot has about as many points.
  private static let many = 1_000

  /// Returns the values whose labels and ticks are at an edge of the plot. Of many values, they are
  /// those in the visible part of the scale, and of these an even choice
  /// (Rules/Charts.md#axis-labels).
  func ticks(at edge: ChartEdge, _ scale: AxisScale) -> [Tick] {
    Self.few(ticks.filter { isAt(edge, $0) }, scale)
  }

  /// Returns the values whose labels are inside the plot.
  func insideTicks(_ scale: AxisScale) -> [Tick] { Self.few(ticks.filter(isInside), scale) }

  private static func few(_ ticks: [Tick], _ scale: AxisScale) -> [Tick] {
    guard ticks.count > many else { return ticks }
    let window = scale.window
    let visible = ticks.filter {
      max($0.start, $0.end) >= window.start && min($0.start, $0.end) <= window.start + window.length
    }
    let step = (visible.count - 1) / many + 1
    return stride(from: 0, to: visible.count, by: step).map { visible[$0] }
  }

  private func isAt(_ edge: ChartEdge, _ tick: Tick) -> Bool {
    guard !tick.parts.labels.isEmpty || !tick.parts.ticks.isEmpty, !isInside(tick) else {
      return false
    }
    return switch (edge, tick.position.kind) {
    case (.bottom, .automatic), (.bottom, .bottom), (.top, .top): true
    case (.bottom, .leading), (.bottom, .trailing): true
    case (.trailing, .automatic), (.trailing, .trailing), (.leading, .leading): true
    case (.trailing, .top), (.trailing, .bottom): true
    default: false
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
        LabelWithRoom(axis: .horizontal) { AxisLabel(label: label).fixedSize() }
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
      ? CGSize(
        width: min(size.width, proposal.width ?? .infinity),
        height: proposal.height ?? size.height)
      : CGSize(
        width: proposal.width ?? size.width,
        height: min(size.height, proposal.height ?? .infinity))
  }

  /// The proposal to a label: a band's width to that of a category.
  private func proposal(_ place: AxisLabelPlace, _ length: CGFloat?, _ depth: CGFloat? = nil)
    -> ProposedViewSize
  {
    guard !edge.isBeside, place.isDiscrete, place.isCentered, let length else {
      return .unspecified
    }
    return ProposedViewSize(
      width: scale.step(length),
      height: depth.map { max($0 - place.label.spacing.height, 0) + Self.tolerance })
  }

  /// The error of sums and differences of lengths, in points.
  private static let tolerance: CGFloat = 0.01

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var taken: [ClosedRange<CGFloat>] = []
    for subview in subviews {
      guard let place = subview[AxisLabelKey.self] else { continue }
      let length = edge.isBeside ? bounds.height : bounds.width
      let depth = edge.isBeside ? bounds.width : bounds.height
      let own = self.proposal(place, length, depth)
      let size = subview.sizeThatFits(own)
      var corner = corner(place, size, bounds.size)
      if place.isAligned, !edge.isBeside {
        corner.x = min(max(corner.x, 0), max(bounds.width - size.width, 0))
      }
      let start = edge.isBeside ? corner.y : corner.x
      let end = start + (edge.isBeside ? size.height : size.width)
      guard start.isFinite, end >= start, corner.x.isFinite, corner.y.isFinite else {
        subview.place(at: bounds.origin, proposal: .zero)
        continue
      }
      let extent = start...end
      // A label wider than the room beside the plot is left out, too.
      let across = edge.isBeside ? place.gap + place.label.spacing.width + size.width : 0
      let isVisible =
        across <= depth + Self.tolerance && isVisible(place, extent, length, taken)
      if isVisible, extent.upperBound > extent.lowerBound { taken.append(extent) }
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
    if !edge.isBeside {
      if extent.upperBound > length + 0.5 { return false }
      if place.isCentered, extent.lowerBound < -0.5 { return false }
    }
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
