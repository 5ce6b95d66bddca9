import Foundation
import QuoinGeometry
import QuoinLayout

// The modifiers around a view, and what they have in common.

extension LengthFacts {
  /// The nodes from a modifier inwards to the view inside, which contains nothing or several views.
  func chain(from index: Int) -> [Int] {
    var chain = [index]
    var inner = index
    while let first = children(inner).first,
      children(inner).count == 1 || node(first).layer == .primary
    {
      chain.append(first)
      inner = first
    }
    return chain
  }

  /// The color or shape that gives a view all the length that it is offered along an axis; `nil` if
  /// a modifier limits it.
  func greedyFill(in index: Int, _ axis: Axis) -> Int? {
    let chain = chain(from: index)
    guard let leaf = chain.last, Self.fills.contains(node(leaf).callName),
      node(leaf).answerReasons?[axis] == .acceptsProposal
    else { return nil }
    let isLimited = chain.contains { outer in
      let name = node(outer).callName
      return ["aspectRatio", "fixedSize", "containerRelativeFrame"].contains(name)
        || name == "frame" && isLimiting(outer, axis)
    }
    return isLimited ? nil : leaf
  }

  /// Whether a frame has a length or a finite maximum along an axis.
  private func isLimiting(_ frame: Int, _ axis: Axis) -> Bool {
    let labels = [EditCandidate.label(axis), EditCandidate.maximumLabel(axis)]
    return labels.contains { label in
      argument(label, of: frame).map { $0.isFinite } ?? false
    }
  }

  /// The place of a frame's middle along an axis.
  static func middle(_ frame: CGRect, _ axis: Axis) -> CGFloat {
    axis == .horizontal ? frame.midX : frame.midY
  }
}
