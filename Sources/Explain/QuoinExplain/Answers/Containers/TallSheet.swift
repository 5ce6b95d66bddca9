import Foundation
import QuoinGeometry

/// A sheet that is much higher than its content, because it has no detents.
enum TallSheet {
  /// The largest part of the sheet that its content takes.
  private static let most: CGFloat = 0.5

  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    return scene.indices.compactMap { index in
      scene.node(index).name == "sheet" ? diagnosis(of: index, in: scene) : nil
    }
  }

  private static func diagnosis(of sheet: Int, in scene: ContainerScene) -> Diagnosis? {
    let inside = scene.views.filter { scene.isInside($0.nodes.lowerBound, sheet) }
    let isSized = inside.contains { view in
      view.modifiers.contains { ["presentationDetents", "presentationSizing"].contains($0.name) }
    }
    guard !isSized, let content = inside.first,
      let (presenter, modifier) = presenter(of: sheet, in: scene)
    else { return nil }
    let (whole, needed) = (scene.frame(sheet).height, scene.frame(content.outer).height)
    guard needed > 0, needed <= whole * most else { return nil }
    let call = content.modifiers.last.map { (name: $0.name, source: $0.source) }
    let change = SourceChange(
      call?.name ?? content.type, at: call?.source ?? content.source,
      .append(".presentationDetents([.medium])"))
    return Diagnosis(
      .tallSheet, subject: content.outer, others: [content.core, presenter.outer],
      aspects: [.height, .gap],
      seen: "The sheet is \(scene.text(whole)) high, and its content \(scene.text(needed)).",
      cause:
        "\(scene.place(modifier)) opens at the large detent, whatever the size of its content; presentationDetents on the content offer lower ones.",
      causeNode: content.outer, edit: ProposedEdit([change]), weight: whole - needed,
      isOnlyAsked: true, cue: QuestionCue(QuestionCue.sheet, states: QuestionCue.long))
  }

  /// The view and the modifier that present a sheet.
  private static func presenter(
    of sheet: Int, in scene: ContainerScene
  ) -> (WrittenView, WrittenModifier)? {
    for view in scene.views where !scene.isInside(view.core, sheet) {
      if let modifier = view.modifiers.last(where: { $0.name == "sheet" }) {
        return (view, modifier)
      }
    }
    return nil
  }
}
