import Foundation
import QuoinGeometry
import QuoinLayout

/// Finds the edit that removes the largest part of a gap.
struct GapEdits {
  let scene: AnswerScene

  /// The edit of the largest part that can be removed without making anything else worse.
  func edit(_ gap: GapChain.Gap) -> ProposedEdit? {
    for part in gap.parts.prefix(4) where part.length > 0.5 {
      guard let candidate = candidate(part, gap) else { continue }
      let found = candidate.proposed(
        in: scene, if: { length(gap, $0) < gap.length - 0.5 },
        outcome: { "the space is \(AnswerPhrases(scene: scene).text(length(gap, $0)))" })
      if let found { return found }
    }
    return nil
  }

  private func candidate(_ part: GapChain.Part, _ gap: GapChain.Gap) -> EditCandidate? {
    let node = scene.node(part.node)
    if part.isSpacing {
      return ["HStack", "VStack", "LazyHStack", "LazyVStack"].contains(node.callName)
        ? .spacing(0, of: part.node, in: scene) : nil
    }
    guard scene.written.modifier(of: part.node) != nil else { return nil }
    guard let insets = node.insets else {
      return node.callName == "frame" ? .removing(part.node, in: scene) : nil
    }
    return .insets(without(part, insets, gap.axis), of: part.node, in: scene)
  }

  /// The insets of a padding without the one that is a part of the gap.
  private func without(_ part: GapChain.Part, _ insets: EdgeInsets, _ axis: Axis) -> EdgeInsets {
    var left = insets
    switch (axis, part.isAtEnd) {
    case (.vertical, true): left.bottom = 0
    case (.vertical, false): left.top = 0
    case (.horizontal, true): left.trailing = 0
    case (.horizontal, false): left.leading = 0
    }
    return left
  }

  /// The length of the gap in a trial.
  private func length(_ gap: GapChain.Gap, _ trial: SceneTrial) -> CGFloat {
    let first = gap.first.map { trial.frame($0) } ?? .zero
    let second = gap.second.map { trial.frame($0) } ?? scene.window
    let isWide = gap.axis == .horizontal
    let (start, end) =
      isWide ? (first.minX, first.maxX) : (first.minY, first.maxY)
    let (next, last) =
      isWide ? (second.minX, second.maxX) : (second.minY, second.maxY)
    switch gap.kind {
    case .siblings: return next - end
    case .start: return next - start
    case .end: return last - end
    }
  }
}
