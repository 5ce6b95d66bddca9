import Foundation
import QuoinGeometry
import QuoinLayout

/// A TextEditor in a row that is only one line high.
enum FlatEditor {
  /// The heights of an editor that shows one line, in points; a lower one shows none.
  private static let limits: ClosedRange<CGFloat> = 12.01...60
  /// The proposed minimum height, in points.
  private static let height: CGFloat = 80

  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    return scene.calls(of: ["TextEditor"]).compactMap { diagnosis(of: $0, in: scene) }
  }

  private static func diagnosis(of editor: WrittenView, in scene: ContainerScene) -> Diagnosis? {
    let size = scene.frame(editor.outer).size
    guard let row = scene.nearest(["List row"], around: editor.outer), limits.contains(size.height),
      !editor.modifiers.contains(where: { $0.name == "frame" }),
      let list = scene.nearest(["List", "Form"], around: row), let owner = scene.view(list)
    else { return nil }
    let candidate = EditCandidate.minimum(.vertical, height, for: editor.outer, in: scene.base)
    return Diagnosis(
      .flatEditor, subject: editor.core, others: Set(scene.nodes(in: row)),
      aspects: [.height, .cut],
      seen: "The TextEditor is \(scene.text(size.height)) high, one line.",
      cause:
        "A row of \(scene.place(owner)) offers its content no height, and a TextEditor has none of its own.",
      causeNode: list,
      edit: candidate?.proposed(
        in: scene.base, if: { $0.size(row).height >= height },
        outcome: { _ in "\(scene.text(height)) high, or more" }),
      weight: height - size.height)
  }
}
