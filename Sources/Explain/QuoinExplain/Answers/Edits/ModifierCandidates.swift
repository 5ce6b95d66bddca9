import Foundation
import QuoinGeometry
import QuoinLayout

/// Makes the candidates for edits of one view's modifiers: without them, with other arguments, and
/// in another order.
struct ModifierCandidates {
  let scene: AnswerScene
  let axes: [Axis]
  let lengths: [(view: Int, axis: Axis, length: CGFloat)]

  func edits(of view: WrittenView) -> [EditCandidate] {
    var found = added(to: view)
    let nodes = view.modifiers.compactMap(\.node)
    for node in nodes { found += changed(node) }
    found += reordered(nodes)
    return found.compactMap { $0 }
  }

  /// `fixedSize` on a view without it.
  private func added(to view: WrittenView) -> [EditCandidate?] {
    let isFixed = view.modifiers.contains { $0.name == "fixedSize" }
    // With its ideal length, a view with a Spacer has nothing for it to push.
    let nodes = view.nodes.clamped(to: scene.report.nodes.indices)
    guard !isFixed, !nodes.contains(where: { scene.node($0).callName == "Spacer" }) else {
      return []
    }
    return axes.map { axis -> EditCandidate? in
      let set: Axis.Set = axis == .horizontal ? .horizontal : .vertical
      return .fixedSize(set, on: view.outer, in: scene)
    }
  }

  private func changed(_ node: Int) -> [EditCandidate?] {
    switch scene.node(node).callName {
    case "fixedSize":
      var found: [EditCandidate?] = [.removing(node, in: scene)]
      if scene.node(node).arguments?.axes.count == 2 {
        found.append(.fixedSize(node, only: .vertical, in: scene))
        found.append(.fixedSize(node, only: .horizontal, in: scene))
      }
      return found
    case "frame": return frame(node)
    case "padding": return [.removing(node, in: scene)]
    case "offset": return [.offsetToPadding(node, in: scene), .removing(node, in: scene)]
    case "aspectRatio": return [.fitting(node, in: scene), .removing(node, in: scene)]
    case "position", "ignoresSafeArea", "containerRelativeFrame":
      return [.removing(node, in: scene)]
    default: return []
    }
  }

  private func frame(_ node: Int) -> [EditCandidate?] {
    let arguments = scene.node(node).arguments
    var found: [EditCandidate?] = []
    for axis in axes {
      let given = arguments?.lengths ?? [:]
      if given[EditCandidate.label(axis)] != nil {
        found.append(.minimumInsteadOfFixed(axis, of: node, in: scene))
        found.append(.maximumInsteadOfFixed(axis, of: node, in: scene))
        found.append(.removeFixedLength(axis, of: node, in: scene))
        for wanted in lengths where wanted.axis == axis && wanted.length > 0 {
          found.append(.length(axis, wanted.length, of: node, in: scene))
        }
      }
      if given[EditCandidate.maximumLabel(axis)] != nil {
        found.append(.removeMaximum(axis, of: node, in: scene))
      }
      if given[EditCandidate.minimumLabel(axis)] != nil {
        found.append(.removeMinimum(axis, of: node, in: scene))
      }
      found += alignments(node, axis)
    }
    return found
  }

  private func alignments(_ node: Int, _ axis: Axis) -> [EditCandidate?] {
    if axis == .horizontal {
      let all: [HorizontalAlignment] = [.leading, .center, .trailing]
      return all.map { .aligning(node, horizontal: $0, in: scene) }
    }
    let all: [VerticalAlignment] = [.top, .center, .bottom]
    return all.map { .aligning(node, vertical: $0, in: scene) }
  }

  /// Each modifier moved inside of those before it, by at most three places.
  private func reordered(_ nodes: [Int]) -> [EditCandidate?] {
    var found: [EditCandidate?] = []
    for (place, outer) in nodes.enumerated() {
      for inner in nodes[max(0, place - 3)..<place].reversed() {
        // Two paddings, or two backgrounds, are as good in either order.
        guard scene.node(inner).callName != scene.node(outer).callName else { continue }
        found.append(.movingInward(outer, before: inner, in: scene))
      }
    }
    return found
  }
}
