import Foundation
import QuoinGeometry

/// A navigation stack inside another one, so that both show a bar.
enum NestedStack {
  static let stacks: Set<String> = ["NavigationStack", "NavigationView"]

  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    return scene.calls(of: stacks).compactMap { diagnosis(of: $0, in: scene) }
  }

  private static func diagnosis(of inner: WrittenView, in scene: ContainerScene) -> Diagnosis? {
    let around = scene.views.first { view in
      stacks.contains(view.type) && view.core != inner.core
        && scene.isInside(inner.core, view.core)
    }
    guard let outside = around, let own = bar(in: inner.core, scene),
      // A sheet is a part of its own, with its own bar.
      !scene.around(inner.core).prefix(while: { $0 > outside.core }).contains(where: {
        ["sheet", "popover", "alert"].contains(scene.node($0).name)
      }),
      let other = bar(in: outside.core, except: inner.core, scene)
    else { return nil }
    let (first, second) = (scene.frame(own), scene.frame(other))
    let edit = ProposedEdit([SourceChange(inner.type, at: inner.source, .unwrap)])
    return Diagnosis(
      .nestedStack, subject: inner.core, others: Set(scene.nodes(in: inner.core)),
      aspects: [.y, .height, .gap],
      seen: "The content begins below two bars, at \(scene.text(max(first.maxY, second.maxY))).",
      cause:
        "The inner \(inner.type) (\(scene.line(inner.source))) has a bar of \(scene.text(first.height)) above it, and the outer one (\(scene.line(outside.source))) another of \(scene.text(second.height)).",
      causeNode: inner.core, edit: edit, weight: min(first.height, second.height))
  }

  /// The visible bar of a stack.
  private static func bar(in stack: Int, except inner: Int? = nil, _ scene: ContainerScene) -> Int?
  {
    scene.nodes(in: stack).first { index in
      scene.node(index).name == "navigationBar" && scene.frame(index).height > 1
        && inner.map { !scene.isInside(index, $0) } ?? true
    }
  }
}
