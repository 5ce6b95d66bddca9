import Foundation
import QuoinGeometry

/// Combines the areas of two paths into the outline of a third.
///
/// The plane is divided into horizontal bands at each vertex and intersection of both paths. Edges
/// don't intersect inside a band, so each stretch between adjacent edges is either part of the
/// result or not. The borders of those that are, joined from band to band, form the outline. Curves
/// are flattened first.
struct RegionBuilder {
  private struct Edge {
    /// The upper end.
    var top: CGPoint
    var bottom: CGPoint
    var winding: Int
    var isFirst: Bool

    func x(at y: CGFloat) -> CGFloat {
      if y <= top.y { return top.x }
      if y >= bottom.y { return bottom.x }
      return RegionBuilder.snapped(
        top.x + (y - top.y) / (bottom.y - top.y) * (bottom.x - top.x))
    }
  }

  private var edges: [Edge] = []
  private let isInside: (Int, Int) -> Bool
  private var outline: [Segment] = []

  private struct Segment {
    var from: CGPoint
    var to: CGPoint
  }

  /// Creates the builder for two paths.
  ///
  /// - Parameter isInside: Returns whether the result contains a point, given the winding number of
  ///   each path.
  init(_ first: Path, _ second: Path, isInside: @escaping (Int, Int) -> Bool) {
    self.isInside = isInside
    add(first, isFirst: true)
    add(second, isFirst: false)
    edges.sort { $0.top.y < $1.top.y }
  }

  /// Snaps coordinates to a fine grid, so that ends that should meet are equal.
  private static func snapped(_ length: CGFloat) -> CGFloat { (length * 4096).rounded() / 4096 }

  private mutating func add(_ path: Path, isFirst: Bool) {
    for line in Polyline.lines(of: path) {
      let points = line.points.map { CGPoint(x: Self.snapped($0.x), y: Self.snapped($0.y)) }
      for (from, to) in zip(points, points.dropFirst() + points.prefix(1)) where from.y != to.y {
        let isDown = from.y < to.y
        edges.append(
          Edge(
            top: isDown ? from : to, bottom: isDown ? to : from, winding: isDown ? 1 : -1,
            isFirst: isFirst))
      }
    }
  }

  /// Returns the outline of the result, to be filled by the non-zero rule.
  mutating func path() -> Path {
    let heights = bandBorders()
    var above: [Span] = []
    var next = 0
    var active: [Edge] = []
    for (top, bottom) in zip(heights, heights.dropFirst()) {
      while next < edges.count, edges[next].top.y <= top {
        active.append(edges[next])
        next += 1
      }
      active.removeAll { $0.bottom.y <= top }
      let stretches = stretches(of: active, from: top, to: bottom)
      join(above, stretches.map(\.top), at: top)
      for stretch in stretches {
        outline.append(
          Segment(
            from: CGPoint(x: stretch.bottom.left, y: bottom),
            to: CGPoint(x: stretch.top.left, y: top)))
        outline.append(
          Segment(
            from: CGPoint(x: stretch.top.right, y: top),
            to: CGPoint(x: stretch.bottom.right, y: bottom)))
      }
      above = stretches.map(\.bottom)
    }
    if let last = heights.last { join(above, [], at: last) }
    return chained()
  }

  /// Returns all heights at which an edge ends or two edges intersect.
  private func bandBorders() -> [CGFloat] {
    var heights = edges.flatMap { [$0.top.y, $0.bottom.y] }
    for (index, edge) in edges.enumerated() {
      for other in edges[(index + 1)...] {
        if other.top.y >= edge.bottom.y { break }
        let (low, high) = (max(edge.top.y, other.top.y), min(edge.bottom.y, other.bottom.y))
        let start = edge.x(at: low) - other.x(at: low)
        let end = edge.x(at: high) - other.x(at: high)
        if start * end < 0 {
          heights.append(Self.snapped(low + (high - low) * start / (start - end)))
        }
      }
    }
    return Array(Set(heights)).sorted()
  }

  private struct Span {
    var left: CGFloat
    var right: CGFloat
  }

  /// A part of the result inside one band.
  private struct Stretch {
    var top: Span
    var bottom: Span
  }

  /// Returns the stretches of a band that belong to the result, from left to right.
  ///
  /// Intersections are also on the grid, so two edges may pass each other by less than a grid unit
  /// inside a band; each is kept to the right of the previous one.
  private func stretches(of active: [Edge], from top: CGFloat, to bottom: CGFloat) -> [Stretch] {
    let sorted = active.map { (edge: $0, top: $0.x(at: top), bottom: $0.x(at: bottom)) }
      .sorted { $0.top + $0.bottom < $1.top + $1.bottom }
    var (first, second) = (0, 0)
    var (reachedTop, reachedBottom) = (-CGFloat.infinity, -CGFloat.infinity)
    var stretches: [Stretch] = []
    var isOpen = false
    for (edge, x, below) in sorted {
      (reachedTop, reachedBottom) = (max(reachedTop, x), max(reachedBottom, below))
      if edge.isFirst { first += edge.winding } else { second += edge.winding }
      let isInside = isInside(first, second)
      if isInside, !isOpen {
        stretches.append(
          Stretch(
            top: Span(left: reachedTop, right: reachedTop),
            bottom: Span(left: reachedBottom, right: reachedBottom)))
      } else if !isInside, isOpen {
        stretches[stretches.count - 1].top.right = reachedTop
        stretches[stretches.count - 1].bottom.right = reachedBottom
      }
      isOpen = isInside
    }
    return stretches.filter { $0.top.left < $0.top.right || $0.bottom.left < $0.bottom.right }
  }

  /// Adds the horizontal borders between the stretches of two bands.
  private mutating func join(
    _ above: [Span], _ below: [Span], at y: CGFloat
  ) {
    let places = Array(Set((above + below).flatMap { [$0.left, $0.right] })).sorted()
    for (left, right) in zip(places, places.dropFirst()) {
      let middle = (left + right) / 2
      let isAbove = above.contains { $0.left < middle && middle < $0.right }
      let isBelow = below.contains { $0.left < middle && middle < $0.right }
      guard isAbove != isBelow else { continue }
      let (start, end) = (CGPoint(x: left, y: y), CGPoint(x: right, y: y))
      outline.append(isBelow ? Segment(from: start, to: end) : Segment(from: end, to: start))
    }
  }

  /// Returns the segments joined end to end, omitting points on straight lines.
  private func chained() -> Path {
    var starting: [CGPoint: [Int]] = [:]
    for (index, segment) in outline.enumerated() where segment.from != segment.to {
      starting[segment.from, default: []].append(index)
    }
    var isUsed = Array(repeating: false, count: outline.count)
    var path = Path()
    for first in outline.indices where !isUsed[first] && outline[first].from != outline[first].to {
      var points: [CGPoint] = []
      var current: Int? = first
      while let index = current {
        isUsed[index] = true
        points.append(outline[index].from)
        current = starting[outline[index].to]?.first { !isUsed[$0] }
      }
      let corners = Self.corners(points)
      guard corners.count > 2 else { continue }
      path.addLines(corners)
      path.closeSubpath()
    }
    return path
  }

  private static func corners(_ points: [CGPoint]) -> [CGPoint] {
    var corners: [CGPoint] = []
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      guard let last = corners.last ?? points.last else { continue }
      let cross =
        (point.x - last.x) * (next.y - last.y) - (point.y - last.y) * (next.x - last.x)
      // A corner within half a grid unit of the line is a rounding error.
      if abs(cross) > last.distance(to: next) / 2048 { corners.append(point) }
    }
    return corners
  }
}
