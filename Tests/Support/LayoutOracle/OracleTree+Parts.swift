import Foundation
import QuoinGeometry

extension OracleTree {
  /// The trees directly inside this one, in source order; a layer's primary comes first.
  public var parts: [OracleTree] {
    switch self {
    case .leaf, .words, .area, .circle, .reader, .spacer, .divider: []
    case .stack(_, _, _, _, let children), .zStack(_, _, let children), .group(let children):
      children
    case .grid(let grid): grid.trees
    case .fixedFrame(_, _, _, let child), .flexFrame(_, _, _, let child), .padding(_, let child),
      .fixedSize(_, _, let child), .aspectRatio(_, _, let child), .offset(_, _, let child),
      .position(_, _, let child),
      .effect(let child), .priority(_, let child), .guide(_, _, let child),
      .direction(_, let child):
      [child]
    case .layer(_, _, let primary, _, let content): [primary] + content
    }
  }

  /// The same tree with other parts.
  public func with(_ parts: [OracleTree]) -> OracleTree {
    switch self {
    case .leaf, .words, .area, .circle, .reader, .spacer, .divider: self
    case .stack(let axis, let alignment, let spacing, let isDynamic, _):
      .stack(axis, alignment, spacing: spacing, isDynamic: isDynamic, parts)
    case .zStack(let alignment, let isDynamic, _):
      .zStack(alignment, isDynamic: isDynamic, parts)
    case .group: .group(parts)
    case .grid(let grid): .grid(grid.with(parts))
    case .fixedFrame(let width, let height, let alignment, _):
      .fixedFrame(width: width, height: height, alignment, parts[0])
    case .flexFrame(let width, let height, let alignment, _):
      .flexFrame(width: width, height: height, alignment, parts[0])
    case .padding(let insets, _): .padding(insets, parts[0])
    case .fixedSize(let horizontal, let vertical, _):
      .fixedSize(horizontal: horizontal, vertical: vertical, parts[0])
    case .aspectRatio(let ratio, let fills, _): .aspectRatio(ratio, fills: fills, parts[0])
    case .offset(let x, let y, _): .offset(x: x, y: y, parts[0])
    case .position(let x, let y, _): .position(x: x, y: y, parts[0])
    case .effect: .effect(parts[0])
    case .priority(let value, _): .priority(value, parts[0])
    case .guide(let line, let value, _): .guide(line, value, parts[0])
    case .layer(let isBackground, let alignment, _, let isDynamic, _):
      .layer(
        isBackground: isBackground, alignment, parts[0], isDynamic: isDynamic,
        content: Array(parts.dropFirst()))
    case .direction(let rightToLeft, _): .direction(rightToLeft: rightToLeft, parts[0])
    }
  }

  /// Trees that are one step simpler: a part instead of the whole, a list without one of its parts,
  /// or the whole with a simpler part.
  public var smaller: [OracleTree] {
    let parts = parts
    // Parts that can't be removed: the only child of a modifier, the primary of a layer.
    let kept =
      switch self {
      case .stack, .zStack, .group: 0
      case .grid: parts.count
      default: 1
      }
    var without = parts.indices.dropFirst(kept).map { index in
      with(Array(parts[..<index] + parts[(index + 1)...]))
    }
    if case .grid(let grid) = self { without = grid.plainer.map { .grid($0) } }
    let simpler = parts.indices.flatMap { index in
      parts[index].smaller.map { part in
        var changed = parts
        changed[index] = part
        return with(changed)
      }
    }
    return parts + without + simpler
  }

  /// Returns the simplest tree that still `fails`, reached from this one in single steps.
  public func shrunk(_ fails: (OracleTree) throws -> Bool) rethrows -> OracleTree {
    for candidate in smaller where try fails(candidate) { return try candidate.shrunk(fails) }
    return self
  }

  /// The approximate number of measurements that plain probing needs to place this tree; every
  /// stack multiplies it.
  public var cost: Int { costs(combining: hasSpecialLines).placing }

  /// Returns the costs of measuring, of finding a guide and of placing.
  ///
  /// Containers only answer for guides if the tree has guides that combine.
  private func costs(combining: Bool) -> (measuring: Int, guide: Int, placing: Int) {
    let inside = parts.map { $0.costs(combining: combining) }
    let m = inside.reduce(0) { $0 + $1.measuring }
    let g = inside.reduce(0) { $0 + $1.guide }
    let p = inside.reduce(0) { $0 + $1.placing }
    func container(_ measuring: Int, _ arranging: Int) -> (Int, Int, Int) {
      (measuring, combining ? arranging + g : 1, arranging + p)
    }
    switch self {
    case .leaf, .words, .area, .circle, .reader, .spacer, .divider: return (1, 1, 1)
    case .stack: return container(3 * m + g, 3 * m + 2 * g)
    case .zStack: return container(2 * m + 2 * g, 5 * m + 4 * g)
    case .grid: return container(3 * m + g, 4 * m + 4 * g)
    case .fixedFrame, .flexFrame, .layer: return (m, m + g, m + 2 * g + p)
    case .aspectRatio: return (2 * m, 2 * m + g, 2 * m + p)
    default: return (m, m + g, m + p)
    }
  }

  /// Whether an alignment or an explicit guide uses a guide that containers combine.
  private var hasSpecialLines: Bool {
    let lines: [GuideLine] =
      switch self {
      case .stack(_, let alignment, _, _, _), .zStack(let alignment, _, _),
        .fixedFrame(_, _, let alignment, _), .flexFrame(_, _, let alignment, _),
        .layer(_, let alignment, _, _, _):
        [alignment.horizontal, alignment.vertical]
      case .grid(let grid):
        [grid.alignment.horizontal, grid.alignment.vertical]
          + grid.rows.flatMap { row in
            [row.alignment].compactMap { $0 } + row.cells.compactMap(\.columnAlignment)
          }
      case .guide(let line, _, _): [line]
      default: []
      }
    return lines.contains(where: \.combines) || parts.contains(where: \.hasSpecialLines)
  }

  public var hasGuides: Bool {
    if case .guide = self { return true }
    return parts.contains(where: \.hasGuides)
  }
}
