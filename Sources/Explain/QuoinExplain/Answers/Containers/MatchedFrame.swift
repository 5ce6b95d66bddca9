import Foundation
import QuoinGeometry

/// A fixed frame before a matched geometry effect, so that the effect can't change the size.
enum MatchedFrame {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    var seen: Set<LayoutReport.Source> = []
    return scene.views.compactMap { view in
      guard seen.insert(view.source).inserted else { return nil }
      return diagnosis(of: view, in: scene)
    }
  }

  private static func diagnosis(of view: WrittenView, in scene: ContainerScene) -> Diagnosis? {
    guard
      let place = view.modifiers.firstIndex(where: { $0.name == "matchedGeometryEffect" }),
      let frame = view.modifiers[..<place].first(where: { isFixed($0, in: scene) }),
      let node = frame.node
    else { return nil }
    let effect = view.modifiers[place]
    let change = SourceChange(effect.name, at: effect.source, .moveBefore(frame.source))
    let size = scene.text(scene.frame(node).size)
    return Diagnosis(
      .matchedFrame, subject: node, others: Set(view.nodes), aspects: [.motion, .width, .height],
      seen:
        "\(scene.first(scene.name(view.core))) stays \(size) while it moves to its counterpart.",
      cause:
        "\(scene.place(frame)) is written before .matchedGeometryEffect (\(scene.line(effect.source))), so it fixes the size whatever the effect offers.",
      causeNode: node, edit: ProposedEdit([change]), weight: scene.frame(node).width)
  }

  private static func isFixed(_ modifier: WrittenModifier, in scene: ContainerScene) -> Bool {
    guard modifier.name == "frame", let node = modifier.node,
      let lengths = scene.node(node).arguments?.lengths
    else { return false }
    return lengths["width"] != nil || lengths["height"] != nil
  }
}
