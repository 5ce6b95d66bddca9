import SwiftUI

/// A random tree of views, each with a state that determines its look.
package final class RandomScene {
  package let id: Int
  package let kind: Kind
  package let children: [RandomScene]
  /// Whether it is inside a scroll view, which shows a part of its content.
  private(set) var isScrolled = false
  /// Whether it is a candidate of a container that shows the first view that fits.
  private(set) var isCandidate = false

  package init(_ kind: Kind, _ id: Int, _ children: [RandomScene] = []) {
    self.id = id
    self.kind = kind
    self.children = children
  }

  /// Groups of related views, so that a failure indicates the family.
  package enum Family: String, CaseIterable {
    case basic, lazy, lists, bars, windows, grids, layouts, geometry, controls, mixed

    package var containers: [Kind] {
      switch self {
      case .basic: Kind.basic
      case .lazy: [.scroll, .lazyColumn, .lazyRow, .lazyBare, .lazySections, .lazyGrid, .lazyBody]
      case .lists:
        [
          .list, .sections, .selection, .editing, .disclosure, .form, .table, .outline,
        ]
      case .bars: [.navigation, .titled, .tools, .tabs, .path, .split, .search, .inspects]
      case .windows: [.sheet, .alert, .popover, .dialog, .inset, .safe, .safePadding, .schemed]
      case .grids: [.grid, .gridRow, .spanned, .lazyGrid, .lazyBody, .gridGuided]
      case .layouts:
        [.ownLayout, .anyLayout, .relative, .fits, .fittingScroll, .viewMaker, .joined]
      case .geometry:
        [
          .reader, .matched, .anchored, .measured, .spaced, .visual, .turned, .timeline,
          .transformed,
          .shows, .prefers, .tells,
        ]
      case .controls:
        [
          .button, .toggle, .slider, .stepper, .picker, .labeled, .group, .menu, .field, .segmented,
        ]
      case .mixed: Self.allCases.filter { $0 != .mixed }.flatMap(\.containers)
      }
    }
  }

  package enum Kind: String {
    // Leaves
    case color, text, spacer, divider, reads
    // Stacks, modifiers, identity
    case row, column, depth, frame, flexible, padded, either, optional, each, pieces
    case grouped, overlay, background, reader, fixed, ratio, guided, moved, erased, prefers, shows
    case sets, fits, styled, priority, baseline, named, safe, inset, custom, faded, directed
    // Scrolling
    case scroll, lazyColumn, lazyRow, lazyBare, lazySections, lazyGrid, lazyBody
    // Lists
    case list, sections, selection, editing, disclosure, form, table, outline
    // Bars
    case navigation, titled, tools, tabs, path, split, search, inspects
    // Windows
    case sheet, alert, popover, dialog, safePadding, schemed
    // Grids
    case grid, gridRow, spanned, gridGuided
    // Layouts
    case ownLayout, anyLayout, relative, fittingScroll, viewMaker, joined
    // Geometry
    case matched, anchored, measured, spaced, visual, turned, timeline, transformed, tells
    // Controls
    case button, toggle, slider, stepper, picker, labeled, group, menu, field, segmented

    static let leaves: [Kind] = [.color, .color, .text, .text, .spacer, .divider, .reads]
    static let basic: [Kind] = [
      .row, .column, .depth, .frame, .flexible, .padded, .either, .optional, .each, .pieces,
      .grouped, .overlay, .background, .reader, .fixed, .ratio, .guided, .moved, .erased, .prefers,
      .shows, .sets, .fits, .styled, .priority, .baseline, .named, .safe, .inset, .custom, .faded,
      .directed,
    ]
  }

  /// Returns a scene of at most `size` views, mostly of `family`.
  package static func random(
    _ family: Family, size: Int, using generator: inout SeededGenerator
  ) -> RandomScene {
    var next = 0
    let own = family.containers
    func kind() -> Kind {
      let isOwn = next == 1 || Int.random(in: 0..<5, using: &generator) < 2
      return (isOwn ? own : Kind.basic).randomElement(using: &generator) ?? .row
    }
    func make(_ size: Int) -> RandomScene {
      next += 1
      let id = next
      guard size > 1 else {
        return RandomScene(Kind.leaves.randomElement(using: &generator) ?? .color, id)
      }
      let kind = kind()
      var rest = size - 1
      var children: [RandomScene] = []
      for _ in 0..<Int.random(in: 1...4, using: &generator) where rest > 0 {
        let share = Int.random(in: 1...rest, using: &generator)
        children.append(make(share))
        rest -= share
      }
      return RandomScene(kind, id, children)
    }
    return make(size)
  }

  /// Records which scenes inside are in scroll views, and which are among candidates.
  package func noteContext(isScrolled: Bool = false, isCandidate: Bool = false) {
    (self.isScrolled, self.isCandidate) = (isScrolled, isCandidate)
    let scrolls = Self.scrolling.contains(kind)
    let chooses = kind == .fits || kind == .fittingScroll
    for child in children {
      child.noteContext(
        isScrolled: isScrolled || scrolls, isCandidate: isCandidate || chooses)
    }
  }

  private static let scrolling: Set<Kind> =
    Set(Family.lazy.containers + Family.lists.containers + [.fittingScroll]).subtracting([.lazyBare]
    )

  package var all: [RandomScene] { [self] + children.flatMap(\.all) }

  /// The ids of the states in the scene.
  package var stateIDs: [Int] {
    all.flatMap { $0.kind == .custom ? [$0.id, $0.id + 100_000] : [$0.id] }
  }

  /// Scenes that are one step simpler: a part, the whole without a part, the whole with a simpler
  /// part.
  package var smaller: [RandomScene] {
    let without = children.indices.map { index in
      RandomScene(kind, id, Array(children[..<index] + children[(index + 1)...]))
    }
    let simpler = children.indices.flatMap { index in
      children[index].smaller.map { part in
        var changed = children
        changed[index] = part
        return RandomScene(kind, id, changed)
      }
    }
    return children + without + simpler
  }

  /// The scene as Swift code that creates it.
  package var code: String {
    "S(.\(kind), \(id)"
      + (children.isEmpty ? ")" : ", [\(children.map(\.code).joined(separator: ", "))])")
  }

  /// Returns the order in which a `ForEach` over the children shows them while its state is
  /// `value`.
  ///
  /// It contains all of them, or some of them in another order, sometimes with one of them twice.
  package func order(_ value: Int) -> [RandomScene] {
    guard value > 0, !children.isEmpty else { return children }
    var generator = SeededGenerator(seed: id * 31 + value)
    var order = children.shuffled(using: &generator)
    order.removeLast(Int.random(in: 0..<order.count, using: &generator))
    if showsOneTwice(value) { order.append(order[0]) }
    return order
  }
}

package typealias S = RandomScene

extension RandomScene {
  /// Whether the order for `value` contains an item twice, so that it is undefined which one keeps
  /// its state.
  package func showsOneTwice(_ value: Int) -> Bool {
    value == 5 && id % 4 == 0 && !children.isEmpty
  }
}

/// A generator with the same numbers for the same seed, on every machine.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  package init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 | 1 }
  package mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
