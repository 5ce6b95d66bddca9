import Foundation
import QuoinGeometry
import QuoinLayout

/// A long cell that is alone in its row of a Grid, and makes the first column as wide as itself.
///
/// The author may want a wide column, so that the diagnosis answers only questions.
enum WideGridCell {
  /// The smallest distance by which the next column moves, in points.
  private static let least: CGFloat = 16

  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    return scene.indices.compactMap { index in
      scene.node(index).callName == "Grid" && scene.pass.isWritten(index)
        ? diagnosis(of: index, in: scene) : nil
    }
  }

  private static func diagnosis(of grid: Int, in scene: ContainerScene) -> Diagnosis? {
    let rows = GridRows(of: grid, in: scene)
    let count = rows.columnCount
    let full = rows.rows.filter { $0.count > 1 }
    let alone = rows.rows.filter { $0.count == 1 }.map { $0[0] }
    guard count > 1, let next = full.first?[1], let owner = scene.view(grid),
      let long = alone.max(by: { scene.frame($0).width < scene.frame($1).width }),
      let view = scene.view(long),
      let rest = full.map({ $0[0] }).max(by: { scene.frame($0).width < scene.frame($1).width }),
      scene.frame(long).width - scene.frame(rest).width > least,
      let candidate = EditCandidate.cellColumns(count, of: view.outer, in: scene.base)
    else { return nil }
    let start = scene.frame(next).minX - scene.frame(grid).minX
    let edit = candidate.proposed(
      in: scene.base,
      if: { $0.frame(next).minX - $0.frame(grid).minX < start - least },
      outcome: { trial in
        let place = trial.frame(next).minX - trial.frame(grid).minX
        return "\(scene.name(next)) begins \(scene.text(place)) after it"
      })
    guard let edit else { return nil }
    return Diagnosis(
      .wideGridCell, subject: long,
      others: Set(full.flatMap { $0.flatMap { Array(scene.nodes(in: $0)) } } + [grid]),
      aspects: [.x, .width, .gap],
      seen:
        "\(scene.first(scene.name(next))) begins \(scene.text(start)) after the left edge of \(scene.place(owner)), although \(scene.name(rest)) before it needs only \(scene.text(scene.frame(rest).width)).",
      cause:
        "\(scene.first(scene.name(long))) (\(scene.line(view.source))) is alone in its GridRow, a cell of the first column, which is as wide: \(scene.text(scene.frame(long).width)).",
      causeNode: long, edit: edit, weight: scene.frame(long).width - scene.frame(rest).width,
      isOnlyAsked: true)
  }
}
