import Foundation
import QuoinGeometry

extension ViewSpacing {
  /// Returns the preferred distance from this view to `next`, which follows it along `axis`, in
  /// points.
  ///
  /// 1. Each category that both facing edges have results in a value; the largest one wins.
  /// 2. Otherwise, the result is the larger of the values without a category.
  /// 3. Otherwise, it is 8.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let before = axis == .horizontal ? trailing : bottom
    let after = axis == .horizontal ? next.leading : next.top
    var shared: CGFloat?
    for first in before where first.category != .none {
      for second in after where second.category == first.category {
        guard let value = Self.combine(first.value, second.value) else { continue }
        shared = max(shared ?? value, value)
      }
    }
    if let shared { return shared }
    let plain = (before + after).compactMap { preference -> CGFloat? in
      guard preference.category == .none, case .distance(let value) = preference.value else {
        return nil
      }
      return value
    }
    return plain.max() ?? Self.defaultDistance
  }

  private static func combine(_ first: Value, _ second: Value) -> CGFloat? {
    switch (first, second) {
    case (.distance(let a), .distance(let b)): a + b
    case (.distance(let a), .text), (.text, .distance(let a)): a
    // The lower text's leading decides (Rules/Spacing.md#text).
    case (.text(_, true), .text(let leading, false)): leading
    case (.text, .text): nil
    }
  }

  /// Replaces the preference on each of `edges` by the larger of both.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      for preference in other[edge] {
        guard let index = self[edge].firstIndex(where: { $0.category == preference.category })
        else {
          self[edge].append(preference)
          continue
        }
        self[edge][index].value = Self.larger(self[edge][index].value, preference.value)
      }
    }
  }

  /// Returns the larger of both preferences on each of `edges`.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Returns the larger value; text metrics count as larger than distances.
  private static func larger(_ a: Value, _ b: Value) -> Value {
    switch (a, b) {
    case (.distance(let x), .distance(let y)): .distance(max(x, y))
    case (.text(let x, _), .text(let y, _)): x >= y ? a : b
    case (.text, .distance): a
    case (.distance, .text): b
    }
  }
}
