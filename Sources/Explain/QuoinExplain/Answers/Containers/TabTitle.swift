import Foundation
import QuoinGeometry

/// A title or toolbar in a tab whose only navigation stack is around the tab view.
enum TabTitle {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    guard !scene.pass.context.isForMac else { return [] }
    var seen: Set<Int> = []
    return scene.views.compactMap { view in
      guard let bar = BarModifiers(view, in: scene), let tabs = bar.container,
        scene.node(tabs).callName == "TabView",
        let stack = bar.around.first(where: { BarModifiers.isStack($0, scene) }),
        seen.insert(tabs).inserted
      else { return nil }
      return diagnosis(bar, tabs, stack, in: scene)
    }
  }

  private static func diagnosis(
    _ bar: BarModifiers, _ tabs: Int, _ stack: Int, in scene: ContainerScene
  ) -> Diagnosis? {
    guard let tabView = scene.view(tabs), let outer = scene.view(stack), let first = bar.all.first
    else { return nil }
    let labels = scene.nodes(in: tabs).first { scene.node($0).name == "tabBar" }
    let others = Set([tabs, stack, bar.view.outer]).union(
      labels.map { scene.nodes(in: $0) } ?? 0..<0)
    return Diagnosis(
      .tabTitle, subject: bar.view.core, others: others, aspects: [.cut, .y, .gap],
      seen: "The tabs have no bar of their own.",
      cause:
        "\(scene.place(first)) is in \(scene.place(tabView)), which doesn't reliably pass it on to \(scene.place(outer)) around it; each tab needs its own.",
      causeNode: stack, edit: edit(bar, tabView, outer, in: scene), weight: 44, cue: bar.cue)
  }

  /// A navigation stack in the tab in place of that around the tab view.
  private static func edit(
    _ bar: BarModifiers, _ tabView: WrittenView, _ stack: WrittenView, in scene: ContainerScene
  ) -> ProposedEdit? {
    guard scene.content(of: stack) == [tabView], let wrapping = bar.wrapping else { return nil }
    return ProposedEdit([SourceChange(stack.type, at: stack.source, .unwrap), wrapping])
  }
}
