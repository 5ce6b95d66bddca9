import Foundation
import QuoinGeometry

/// A color, shape or image that is the whole content of a row, and ends before the row's edges.
enum RowMargins {
  /// The smallest margin that is noticeable, in points.
  private static let least: CGFloat = 8

  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    var seen: Set<LayoutReport.Source> = []
    return scene.indices.compactMap { row in
      guard scene.node(row).name == "List row", let found = diagnosis(of: row, in: scene),
        let source = scene.view(found.subject)?.source, seen.insert(source).inserted
      else { return nil }
      return found
    }
  }

  private static func diagnosis(of row: Int, in scene: ContainerScene) -> Diagnosis? {
    guard let content = scene.children(row).first, let view = scene.view(content),
      let leaf = scene.leaf(in: content), isPicture(leaf, in: scene),
      !scene.isModified(view, by: ["listRowInsets"]),
      let list = scene.nearest(["List", "Form"], around: row), let owner = scene.view(list)
    else { return nil }
    let (inner, outer) = (scene.frame(content), scene.frame(list))
    let leading = inner.minX - outer.minX
    let trailing = outer.maxX - inner.maxX
    // Smaller content doesn't try to fill the row.
    guard leading >= least, abs(leading - trailing) < 1 else { return nil }
    let candidate = EditCandidate.untried(
      append: ".listRowInsets(EdgeInsets())", on: view.outer, in: scene.base)
    return Diagnosis(
      .rowInsets, subject: content, others: Set(scene.nodes(in: row)),
      aspects: [.x, .y, .width, .gap],
      seen:
        "\(scene.first(scene.name(content))) ends \(scene.text(leading)) before the left and right edges of \(scene.place(owner)).",
      cause:
        "A row of a \(owner.type) keeps insets around its content, also at its top and bottom.",
      causeNode: list, edit: candidate?.proposed(nil), weight: leading)
  }

  private static func isPicture(_ leaf: Int, in scene: ContainerScene) -> Bool {
    if let image = scene.node(leaf).image { return image.isResizable && !image.isSymbol }
    return scene.isFill(leaf)
  }
}
