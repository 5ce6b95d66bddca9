import Foundation
import QuoinGeometry
import QuoinLayout

/// A color or shape in a lazy grid or stack that has no length along the container's axis.
enum FlatGridCell {
  private static let axes: [String: Axis] = [
    "LazyVGrid": .vertical, "LazyVStack": .vertical, "LazyHGrid": .horizontal,
    "LazyHStack": .horizontal,
  ]

  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    var seen: Set<LayoutReport.Source> = []
    return scene.indices.compactMap { index in
      guard let found = diagnosis(of: index, in: scene),
        let source = scene.node(index).source, seen.insert(source).inserted
      else { return nil }
      return found
    }
  }

  private static func diagnosis(of cell: Int, in scene: ContainerScene) -> Diagnosis? {
    guard scene.isFill(cell), !scene.pass.isSystem(cell), let view = scene.view(cell),
      let grid = scene.around(cell).first(where: { axes[scene.node($0).callName] != nil }),
      let container = scene.view(grid), let axis = axes[scene.node(grid).callName],
      scene.pass.isWritten(grid), scene.node(cell).size[axis] == 10,
      // Once the line is 10 long, it offers its cells that length.
      scene.base.report.fallsBack(cell, axis) || scene.node(cell).offerReasons?[axis] == .line
    else { return nil }
    let isHigh = axis == .vertical
    let (adjective, noun, other) =
      isHigh ? ("high", "height", "width") : ("wide", "width", "height")
    let candidate =
      isHigh
      ? EditCandidate.height(100, for: view.outer, in: scene.base)
      : EditCandidate.width(100, for: view.outer, in: scene.base)
    let cells = scene.base.twins(cell)
    return Diagnosis(
      .flatGridCell, subject: cell, others: Set(cells + [grid, view.outer]),
      aspects: isHigh ? [.height, .gap, .cut] : [.width, .gap, .cut],
      seen: "The \(view.type) is \(scene.text(scene.node(cell).size)), only 10 \(adjective).",
      cause:
        "\(scene.first(scene.place(container))) offers its cells a \(other) and no \(noun), and a \(view.type) has none of its own.",
      causeNode: grid,
      edit: candidate?.proposed(
        in: scene.base, if: { $0.size(cell)[axis] == 100 },
        outcome: { "\(scene.text($0.size(cell)))" }),
      weight: 100)
  }
}
