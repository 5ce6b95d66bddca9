import Foundation
import QuoinGeometry

/// A title or toolbar on a navigation stack, which shows only those of its content.
enum StrayTitle {
  private static let stacks: Set<String> = [
    "NavigationStack", "NavigationView", "NavigationSplitView",
  ]
  private static let titles: Set<String> = [
    "navigationTitle", "navigationBarTitle", "navigationBarItems", "toolbar",
  ]

  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    // The window of macOS shows the title of any view in it.
    guard !scene.pass.context.isForMac else { return [] }
    return scene.calls(of: stacks).flatMap { stack in
      stack.modifiers.filter { titles.contains($0.name) }.compactMap {
        diagnosis(of: $0, on: stack, in: scene)
      }
    }
  }

  private static func diagnosis(
    of modifier: WrittenModifier, on stack: WrittenView, in scene: ContainerScene
  ) -> Diagnosis? {
    let bars: Set<String> = ["TabView", "Tab"]
    let outer = Set(scene.views(around: stack).map(\.type))
    // Outside of the stack, `toolbar` may hide the tab bar.
    guard outer.isDisjoint(with: stacks), outer.isDisjoint(with: bars),
      let content = scene.content(of: stack).first(where: { scene.isInside($0.core, stack.core) }),
      !isTitled(stack, by: modifier.name, in: scene)
    else { return nil }
    let last = content.modifiers.last
    let target = last?.source ?? content.source
    let change = SourceChange(modifier.name, at: modifier.source, .moveAfter(target))
    let isTitle = modifier.name.hasPrefix("navigation") && modifier.name.contains("Title")
    return Diagnosis(
      .strayTitle, subject: stack.core, others: Set([stack.outer, content.core, content.outer]),
      aspects: [.y, .height, .gap, .cut],
      seen: "The bar doesn't show the \(isTitle ? "title" : "items") of .\(modifier.name).",
      cause:
        "\(scene.place(modifier)) is on \(scene.place(stack)), which shows only what its content sets; write it on \(scene.place(content)).",
      causeNode: stack.core, edit: ProposedEdit([change]), weight: 44)
  }

  /// Whether a view in the stack has the modifier, too.
  private static func isTitled(
    _ stack: WrittenView, by name: String, in scene: ContainerScene
  ) -> Bool {
    scene.views.contains { view in
      view.source != stack.source && scene.isInside(view.core, stack.core)
        && view.modifiers.contains { $0.name == name }
    }
  }
}
