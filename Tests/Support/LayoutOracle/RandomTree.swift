import Foundation
import QuoinGeometry

/// Random trees and proposals for property tests, the same on every run.
public struct RandomTree: Sendable {
  private var random: SeededGenerator
  /// Whether this seed's trees have explicit guides, and guides other than edges and centers.
  private let hasGuides: Bool
  private let startsRightToLeft: Bool
  private let depth: Int

  public init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    hasGuides = Int.random(in: 0..<2, using: &random) == 0
    startsRightToLeft = Int.random(in: 0..<4, using: &random) == 0
    // Plain probing takes exponential time, so deep trees are rarer.
    depth =
      switch Int.random(in: 0..<100, using: &random) {
      case 0...2: 6
      case 3...6: 5
      case 7...22: 4
      case 23...60: 3
      case 61...85: 2
      default: 1
      }
  }

  /// Returns a tree that plain probing can lay out with some hundreds of measurements, or thousands
  /// for the few deep ones.
  public mutating func tree() -> OracleTree {
    let limit = depth > 4 ? 50_000 : 4000
    while true {
      let tree = tree(depth)
      let whole = startsRightToLeft ? .direction(rightToLeft: true, tree) : tree
      if whole.cost <= limit, !whole.isUnclearAtRoot { return whole }
    }
  }

  /// Returns a proposal of nil, zero, infinity, fractions, and ordinary or huge lengths.
  public mutating func proposal() -> ProposedViewSize {
    ProposedViewSize(width: offer(), height: offer())
  }

  private mutating func offer() -> CGFloat? {
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: nil
    case 2: 0
    case 3: .infinity
    case 4: length(1000) / 3
    case 5: length(1000) * 1e5
    default: length(400)
    }
  }

  // MARK: Trees

  private mutating func tree(_ depth: Int) -> OracleTree {
    let isContainer = depth > 0 && (self.depth > 4 || chance(of: 4, in: 5))
    var tree = isContainer ? container(depth) : leaf()
    for _ in 0..<[0, 0, 1, 1, 2, 3].randomElement(using: &random)! {
      tree = wrapped(tree, depth)
    }
    return tree
  }

  private mutating func container(_ depth: Int) -> OracleTree {
    let children = children(depth)
    // A stack around one view is only kept if its list is dynamic.
    let isDynamic = chance(of: self.depth > 4 ? 2 : 1, in: 3)
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1, 2: return .zStack(alignment(), isDynamic: isDynamic, children)
    case 3: return .group(children)
    case 4: return .grid(grid(children))
    default:
      let spacing: CGFloat? = chance(of: 1, in: 2) ? nil : length(20) - 4
      return .stack(axis(), alignment(), spacing: spacing, isDynamic: isDynamic, children)
    }
  }

  private mutating func children(_ depth: Int) -> [OracleTree] {
    // Deep trees are narrow.
    let counts = self.depth > 4 ? [1, 1, 1, 2] : [0, 1, 2, 2, 3, 3, 4]
    let count = counts.randomElement(using: &random)!
    return (0..<count).map { index in
      tree(index == 0 ? depth - 1 : Int.random(in: 0..<depth, using: &random))
    }
  }

  /// Returns a grid of `children` and some leaves, in up to three rows.
  private mutating func grid(_ children: [OracleTree]) -> OracleGrid {
    var waiting = children
    // The layout of a view with a negative proposal is not recorded.
    func spacing() -> CGFloat? { chance(of: 2, in: 3) ? nil : length(20) }
    let rows = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      let count = Int.random(in: 1...3, using: &random)
      let cells = (0..<count).map { _ in cell(waiting.popLast() ?? leaf()) }
      let isFull = chance(of: 1, in: 5)
      return OracleGrid.Row(
        isFull: isFull, alignment: chance(of: 1, in: 4) ? alignment().vertical : nil,
        isFull ? Array(cells.prefix(1)) : cells)
    }
    return OracleGrid(
      alignment: alignment(), horizontalSpacing: spacing(), verticalSpacing: spacing(), rows: rows)
  }

  /// About every fourth cell has a cell modifier.
  private mutating func cell(_ tree: OracleTree) -> OracleGrid.Cell {
    var cell = OracleGrid.Cell(
      chance(of: 1, in: 5) ? .priority([-1, 1, 2].randomElement(using: &random)!, tree) : tree)
    if chance(of: 1, in: 3) { cell.columns = [2, 2, 3, 0, 1].randomElement(using: &random)! }
    if chance(of: 1, in: 5) { cell.unsized.insert(.horizontal) }
    if chance(of: 1, in: 5) { cell.unsized.insert(.vertical) }
    if chance(of: 1, in: 6) { cell.anchor = UnitPoint(x: length(1), y: length(1)) }
    if chance(of: 1, in: 6) { cell.columnAlignment = alignment().horizontal }
    return cell
  }

  private mutating func leaf() -> OracleTree {
    switch Int.random(in: 0..<15, using: &random) {
    case 0, 1: .spacer(minLength: chance(of: 1, in: 2) ? nil : length(30))
    case 2: .area
    case 3, 4, 5:
      .words(
        OracleWords(
          width: length(300), font: OracleWords.Font.allCases.randomElement(using: &random)!))
    case 6: .circle
    case 7: .divider
    case 8: .reader
    case 9, 10: .leaf(.greedy, .greedy)
    default: .leaf(span(), span())
    }
  }

  private mutating func span() -> OracleSpan {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .greedy
    case 1:
      let least = length(60)
      let ideal = least + length(60)
      return OracleSpan(
        min: least, ideal: ideal, max: chance(of: 1, in: 3) ? .infinity : ideal + length(60))
    default: return .fixed(length(80))
    }
  }

  private mutating func wrapped(_ tree: OracleTree, _ depth: Int) -> OracleTree {
    switch Int.random(in: 0..<(hasGuides ? 21 : 17), using: &random) {
    case 0, 1: return .fixedFrame(width: frameLength(), height: frameLength(), alignment(), tree)
    case 2, 3, 4: return .flexFrame(width: limits(), height: limits(), alignment(), tree)
    case 5, 6: return .padding(insets(), tree)
    case 7:
      return .fixedSize(horizontal: chance(of: 1, in: 2), vertical: chance(of: 1, in: 2), tree)
    case 8:
      let ratio: CGFloat? = chance(of: 1, in: 2) ? nil : length(3)
      return .aspectRatio(ratio, fills: chance(of: 1, in: 3), tree)
    case 9: return .offset(x: length(20) - 10, y: length(20) - 10, tree)
    case 10: return .effect(tree)
    case 11, 12: return .priority(priority(), tree)
    case 13, 14:
      return .layer(
        isBackground: chance(of: 1, in: 2), alignment(), tree, isDynamic: chance(of: 1, in: 3),
        content: (0..<Int.random(in: 0...2, using: &random)).map { _ in
          self.tree(chance(of: 1, in: 3) ? max(depth - 1, 0) : 0)
        })
    case 15: return .direction(rightToLeft: chance(of: 1, in: 2), tree)
    case 16: return .position(x: length(100), y: length(100), tree)
    default:
      let line = GuideLine.allCases.randomElement(using: &random)!
      return .guide(line, guideValue(line.axis), tree)
    }
  }

  // MARK: Parameters

  private mutating func priority() -> CGFloat {
    [-1, 0, 0.1, 1, 1, 2, .infinity, -.infinity].randomElement(using: &random)!
  }

  private mutating func guideValue(_ axis: Axis) -> GuideValue {
    let other = GuideLine.allCases.filter { $0.axis == axis }.randomElement(using: &random)!
    return [
      .constant(length(60) - 20), .part(length(2)), .moved(length(20) - 10),
      .other(other, length(20) - 10), .explicit(other, or: length(20) - 10),
    ].randomElement(using: &random)!
  }

  private mutating func alignment() -> OracleAlignment {
    func line(_ axis: Axis) -> GuideLine {
      let plain: [GuideLine] =
        axis == .horizontal
        ? [.leading, .center, .trailing] : [.top, .middle, .bottom]
      let all = hasGuides ? GuideLine.allCases.filter { $0.axis == axis } : plain
      return all.randomElement(using: &random)!
    }
    return OracleAlignment(line(.horizontal), line(.vertical))
  }

  private mutating func limits() -> OracleLimits {
    OracleLimits(
      min: maybe(80).map { chance(of: 1, in: 12) ? -$0 : $0 }, ideal: maybe(120),
      max: chance(of: 1, in: 4) ? .infinity : maybe(160))
  }

  private mutating func frameLength() -> CGFloat? {
    chance(of: 1, in: 16) ? [-5, .infinity].randomElement(using: &random)! : maybe(120)
  }

  private mutating func insets() -> OracleInsets {
    func inset() -> CGFloat { chance(of: 1, in: 4) ? 0 : length(20) - 4 }
    return OracleInsets(top: inset(), leading: inset(), bottom: inset(), trailing: inset())
  }

  private mutating func axis() -> Axis { chance(of: 1, in: 2) ? .horizontal : .vertical }

  private mutating func maybe(_ limit: Int) -> CGFloat? {
    chance(of: 1, in: 2) ? nil : length(limit)
  }

  /// Returns a length from 0 to `limit` in halves of a point.
  private mutating func length(_ limit: Int) -> CGFloat {
    CGFloat(Int.random(in: 0...(2 * limit), using: &random)) / 2
  }

  private mutating func chance(of part: Int, in whole: Int) -> Bool {
    Int.random(in: 0..<whole, using: &random) < part
  }
}

extension OracleTree {
  /// Whether several views at the root are inside anything other than a frame, padding or the like,
  /// or are modified lists themselves.
  ///
  /// There is no recording of which modifiers then belong to the implicit stack.
  public var isUnclearAtRoot: Bool {
    switch self {
    case .stack, .zStack, .grid: return false
    case .group(let children) where children.count != 1:
      return children.contains(where: \.isList)
    case .priority(_, let child), .guide(_, _, let child), .direction(_, let child),
      .layer(_, _, let child, _, _):
      return child.isList
    default: return parts.first?.isUnclearAtRoot ?? false
    }
  }

  private var isList: Bool {
    switch self {
    case .group: true
    case .stack, .zStack, .grid: false
    default: parts.first?.isList ?? false
    }
  }
}
