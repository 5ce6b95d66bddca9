import Foundation
import QuoinGeometry
import QuoinLayout

/// The background of a view at the edge of a window, which reaches into the safe area.
enum BleedingBackground {
  /// The part of the window from which on a background is meant for the whole screen.
  private static let limit: CGFloat = 0.5

  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    guard scene.base.report.window != nil else { return [] }
    return scene.indices.compactMap { diagnosis(of: $0, in: scene) }
  }

  private static func diagnosis(of layer: Int, in scene: ContainerScene) -> Diagnosis? {
    let parts = scene.children(layer)
    guard scene.node(layer).callName == "background", scene.pass.isWritten(layer),
      parts.count == 2, scene.node(parts[1]).callName == "ignoresSafeArea",
      !scene.pass.isWritten(parts[1]), !scene.pass.isSystem(layer),
      let source = scene.node(layer).source, let leaf = scene.leaf(in: parts[1])
    else { return nil }
    let (view, fill) = (scene.frame(parts[0]), scene.frame(leaf))
    let reaches = [
      ("up", view.minY - fill.minY), ("down", fill.maxY - view.maxY),
      ("to the left", view.minX - fill.minX), ("to the right", fill.maxX - view.maxX),
    ].filter { $0.1 > 1 }
    guard let first = reaches.first, view.height < scene.base.window.height * limit else {
      return nil
    }
    let change = SourceChange(
      "background", at: source, .setArgument("ignoresSafeAreaEdges", to: "[]"))
    let candidate = EditCandidate([change], [(node: parts[1], edit: .removed)], cost: 2)
    return Diagnosis(
      .bleedingBackground, subject: layer, others: Set(parts + [leaf]),
      aspects: [.height, .width, .y, .color],
      seen:
        "The background is \(scene.text(fill.size)), its view \(scene.text(view.size)): it reaches \(scene.text(first.1)) \(first.0).",
      cause:
        ".background (\(scene.line(source))) with a color or style reaches into the safe area where its view touches it.",
      causeNode: layer,
      edit: candidate.proposed(
        in: scene.base, if: { abs($0.size(leaf).height - view.height) < 1 },
        outcome: { "the background is \(scene.text($0.size(leaf)))" }),
      // The background of a header or bar is usually meant to end at the edge of the screen.
      weight: first.1, isOnlyAsked: true)
  }
}
