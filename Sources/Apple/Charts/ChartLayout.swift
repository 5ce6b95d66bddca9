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
    var free = max(whole.width, 0)
    for number in strips.indices where strips[number].isBeside {
      strips[number].size = size(
        of: subviews[strips[number].index], ProposedViewSize.unspecified,
        CGSize(width: free, height: max(whole.height, 0)))
      free = max(free - strips[number].size.width - strips[number].spacing, 0)
    }
    func space(_ edge: ChartEdge) -> CGFloat {
      strips.filter { $0.edge == edge }.reduce(0) {
        $0 + $1.spacing + (edge.isBeside ? $1.size.width : $1.size.height)
      }
    }
    let sides = space(.leading) + space(.trailing)
    let width = max((whole.width - sides).rounded(), 0)
    free = max(whole.height, 0)
    for number in strips.indices where !strips[number].isBeside {
      let limit = strips[number].isLegend ? whole.width : width
      strips[number].size = size(
        of: subviews[strips[number].index], ProposedViewSize(width: limit, height: nil),
        CGSize(width: max(limit, 0), height: free))
      guard strips[number].edge != .overlay else { continue }
      free = max(free - strips[number].size.height - strips[number].spacing, 0)
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

  /// Returns the size of a part for a proposal, or for the free space if it is larger.
  private func size(of subview: LayoutSubview, _ proposal: ProposedViewSize, _ free: CGSize)
    -> CGSize
  {
    let size = subview.sizeThatFits(proposal)
    guard size.width > free.width || size.height > free.height else { return size }
    let limited = subview.sizeThatFits(ProposedViewSize(free))
    return CGSize(width: min(limited.width, free.width), height: min(limited.height, free.height))
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
          frame.origin.y += (plot.height - frame.height) * alignment.fraction.y
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
      switch strip.edge {
      case .top:
        frame.origin.y = outer.minY - strip.spacing - frame.height
        outer = outer.union(frame)
      case .bottom:
        frame.origin.y = outer.maxY + strip.spacing
        outer = outer.union(frame)
      case .leading:
        frame.origin.x = outer.minX - strip.spacing - frame.width
        outer = outer.union(frame)
      case .trailing:
        frame.origin.x = outer.maxX + strip.spacing
        outer = outer.union(frame)
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
