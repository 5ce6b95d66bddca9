import Foundation
import QuoinGeometry

/// The spacing preference of a view (Rules/Spacing.md#preferences): a value for each category and
/// edge.
struct Spacing: Sendable, Equatable {
  enum Edge: CaseIterable { case top, leading, bottom, trailing }

  /// The kind of the neighbor (Rules/Spacing.md#preferences).
  enum Category: CaseIterable {
    case none
    case textToText, textBaseline
    case edgeAboveText, edgeBelowText, edgeLeftText, edgeRightText
  }

  enum Value: Equatable {
    case distance(CGFloat)
    /// The metrics of a text above the gap, stored for its bottom edge.
    case topText
    /// The metrics of a text below the gap: the leading it adds, rounded up to pixels.
    case bottomText(leading: CGFloat)
  }

  struct Key: Hashable {
    var category: Category
    var edge: Edge
  }

  var values: [Key: Value] = [:]

  subscript(category: Category, edge: Edge) -> Value? {
    get { values[Key(category: category, edge: edge)] }
    set { values[Key(category: category, edge: edge)] = newValue }
  }

  /// Rules/Spacing.md#distance, in leading-based coordinates: right to left only swaps the names of
  /// the edges.
  static func distance(_ first: Spacing, _ second: Spacing, along axis: Axis) -> CGFloat {
    let (before, after): (Edge, Edge) =
      axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    // The categories that both edges have.
    let shared = Category.allCases.filter { $0 != .none }.compactMap { category -> CGFloat? in
      guard let upper = first[category, before], let lower = second[category, after] else {
        return nil
      }
      return combined(upper, lower)
    }
    if let largest = shared.max() { return largest }
    // Otherwise the values without a category.
    let plain = [first[.none, before], second[.none, after]].compactMap { value -> CGFloat? in
      if case .distance(let distance)? = value { distance } else { nil }
    }
    // Otherwise the default.
    return plain.max() ?? 8
  }

  /// Returns the distance for one shared category (Rules/Spacing.md#distance).
  private static func combined(_ upper: Value, _ lower: Value) -> CGFloat? {
    switch (upper, lower) {
    case (.distance(let first), .distance(let second)): first + second
    case (.distance(let distance), _), (_, .distance(let distance)): distance
    case (.topText, .bottomText(let leading)): leading
    default: nil
    }
  }

  /// Sets `edges` to the preferences of an ordinary view (Rules/Spacing.md#ordinary).
  mutating func reset(_ edges: [Edge]) {
    for edge in edges {
      for category in Category.allCases { self[category, edge] = nil }
      switch edge {
      case .top: self[.edgeBelowText, edge] = .distance(0)
      case .bottom: self[.edgeAboveText, edge] = .distance(0)
      case .leading: self[.edgeRightText, edge] = .distance(0)
      case .trailing: self[.edgeLeftText, edge] = .distance(0)
      }
    }
  }

  /// The larger value of each key; text metrics are larger than distances
  /// (Rules/Spacing.md#containers).
  mutating func formUnion(_ other: Spacing, _ edges: [Edge]) {
    for (key, value) in other.values where edges.contains(key.edge) {
      values[key] = values[key].map { Self.larger($0, value) } ?? value
    }
  }

  private static func larger(_ first: Value, _ second: Value) -> Value {
    switch (first, second) {
    case (.distance(let a), .distance(let b)): .distance(max(a, b))
    case (.bottomText(let a), .bottomText(let b)): .bottomText(leading: max(a, b))
    case (.distance, _): second
    default: first
    }
  }

  /// Rules/Spacing.md#ordinary
  static let ordinary: Spacing = {
    var spacing = Spacing()
    spacing.reset(Edge.allCases)
    return spacing
  }()

  /// No distance on `edges` (Rules/Spacing.md#spacer).
  static func zero(_ edges: [Edge]) -> Spacing {
    var spacing = Spacing()
    for edge in edges { spacing[.none, edge] = .distance(0) }
    return spacing
  }
}

extension Spacing.Edge {
  /// Returns the two edges at the ends of an axis.
  static func ends(of axis: Axis) -> [Spacing.Edge] {
    axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
  }
}
