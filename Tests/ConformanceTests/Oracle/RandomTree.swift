import Foundation
import SwiftUI

/// Random trees and proposals for property tests, the same on every run.
struct RandomTree {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A tree at most `depth` containers deep.
  mutating func tree(depth: Int) -> OracleTree {
    let isContainer = depth > 0 && chance(of: 3, in: 4)
    return wrap(isContainer ? container(depth: depth) : leaf(), depth: depth)
  }

  /// nil, nothing, everything and ordinary offers.
  mutating func proposal() -> ProposedViewSize {
    ProposedViewSize(width: offer(), height: offer())
  }

  private mutating func offer() -> CGFloat? {
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: nil
    case 2: 0
    case 3: .infinity
    default: length(400)
    }
  }

  private mutating func container(depth: Int) -> OracleTree {
    let count = Int.random(in: 0...4, using: &random)
    if chance(of: 1, in: 4) {
      return .zStack(alignment(), children(count, depth: depth))
    }
    let axis: Axis = chance(of: 1, in: 2) ? .horizontal : .vertical
    let spacing: CGFloat? = chance(of: 1, in: 3) ? nil : length(20) - 4
    return .stack(axis, alignment(), spacing: spacing, children(count, depth: depth))
  }

  private mutating func children(_ count: Int, depth: Int) -> [OracleTree] {
    (0..<count).map { _ in tree(depth: depth - 1) }
  }

  private mutating func leaf() -> OracleTree {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .spacer(minLength: chance(of: 1, in: 2) ? nil : length(30))
    case 1: return .area
    case 2, 3: return .leaf(.greedy, .greedy)
    default: return .leaf(span(), span())
    }
  }

  private mutating func span() -> OracleSpan {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .greedy
    case 1:
      let least = length(60)
      let ideal = least + length(60)
      return OracleSpan(min: least, ideal: ideal, max: ideal + length(60))
    default: return .fixed(length(80))
    }
  }

  private mutating func wrap(_ tree: OracleTree, depth: Int) -> OracleTree {
    var tree = tree
    // How frames in frames around a spacer treat its zero spacing is not recorded: one wrapper there.
    let most = if case .spacer = tree { 1 } else { 3 }
    for _ in 0..<Int.random(in: 0...most, using: &random) {
      tree = wrapped(tree, depth: depth)
    }
    return tree
  }

  private mutating func wrapped(_ tree: OracleTree, depth: Int) -> OracleTree {
    switch Int.random(in: 0..<9, using: &random) {
    case 0:
      return .fixedFrame(width: maybe(120), height: maybe(120), alignment(), tree)
    case 1, 2:
      return .flexFrame(width: limits(), height: limits(), alignment(), tree)
    case 3:
      return .padding(insets(), tree)
    case 4:
      return .fixedSize(horizontal: chance(of: 1, in: 2), vertical: chance(of: 1, in: 2), tree)
    case 5:
      return .aspectRatio(length(3) + 0.5, fills: chance(of: 1, in: 3), tree)
    case 6, 7:
      return .priority(CGFloat(Int.random(in: -1...2, using: &random)), tree)
    default:
      guard depth > 0 else { return tree }
      // Which way a bare spacer runs in an overlay is not recorded: containers only.
      return .overlay(alignment(), tree, content: container(depth: depth - 1))
    }
  }

  private mutating func limits() -> OracleLimits {
    OracleLimits(
      min: maybe(80), ideal: maybe(120),
      max: chance(of: 1, in: 4) ? .infinity : maybe(160))
  }

  private mutating func insets() -> EdgeInsets {
    func inset() -> CGFloat { chance(of: 1, in: 4) ? 0 : length(20) - 4 }
    return EdgeInsets(top: inset(), leading: inset(), bottom: inset(), trailing: inset())
  }

  private mutating func alignment() -> Alignment {
    let all: [Alignment] = [
      .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing, .bottomLeading,
      .bottomTrailing,
    ]
    return all[Int.random(in: 0..<all.count, using: &random)]
  }

  private mutating func maybe(_ limit: Int) -> CGFloat? {
    chance(of: 1, in: 2) ? nil : length(limit)
  }

  /// A length from 0 up to `limit` in halves of a point.
  private mutating func length(_ limit: Int) -> CGFloat {
    CGFloat(Int.random(in: 0...(2 * limit), using: &random)) / 2
  }

  private mutating func chance(of part: Int, in whole: Int) -> Bool {
    Int.random(in: 0..<whole, using: &random) < part
  }
}
