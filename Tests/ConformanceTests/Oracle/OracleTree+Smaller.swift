import SwiftUI

extension OracleTree {
  /// Trees one step simpler than this one: without a wrapper, without a child, or with a simpler child.
  var smaller: [OracleTree] {
    switch self {
    case .leaf, .area, .spacer:
      return []
    case .stack(let axis, let alignment, let spacing, let children):
      return children + fewer(children).map { .stack(axis, alignment, spacing: spacing, $0) }
    case .zStack(let alignment, let children):
      return children + fewer(children).map { .zStack(alignment, $0) }
    case .fixedFrame(let width, let height, let alignment, let child):
      return [child]
        + child.smaller.map { .fixedFrame(width: width, height: height, alignment, $0) }
    case .flexFrame(let width, let height, let alignment, let child):
      return [child] + child.smaller.map { .flexFrame(width: width, height: height, alignment, $0) }
    case .padding(let insets, let child):
      return [child] + child.smaller.map { .padding(insets, $0) }
    case .fixedSize(let horizontal, let vertical, let child):
      return [child]
        + child.smaller.map { .fixedSize(horizontal: horizontal, vertical: vertical, $0) }
    case .aspectRatio(let ratio, let fills, let child):
      return [child] + child.smaller.map { .aspectRatio(ratio, fills: fills, $0) }
    case .priority(let value, let child):
      return [child] + child.smaller.map { .priority(value, $0) }
    case .overlay(let alignment, let primary, let content):
      return [primary, content]
        + primary.smaller.map { .overlay(alignment, $0, content: content) }
        + content.smaller.filter(\.isContainer).map { .overlay(alignment, primary, content: $0) }
    }
  }

  private var isContainer: Bool {
    switch self {
    case .stack, .zStack: true
    default: false
    }
  }

  private func fewer(_ children: [OracleTree]) -> [[OracleTree]] {
    children.indices.flatMap { index -> [[OracleTree]] in
      var without = children
      without.remove(at: index)
      let simpler = children[index].smaller.map { child -> [OracleTree] in
        var changed = children
        changed[index] = child
        return changed
      }
      return [without] + simpler
    }
  }
}
