import Foundation
import QuoinGeometry
import QuoinLayout

/// Content that gets less height while the keyboard is shown, so that its views move up.
enum KeyboardInset {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    let height = scene.pass.context.keyboard
    guard height > 0, let window = scene.base.report.window,
      let root = scene.views.first(where: { isContent($0, scene) }), !isAvoiding(root, scene)
    else { return [] }
    let top = window.height - height
    let frame = scene.frame(root.outer)
    // What ignores the keyboard reaches below its upper edge.
    guard frame.maxY <= top + 0.5, let call = scene.base.lastCall(root.outer) else { return [] }
    let fills = frame.maxY > top - 0.5
    let space = fills ? "" : ".frame(maxWidth: .infinity, maxHeight: .infinity)"
    let change = SourceChange(
      call.name, at: call.source, .append("\(space).ignoresSafeArea(.keyboard)"))
    let offered = scene.node(root.outer).proposal.height ?? frame.height
    return [
      Diagnosis(
        .keyboardInset, subject: root.core, others: Set(scene.nodes(in: root.outer)),
        aspects: [.y, .cut, .motion, .height, .gap],
        seen:
          "\(scene.first(scene.place(root))) ends at \(scene.text(frame.maxY)), above the keyboard, which begins at \(scene.text(top)).",
        cause:
          "The keyboard is a part of the safe area: it takes \(scene.text(height)) from the bottom, so \(scene.place(root)) is laid out in the \(scene.text(offered)) that are left, and its views move up.",
        causeNode: root.core, edit: ProposedEdit([change]), weight: height, isOnlyAsked: true)
    ]
  }

  /// Whether a view is the first with content, rather than one that only contains a screen.
  private static func isContent(_ view: WrittenView, _ scene: ContainerScene) -> Bool {
    !scene.base.written.ownTypes.contains(view.type)
      && !["NavigationStack", "NavigationView", "TabView", "Group", "ForEach"].contains(view.type)
  }

  /// Whether a view scrolls its content above the keyboard.
  private static func isAvoiding(_ view: WrittenView, _ scene: ContainerScene) -> Bool {
    ["List", "Form", "ScrollView"].contains(view.type)
      || view.modifiers.contains { $0.name == "ignoresSafeArea" }
  }
}
