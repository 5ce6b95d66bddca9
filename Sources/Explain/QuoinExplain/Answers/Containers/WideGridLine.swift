import Foundation
import QuoinGeometry
import QuoinLayout

/// A line, or an empty cell, that takes all of a Grid's proposal and makes the Grid as large.
enum WideGridLine {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    return scene.indices.compactMap { diagnosis(of: $0, in: scene) }
  }

  /// The maximum thickness of a line, in points.
  private static let thickness: CGFloat = 4
  /// The minimum by which a Grid is too large, in points.
  private static let least: CGFloat = 8

  private static func diagnosis(of grid: Int, in scene: ContainerScene) -> Diagnosis? {
    guard scene.node(grid).callName == "Grid", scene.pass.isWritten(grid) else { return nil }
    let cells = scene.children(grid).filter { isGreedy($0, in: scene) }
    guard let first = cells.first, let cause = scene.view(first) else { return nil }
    let isLine = cells.allSatisfy { scene.frame($0).height <= thickness }
    let axes: Axis.Set = isLine ? .horizontal : [.horizontal, .vertical]
    let candidates = cells.compactMap {
      EditCandidate.unsizedAxes(axes, of: $0, in: scene.base)
    }
    guard let candidate = EditCandidate.all(candidates), let trial = candidate.trial(in: scene.base)
    else { return nil }
    let (old, new) = (scene.frame(grid).size, trial.size(grid))
    let isWide = old.width - new.width > least
    guard isWide || !isLine && old.height - new.height > least,
      !isMeantToFill(grid, isWide ? .horizontal : .vertical, in: scene)
    else { return nil }
    let name =
      "The Grid is \(isWide ? "\(scene.text(old.width)) wide" : "\(scene.text(old.height)) high")"
    let rest = isWide ? scene.text(new.width) : scene.text(new.height)
    let measure = isWide ? "width" : "height"
    return Diagnosis(
      .wideGridLine, subject: grid, others: Set(scene.pass.inside(grid)),
      aspects: isWide ? [.width, .x, .gap] : [.height, .y, .gap],
      seen: "\(name); its other cells need \(rest).",
      cause:
        "\(scene.first(scene.place(cause))) takes all the \(measure) it is offered, and the \(isWide ? "columns" : "rows") share it.",
      causeNode: first,
      edit: candidate.proposed(
        in: scene.base, if: { _ in true },
        outcome: { trial in
          let size = trial.size(grid)
          return isWide ? "\(scene.text(size.width)) wide" : "\(scene.text(size.height)) high"
        }),
      weight: isWide ? old.width - new.width : old.height - new.height)
  }

  /// Whether a cell is written to take all the length along an axis.
  private static func isMeantToFill(_ grid: Int, _ axis: Axis, in scene: ContainerScene) -> Bool {
    scene.pass.inside(grid).contains { index in
      guard scene.node(index).callName == "frame" else { return false }
      let maximum = scene.node(index).arguments?.lengths[EditCandidate.maximumLabel(axis)]?.value
      return maximum == .infinity
    }
  }

  /// Whether a cell is a line, or a clear color in place of an empty cell, that takes the whole
  /// proposal.
  private static func isGreedy(_ cell: Int, in scene: ContainerScene) -> Bool {
    guard let view = scene.view(cell), let leaf = scene.leaf(in: cell),
      !view.modifiers.contains(where: { $0.name == "gridCellUnsizedAxes" })
    else { return false }
    let node = scene.node(leaf)
    if node.name == "Divider" { return true }
    guard scene.isFill(leaf) else { return false }
    let isFramed = view.modifiers.contains { $0.name == "frame" }
    if scene.frame(cell).height <= thickness { return true }
    return node.name.contains("clear") && !isFramed
  }
}
