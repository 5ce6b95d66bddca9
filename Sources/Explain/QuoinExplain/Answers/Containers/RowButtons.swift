import Foundation
import QuoinGeometry

/// Several buttons of the default style in one row of a list, all of which a tap on the row runs.
enum RowButtons {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    // On macOS each button has a border and its own touches.
    guard !scene.pass.context.isForMac else { return [] }
    var seen: Set<LayoutReport.Source> = []
    return scene.indices.compactMap { row in
      guard scene.node(row).name == "List row" else { return nil }
      let buttons = buttons(in: row, scene)
      guard let first = buttons.first, buttons.count > 1, seen.insert(first.source).inserted else {
        return nil
      }
      return diagnosis(of: buttons, in: row, scene)
    }
  }

  /// The buttons of the default style in a row.
  private static func buttons(in row: Int, _ scene: ContainerScene) -> [WrittenView] {
    scene.views.filter { view in
      view.type == "Button" && scene.isInside(view.core, row) && !scene.pass.isSystem(view.core)
        && !scene.isModified(view, by: ["buttonStyle", "menuStyle", "disabled"])
        && !scene.views(around: view).contains {
          scene.isInside($0.core, row) && ["Menu", "ControlGroup", "Button"].contains($0.type)
        }
    }
  }

  private static func diagnosis(
    of buttons: [WrittenView], in row: Int, _ scene: ContainerScene
  ) -> Diagnosis? {
    let cores = buttons.map(\.core)
    var common = cores[0]
    for core in cores.dropFirst() {
      guard let outer = scene.common(common, core) else { return nil }
      common = outer
    }
    // Views of one element that aren't in a container are rows of their own.
    guard common != row, !cores.contains(common), scene.isInside(common, row),
      let container = scene.view(common),
      let list = scene.nearest(["List", "Form"], around: row), let owner = scene.view(list)
    else { return nil }
    let candidate = EditCandidate.untried(
      append: ".buttonStyle(.borderless)", on: container.outer, in: scene.base)
    let names = cores.prefix(2).map { scene.name($0) }.joined(separator: " and ")
    return Diagnosis(
      .rowButtons, subject: cores[0], others: Set(scene.nodes(in: row)), aspects: [.taps],
      seen: "A tap anywhere in the row runs the actions of \(names).",
      cause:
        "In a row of \(scene.place(owner)), a Button of the default style takes the taps of the whole row.",
      causeNode: cores[0],
      edit: candidate?.proposed("each button takes only the taps on itself"),
      weight: scene.frame(row).width)
  }
}
