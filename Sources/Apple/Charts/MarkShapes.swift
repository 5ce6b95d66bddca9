import SwiftUI

/// The outline of a bar or rectangle.
@MainActor
struct BarShape {
  let radius: CGFloat
  let style: RoundedCornerStyle
  /// The rounded corners: top left, top right, bottom left, bottom right.
  let corners: (Bool, Bool, Bool, Bool)

  init(_ mark: MarkRecord, _ span: StackedSpans.Span?, _ chart: ResolvedChart) {
    style = mark.style?.values.corner?.style ?? .continuous
    if let corner = mark.style?.values.corner {
      radius = corner.radius
      corners = (true, true, true, true)
      return
    }
    guard mark.kind == .bar else {
      radius = 0
      corners = (false, false, false, false)
      return
    }
    radius = 2
    guard let span else {
      corners = (true, true, true, true)
      return
    }
    let isReversed = span.isVertical ? chart.y.isReversed : chart.x.isReversed != chart.x.isMirrored
    let isUp = (span.end >= span.start) != isReversed
    let (far, near) = (span.roundsEnd, span.roundsStart)
    if span.isVertical {
      let (top, bottom) = isUp ? (far, near) : (near, far)
      corners = (top, top, bottom, bottom)
    } else {
      let (right, left) = isUp ? (far, near) : (near, far)
      corners = (left, right, left, right)
    }
  }

  func path(in frame: CGRect) -> Path {
    guard radius > 0, corners.0 || corners.1 || corners.2 || corners.3 else { return Path(frame) }
    let radius = min(radius, frame.width / 2, frame.height / 2)
    return UnevenRoundedRectangle(
      topLeadingRadius: corners.0 ? radius : 0, bottomLeadingRadius: corners.2 ? radius : 0,
      bottomTrailingRadius: corners.3 ? radius : 0, topTrailingRadius: corners.1 ? radius : 0,
      style: style
    ).path(in: frame)
  }
}

/// The sectors of a pie or donut (Rules/Charts.md#sectors).
struct SectorLayout {
  let center: CGPoint
  let plotRadius: CGFloat
  private var angles: [ClosedRange<Double>?] = []
  /// The sum of the values.
  private(set) var total = 0.0

  init(_ marks: [MarkRecord], in size: CGSize) {
    center = CGPoint(x: size.width / 2, y: size.height / 2)
    plotRadius = min(size.width, size.height) / 2
    var ends: [(Double, Double)?] = []
    for mark in marks {
      guard mark.kind == .sector, let (start, end) = mark.x.values, let low = start.number,
        let high = end.number, low.isFinite, high.isFinite
      else {
        ends.append(nil)
        continue
      }
      if case .value = mark.x {
        ends.append((total, total + max(low, 0)))
        total += max(low, 0)
      } else {
        ends.append((low, high))
        total = max(total, high)
      }
    }
    let sum = total > 0 && total.isFinite ? total : 1
    angles = ends.map { values in
      guard let values, total.isFinite else { return nil }
      let start = 2 * .pi * values.0 / sum
      return start...max(start, 2 * .pi * values.1 / sum)
    }
  }

  /// The angles of a sector, clockwise from the top, in radians.
  func angle(_ index: Int) -> ClosedRange<Double>? { angles[index] }

  /// The inner and the outer radius of a sector.
  func radii(_ mark: MarkRecord) -> (inner: CGFloat, outer: CGFloat) {
    func length(_ dimension: MarkDimension, in radius: CGFloat, automatic: CGFloat) -> CGFloat {
      if case .inset(let inset) = dimension.kind { return max(radius - inset, 0) }
      return dimension.length(in: radius, automatic: automatic)
    }
    let outer = length(mark.height, in: plotRadius, automatic: plotRadius)
    return (min(length(mark.width, in: outer, automatic: 0), outer), outer)
  }

  /// The middle of a sector.
  func middle(_ index: Int, _ mark: MarkRecord) -> CGPoint? {
    guard let angle = angle(index) else { return nil }
    let (inner, outer) = radii(mark)
    let middle = (angle.lowerBound + angle.upperBound) / 2
    return point((inner + outer) / 2, middle)
  }

  private func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
    CGPoint(
      x: center.x + radius * CGFloat(sin(angle)), y: center.y - radius * CGFloat(cos(angle)))
  }

  func path(_ index: Int, _ mark: MarkRecord) -> Path? {
    guard let angle = angle(index), angle.upperBound > angle.lowerBound else { return nil }
    let (inner, outer) = radii(mark)
    guard outer > 0 else { return nil }
    let isWhole = angle.upperBound - angle.lowerBound > 2 * .pi - 1e-9
    // The gap is half of the inset on each side, so that neighbors are the inset apart.
    func inset(_ radius: CGFloat) -> Double {
      isWhole || radius <= 0 ? 0 : Double(asin(min(mark.inset / 2 / radius, 1)))
    }
    let (low, high) = (angle.lowerBound, angle.upperBound)
    let outerInset = min(inset(outer), (high - low) / 2)
    let innerInset = min(inset(inner), (high - low) / 2)
    func direction(_ angle: Double) -> Angle { Angle(radians: angle - .pi / 2) }
    let corner = mark.style?.values.corner?.radius ?? 0
    return Path { path in
      path.addArc(
        center: center, radius: outer, startAngle: direction(low + outerInset),
        endAngle: direction(high - outerInset), clockwise: false)
      if inner > 0 {
        if isWhole { path.closeSubpath() }
        if isWhole { path.move(to: point(inner, high)) }
        path.addArc(
          center: center, radius: inner, startAngle: direction(high - innerInset),
          endAngle: direction(low + innerInset), clockwise: true)
      } else if !isWhole {
        // The tip moves outwards until its sides are the inset apart.
        let half = (high - low) / 2
        let distance = half < .pi / 2 ? mark.inset / 2 / CGFloat(max(sin(half), 0.01)) : 0
        path.addLine(to: point(min(distance, outer), (low + high) / 2))
      }
      path.closeSubpath()
    }.roundedCorners(corner, inner: inner, outer: outer)
  }
}

extension Path {
  /// Rounds the corners of a sector: insets the outline by the radius and strokes it.
  fileprivate func roundedCorners(_ radius: CGFloat, inner: CGFloat, outer: CGFloat) -> Path {
    let radius = min(radius, (outer - inner) / 2)
    guard radius > 0.1 else { return self }
    let outline = strokedPath(StrokeStyle(lineWidth: 2 * radius, lineJoin: .round))
    let core = subtracting(outline)
    guard !core.isEmpty else { return self }
    return core.union(core.strokedPath(StrokeStyle(lineWidth: 2 * radius, lineJoin: .round)))
  }
}
