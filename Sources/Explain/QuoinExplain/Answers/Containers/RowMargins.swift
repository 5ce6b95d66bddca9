import Foundation
import QuoinGeometry

/// A color, shape or image that is the whole content of a row, and ends before the row's edges.
enum RowMargins {
  /// The smallest margin that is noticeable, in points.
  private static let least: CGFloat = 8

  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    var seen: Set<LayoutReport.Source> = []
    return scene.indices.compactMap { index in
      guard let row = ListRow(index, in: scene), let found = diagnosis(of: row, in: scene),
        let source = scene.view(found.subject)?.source, seen.insert(source).inserted
      else { return nil }
      return found
    }
  }

  private static func diagnosis(of row: ListRow, in scene: ContainerScene) -> Diagnosis? {
    let content = row.content
    guard let view = scene.view(content),
      let leaf = scene.leaf(in: content), isPicture(leaf, in: scene),
      !scene.isModified(view, by: ["listRowInsets"]),
      let list = scene.nearest(["List", "Form"], around: row.node), let owner = scene.view(list)
    else { return nil }
    let (inner, outer) = (scene.frame(content), row.frame)
    let leading = inner.minX - outer.minX
    let trailing = outer.maxX - inner.maxX
    // Smaller content doesn't try to fill the row.
    guard leading >= least, abs(leading - trailing) < 1 else { return nil }
    // The rows of cards end before the list does.
    let isCard = outer.width < scene.frame(list).width - 1
    let edges =
      isCard
      ? "its row, which is \(scene.text(outer.width)) wide" : scene.place(owner)
    let isFilling = scene.node(content).proposal.width == inner.width && scene.isFill(leaf)
    var edit = EditCandidate.untried(
      append: ".listRowInsets(EdgeInsets())", on: view.outer, in: scene.base)?.proposed(nil)
    if isFilling {
      edit?.outcome = "\(scene.text(outer.width)) wide, as the row"
      edit?.isComputed = true
    }
    return Diagnosis(
      .rowInsets, subject: content, others: Set(scene.nodes(in: row.node)),
      aspects: [.x, .y, .width, .gap],
      seen:
        "\(scene.first(scene.name(content))) ends \(scene.text(leading)) before the left and right edges of \(edges).",
      cause:
        "A row of a \(owner.type) keeps insets around its content, also at its top and bottom.",
      causeNode: list, edit: edit, weight: leading)
  }

  private static func isPicture(_ leaf: Int, in scene: ContainerScene) -> Bool {
    if let image = scene.node(leaf).image { return image.isResizable && !image.isSymbol }
    return scene.isFill(leaf)
  }
}
