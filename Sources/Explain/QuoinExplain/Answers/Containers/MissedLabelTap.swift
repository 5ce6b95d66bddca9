import Foundation
import QuoinGeometry
import QuoinLayout

/// A button with a style of its own whose label has empty parts and no content shape.
///
/// Buttons of the default style take touches in their whole frame, and so do rows of a list.
enum MissedLabelTap {
  private static let styles: Set<String> = ["buttonStyle"]

  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    guard let touches = TouchMap(scene) else { return [] }
    return scene.calls(of: ["Button", "NavigationLink"]).compactMap { button in
      guard scene.isModified(button, by: styles),
        scene.nearest(["List row"], around: button.core) == nil,
        !scene.pass.isSystem(button.core)
      else { return nil }
      return diagnosis(of: button, touches, in: scene)
    }
  }

  private static func diagnosis(
    of button: WrittenView, _ touches: TouchMap, in scene: ContainerScene
  ) -> Diagnosis? {
    let labels = scene.content(of: button)
    guard labels.count == 1, let label = labels.first,
      !(button.modifiers + label.modifiers).contains(where: { $0.name == "contentShape" }),
      !scene.pass.mayBeDisplaced(label.outer),
      let holes = touches.holes(in: label.outer, of: button.nodes),
      let edit = EditCandidate.contentShape(on: label.outer, in: scene.base)
    else { return nil }
    let size = scene.frame(label.outer).size
    return Diagnosis(
      .missedTap, subject: button.core, others: Set(button.nodes), aspects: [.taps],
      seen: TapWords.seen(holes, in: scene),
      cause: TapWords.cause(
        "\(scene.first(scene.place(button))) with a button style reacts only to its label",
        label.outer, holes, in: scene),
      causeNode: label.outer,
      edit: edit.proposed("taps count in all of its \(scene.text(size))"), weight: holes.area)
  }
}
