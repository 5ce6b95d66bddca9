import Foundation
import QuoinGeometry

/// Combines the insides of two paths into the outline of a third.
///
/// The plane is cut into horizontal bands at every corner and crossing of both paths. Inside a band no two
/// edges cross, so it is plain which stretches between neighbouring edges belong to the result; the borders
/// of these stretches, joined from band to band, are the outline. Curves become short lines first.
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

  /// - Parameter isInside: whether a point belongs to the result that the paths wind around so many times.
  init(_ first: Path, _ second: Path, isInside: @escaping (Int, Int) -> Bool) {
    self.isInside = isInside
    add(first, isFirst: true)
    add(second, isFirst: false)
    edges.sort { $0.top.y < $1.top.y }
  }

  /// Points lie on a fine grid, so that ends that should meet are equal.
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

  /// The outline of the result; filling it by the non-zero rule fills the result.
  mutating func path() -> Path {
    let heights = bandBorders()
    var above: [(CGFloat, CGFloat)] = []
    var next = 0
    var active: [Edge] = []
    for (top, bottom) in zip(heights, heights.dropFirst()) {
      while next < edges.count, edges[next].top.y <= top {
        active.append(edges[next])
        next += 1
      }
      active.removeAll { $0.bottom.y <= top }
      let stretches = stretches(of: active, from: top, to: bottom)
      join(above, stretches.map { ($0.0.x(at: top), $0.1.x(at: top)) }, at: top)
      for (left, right) in stretches {
        outline.append(
          Segment(
            from: CGPoint(x: left.x(at: bottom), y: bottom),
            to: CGPoint(x: left.x(at: top), y: top)))
        outline.append(
          Segment(
            from: CGPoint(x: right.x(at: top), y: top),
            to: CGPoint(x: right.x(at: bottom), y: bottom)))
      }
      above = stretches.map { ($0.0.x(at: bottom), $0.1.x(at: bottom)) }
    }
    if let last = heights.last { join(above, [], at: last) }
    return chained()
  }

  /// Every height at which an edge ends or two cross.
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

  /// The stretches of a band that belong to the result, by the edges at their left and right.
  private func stretches(of active: [Edge], from top: CGFloat, to bottom: CGFloat)
    -> [(Edge, Edge)]
  {
    let sorted = active.map { ($0, $0.x(at: top) + $0.x(at: bottom)) }.sorted { $0.1 < $1.1 }
    var (first, second) = (0, 0)
    var stretches: [(Edge, Edge)] = []
    var left: Edge?
    var index = 0
    while index < sorted.count {
      let (edge, place) = sorted[index]
      // Edges that lie on each other count together.
      while index < sorted.count, sorted[index].1 == place {
        let edge = sorted[index].0
        if edge.isFirst { first += edge.winding } else { second += edge.winding }
        index += 1
      }
      let isInside = isInside(first, second)
      if isInside, left == nil {
        left = edge
      } else if !isInside, let start = left {
        stretches.append((start, edge))
        left = nil
      }
    }
    return stretches
  }

  /// Adds the horizontal borders between the stretches of two bands.
  private mutating func join(
    _ above: [(CGFloat, CGFloat)], _ below: [(CGFloat, CGFloat)], at y: CGFloat
  ) {
    let places = Array(Set((above + below).flatMap { [$0.0, $0.1] })).sorted()
    for (left, right) in zip(places, places.dropFirst()) {
      let middle = (left + right) / 2
      let isAbove = above.contains { $0.0 < middle && middle < $0.1 }
      let isBelow = below.contains { $0.0 < middle && middle < $0.1 }
      guard isAbove != isBelow else { continue }
      let (start, end) = (CGPoint(x: left, y: y), CGPoint(x: right, y: y))
      outline.append(isBelow ? Segment(from: start, to: end) : Segment(from: end, to: start))
    }
  }

  /// The segments joined end to end, points on straight lines left out.
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
      // Half a grid unit off the line is rounding.
      if abs(cross) > last.distance(to: next) / 2048 { corners.append(point) }
    }
    return corners
  }
}
