import Foundation
import QuoinGeometry

/// A row with insets of its own that stays as high as the list's minimum.
enum TallRow {
  /// The usual minimum heights of rows, in points.
  private static let minima: [CGFloat] = [53, 51, 48, 46, 44, 36, 24]
  /// The smallest difference that is noticeable, in points.
  private static let least: CGFloat = 8

  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    var seen: Set<LayoutReport.Source> = []
    return scene.indices.compactMap { index in
      guard let row = ListRow(index, in: scene), let found = diagnosis(of: row, in: scene),
        let source = scene.node(found.causeNode).source, seen.insert(source).inserted
      else { return nil }
      return found
    }
  }

  private static func diagnosis(of row: ListRow, in scene: ContainerScene) -> Diagnosis? {
    let height = row.frame.height
    let content = row.content
    guard let view = scene.view(content),
      scene.isModified(view, by: ["listRowInsets"]),
      minima.contains(where: { abs($0 - height) < 0.01 }),
      height - scene.frame(content).height >= least, scene.frame(content).height > 0,
      let list = scene.nearest(["List", "Form"], around: row.node), let owner = scene.view(list)
    else { return nil }
    let candidate = EditCandidate.untried(
      append: ".environment(\\.defaultMinListRowHeight, 0)", on: owner.outer, in: scene.base)
    let name = scene.name(content)
    return Diagnosis(
      .tallRow, subject: content, others: Set(scene.nodes(in: row.node)),
      aspects: [.height, .gap, .y],
      seen:
        "The row of \(name) is \(scene.text(height)) high, its content \(scene.text(scene.frame(content).height)).",
      cause:
        "\(scene.first(scene.place(owner))) makes every row at least \(scene.text(height)) high, its defaultMinListRowHeight, whatever the insets of the row.",
      causeNode: list, edit: candidate?.proposed(nil),
      weight: height - scene.frame(content).height)
  }
}
