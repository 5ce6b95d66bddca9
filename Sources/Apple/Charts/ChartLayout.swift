import SwiftUI

/// An edge of the plot.
enum ChartEdge: Hashable {
  case top, bottom, leading, trailing, overlay

  init(_ position: AnnotationPosition) {
    switch position.kind {
    case .automatic, .bottom, .bottomLeading, .bottomTrailing: self = .bottom
    case .top, .topLeading, .topTrailing: self = .top
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .overlay: self = .overlay
    }
  }
}

/// A part of a chart.
enum ChartPart {
  case plot
  case axis(ChartEdge)
  case title(ChartEdge, Alignment, CGFloat?)
  case legend(ChartEdge, Alignment?, CGFloat?)
}

struct ChartPartKey: LayoutValueKey {
  static var defaultValue: ChartPart { .plot }
}

/// The layout of a chart: the plot gets what axes, titles and legend leave
/// (Rules/Charts.md#parts).
struct ChartLayout: Layout {
  /// The distance between the legend and the axis, in points.
  static let legendSpacing: CGFloat = 8
  /// The distance between a title and the axis, in points (estimated).
  static let titleSpacing: CGFloat = 4
  /// The size without a proposal (estimated).
  static let ideal = CGSize(width: 200, height: 200)

  /// The frames of the parts, in the order of the subviews.
  fileprivate struct Arrangement {
    var size: CGSize
    var frames: [CGRect]
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrange(subviews, proposal).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let frames = arrange(subviews, ProposedViewSize(bounds.size)).frames
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  // The texts of a chart are parts of a picture: neither a baseline nor a list's separator begins
  // at them (Rules/Charts.md#guides).

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? { nil }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? { nil }

  /// The space that a part takes beside the plot.
  fileprivate struct Strip {
    var index: Int
    var edge: ChartEdge
    var size: CGSize
    var spacing: CGFloat
    /// The alignment; `nil` for an axis, which is as long as the plot.
    var alignment: Alignment?
    var isLegend: Bool
  }

  private func arrange(_ subviews: Subviews, _ proposal: ProposedViewSize) -> Arrangement {
    let whole = proposal.replacingUnspecifiedDimensions(by: Self.ideal)
    guard whole.width.isFinite, whole.height.isFinite else {
      return Arrangement(
        size: whole, frames: Array(repeating: CGRect.zero, count: subviews.count))
    }
    var strips = strips(subviews)
    // The widths first, because the labels of the x axis may wrap in what they leave.
    for number in strips.indices where strips[number].isBeside {
      let subview = subviews[strips[number].index]
      strips[number].size = subview.sizeThatFits(.unspecified)
      if strips[number].size.height > max(whole.height, 0) {
        strips[number].size = subview.sizeThatFits(
          ProposedViewSize(width: nil, height: max(whole.height, 0)))
      }
    }
    limit(&strips, subviews, to: max(whole.width, 0), isBeside: true) {
      ProposedViewSize(width: $1, height: max(whole.height, 0))
    }
    func space(_ edge: ChartEdge) -> CGFloat {
      strips.filter { $0.edge == edge }.reduce(0) {
        $0 + $1.spacing + (edge.isBeside ? $1.size.width : $1.size.height)
      }
    }
    let sides = space(.leading) + space(.trailing)
    let width = max((whole.width - sides).rounded(), 0)
    func across(_ strip: Strip) -> CGFloat { strip.isLegend ? whole.width : width }
    for number in strips.indices where !strips[number].isBeside {
      strips[number].size = subviews[strips[number].index].sizeThatFits(
        ProposedViewSize(width: across(strips[number]), height: nil))
    }
    limit(&strips, subviews, to: max(whole.height, 0), isBeside: false) {
      ProposedViewSize(width: across($0), height: $1)
    }
    let ends = space(.top) + space(.bottom)
    // Texts are as high as whole pixels, so the rest is a little too small.
    let height = max((whole.height - ends).rounded(.up), 0)
    var frames = Array(repeating: CGRect.zero, count: subviews.count)
    var plot = CGRect(x: space(.leading), y: space(.top), width: width, height: height)
    for (index, subview) in subviews.enumerated() {
      if case .plot = subview[ChartPartKey.self] {
        let size = subview.sizeThatFits(ProposedViewSize(plot.size))
        if size.width.isFinite, size.height.isFinite { plot.size = size }
        frames[index] = plot
      }
    }
    place(strips, around: plot, whole.width, &frames)
    // The chart is as large as proposed, unless the plot has a size of its own.
    let size = CGSize(
      width: plot.width == width ? whole.width : plot.width + sides,
      height: plot.height == height ? whole.height : plot.height + ends)
    return Arrangement(size: size, frames: frames)
  }

  /// Limits the parts on one axis to the chart. If they need more, the shorter ones get what they
  /// need, and the others and the plot equal shares of the rest.
  private func limit(
    _ strips: inout [Strip], _ subviews: Subviews, to space: CGFloat, isBeside: Bool,
    _ proposal: (Strip, CGFloat) -> ProposedViewSize
  ) {
    func length(_ strip: Strip) -> CGFloat { isBeside ? strip.size.width : strip.size.height }
    let numbers = strips.indices.filter {
      strips[$0].isBeside == isBeside && strips[$0].edge != .overlay
    }
    var free = numbers.reduce(space) { $0 - strips[$1].spacing }
    guard numbers.reduce(0, { $0 + length(strips[$1]) }) > free else { return }
    var left = numbers.count + 1
    for number in numbers.sorted(by: { length(strips[$0]) < length(strips[$1]) }) {
      let share = max(free / CGFloat(left), 0)
      if length(strips[number]) > share {
        let proposal = proposal(strips[number], share)
        let size = subviews[strips[number].index].sizeThatFits(proposal)
        strips[number].size =
          isBeside
          ? CGSize(width: min(size.width, share), height: size.height)
          : CGSize(width: size.width, height: min(size.height, share))
      }
      free -= length(strips[number])
      left -= 1
    }
  }

  private func strips(_ subviews: Subviews) -> [Strip] {
    var axes: [Strip] = []
    var titles: [Strip] = []
    var legends: [Strip] = []
    for (index, subview) in subviews.enumerated() {
      switch subview[ChartPartKey.self] {
      case .plot: break
      case .axis(let edge):
        axes.append(Strip(index: index, edge: edge, size: .zero, spacing: 0, isLegend: false))
      case .title(let edge, let alignment, let spacing):
        titles.append(
          Strip(
            index: index, edge: edge, size: .zero, spacing: spacing ?? Self.titleSpacing,
            alignment: alignment, isLegend: false))
      case .legend(let edge, let alignment, let spacing):
        legends.append(
          Strip(
            index: index, edge: edge, size: .zero, spacing: spacing ?? Self.legendSpacing,
            alignment: alignment ?? (edge.isBeside ? .top : .leading), isLegend: true))
      }
    }
    return axes + titles + legends
  }

  /// Places the strips from the plot outwards.
  private func place(
    _ strips: [Strip], around plot: CGRect, _ width: CGFloat, _ frames: inout [CGRect]
  ) {
    var outer = plot
    for strip in strips {
      var frame = CGRect(origin: .zero, size: strip.size)
      // Legends above and below the plot are aligned with the whole chart.
      let line = strip.isLegend ? 0...max(width, 0) : plot.minX...plot.maxX
      if strip.edge.isBeside {
        frame.origin.y = plot.minY
        if let alignment = strip.alignment {
          // What is higher than the plot begins at the top of the chart at the earliest.
          frame.origin.y = max(plot.minY + (plot.height - frame.height) * alignment.fraction.y, 0)
        } else {
          frame.size.height = plot.height
        }
      } else if let alignment = strip.alignment {
        frame.size.width = min(frame.width, line.upperBound - line.lowerBound)
        frame.origin.x =
          line.lowerBound
          + (line.upperBound - line.lowerBound - frame.width) * alignment.fraction.x
      } else {
        frame.origin.x = plot.minX
        frame.size.width = plot.width
      }
      // A part beside the plot may be higher than it, which moves none above or below it.
      switch strip.edge {
      case .top:
        frame.origin.y = outer.minY - strip.spacing - frame.height
        outer = CGRect(
          x: outer.minX, y: frame.minY, width: outer.width, height: outer.maxY - frame.minY)
      case .bottom:
        frame.origin.y = outer.maxY + strip.spacing
        outer.size.height = frame.maxY - outer.minY
      case .leading:
        frame.origin.x = outer.minX - strip.spacing - frame.width
        outer = CGRect(
          x: frame.minX, y: outer.minY, width: outer.maxX - frame.minX, height: outer.height)
      case .trailing:
        frame.origin.x = outer.maxX + strip.spacing
        outer.size.width = frame.maxX - outer.minX
      case .overlay:
        frame.origin = CGPoint(
          x: plot.midX - frame.width / 2, y: plot.midY - frame.height / 2)
      }
      frames[strip.index] = frame
    }
  }
}

extension ChartLayout.Strip {
  var isBeside: Bool { edge.isBeside }
}

extension ChartEdge {
  /// Whether the edge is on the left or right.
  var isBeside: Bool { self == .leading || self == .trailing }
}

extension Alignment {
  /// The part of the free space before an aligned view.
  var fraction: UnitPoint {
    let x: CGFloat = horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5
    let y: CGFloat = vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
    return UnitPoint(x: x, y: y)
  }
}
