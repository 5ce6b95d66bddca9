import Foundation
import QuoinGeometry
import QuoinLayout

/// Cells of different heights in a row of a grid, which centers them vertically.
///
/// Centered cells are often intended, so that the diagnosis answers only questions.
enum RaggedCells {
  /// The smallest difference of the cells' tops that is noticeable, in points.
  private static let least: CGFloat = 4

  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    return scene.indices.flatMap { index -> [Diagnosis] in
      guard ["LazyVGrid", "Grid"].contains(scene.node(index).callName),
        scene.pass.isWritten(index)
      else { return [] }
      let rows = GridRows(of: index, in: scene).rows
      return rows.compactMap { diagnosis(of: $0, in: index, scene) }
    }
  }

  private static func diagnosis(
    of row: [Int], in grid: Int, _ scene: ContainerScene
  ) -> Diagnosis? {
    guard row.count > 1, let owner = scene.view(grid),
      let high = row.max(by: { scene.frame($0).height < scene.frame($1).height }),
      let low = row.min(by: { scene.frame($0).height < scene.frame($1).height })
    else { return nil }
    let (tall, short) = (scene.frame(high), scene.frame(low))
    let distance = short.minY - tall.minY
    let candidate = candidate(grid, in: scene)
    guard distance > least, row.allSatisfy({ abs(scene.frame($0).midY - tall.midY) < 0.6 }),
      let edit = candidate?.proposed(
        in: scene.base, if: { abs($0.frame(low).minY - $0.frame(high).minY) < 0.6 },
        outcome: { "both begin at \(scene.text($0.frame(low).minY))" })
    else { return nil }
    let isLazy = scene.node(grid).callName != "Grid"
    return Diagnosis(
      .raggedCells, subject: low, others: Set(row.flatMap { Array(scene.nodes(in: $0)) }),
      aspects: [.y],
      seen:
        "\(scene.first(scene.name(low))) begins \(scene.text(distance)) lower than \(scene.name(high)) in the same row of \(scene.place(owner)).",
      cause:
        "The cells are \(scene.text(short.height)) and \(scene.text(tall.height)) high, and \(isLazy ? "a GridItem" : "a Grid") centers them vertically unless its alignment says otherwise.",
      causeNode: grid, edit: edit, weight: distance, isOnlyAsked: true)
  }

  private static func candidate(_ grid: Int, in scene: ContainerScene) -> EditCandidate? {
    scene.node(grid).callName == "Grid"
      ? EditCandidate.aligning(grid, vertical: .top, in: scene.base)
      : EditCandidate.gridItemAlignment(.top, ".top", of: grid, in: scene.base)
  }
}
