import Foundation
import QuoinGeometry
import QuoinLayout

/// A lazy grid with small or no spacing between its lines, whose `GridItem`s keep their own.
enum GridGap {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    return scene.indices.compactMap { diagnosis(of: $0, in: scene) }
  }

  private static func diagnosis(of grid: Int, in scene: ContainerScene) -> Diagnosis? {
    let type = scene.node(grid).callName
    let usual = ViewSpacing.defaultDistance
    guard ["LazyVGrid", "LazyHGrid"].contains(type), scene.pass.isWritten(grid),
      let number = scene.pass.treeNode(grid),
      let facts = scene.pass.tree?.lazyGridFacts(of: number), let length = facts.lengths.first,
      !facts.gaps.isEmpty, facts.gaps.allSatisfy({ abs($0 - usual) < 0.01 }),
      facts.lineGap >= 0, facts.lineGap < usual - 0.01, let source = scene.node(grid).source
    else { return nil }
    let isVertical = type == "LazyVGrid"
    let (tracks, lines) = isVertical ? ("columns", "rows") : ("rows", "columns")
    let gaps = facts.gaps.reduce(0, +)
    let whole = facts.lengths.reduce(0, +) + gaps
    let isEven = facts.lengths.allSatisfy { abs($0 - length) < 0.01 }
    let count = facts.gaps.count == 1 ? "a gap" : "\(facts.gaps.count) gaps"
    let sum =
      isEven
      ? ": \(scene.text(whole)) less \(count) of \(scene.text(usual)), by \(facts.lengths.count)"
      : ""
    let measure = isVertical ? "wide" : "high"
    let own = isEven ? "The \(tracks) are \(scene.text(length)) \(measure), with" : "There are"
    let spacing = scene.text(facts.lineGap)
    return Diagnosis(
      .gridGap, subject: grid, others: Set(scene.pass.inside(grid)),
      aspects: isVertical ? [.width, .x, .gap] : [.height, .y, .gap],
      seen:
        "\(own) gaps of \(scene.text(usual)) between the \(tracks), and of \(spacing) between the \(lines).",
      cause:
        "spacing: \(spacing) of the \(type) (\(scene.line(source))) is between its \(lines); between its \(tracks) each GridItem has its own, \(scene.text(usual)) by default\(sum).",
      causeNode: grid, edit: edit(of: grid, facts, tracks, in: scene), weight: gaps)
  }

  private static func edit(
    of grid: Int, _ facts: LazyGridFacts, _ tracks: String, in scene: ContainerScene
  ) -> ProposedEdit? {
    let candidate = EditCandidate.gridItemSpacing(facts.lineGap, of: grid, in: scene.base)
    let whole = facts.lengths.reduce(0, +) + facts.gaps.reduce(0, +)
    let count = CGFloat(facts.lengths.count)
    let length = (whole - facts.lineGap * (count - 1)) / count
    let gap = facts.lineGap == 0 ? "no gaps" : "gaps of \(scene.text(facts.lineGap))"
    return candidate?.proposed(
      in: scene.base, if: { _ in true },
      outcome: { trial in
        // Only cells that fill their tracks show the tracks' new length.
        let axis: Axis = tracks == "columns" ? .horizontal : .vertical
        let fills = scene.children(grid).contains { abs(trial.size($0)[axis] - length) < 0.5 }
        return fills ? "\(tracks) of \(scene.text(length)), \(gap)" : "\(gap) between the \(tracks)"
      })
  }
}
