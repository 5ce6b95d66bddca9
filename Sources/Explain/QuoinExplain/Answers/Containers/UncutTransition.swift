import Foundation
import QuoinGeometry
import QuoinLayout

/// A transition that moves a view over the views beside its container, which doesn't clip it.
enum UncutTransition {
  /// The smallest overlap that is noticeable, in points.
  private static let least: CGFloat = 4
  private static let clips: Set<String> = [
    "clipped", "clipShape", "cornerRadius", "mask", "ScrollView", "List", "Form", "drawingGroup",
  ]
  private static let stacks: Set<String> = ["VStack", "HStack", "Grid"]

  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    var seen: Set<LayoutReport.Source> = []
    return scene.views.compactMap { view in
      guard let modifier = view.modifiers.first(where: { $0.name == "transition" }),
        seen.insert(modifier.source).inserted
      else { return nil }
      return diagnosis(of: view, modifier, in: scene)
    }
  }

  private static func diagnosis(
    of view: WrittenView, _ modifier: WrittenModifier, in scene: ContainerScene
  ) -> Diagnosis? {
    guard let number = scene.pass.treeNode(view.outer),
      let edge = scene.pass.context.entry(number)
    else { return nil }
    let start = self.start(of: scene.frame(view.outer), at: edge)
    var container = view.outer
    for outer in scene.around(view.outer) {
      let name = scene.node(outer).callName
      if clips.contains(name) { return nil }
      if stacks.contains(name), container != view.outer,
        let other = scene.children(outer).first(where: {
          $0 != container && overlaps($0, start, in: scene)
        })
      {
        return diagnosis(of: view, modifier, over: other, in: container, scene)
      }
      container = outer
    }
    return nil
  }

  /// The frame at which a view enters: beside its place, by its own length.
  private static func start(of frame: CGRect, at edge: Edge) -> CGRect {
    switch edge {
    case .top: frame.offsetBy(dx: 0, dy: -frame.height)
    case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
    case .leading: frame.offsetBy(dx: -frame.width, dy: 0)
    case .trailing: frame.offsetBy(dx: frame.width, dy: 0)
    }
  }

  /// Whether a view that enters is drawn over something in another view.
  private static func overlaps(_ other: Int, _ start: CGRect, in scene: ContainerScene) -> Bool {
    scene.nodes(in: other).contains { index in
      let node = scene.node(index)
      guard node.text != nil || node.image != nil || scene.isFill(index) else { return false }
      let common = node.frame.intersection(start).intersection(scene.base.window)
      return !common.isNull && common.width > least && common.height > least
    }
  }

  private static func diagnosis(
    of view: WrittenView, _ modifier: WrittenModifier, over other: Int, in container: Int,
    _ scene: ContainerScene
  ) -> Diagnosis? {
    guard let owner = scene.view(container), scene.isInside(view.outer, owner.outer) else {
      return nil
    }
    let candidate = EditCandidate.clipped(owner.outer, in: scene.base)
    return Diagnosis(
      .uncutTransition, subject: view.outer, others: Set(view.nodes).union([owner.outer, other]),
      aspects: [.motion],
      seen:
        "While it moves in, \(scene.name(view.core)) is drawn over \(scene.name(other)).",
      cause:
        "\(scene.place(modifier)) moves it by its own length, and \(scene.place(owner)) doesn't clip what is outside of it.",
      causeNode: owner.outer,
      edit: candidate?.proposed("it is drawn only inside \(scene.place(owner))"),
      weight: scene.frame(view.outer).height)
  }
}
